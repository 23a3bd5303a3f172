import { atOnce } from '../../../base/work.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { findCommand, spawnCommand } from '../../../shell/posix/exec.ts'
import { MemoryInput, MemoryOutput, type OpenFile } from '../../../shell/posix/stream.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { formatDate } from '../library/date-format.ts'
import { FullScreen, RESIZE, TIMEOUT } from '../library/full-screen.ts'
import { rowsOf } from '../less/rows.ts'
import { procpsHint } from '../library/procps-hint.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'
import { parseDecimal } from '../free/decimal.ts'
import { watchDeclaration } from '../top/declaration.ts'

/** The most of a command's output that is looked at. */
const MOST = 256 * 1024

interface Watching {
  readonly command: readonly string[]
  readonly title: string
  /** Milliseconds. */
  readonly interval: number
  readonly differences: boolean
  /** -c: colours are shown as such. */
  readonly colors: boolean
  readonly untilChange: boolean
  readonly untilError: boolean
  /** How often in a row the same output ends it; 0 for never. */
  readonly sameCycles: number
}

interface Output {
  readonly text: string
  readonly status: number
}

/** Runs the command once; undefined when Ctrl-C came first. */
async function runOnce(
  process: GnuProcess,
  screen: FullScreen,
  command: readonly string[],
): Promise<Output | undefined> {
  const output = new MemoryOutput(MOST)
  let child: GnuProcess
  try {
    const descriptors = new Map<number, OpenFile>([
      [0, new MemoryInput('')],
      [1, output],
      [2, output],
    ])
    child = spawnCommand(process, command, { descriptors })
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    return { text: `watch: ${command[0]}: ${error.message}\n`, status: 127 }
  }
  const ended = Promise.resolve(process.wait(child)).then(() => true)
  while (!(await process.blocked(Promise.race([ended, screen.arrival().then(() => false)])))) {
    if ((await screen.key()) !== '^C') continue
    child.receive('KILL')
    return undefined
  }
  return { text: output.text(), status: child.result?.status ?? 0 }
}

/** The first line: how often what is run, and on the right where and when. */
function header(process: GnuProcess, { title, interval }: Watching, columns: number): string {
  const { kernel, system } = process
  const left = `Every ${(interval / 1000).toFixed(1)}s: ${title}`
  const right = `${system.hostName}: ${formatDate('%c', kernel.clock.now(), zoneOf(process))}`
  const room = columns - right.length - 1
  if (room < 12) return left.slice(0, columns)
  return (left.length > room ? `${left.slice(0, room - 3)}...` : left).padEnd(room + 1) + right
}

/** A row with what differs from the row before standing out. */
function compared(row: string, before: string | undefined): string {
  if (before === undefined || row === before) return row
  return [...row]
    .map((character, at) => (character === before.charAt(at) ? character : `\x1b[7m${character}\x1b[27m`))
    .join('')
}

async function watchOn(process: GnuProcess, screen: FullScreen, watching: Watching): Promise<number> {
  let before: string | undefined
  let same = 0
  for (;;) {
    const output = await runOnce(process, screen, watching.command)
    if (!output) return interrupted(process)
    const look = { width: screen.columns, raw: watching.colors, chopAt: undefined }
    const rows = output.text
      .replace(/\n$/, '')
      .split('\n')
      .flatMap((line) => atOnce(rowsOf(line, look)))
    const earlier = before
      ?.replace(/\n$/, '')
      .split('\n')
      .flatMap((line) => atOnce(rowsOf(line, look)))
    const head = watching.title === '' ? [] : [header(process, watching, screen.columns), '']
    const shown = rows.map((row, at) => (watching.differences && earlier ? compared(row, earlier[at] ?? '') : row))
    screen.draw([...head, ...shown].slice(0, screen.rows))
    if (watching.untilChange && before !== undefined && before !== output.text) return 0
    same = before === output.text ? same + 1 : 0
    if (watching.sameCycles > 0 && same >= watching.sameCycles) return 0
    if (watching.untilError && output.status !== 0) return 8
    before = output.text
    const key = await pause(screen, watching.interval)
    if (key === '^C' || key === 'q') return key === 'q' ? 0 : interrupted(process)
  }
}

/** Waits until it is time, or the screen has to be drawn anew, or Ctrl-C. */
async function pause(screen: FullScreen, ms: number): Promise<string> {
  for (;;) {
    const key = await screen.key(ms)
    if (key === TIMEOUT || key === RESIZE || key === '^C' || key === 'q' || key === ' ') return key
  }
}

async function interrupted(process: GnuProcess): Promise<number> {
  process.receive('INT')
  await process.due()
  return 130
}

/** What is said to a command line that cannot be done. */
function refusalOf({ value, has }: Arguments): string | undefined {
  const [interval = '2', cycles = '0'] = [value('n'), value('q')]
  const wrong = [interval, cycles].find((text) => parseDecimal(text) === undefined)
  if (wrong !== undefined)
    return `watch: failed to parse argument: '${wrong}'${wrong === '' ? '' : ': Invalid argument'}\n`
  if (has('c') && has('d')) return 'watch: -c and -d together are not simulated here\n'
  return undefined
}

export const watch = gnu({
  ...watchDeclaration,
  hint: procpsHint('watch'),
  run: async (process, args) => {
    const { operands, value, has } = args
    const { terminal } = process
    if (operands.length === 0) throw new UsageError('')
    const wrong = refusalOf(args)
    if (wrong !== undefined) {
      await process.write(2, wrong)
      return 1
    }
    if (!terminal || !isTerminal(process.file(1))) {
      await process.write(2, 'Error opening terminal: unknown.\n')
      return 1
    }
    const shell = findCommand(process, 'sh') === undefined ? 'bash' : 'sh'
    const text = operands.join(' ')
    const screen = new FullScreen(process, terminal)
    try {
      return await watchOn(process, screen, {
        command: has('x') ? operands : [shell, '-c', text],
        title: has('t') ? '' : text,
        interval: Math.max(0.1, parseDecimal(value('n') ?? '2') ?? 2) * 1000,
        differences: has('d'),
        colors: has('c'),
        untilChange: has('g'),
        untilError: has('e'),
        sameCycles: parseDecimal(value('q') ?? '0') ?? 0,
      })
    } finally {
      screen.end()
    }
  },
})
