import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { FullScreen } from '../../../linux/gnu/library/full-screen.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import { defaultChoice, type RowNow, rowsNow, type Seen, seenIn, type SortKey } from '../../../linux/gnu/top/rows.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { statusOfSignal, type SignalName } from '../../../shell/posix/signals.ts'
import type { Applet, AppletCall } from './applet.ts'

const DEFAULT_DELAY = 5
/** What it takes the screen for where it writes to none. */
const [ROWS, COLUMNS] = [24, 80]
const HEADING = '  PID  PPID USER     STAT   VSZ %VSZ CPU %CPU COMMAND'
const SORTS: Readonly<Record<string, SortKey>> = { p: '%CPU', m: '%MEM', n: 'PID', t: 'TIME+' }
const ENDING: readonly SignalName[] = ['HUP', 'INT', 'QUIT', 'TERM']

const percent = (share: number): string => `${String(Math.round(share)).padStart(4)}%`

/** A size in KiB, in no more than five characters. */
const short = (kib: number): string => (kib < 100_000 ? String(kib) : `${Math.round(kib / 1024)}m`)

/** The numbers of /proc/meminfo by their names. */
function memoryFields({ system }: GnuProcess): ReadonlyMap<string, number> {
  const rows = system.fs.readText('/proc/meminfo').matchAll(/^(\w+): +(\d+)/gm)
  return new Map(Array.from(rows, ([, name = '', size]) => [name, Number(size)]))
}

function summary(process: GnuProcess, rows: readonly RowNow[]): readonly string[] {
  const fields = memoryFields(process)
  const size = (name: string): string => `${fields.get(name) ?? 0}K`
  const used = (fields.get('MemTotal') ?? 0) - (fields.get('MemFree') ?? 0)
  const total = rows.reduce((sum, { share }) => sum + share, 0)
  const user = Math.min(100, total / process.system.hardware.processors)
  return [
    `Mem: ${used}K used, ${size('MemFree')} free, ${size('Shmem')} shrd, ${size('Buffers')} buff, ${size('Cached')} cached`,
    `CPU:${percent(user)} usr   0% sys   0% nic${percent(100 - user)} idle   0% io   0% irq   0% sirq`,
    `Load average: ${process.system.fs.readText('/proc/loadavg').trimEnd()}`,
  ]
}

function line(row: RowNow, { system }: GnuProcess): string {
  const { pid, ppid, uid, state, virtual, share, command } = row
  return [
    String(pid).padStart(5),
    String(ppid).padStart(5),
    system.users.nameOf(uid).slice(0, 8).padEnd(8),
    state.replace(/[s+]/g, '').padEnd(4) +
      short(virtual).padStart(6) +
      percent((virtual / system.hardware.memory.total) * 100),
    '  0' + percent(share),
    command,
  ].join(' ')
}

/** The lines of one picture: three above, the heading, and the processes in their order. */
interface Picture {
  readonly above: readonly string[]
  readonly processes: readonly string[]
  readonly seen: Seen
}

function picture(process: GnuProcess, sort: SortKey, seen: Seen | undefined): Picture {
  const rows = rowsNow(process, { ...defaultChoice, sort }, seen)
  return {
    above: summary(process, rows),
    processes: rows.map((row) => line(row, process)),
    seen: seenIn(process, rows),
  }
}

interface Run {
  readonly isBatch: boolean
  /** Milliseconds. */
  readonly delay: number
  /** Pictures to draw. */
  readonly count: number
}

/** Pictures one after the other, as text: with what moves a terminal's cursor unless it is a batch. */
async function print(process: GnuProcess, { isBatch, delay, count }: Run): Promise<void> {
  const [head, foot] = isBatch ? ['', '\n'] : ['\x1b[H\x1b[J', '\r']
  const heading = isBatch ? HEADING : `\x1b[7m${HEADING}\x1b[m`
  let seen: Seen | undefined
  for (let left = count; left > 0; left -= 1) {
    const drawn = picture(process, '%CPU', seen)
    seen = drawn.seen
    const room = isBatch ? Infinity : ROWS - drawn.above.length - 1
    const lines = [...drawn.above, heading, ...drawn.processes.slice(0, room)]
    const shown = isBatch ? lines : lines.map((text) => (text === heading ? text : text.slice(0, COLUMNS - 1)))
    await process.print(head + shown.join('\n') + foot)
    if (left > 1) await process.sleep(delay)
  }
}

/** Pictures on a terminal, until `q` is pressed. */
async function show(process: GnuProcess, screen: FullScreen, { delay, count }: Run): Promise<void> {
  let sort: SortKey = '%CPU'
  let seen: Seen | undefined
  screen.redraw()
  for (let left = count; left > 0; left -= 1) {
    const drawn = picture(process, sort, seen)
    seen = drawn.seen
    const cut = (text: string): string => text.slice(0, screen.columns)
    const heading = `\x1b[7m${cut(HEADING)}\x1b[m`
    const room = Math.max(0, screen.rows - drawn.above.length - 1)
    screen.draw([...drawn.above.map(cut), heading, ...drawn.processes.slice(0, room).map(cut)])
    const key = (await screen.key(delay)).toLowerCase()
    if (key === 'q') return
    if (key === '^c') process.receive('INT')
    sort = SORTS[key] ?? sort
  }
}

/** The number that follows an option. @throws Failure */
function numberIn({ options }: AppletCall, option: string): number | undefined {
  const text = options.get(option)
  if (text === undefined) return undefined
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Failure(`invalid number '${text}'`)
  return Number(text)
}

async function run(call: AppletCall): Promise<number> {
  const { process, options } = call
  // it gives the terminal back, and ends: the first process of a container, too
  process.handler = (signal) => {
    if (!ENDING.includes(signal)) return false
    process.end({ type: 'signaled', status: statusOfSignal(signal), signal })
    return true
  }
  const delay = (numberIn(call, 'd') ?? DEFAULT_DELAY) * 1000
  const wanted: Run = { isBatch: options.has('b'), delay, count: numberIn(call, 'n') ?? Infinity }
  const { terminal } = process
  if (wanted.isBatch || !terminal || !isTerminal(process.file(1))) {
    await print(process, wanted)
    return 0
  }
  const screen = new FullScreen(process, terminal, { alternateScreen: false })
  try {
    await show(process, screen, wanted)
  } finally {
    screen.end()
    terminal.write(`\x1b[${terminal.screen.rows};1H\n`)
  }
  return 0
}

/** `top`, which writes its pictures wherever its output leads: without a terminal, too. */
export const top: Applet = {
  name: 'top',
  usage: '[-b] [-n COUNT] [-d SECONDS]',
  valued: ['n', 'd'],
  switches: ['b'],
  run,
}
