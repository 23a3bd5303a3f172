import { expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { standingClock } from '../../host.ts'
import type { ShellName } from '../../shell/terminal-shell.ts'
import { steadyHost } from '../../steady-host.ts'
import { createSessionTerminal } from '../../trial/session-terminal.ts'
import { createDockerMachine } from '../machine.ts'

async function listening(shell: ShellName, image: string): Promise<readonly number[] | undefined> {
  const host = steadyHost()
  const machine = createDockerMachine({ clock: standingClock(0, host), chance: createChance(1), host })
  const terminal = createSessionTerminal(machine.session, host, shell, { unattended: true })
  await terminal.run(`docker run -d --name one ${image}`)
  if (shell === 'Bash') await terminal.run('sleep 1')
  const id = machine.world.get().engine.containers.find(({ name }) => name === 'one')?.id ?? ''
  return (await machine.listeners?.(id))?.map(({ port }) => port)
}

test.each([
  ['Simple', 'nginx', [80]],
  ['Simple', 'redis', [6379]],
  ['Simple', 'alpine', []],
  ['Bash', 'redis', [6379]],
] as const)('in %s a container of %s listens at %j', async (shell, image, ports) =>
  expect(await listening(shell, image)).toEqual(ports),
)

test('nobody listens in a container that does not exist', async () => {
  const machine = createDockerMachine({ clock: standingClock(0), chance: createChance(1) })
  expect(await machine.listeners?.('none')).toEqual([])
})

test.each(['Simple', 'Bash'] as const)(
  'the server of a fresh host listens where its port leads, in %s',
  async (shell) => {
    const host = steadyHost()
    const machine = createDockerMachine({ clock: standingClock(0, host), chance: createChance(1), host })
    const terminal = createSessionTerminal(machine.session, host, shell, { unattended: true })
    const web = machine.world.get().engine.containers.find(({ name }) => name === 'my-nginx')
    expect(await machine.listeners?.(web?.id ?? '')).toEqual([{ port: 8080 }])
    await terminal.run('docker restart my-nginx')
    if (shell === 'Bash') await terminal.run('sleep 1')
    expect(await machine.listeners?.(web?.id ?? '')).toMatchObject([{ port: 8080 }])
  },
)
