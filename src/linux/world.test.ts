import { describe, expect, it, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { paint } from '../base/color.ts'
import { UnreadableWorld } from '../shell/machine.ts'
import { machinePrompt } from '../shell/prompt.ts'
import { createStringTerminal, instantClock } from '../testing/run-line.ts'
import { type FileSystemEntry, fileSystemEntries } from './entries.ts'
import { FileSystemReader } from './fs.ts'
import { createLinux } from './linux.ts'
import type { Linux } from './playground.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 14, 3)

const linux = (world?: unknown): Linux => createLinux({ clock: instantClock(NOW), chance: createChance(1), world })

const entriesOf = (machine: Linux): ReadonlyMap<string, readonly FileSystemEntry[]> =>
  fileSystemEntries(machine.world.get().files)

describe('the initial tree (specification, section 3)', () => {
  const view = entriesOf(linux())
  const names = (path: string): readonly string[] => (view.get(path) ?? []).map((entry) => entry.name)

  it('holds what it must', () => {
    expect(names('/')).toEqual(expect.arrayContaining(['home', 'etc', 'var', 'usr', 'bin']))
    expect(names('/home')).toEqual(['user'])
    expect(names('/home/user')).toEqual(['Documents', 'Downloads', 'welcome.txt'])
    expect(names('/home/user/Documents')).toEqual([])
    expect(names('/home/user/Downloads')).toEqual([])
  })

  it('has a welcome text of 87 bytes in several lines', () => {
    const welcome = view.get('/home/user')?.find((entry) => entry.name === 'welcome.txt')
    expect(welcome).toEqual({
      name: 'welcome.txt',
      type: 'file',
      content: 'Welcome!\nType help to begin.\nNothing here can break.\nEach command is safe to try here.\n',
      permissions: '-rw-r--r--',
      owner: 'user',
      group: 'user',
      size: 87,
      modified: new Date(NOW),
    })
  })

  it('shows new directories and files as specified', async () => {
    const machine = linux()
    const terminal = createStringTerminal(machine.shell)
    await terminal.run('mkdir made')
    await terminal.run('touch made/file')
    machine.publish()
    const entries = entriesOf(machine)
    const shared = { owner: 'user', group: 'user', modified: new Date(NOW) }
    expect(entries.get('/home/user')?.find((entry) => entry.name === 'made')).toEqual({
      ...shared,
      name: 'made',
      type: 'directory',
      permissions: 'drwxr-xr-x',
      size: 4096,
    })
    expect(entries.get('/home/user/made')).toEqual([
      { ...shared, name: 'file', type: 'file', permissions: '-rw-r--r--', content: '', size: 0 },
    ])
  })

  it('dates nothing after the start', () => {
    for (const entries of view.values()) {
      for (const entry of entries) expect(entry.modified.getTime()).toBeLessThanOrEqual(NOW)
    }
  })
})

describe('the world', () => {
  it('is replaced when a line changed it, and only then', async () => {
    const machine = linux()
    const terminal = createStringTerminal(machine.shell)
    const before = machine.world.get()
    await terminal.run('ls -l')
    machine.publish()
    expect(machine.world.get()).toBe(before)
    await terminal.run('rm welcome.txt')
    machine.publish()
    expect(machine.world.get()).not.toBe(before)
    machine.restore(before)
    expect((await terminal.run('wc -c welcome.txt')).stdout).toBe('87 welcome.txt\n')
    expect(new FileSystemReader(before.files).exists('/home/user/welcome.txt')).toBe(true)
  })

  it('hears of changes that no line made, once for many', () => {
    vi.useFakeTimers()
    const machine = linux()
    const before = machine.world.get()
    machine.system.fs.writeFile('/home/user/a', '1')
    machine.system.fs.writeFile('/home/user/a', '2')
    expect([vi.getTimerCount(), machine.world.get() === before]).toEqual([1, true])
    vi.advanceTimersByTime(50)
    expect(new FileSystemReader(machine.world.get().files).readText('/home/user/a')).toBe('2')
    machine.restore(before)
    expect(vi.getTimerCount()).toBe(0)
    machine.system.fs.chmod('/home/user', 0o700)
    expect(vi.getTimerCount()).toBe(1)
    vi.useRealTimers()
  })

  it('comes back from what was saved', async () => {
    const machine = linux()
    const terminal = createStringTerminal(machine.shell)
    await terminal.run('mkdir Documents/kept')
    const saved: unknown = structuredClone(machine.save())
    const later = createLinux({ clock: instantClock(NOW + 3_600_000), chance: createChance(1), world: saved })
    const again = createStringTerminal(later.shell)
    expect((await again.run('ls Documents')).stdout).toContain('kept')
    expect((await again.run('uptime')).stdout).toContain('up  4:27,')
    expect(later.save()).toEqual(saved)
  })

  it.each([null, {}, 'x', { version: 2 }, { version: 1, bootedAt: 'x', files: {} }, { version: 1, bootedAt: 1 }])(
    'refuses %j',
    (world) => {
      expect(() => linux(world)).toThrow(UnreadableWorld)
    },
  )
})

describe('the prompt', () => {
  it('has the colours of the design', () => {
    expect(linux().shell.prompt()).toBe(
      `${paint('user@linux-playground:', 'muted')}${paint('/home/user', 'blue')}${paint('$', 'muted')} `,
    )
    expect(machinePrompt({ who: 'a@b', where: '/\x1b[2Jx' })).not.toContain('\x1b[2J')
  })
})

describe('completion', () => {
  it.each([
    ['wel', []],
    ['cat wel', ['welcome.txt']],
    ['cd D', ['Documents/', 'Downloads/']],
    ['ls /home/u', ['/home/user/']],
    ['whi', ['which']],
    ['man whoa', ['whoami']],
    ['grep --l', ['--line-number']],
  ])('%s', async (line, texts) => {
    const { candidates } = await linux().shell.complete(line, line.length)
    expect(candidates.map((candidate) => candidate.text)).toEqual(texts)
  })
})
