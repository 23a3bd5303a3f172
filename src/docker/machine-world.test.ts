import { describe, expect, test, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { createAbort } from '../base/signal.ts'
import { liveClock } from '../host.ts'
import type { Machine } from '../shell/machine.ts'
import { instantClock } from '../testing/run-line.ts'
import { FileSystemReader } from '../linux/fs.ts'
import { openFiles } from './runtime/container-files.ts'
import { createDocker } from './docker.ts'
import type { Container } from './engine/model.ts'
import { createDockerMachine } from './machine.ts'

// what is loaded when it is first needed takes its time on a busy machine
const PATIENCE = 60_000
vi.setConfig({ testTimeout: PATIENCE })

/** What a line of the machine's terminal writes. */
async function shown(machine: Machine, line: string): Promise<string> {
  let text = ''
  const output = { write: (chunk: string | Uint8Array) => void (text += String(chunk)) }
  const stdin = { readLine: () => Promise.resolve(undefined) }
  await machine.session.submit(line, { stdin, stdout: output, stderr: output, signal: createAbort().signal })
  return text
}

test('what is written in a container while the prompt stands is in the world 50 ms later, after a reload too', async () => {
  const first = createDockerMachine({ clock: instantClock(0), chance: createChance(1) })
  await shown(first, 'docker run -d --name one nginx')
  const { system, world } = createDocker({ clock: instantClock(0), chance: createChance(1), world: first.save() })
  const one = (): Container | undefined => world.get().engine.containers.find(({ name }) => name === 'one')
  const container = one()
  if (!container) throw new Error('no container')
  vi.useFakeTimers()
  const { fs } = openFiles(system, container, instantClock(0))
  for (const name of ['/first', '/second']) {
    fs.writeFile(name, 'x')
    vi.advanceTimersByTime(50)
    const files = one()?.files
    expect(files && new FileSystemReader(files).exists(name)).toBe(true)
  }
  vi.useRealTimers()
})

/** What sets an aspect up, what spoils it, and what shows it. */
const aspects: Readonly<Record<string, readonly [before: string, spoil: string, show: string]>> = {
  containers: ['docker run -d --name one nginx', 'docker rm -f one', 'docker ps -a'],
  // how long it took to stop depends on whether its program had arrived: the ages of a table would tell
  'stopped containers': ['docker run -d --name one nginx', 'docker stop one', 'docker ps -q'],
  images: ['docker pull redis', 'docker rmi redis', 'docker images'],
  networks: ['docker network create net1', 'docker network rm net1', 'docker network ls'],
  volumes: ['docker volume create vol1', 'docker volume rm vol1', 'docker volume ls'],
  'a container’s files': ['docker run -d --name one nginx', 'docker exec one touch /new', 'docker exec one ls /'],
  'ids to come': ['docker ps', 'docker run -d nginx', 'docker run -d --name two nginx'],
}

describe.each(['Simple', 'Bash'] as const)('in %s a Docker host comes back with', (shell) => {
  test.each(Object.entries(aspects))('%s', async (_name, [before, spoil, show]) => {
    const machine = createDockerMachine({ clock: instantClock(0), chance: createChance(1) })
    await machine.session.choose(shell)
    await shown(machine, before)
    const snapshot = machine.snapshot()
    const expected = await shown(machine, show)
    machine.restore(snapshot)
    await shown(machine, spoil)
    expect(await shown(machine, show)).not.toBe(expected)
    machine.restore(snapshot)
    expect(await shown(machine, show)).toBe(expected)
  })

  test('the engine that it had, whatever a line was about to do', async () => {
    const machine = createDockerMachine({ clock: liveClock(), chance: createChance(1) })
    await machine.session.choose(shell)
    await shown(machine, 'docker create --name once alpine sleep 100')
    const snapshot = machine.snapshot()
    const before = machine.world.get()
    const line = shown(machine, 'docker start -a once')
    await vi.waitUntil(() => machine.world.get() !== before, { timeout: PATIENCE })
    machine.restore(snapshot)
    await line
    expect(await shown(machine, 'docker ps -a --filter name=once')).toContain('Created')
  })
})

test('the Simple shell reaches a server that runs in a container since Bash started it, also in a world that was put back', async () => {
  const machine = createDockerMachine({ clock: liveClock(), chance: createChance(1) })
  await machine.session.choose('Bash')
  await shown(machine, 'docker run -d --name one nginx; docker exec one touch /new')
  const answers = async (): Promise<boolean> =>
    (await shown(machine, 'docker exec one curl localhost')).includes('Welcome to nginx!')
  await vi.waitUntil(answers, { timeout: PATIENCE })
  const snapshot = machine.snapshot()
  await machine.session.choose('Simple')
  expect(await shown(machine, 'docker exec one curl localhost')).toContain('Welcome to nginx!')
  machine.restore(snapshot)
  await machine.session.choose('Simple')
  expect(await shown(machine, 'docker exec one curl localhost')).toContain('Welcome to nginx!')
})
