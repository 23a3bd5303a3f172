import type { Arguments } from '../../../shell/posix/getopt.ts'
import { timeFromWords } from '../date/words.ts'
import { oldForm } from '../fold/old-form.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { type LoginRecord, recordsOf } from './records.ts'

/** How times look, and how wide the column of the end is. */
interface TimeFormat {
  readonly start: string
  readonly startWidth: number
  readonly endWidth: number
  readonly begins: string
}

const formats: Readonly<Record<string, TimeFormat>> = {
  notime: { start: '', startWidth: 0, endWidth: 0, begins: '' },
  short: { start: '%a %b %e %H:%M', startWidth: 16, endWidth: 7, begins: '%a %b %e %H:%M:%S %Y' },
  full: { start: '%a %b %e %H:%M:%S %Y', startWidth: 24, endWidth: 26, begins: '%a %b %e %H:%M:%S %Y' },
  iso: { start: '%Y-%m-%dT%H:%M:%S%:z', startWidth: 25, endWidth: 27, begins: '%Y-%m-%dT%H:%M:%S%:z' },
}
const NAME = 8
const LINE = 12
const HOST = 16
/** The width of how long it lasted, where the host comes behind it. */
const LENGTH = 12

function formatOf({ has, given, value }: Arguments): TimeFormat {
  const last = given.findLast(({ name }) => name === 'F' || name === 'time-format')
  const name = last === undefined ? 'short' : last.name === 'F' ? 'full' : (value('time-format') ?? '')
  const format = formats[name]
  if (!format) throw new Failure(`unknown time format: ${name}`)
  return has('time-format') || has('F') ? format : (formats['short'] ?? format)
}

/** A time that an option names. @throws Failure */
function timeOf(process: GnuProcess, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const time = timeFromWords(text, process.kernel.clock.now(), zoneOf(process))
  if (time === undefined) throw new Failure(`invalid time value "${text}"`)
  return time
}

/** What is asked for. @throws Failure */
function chosen(process: GnuProcess, { has, value, operands }: Arguments): readonly LoginRecord[] {
  const [since, until, present] = ['s', 't', 'p'].map((letter) => timeOf(process, value(letter)))
  const count = value('n') ?? 'Infinity'
  if (count !== 'Infinity' && !/^\s*\+?\d+$/.test(count)) throw new Failure(`failed to parse number: '${count}'`)
  return recordsOf(process)
    .filter(({ type }) => type !== 'runlevel' || has('x'))
    .filter(({ user, line }) => operands.length === 0 || operands.includes(user) || operands.includes(line))
    .filter((record) => record.since >= (since ?? -Infinity) && record.since <= (until ?? Infinity))
    .filter((record) => present === undefined || record.since <= present)
    .slice(0, Number(count) || Infinity)
}

function lineOf(process: GnuProcess, record: LoginRecord, args: Arguments): string {
  const { has } = args
  const format = formatOf(args)
  const wide = has('w')
  const cell = (text: string, width: number): string => (wide ? text : text.slice(0, width)).padEnd(width)
  const host = has('i') ? '0.0.0.0' : record.host
  const time = formatDate(format.start, record.since, zoneOf(process)).padEnd(format.startWidth)
  const [end, length] = record.type === 'session' ? ['  still', 'logged in'] : ['  still', 'running']
  const [left, right] = format.endWidth > 7 ? [`${end} ${length}`, ''] : [end.slice(0, format.endWidth), length]
  const times = `${time} ${left.padEnd(format.endWidth)}`
  const head = `${cell(record.user, NAME)} ${cell(record.line, LINE)}`
  if (has('R')) return `${head} ${times} ${right}`
  if (has('a')) return `${head} ${times} ${right.padEnd(LENGTH)} ${host}`
  return `${head} ${cell(host, HOST)} ${times} ${right}`
}

const options = optionList(
  'n,limit=NUM a,hostlast d,dns F,fulltimes i,ip R,nohostname s,since=TIME t,until=TIME p,present=TIME w,fullnames ' +
    'x,system time-format=FORMAT',
)
const declared = {
  helpLetter: 'h',
  versionLetter: 'V',
  options,
  refused: optionList('f,file=FILE'),
  operands: [{ name: 'NAME', kind: 'text', optional: true, repeated: true }],
  rewrite: oldForm('n'),
} as const

/** When the records begin. */
function beginning(process: GnuProcess, args: Arguments, name: string): string {
  const { begins } = formatOf(args)
  return begins === '' ? '' : `\n${name} begins ${formatDate(begins, process.system.bootedAt, zoneOf(process))}\n`
}

/** last(1): who has been logged in. */
export const last = gnu({
  ...declared,
  name: 'last',
  async run(process, args) {
    const lines = chosen(process, args).map((record) => `${lineOf(process, record, args).trimEnd()}\n`)
    await process.print(lines.join('') + beginning(process, args, 'wtmp'))
    return 0
  },
})

/** lastb(1): who could not log in; that is nobody. */
export const lastb = gnu({
  ...declared,
  name: 'lastb',
  async run(process, args) {
    chosen(process, args)
    if (process.credentials.uid !== 0) throw new Failure('cannot open /var/log/btmp: Permission denied')
    await process.print(beginning(process, args, 'btmp'))
    return 0
  },
})
