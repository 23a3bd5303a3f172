import { describe, expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { standingClock } from '../../host.ts'
import { createDockerMachine } from '../../docker/machine.ts'
import { createLinuxMachine } from '../../linux/machine.ts'
import type { ShellName } from '../../shell/terminal-shell.ts'
import { steadyHost } from '../../steady-host.ts'
import { createSessionTerminal, type PlayedTerminal } from '../../trial/session-terminal.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import { expectedOn } from './expected.ts'

interface Learner {
  readonly machine: PlaygroundMachine
  readonly terminal: PlayedTerminal
}

function sit(create: typeof createLinuxMachine | typeof createDockerMachine, shell: ShellName): Learner {
  const host = steadyHost()
  const machine = create({ clock: standingClock(Date.UTC(2026, 10, 23), host), chance: createChance(1), host })
  return { machine, terminal: createSessionTerminal(machine.session, host, shell, { unattended: true }) }
}

async function sitAfter(shell: ShellName, lines: readonly string[]): Promise<PlaygroundMachine> {
  const { machine, terminal } = sit(createLinuxMachine, shell)
  await terminal.prompt()
  for (const line of lines) await terminal.run(line)
  return machine
}

const expectedAfter = async (
  shell: ShellName,
  lines: readonly string[],
  command: string,
): Promise<string | undefined> => expectedOn(await sitAfter(shell, lines), { command, goal: undefined })

describe('what a command would show in the learner’s world', () => {
  it.each([
    ['Simple', ['mkdir trip', 'cd trip', 'touch a b'], 'ls', 'a  b\n'],
    ['Bash', ['x=5', 'f() { echo $((x + 1)); }'], 'f; x=9', '6\n'],
    ['Bash', ['cd Documents'], 'pwd > where; cat where', '/home/user/Documents\n'],
    ['Bash', [], 'less welcome.txt', undefined],
  ] as const)('%s, %s, %s', async (shell, lines, command, output) => {
    expect(await expectedAfter(shell, lines, command)).toBe(output)
  })

  it('changes nothing of the learner’s', async () => {
    const machine = await sitAfter('Bash', ['x=5', 'exec 3> a'])
    const world = machine.world.get()
    await expectedOn(machine, { command: 'rm a; x=6; echo more >&3; cd /', goal: undefined })
    expect(machine.world.get()).toBe(world)
    expect(machine.session.state.get().where).toBe('/home/user')
    expect(machine.timeline.get().moments).toHaveLength(2)
  })

  it('is not told where the command does not do what is asked', async () => {
    const machine = await sitAfter('Simple', ['rm welcome.txt'])
    const goal = { type: 'printed', text: { contains: 'Welcome' } } as const
    expect(await expectedOn(machine, { command: 'cat welcome.txt', goal })).toBeUndefined()
  })

  it('is not told where what is asked is so already', async () => {
    const machine = await sitAfter('Simple', ['mkdir trip'])
    const goal = { type: 'file', path: '~/trip', kind: 'directory' } as const
    expect(await expectedOn(machine, { command: 'mkdir trip', goal })).toBeUndefined()
  })

  it('asks the containers of a Docker host', async () => {
    const { machine, terminal } = sit(createDockerMachine, 'Simple')
    await terminal.run('docker rename my-nginx front')
    const output = await expectedOn(machine, { command: 'docker ps --format {{.Names}}', goal: undefined })
    expect(output).toBe('front\n')
  })
})
