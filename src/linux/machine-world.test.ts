import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { connect, type Connection } from '../connect.ts'
import { standingClock } from '../host.ts'
import type { Machine } from '../shell/machine.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import { createLinuxMachine } from './machine.ts'

let screen: Screen
let machine: Machine
let connection: Connection

/** Types, and waits until the next line can be typed. */
async function type(keys: string): Promise<void> {
  await screen.type(keys)
  await connection.idle()
  await screen.parsed()
}

const lastOutput = (): string | undefined => screen.rows().at(-2)
const promptRow = (): string => screen.rows().at(-1) ?? ''

const create = (): Machine => createLinuxMachine({ clock: standingClock(0), chance: createChance(1) })

beforeEach(() => {
  screen = createScreen(70, 16)
  machine = create()
  connection = connect(screen.terminal, machine.session)
})

describe('a machine with a terminal', () => {
  it('comes back from before Bash was chosen, with all that Bash installs', async () => {
    await type('cd Documents\r')
    const before = machine.snapshot()
    await machine.session.choose('Bash')
    await type('x=1; cd /; sudo -n true; echo new > ~/new\r')
    machine.restore(before)
    expect(machine.session.state.get().shell).toBe('Bash')
    await vi.waitUntil(() => promptRow() === 'user@linux-playground:/home/user/Documents$')
    await type('pwd; ls ~; echo a | sed s/a/b$x/\r')
    expect(screen.rows().slice(-4, -1)).toEqual(['/home/user/Documents', 'Documents  Downloads  welcome.txt', 'b'])
  })

  it('has evidence of what the Simple shell ran', async () => {
    await type(' grep -in  W welcome.txt\r')
    await type('nonsense\r')
    const [first, second] = machine.timeline.get().moments
    expect(first).toMatchObject({ shell: 'Simple', evidence: { status: 0, flows: [] } })
    expect(first?.evidence.ran).toEqual([
      {
        argv: ['grep', '-in', 'W', 'welcome.txt'],
        cwd: '/home/user',
        status: 0,
        given: [
          { name: 'i', value: undefined },
          { name: 'n', value: undefined },
        ],
        program: 'grep',
        operands: ['W', 'welcome.txt'],
        place: { start: 1, end: 24, stage: 0 },
        redirections: [],
      },
    ])
    expect(second?.evidence).toMatchObject({ ran: [{ argv: ['nonsense'], status: 127, given: [] }], status: 127 })
  })

  it('tells what the names of aliases stood for', async () => {
    expect(machine.look(machine.snapshot()).aliases.size).toBe(0)
    await machine.session.choose('Bash')
    await type("alias short='ls -a'\r")
    expect(machine.look(machine.snapshot()).aliases.get('short')).toBe('ls -a')
  })

  it('has no status of what still runs when its line has ended', async () => {
    await machine.session.choose('Bash')
    await type('sleep 100 & sleep 0.02\r')
    const ran = machine.timeline.get().moments.at(-1)?.evidence.ran
    expect(new Map(ran?.map(({ argv, status }) => [argv[1], status]))).toEqual(
      new Map([
        ['100', undefined],
        ['0.02', 0],
      ]),
    )
  })

  it('comes back with its Bash while the other shell is chosen', async () => {
    await machine.session.choose('Bash')
    await type('x=kept; cd /tmp\r')
    const before = machine.snapshot()
    await type('x=lost; cd /\r')
    await machine.session.choose('Simple')
    machine.restore(before)
    await type('pwd\r')
    expect(lastOutput()).toBe('/tmp')
    await machine.session.choose('Bash')
    await type('echo $x\r')
    expect(lastOutput()).toBe('kept')
  })

  it.each(['cat', 'sleep 100', 'while :; do :; done', 'read -p "name? " x', 'less welcome.txt', 'sleep 100 | cat'])(
    'ends %s when another world is put back',
    async (line) => {
      await machine.session.choose('Bash')
      await type('echo old > file\r')
      const before = machine.snapshot()
      await screen.type(`echo new > file; ${line}\r`)
      await vi.waitUntil(() => machine.session.state.get().running)
      machine.restore(before)
      // who reads from the terminal is gone a moment later
      await vi.waitUntil(() => promptRow().endsWith('$'))
      await connection.idle()
      await type('cat file; echo $x\r')
      expect(screen.rows().slice(-3, -1)).toEqual(['old', ''])
      expect(promptRow()).toContain('$')
    },
  )

  it('ends a line of the Simple shell', async () => {
    const before = machine.snapshot()
    await screen.type('ping -c 100 localhost\r')
    await vi.waitUntil(() => machine.session.state.get().running)
    machine.restore(before)
    await type('pwd\r')
    expect(lastOutput()).toBe('/home/user')
  })

  it('drops an unfinished command', async () => {
    await machine.session.choose('Bash')
    const before = machine.snapshot()
    await type('if true\r')
    machine.restore(before)
    await type('echo fresh\r')
    expect(lastOutput()).toBe('fresh')
  })

  it('says where an unfinished command breaks off, and forgets what Ctrl-C drops', async () => {
    const { session, timeline } = machine
    await session.choose('Bash')
    const typedThen = async (keys: string): Promise<unknown> => {
      await type(keys)
      return session.state.get().unfinished
    }
    expect(await typedThen('echo "hi\r')).toBe('double quotes')
    expect(await typedThen('there\r')).toBe('double quotes')
    expect(await typedThen('\x03')).toBeUndefined()
    expect(await typedThen('if true\r')).toBe('command')
    expect(await typedThen('then echo yes; fi\r')).toBeUndefined()
    expect(timeline.get().moments.map(({ line }) => line)).toEqual(['if true\nthen echo yes; fi'])
  })

  it('goes to another place of its timeline, and shows what stood on the screen there', async () => {
    await machine.session.choose('Bash')
    await type('cd Documents; echo one\r')
    const shown = screen.rows().slice(-3)
    await type('cd /; echo two > ~/file\r')
    await type('for x in 1\rdo echo $x\rdone\r')
    expect(machine.timeline.get().moments.map(({ line, shell }) => [line, shell])).toEqual([
      ['cd Documents; echo one', 'Bash'],
      ['cd /; echo two > ~/file', 'Bash'],
      ['for x in 1\ndo echo $x\ndone', 'Bash'],
    ])
    await machine.go(1)
    await screen.parsed()
    expect(screen.rows().slice(-3)).toEqual(shown)
    await machine.go(2)
    await screen.parsed()
    expect(promptRow()).toBe('user@linux-playground:/$')
    await machine.go(1)
    await type('ls ~; echo $x\r')
    expect(screen.rows().slice(-3, -1)).toEqual(['Documents  Downloads  welcome.txt', ''])
    expect(machine.timeline.get().moments.length).toBe(2)
    await machine.go(2)
    await screen.parsed()
    expect(screen.rows().slice(-4, -1)).toEqual([
      `${shown.at(-1)} ls ~; echo $x`,
      'Documents  Downloads  welcome.txt',
      '',
    ])
  })

  it('stays where it is while a line runs', async () => {
    await machine.session.choose('Bash')
    const before = machine.snapshot()
    await screen.type('sleep 100\r')
    await vi.waitUntil(() => machine.session.state.get().running)
    await expect(machine.go(0)).rejects.toThrow('go: a line is running')
    machine.restore(before)
    await connection.idle()
    await expect(machine.go(3)).rejects.toThrow(RangeError)
  })

  it('says how many jobs were ended, until the next line', async () => {
    await machine.session.choose('Bash')
    const before = machine.snapshot()
    await type('sleep 100 & sleep 200 | cat &\r')
    machine.restore(before)
    const { state } = machine.session
    expect(state.get().endedJobs).toBe(2)
    await type('jobs; echo none\r')
    expect(lastOutput()).toBe('none')
    expect(state.get().endedJobs).toBe(0)
  })

  it.each(['Simple', 'Bash'] as const)('begins again in %s, which can be taken back', async (shell) => {
    await machine.session.choose(shell)
    await type('mkdir -p a/b\r')
    await type('cd a\r')
    await machine.reset()
    expect(machine.look(machine.snapshot()).cwd).toBe('/home/user')
    expect(machine.timeline.get().moments.map(({ line }) => line)).toEqual(['mkdir -p a/b', 'cd a', ''])
    await type('ls\r')
    expect(lastOutput()?.split(/ +/)).toEqual(['Documents', 'Downloads', 'welcome.txt'])
    await machine.go(2)
    await type('pwd\r')
    expect(lastOutput()).toBe('/home/user/a')
  })

  it('goes back behind a new beginning to a Bash that reads its terminal', async () => {
    await machine.session.choose('Bash')
    await type('x=1\r')
    await machine.reset()
    await machine.go(1)
    await type('read -r line\r')
    await screen.type('typed\r')
    await connection.idle()
    await type('echo $x $line\r')
    expect(lastOutput()).toBe('1 typed')
  })

  it('begins in another world, which can be taken back', async () => {
    await type('mkdir given\r')
    const given = machine.save()
    await machine.go(0)
    await type('mkdir own\r')
    await machine.reset({ world: given, cwd: '/home/user/given' })
    expect(machine.look(machine.snapshot()).cwd).toBe('/home/user/given')
    await expect(machine.reset({ world: { version: 1 } })).rejects.toThrow('stored world')
    await type('ls ..\r')
    expect(lastOutput()?.split(/ +/)).toEqual(['Documents', 'Downloads', 'given', 'welcome.txt'])
    await machine.go(1)
    await type('ls\r')
    expect(lastOutput()?.split(/ +/)).toEqual(['Documents', 'Downloads', 'own', 'welcome.txt'])
  })

  it('shows what was before and after a line', async () => {
    await type('cd Documents\r')
    const [moment] = machine.timeline.get().moments
    if (!moment?.before || !moment.after) throw new Error('no worlds were kept')
    expect([moment.before, moment.after].map((each) => machine.look(each).cwd)).toEqual([
      '/home/user',
      '/home/user/Documents',
    ])
    expect(machine.look(moment.after).world).toBe(machine.world.get())
  })

  it('tells what runs in Bash', async () => {
    expect(machine.session.processes).toEqual([])
    await machine.session.choose('Bash')
    await type('sleep 100 & (sleep 200; true) &\r')
    await vi.waitUntil(() => machine.session.processes.length === 4)
    const [bash, first, inner, second] = machine.session.processes
    expect(bash).toMatchObject({ argv: ['bash'], parent: 0, state: 'running', foreground: true, job: undefined })
    expect(first).toMatchObject({ argv: ['sleep', '100'], parent: bash?.pid, foreground: false, job: 1 })
    expect(inner).toMatchObject({ parent: bash?.pid, job: 2 })
    expect(second).toMatchObject({ argv: ['sleep', '200'], parent: inner?.pid })
    machine.session.hangUp()
  })

  it('takes its own snapshots only', async () => {
    await machine.session.choose('Bash')
    const given = machine.snapshot()
    await type('x=kept\r')
    for (const foreign of [create().snapshot(), { ...given }, structuredClone(given)])
      expect(() => machine.restore(foreign)).toThrow(TypeError)
    await type('echo $x\r')
    expect(lastOutput()).toBe('kept')
  })
})
