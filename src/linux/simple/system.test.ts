import { describe, expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { withoutColour } from '../../base/color.ts'
import { createStringTerminal, instantClock, type LineResult, type StringTerminal } from '../../testing/run-line.ts'
import { loaded } from '../../shell/later.ts'
import { createLinux } from '../linux.ts'
import type { Linux } from '../playground.ts'
import { bashOnlyNames } from './help.ts'
import { simpleCommands } from './index.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 14, 3)
const clock = instantClock(NOW)

function machine(): { readonly linux: Linux; readonly terminal: StringTerminal } {
  const linux = createLinux({ clock: instantClock(NOW), chance: createChance(1) })
  return { linux, terminal: createStringTerminal(linux.shell) }
}

const run = (line: string): Promise<LineResult> => machine().terminal.run(line)

async function rowsOf(line: string): Promise<string[][]> {
  const { stdout } = await run(line)
  return stdout
    .trimEnd()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
}

/** Whether in every row a text ends (or starts) in the column where its heading does. */
function numbersAlign(table: string, heading: string): boolean {
  const [first = '', ...rows] = table.trimEnd().split('\n')
  const end = first.indexOf(heading) + heading.length
  return rows.every((row) => row.length < end || (/\S/.test(row.charAt(end - 1)) && !/\S/.test(row.charAt(end))))
}

const mib = (kib: number): string => (kib / 1024).toFixed(1)

describe('one machine', () => {
  it('has one name, kernel and user wherever it tells them', async () => {
    const { terminal } = machine()
    const say = async (line: string): Promise<string> => (await terminal.run(line)).stdout.trimEnd()
    expect(await say('uname')).toBe('Linux')
    expect(await say('uname -a')).toMatch(/^Linux linux-playground \S+ #1 SMP .* x86_64 GNU\/Linux$/)
    expect(await say('cat /etc/hostname')).toBe('linux-playground')
    expect(await say('whoami')).toBe('user')
    expect(await say('grep user /etc/passwd')).toContain(':/home/user:')
    expect(withoutColour(terminal.shell.prompt())).toBe('user@linux-playground:/home/user$ ')
    expect(await say('cat /etc/hosts')).toContain('linux-playground')
  })

  it('tells one memory in free, top and ps', async () => {
    const [, memory = [], swap = []] = await rowsOf('free')
    const [total = 0, used = 0, free = 0, , cache = 0, available = 0] = memory.slice(1).map(Number)
    expect(used + free + cache).toBe(total)
    expect(available).toBeGreaterThan(free)
    expect(available).toBeLessThan(free + cache)
    expect(swap.slice(1).map(Number)).toEqual([1048572, 0, 1048572])
    const { stdout } = await run('top')
    expect(stdout).toMatch(
      new RegExp(`MiB Mem : +${mib(total)} total, +${mib(free)} free, +${mib(used)} used, +${mib(cache)} `),
    )
    expect(stdout).toContain(`${mib(available)} avail Mem`)
    const processes = (await rowsOf('ps aux')).slice(1)
    const resident = processes.reduce((sum, row) => sum + Number(row[5]), 0)
    expect(resident).toBeLessThan(used)
    for (const row of processes) expect(row[3]).toBe(((Number(row[5]) / total) * 100).toFixed(1))
  })

  it('tells one uptime and load in uptime and top, which agree with the first process and the clock', async () => {
    const { stdout } = await run('uptime')
    expect(stdout).toBe(' 09:14:03 up  3:27,  1 user,  load average: 0.08, 0.03, 0.01\n')
    const top = (await run('top')).stdout
    expect(top.split('\n')[0]).toBe(`top -${stdout.trimEnd()}`)
    const init = (await rowsOf('ps aux')).find((row) => row[1] === '1')
    expect(init?.[8]).toBe('05:47')
    const { terminal } = machine()
    await terminal.run('ping localhost')
    expect((await terminal.run('date')).stdout).toBe('Sat Nov 21 09:14:05 UTC 2026\n')
  })

  it('counts the same processes in top and ps', async () => {
    const all = (await rowsOf('ps -e')).slice(1)
    const top = (await run('top')).stdout
    expect(top).toMatch(
      new RegExp(`Tasks: +${all.length} total, +1 running, +${all.length - 1} sleeping, +0 stopped, +0 zombie`),
    )
    expect((await rowsOf('ps aux')).slice(1).map((row) => row[1])).toEqual(all.map((row) => row[0]))
    expect((await run('ps')).stdout).toMatch(
      /^ +PID TTY +TIME CMD\n +\d+ tty1 +00:00:00 bash\n +\d+ tty1 +00:00:00 ps\n$/,
    )
  })

  it('has disks whose sizes add up, and whose mount points are there', async () => {
    const { linux, terminal } = machine()
    const rows = (await rowsOf('df')).slice(1)
    for (const [, size, used, available, share, mounted = ''] of rows) {
      expect(Number(used) + Number(available)).toBe(Number(size))
      expect(share).toBe(`${Math.ceil((Number(used) / Number(size)) * 100)}%`)
      expect(linux.system.fs.isDirectory(mounted)).toBe(true)
    }
    expect((await terminal.run('df -h')).stdout).toContain('/dev/vda1       20G 2.9G   17G  15% /\n')
    expect((await terminal.run('df /home/user')).stdout.split('\n')[1]).toMatch(/ \/$/)
    expect((await terminal.run('df -h /tmp nope')).stderr).toBe('df: nope: No such file or directory\n')
  })

  it('has aligned tables', async () => {
    expect(numbersAlign((await run('df')).stdout, '1K-blocks')).toBe(true)
    expect(numbersAlign((await run('df -h')).stdout, 'Avail')).toBe(true)
    expect(numbersAlign((await run('free')).stdout, 'buff/cache')).toBe(true)
    expect(numbersAlign((await run('free -h')).stdout, 'used')).toBe(true)
    expect(numbersAlign((await run('ps aux')).stdout, 'RSS')).toBe(true)
    const top = (await run('top')).stdout
    expect(numbersAlign(top.slice(top.indexOf('\n\n') + 2), 'TIME+')).toBe(true)
  })

  it('fits its tables into 80 columns', async () => {
    for (const line of ['ps', 'ps aux', 'top', 'df', 'df -h', 'free', 'free -h', 'uptime']) {
      for (const row of (await run(line)).stdout.split('\n')) expect(row.length).toBeLessThanOrEqual(80)
    }
  })

  it.each<[line: string, says: string | RegExp]>([
    ['free -h', /^Mem: +1\.9Gi +379Mi +989Mi +3\.1Mi +600Mi +1\.4Gi$/m],
    ['date', 'Sat Nov 21 09:14:03 UTC 2026\n'],
    ['date +%F', '2026-11-21\n'],
    [
      'date +%Y/%m/%d-%H:%M:%S_%A_%B_%j_%e_%s_%T_%%_%Q',
      '2026/11/21-09:14:03_Saturday_November_325_21_1795252443_09:14:03_%_%Q\n',
    ],
    ['ps -f', /^user +1187 +1042 0 09:14 tty1 +00:00:00 ps -f$/m],
  ])('%s', async (line, says) => {
    const { stdout, stderr } = await run(line)
    expect(stderr).toBe('')
    if (typeof says === 'string') expect(stdout).toBe(says)
    else expect(stdout).toMatch(says)
  })

  it.each<[line: string, stderr: string]>([
    ['ps x', "ps: unsupported option 'x'\n"],
    ['ps -x', "ps: invalid option -- 'x'\n"],
    ['date tomorrow', "date: invalid date 'tomorrow'\n"],
    ['uname -z', "uname: invalid option -- 'z'\n"],
    ['uname x', "uname: extra operand 'x'\n"],
    ['free -k', "free: invalid option -- 'k'\n"],
    ['top -q', "top: invalid option -- 'q'\n"],
    ['whoami -x', "whoami: invalid option -- 'x'\n"],
  ])('%s fails', async (line, stderr) => {
    expect(await run(line)).toEqual({ stdout: '', stderr, status: 1 })
  })

  it('says days and minutes of uptime as people do', async () => {
    const linux = createLinux({ clock, chance: createChance(1) })
    const terminal = createStringTerminal(linux.shell)
    const up = async (ms: number): Promise<string> => {
      linux.restore({ ...linux.world.get(), bootedAt: clock.now() - ms })
      return / up (.*?), {2}1 user/.exec((await terminal.run('uptime')).stdout)?.[1] ?? ''
    }
    expect(await up(5 * 60_000)).toBe('5 min')
    expect(await up(26 * 3_600_000)).toBe('1 day,  2:00')
    expect(await up((48 * 60 + 7) * 60_000)).toBe('2 days, 7 min')
  })
})

describe('help, man, which, history, clear', () => {
  it('help lists what is there, and apart from it what only Bash has', async () => {
    const { linux, terminal } = machine()
    const { stdout } = await terminal.run('help')
    const [own = '', other = ''] = withoutColour(stdout).split('Only in Bash')
    for (const { declaration } of simpleCommands) {
      expect(own).toMatch(new RegExp(`^  ${declaration.name} +${declaration.summary.charAt(0)}`, 'm'))
    }
    for (const name of bashOnlyNames) {
      expect(other.split(/\s+/)).toContain(name)
      expect(await terminal.run(name)).toEqual({ stdout: '', stderr: `${name}: command not found\n`, status: 127 })
    }
    expect(linux.shell.ended).toBe(false)
    expect((await terminal.run('help wc')).stdout).toContain('Usage: wc [OPTION]... FILE...\n')
    expect((await terminal.run('help sed')).stderr).toBe("help: no help topics match 'sed'\n")
  })

  it.each(simpleCommands)('man $declaration.name has every section', async (command) => {
    const { declaration } = await loaded(command)
    const { stdout, stderr, status } = await run(`man ${declaration.name}`)
    const page = withoutColour(stdout)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(page).toContain(`\nNAME\n       ${declaration.name} - `)
    expect(page).toContain(`\nSYNOPSIS\n       ${declaration.name}`)
    expect(page).toMatch(/\nDESCRIPTION\n {7}[A-Z]/)
    expect(page.includes('\nOPTIONS\n')).toBe((declaration.options ?? []).length > 0)
    expect(page).toContain('\nEXAMPLES\n')
    for (const line of page.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('declares only options that work, and examples that run', async () => {
    for (const command of simpleCommands) {
      const { declaration } = await loaded(command)
      const { linux, terminal } = machine()
      const { fs } = linux.system
      for (const name of ['notes.txt', 'first.txt', 'second.txt', 'old.txt', 'draft.txt', 'final.txt', 'names.txt']) {
        fs.writeFile(`/home/user/${name}`, '1\n')
      }
      for (const name of ['scores.txt', 'script.sh']) fs.writeFile(`/home/user/${name}`, '1\n')
      if (declaration.name !== 'mkdir') fs.mkdir('/home/user/photos')
      for (const { line } of declaration.examples ?? []) {
        expect({ line, ...(await terminal.run(line)) }).toMatchObject({ line, stderr: '', status: 0 })
      }
    }
  })

  it('man of an unknown name', async () => {
    expect(await run('man sed')).toEqual({ stdout: '', stderr: 'No manual entry for sed\n', status: 16 })
    expect((await run('man constructor')).stderr).toBe('No manual entry for constructor\n')
  })

  it('which finds the files of programs, and nothing else', async () => {
    const { linux, terminal } = machine()
    for (const { declaration } of simpleCommands) {
      const { stdout, status } = await terminal.run(`which ${declaration.name}`)
      if (['cd', 'help', 'history'].includes(declaration.name))
        expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
      else expect(linux.system.fs.stat(stdout.trimEnd())).toMatchObject({ type: 'file', mode: 0o755 })
    }
    expect(await terminal.run('which sed')).toEqual({ stdout: '', stderr: '', status: 1 })
    await terminal.run('rm /bin/ls')
    expect((await terminal.run('which ls cat')).stdout).toBe('/bin/cat\n')
  })

  it('every program in /bin and /usr/bin is a command', () => {
    const { linux } = machine()
    const names = new Set(simpleCommands.map((command) => command.declaration.name))
    for (const directory of ['/bin', '/usr/bin', '/usr/local/bin']) {
      for (const name of linux.system.fs.names(directory)) expect(names).toContain(name)
    }
  })

  it('history numbers the lines, its own too', async () => {
    const { terminal } = machine()
    await terminal.run('pwd')
    await terminal.run('nonsense here')
    expect((await terminal.run('history')).stdout).toBe('    1  pwd\n    2  nonsense here\n    3  history\n')
  })

  it('clear empties the screen without the welcome line', async () => {
    const { terminal } = machine()
    expect(await terminal.run('clear')).toEqual({ stdout: '', stderr: '', status: 0 })
    expect(terminal.clears).toEqual([false])
  })
})
