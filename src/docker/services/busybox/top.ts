import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { FullScreen } from '../../../linux/gnu/library/full-screen.ts'
import { memoryNow } from '../../../linux/gnu/library/process-list.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import { type MeasuredProcess, measured, type Seen, seenIn } from '../../../linux/gnu/top/measured.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { statusOfSignal, type SignalName } from '../../../shell/posix/signals.ts'
import type { Applet, AppletCall } from './applet.ts'

const DEFAULT_DELAY = 5
/** The screen that is drawn for where there is none. */
const NO_SCREEN = { columns: 80, rows: 24 }
const ENDING: readonly SignalName[] = ['HUP', 'INT', 'QUIT', 'TERM']
const HEADING = '  PID  PPID USER     STAT   VSZ %VSZ CPU %CPU COMMAND'

const SORTS: Readonly<Record<string, (row: MeasuredProcess) => number>> = {
  N: ({ pid }) => pid,
  M: ({ virtual }) => virtual,
  P: ({ share }) => share,
  T: ({ cpuTime }) => cpuTime,
}

interface Order {
  by: string
  reversed: boolean
}

/** KiB in five characters: `10624`, `1447m`, `52.6g`. */
function sizeText(kib: number): string {
  let [value, unit] = [kib, '']
  for (const next of ['m', 'g', 't']) {
    if (value < (unit === '' ? 100_000 : 10_000)) break
    value /= 1024
    unit = next
  }
  const isSmall = unit !== '' && value < 100
  return `${isSmall ? value.toFixed(1) : Math.floor(value)}${unit}`.padStart(5)
}

const percent = (value: number): string => `${Math.round(value)}%`.padStart(5)

function line(process: GnuProcess, row: MeasuredProcess): string {
  const { pid, ppid, uid, state, virtual, share, command } = row
  const user = process.system.users.nameOf(uid).slice(0, 8).padEnd(8)
  const memory = percent((100 * virtual) / process.system.hardware.memory.total)
  const number = `${String(pid).padStart(5)}${String(ppid).padStart(6)}`
  const letters = state.replace(/[s+]/g, '').slice(0, 3).padEnd(3)
  // one processor runs it: the first
  return `${number} ${user} ${letters}  ${sizeText(virtual)}${memory}   0${percent(share)} ${command}`
}

function summary(process: GnuProcess, rows: readonly MeasuredProcess[]): readonly string[] {
  const { total, free, shared, cache } = memoryNow(process)
  const { processors, load } = process.system.hardware
  const user = Math.min(100, rows.reduce((sum, { share }) => sum + share, 0) / processors)
  const [busy, idle] = [user, 100 - user].map((value) => `${Math.round(value)}%`.padStart(4))
  const running = rows.filter(({ state }) => state.startsWith('R')).length
  const averages = load.map((average) => average.toFixed(2)).join(' ')
  return [
    `Mem: ${total - free}K used, ${free}K free, ${shared}K shrd, 0K buff, ${cache}K cached`,
    `CPU: ${busy} usr   0% sys   0% nic ${idle} idle   0% io   0% irq   0% sirq`,
    `Load average: ${averages} ${running}/${rows.length} ${process.pid}`,
  ]
}

/** The machine as it is now, and what the next picture is measured from. */
function picture(process: GnuProcess, { by, reversed }: Order, seen: Seen | undefined): Drawn {
  const rows = measured(process, seen)
  const key = SORTS[by] ?? (() => 0)
  const sorted = rows.toSorted((one, other) => (key(other) - key(one)) * (reversed ? -1 : 1) || one.pid - other.pid)
  return {
    head: summary(process, rows),
    rows: sorted.map((row) => line(process, row)),
    seen: seenIn(process, rows),
  }
}

interface Drawn {
  readonly head: readonly string[]
  readonly rows: readonly string[]
  readonly seen: Seen
}

interface Run {
  readonly process: GnuProcess
  /** Milliseconds between two pictures. */
  readonly delay: number
  readonly count: number
}

const inverse = (text: string): string => `\x1b[7m${text}\x1b[m`

/** Pictures as text, one after the other: all processes with `-b`, otherwise what a screen holds, which is cleared for each. */
async function print({ process, delay, count }: Run, isBatch: boolean): Promise<void> {
  let seen: Seen | undefined
  for (let left = count; left > 0; left -= 1) {
    const drawn = picture(process, { by: 'P', reversed: false }, seen)
    ;({ seen } = drawn)
    const shown = drawn.rows.slice(0, NO_SCREEN.rows - drawn.head.length - 2)
    const lines = isBatch ? [...drawn.head, HEADING, ...drawn.rows] : [...drawn.head, inverse(HEADING), ...shown]
    const text = lines.map((one) => `${isBatch ? one : one.slice(0, NO_SCREEN.columns)}\n`).join('')
    await process.print(isBatch ? text : `\x1b[H\x1b[J${text}`)
    if (left > 1) await process.sleep(delay)
  }
}

/** Pictures on the terminal, until Q is pressed. */
async function show({ process, delay, count }: Run, screen: FullScreen): Promise<void> {
  const order: Order = { by: 'P', reversed: false }
  let seen: Seen | undefined
  for (let left = count; left > 0; left -= 1) {
    const drawn = picture(process, order, seen)
    ;({ seen } = drawn)
    const shown = drawn.rows.slice(0, screen.rows - drawn.head.length - 2)
    const [head, rows] = [drawn.head, shown].map((lines) => lines.map((one) => one.slice(0, screen.columns)))
    screen.draw([...(head ?? []), inverse(HEADING.padEnd(screen.columns)), ...(rows ?? [])])
    const key = await screen.key(delay)
    const letter = key.toUpperCase()
    if (letter === 'Q') return
    if (key === '^C') process.receive('INT')
    if (Object.hasOwn(SORTS, letter)) order.by = letter
    if (letter === 'R') order.reversed = !order.reversed
  }
}

/** @throws Failure for what is no number */
function numberOf({ options }: AppletCall, letter: string, usual: number): number {
  const text = options.get(letter) ?? String(usual)
  if (!/^(?:\d+(?:\.\d+)?|Infinity)$/.test(text)) throw new Failure(`invalid number '${text}'`)
  return Number(text)
}

/** It gives the terminal back, and ends: as the first process of a container, too. */
function endsOnSignals(process: GnuProcess): void {
  process.handler = (signal) => {
    if (!ENDING.includes(signal)) return false
    process.end({ type: 'signaled', status: statusOfSignal(signal), signal })
    return true
  }
}

async function run(call: AppletCall): Promise<number> {
  const { process, options } = call
  endsOnSignals(process)
  const delay = numberOf(call, 'd', DEFAULT_DELAY) * 1000
  const asked: Run = { process, delay, count: numberOf(call, 'n', Infinity) }
  const { terminal } = process
  if (options.has('b') || !terminal || !isTerminal(process.file(0)) || !isTerminal(process.file(1))) {
    await print(asked, options.has('b'))
    return 0
  }
  const screen = new FullScreen(process, terminal, { alternateScreen: false })
  try {
    screen.redraw()
    await show(asked, screen)
  } finally {
    screen.end()
    terminal.write(`\x1b[${terminal.screen.rows};1H\n`)
  }
  return 0
}

/** Unlike Debian's it needs no terminal. A process here has one thread: so `-H` shows the same. */
export const top: Applet = {
  name: 'top',
  usage: '[-bH] [-n COUNT] [-d SECONDS]',
  valued: ['n', 'd'],
  switches: ['b', 'H'],
  run,
}
