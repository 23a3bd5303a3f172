import { describe, expect, it } from 'vitest'
import { createChance } from '../base/chance.ts'
import { liveClock, processHost, standingClock } from '../host.ts'
import { skippingHost } from '../skipping/skipping-host.ts'
import { steadyHost } from '../steady-host.ts'
import { openBash } from '../testing/bash-session.ts'
import { createSessionTerminal } from '../trial/session-terminal.ts'
import { createDockerMachine } from './machine.ts'

const SECOND = 1000

describe('time that is skipped', () => {
  it('is that of checks of health, and can be taken back', async () => {
    const host = skippingHost(processHost)
    const machine = createDockerMachine({ clock: liveClock(host), chance: createChance(1), host })
    const terminal = await openBash(machine.session)
    const check = '--health-cmd true --health-interval 20s'
    await terminal.run(`docker run -d --name sick ${check} alpine sleep 1000; sleep 300 &`)
    const status = async (): Promise<string> =>
      (await terminal.run('docker ps --format "{{.Status}}" -f name=sick')).stdout
    expect(await status()).toContain('(health: starting)')
    await machine.skip?.(30 * SECOND)
    expect(await status()).toMatch(/^Up 3\d seconds \(healthy\)\n$/)
    const { moments } = machine.timeline.get()
    const at = moments.findIndex(({ line }) => line === '# 30 seconds later')
    await machine.go(at)
    expect(machine.world.get().engine.containers.find(({ name }) => name === 'sick')?.state).toMatchObject({
      health: { status: 'starting' },
    })
  })

  it('is that of the delays before a container is started anew, each twice as long as the one before', async () => {
    const host = skippingHost(processHost)
    const machine = createDockerMachine({ clock: liveClock(host), chance: createChance(1), host })
    const terminal = await openBash(machine.session)
    await terminal.run('docker pull -q alpine')
    await terminal.run('docker run -d --name always --restart always alpine false')
    await terminal.run('docker run -d --name thrice --restart on-failure:3 alpine false')
    const told = async (name: string): Promise<string> =>
      (await terminal.run(`docker inspect -f '{{.RestartCount}} {{.State.Status}}' ${name}`)).stdout
    await machine.skip?.(40 * SECOND)
    // 0.1 + 0.2 + … + 12.8 seconds are 25.5, with 25.6 they are 51.1; the one that is waited for counts
    expect(await told('always')).toBe('9 restarting\n')
    expect(await told('thrice')).toBe('3 exited\n')
    await machine.skip?.(20 * SECOND)
    expect(await told('always')).toBe('10 restarting\n')
    // no wait is longer than a minute
    await machine.skip?.(300 * SECOND)
    expect(await told('always')).toBe('15 restarting\n')
    await machine.go(machine.timeline.get().moments.findIndex(({ line }) => line === '# 40 seconds later'))
    // taken back, it goes on from the delay of then
    expect(await told('thrice')).toMatch(/^[123] (restarting|running|exited)\n$/)
    await machine.skip?.(40 * SECOND)
    expect(await told('thrice')).toBe('3 exited\n')
    expect(await told('always')).toMatch(/^\d+ restarting\n$/)
  })

  it('ends what runs in the foreground, and belongs to its line', async () => {
    const host = skippingHost(processHost)
    const machine = createDockerMachine({ clock: liveClock(host), chance: createChance(1), host })
    const terminal = await openBash(machine.session)
    const line = terminal.run('sleep 600; echo over')
    while (!machine.session.processes.some(({ argv }) => argv[0] === 'sleep')) await host.turn()
    await machine.skip?.(600 * SECOND)
    expect((await line).stdout).toBe('over\n')
    expect(machine.timeline.get().moments.map((moment) => moment.line)).toEqual(['sleep 600; echo over'])
  })

  it('passes where time is counted, too', async () => {
    const host = steadyHost({ paced: true })
    const machine = createDockerMachine({ clock: standingClock(0, host), chance: createChance(1), host })
    const terminal = createSessionTerminal(machine.session, host, 'Bash', { unattended: true })
    await terminal.run('sleep 3000 &')
    await machine.skip?.(3600 * SECOND)
    expect((await terminal.run('date +%s; jobs')).stdout).toMatch(/^36\d\d\n.*Done/s)
  })

  it('passes for a line that begins with it, and is skipped once at a time', async () => {
    const host = skippingHost(processHost)
    const machine = createDockerMachine({ clock: liveClock(host), chance: createChance(1), host })
    const terminal = await openBash(machine.session)
    const skipped = machine.skip?.(60 * SECOND)
    await expect(machine.skip?.(SECOND)).rejects.toThrow('skip: time is being skipped')
    const line = terminal.run('sleep 600; echo over')
    await skipped
    await machine.skip?.(600 * SECOND)
    expect((await line).stdout).toBe('over\n')
  })

  it('is that of what has just begun, too, and leaves to the timeline what is taken back meanwhile', async () => {
    const host = skippingHost(processHost)
    const machine = createDockerMachine({ clock: liveClock(host), chance: createChance(1), host })
    const terminal = await openBash(machine.session)
    await terminal.run('while sleep 1; do echo x >> log; done &')
    await machine.skip?.(60 * SECOND)
    expect(Number((await terminal.run('wc -l < log')).stdout)).toBeGreaterThan(50)
    const lines = machine.timeline.get().moments.map((moment) => moment.line)
    const skipped = machine.skip?.(3600 * SECOND)
    await machine.go(1)
    await skipped
    expect(machine.timeline.get()).toMatchObject({ at: 1 })
    expect(machine.timeline.get().moments.map((moment) => moment.line)).toEqual(lines)
  })
})
