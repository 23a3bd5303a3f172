import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { listProcesses, memoryNow } from '../library/process-list.ts'
import { procpsHint } from '../library/procps-hint.ts'
import { Failure, gnu } from '../library/program.ts'

/** What a terminal has where nobody says how many rows it has, and what of them is not for lines. */
const ROWS = 24
const OTHER_ROWS = 3

const UNITS: Readonly<Record<string, number>> = { k: 1000, K: 1024, m: 1_000_000, M: 1_048_576 }

/** How wide the columns are: r and b, memory, and the processors' shares. */
interface Look {
  readonly processes: number
  readonly memory: number
  readonly share: number
  /** The titles of the groups. */
  readonly groups: string
  /** Whether there is a column for guests. */
  readonly guests: boolean
}

const narrow: Look = {
  processes: 2,
  memory: 6,
  share: 2,
  groups: 'procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----',
  guests: false,
}
const wide: Look = {
  processes: 4,
  memory: 12,
  share: 3,
  groups:
    '--procs-- -----------------------memory---------------------- ---swap-- -----io---- -system-- ----------cpu----------',
  guests: true,
}

/** A line of cells, each as wide as its column. */
function line(cells: readonly (string | number)[], { processes, memory, share, guests }: Look): string {
  const widths = [processes, processes, memory, memory, memory, memory, 4, 4, 5, 5, 4, 4]
  const shares = cells.slice(12, guests ? 18 : 17)
  return [...cells.slice(0, 12), ...shares].map((cell, at) => String(cell).padStart(widths[at] ?? share)).join(' ')
}

function header(process: GnuProcess, { has }: Arguments): string {
  const look = has('w') ? wide : narrow
  const memory = has('a') ? ['inact', 'active'] : ['buff', 'cache']
  const names = 'r b swpd free'.split(' ').concat(memory, 'si so bi bo in cs us sy id wa st gu'.split(' '))
  const zone = formatDate('%Z', process.kernel.clock.now(), zoneOf(process))
  const [rule, name] = has('t') ? [' -----timestamp-----', ` ${zone.padStart(19)}`] : ['', '']
  return `${look.groups}${rule}\n${line(names, look)}${name}\n`
}

/** Memory in a unit: what is used of the swap, what is free, and two more. */
function memoryCells(process: GnuProcess, { has, value }: Arguments): readonly number[] {
  const { total, free, cache } = memoryNow(process)
  const { used } = process.system.hardware.swap
  const kib = has('a') ? [used, free, cache, total - free - cache] : [used, free, 0, cache]
  const unit = UNITS[(value('S') ?? 'K').charAt(0)] ?? 1024
  return kib.map((size) => Math.floor((size * 1024) / unit))
}

/** Milliseconds that all processes have had of the processors. */
const timeUsed = (process: GnuProcess): number => listProcesses(process).reduce((sum, { cpuTime }) => sum + cpuTime, 0)

/** One line: `since` and `used` are when the time began that it tells of, and how much of the processors was used before. */
function row(
  process: GnuProcess,
  args: Arguments,
  { since, used }: { readonly since: number; readonly used: number },
): string {
  const { kernel, system } = process
  const all = listProcesses(process)
  const waiting = all.filter(({ state }) => state.startsWith('D')).length
  const running = all.filter(({ state }) => state.startsWith('R')).length
  const span = Math.max(1, (kernel.clock.now() - since) * system.hardware.processors)
  const user = Math.min(100, Math.round((100 * (timeUsed(process) - used)) / span))
  const cells = [running, waiting, ...memoryCells(process, args), 0, 0, 0, 0, 0, 0, user, 0, 100 - user, 0, 0, 0]
  const time = args.has('t') ? ` ${formatDate('%F %T', kernel.clock.now(), zoneOf(process))}` : ''
  return `${line(cells, args.has('w') ? wide : narrow)}${time}\n`
}

/** Reads DELAY and COUNT. @throws Failure */
function timesOf({ operands }: Arguments): { readonly delay: number; readonly count: number } {
  const numbers = operands.map((text) => {
    if (!/^\s*[-+]?\d+$/.test(text)) throw new Failure(`failed to parse argument: '${text}'`)
    return Number(text)
  })
  const [delay, count = delay === undefined ? 1 : Infinity, extra] = numbers
  if (delay !== undefined && delay < 1) throw new Failure('delay must be positive integer')
  if (extra !== undefined) throw new UsageError('')
  return { delay: delay ?? 1, count: Math.max(1, count) }
}

/** vmstat(8): what the machine does. */
export const vmstat = gnu({
  name: 'vmstat',
  helpLetter: 'h',
  versionLetter: 'V',
  hint: procpsHint('vmstat'),
  options: optionList('a,active n,one-header S,unit=UNIT w,wide t,timestamp y,no-first'),
  refused: optionList('f,forks m,slabs s,stats d,disk D,disk-sum p,partition=DEVICE'),
  operands: [
    { name: 'DELAY', kind: 'number', optional: true },
    { name: 'COUNT', kind: 'number', optional: true },
  ],
  async run(process, args) {
    const unit = args.value('S')
    if (unit !== undefined && UNITS[unit.charAt(0)] === undefined)
      throw new Failure('-S requires k, K, m or M (default is KiB)')
    const { delay, count } = timesOf(args)
    const screen = process.terminal?.screen.rows ?? ROWS
    const height = Math.max(1, screen - OTHER_ROWS)
    let before = { since: process.system.bootedAt, used: 0 }
    let shown = 0
    for (let left = count; left > 0; left -= 1) {
      if (left < count || (args.has('y') && args.operands.length > 0)) {
        before = { since: process.kernel.clock.now(), used: timeUsed(process) }
        await process.sleep(delay * 1000)
      }
      const heads = args.has('n') ? shown === 0 : shown % height === 0
      await process.print((heads ? header(process, args) : '') + row(process, args, before))
      shown += 1
    }
    return 0
  },
})
