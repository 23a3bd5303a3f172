import type { ShellLimit } from '../state.ts'
import { type Context, define, type Options, refuse, say } from './library/define.ts'

interface Limit {
  readonly letter: string
  readonly name: string
  readonly unit?: string
  readonly value: string
  /** Of what this machine has none of: a limit to it changes nothing, and may be set. */
  readonly idle?: true
  /** Set in the process itself, whose children have it too. */
  readonly ofProcess?: true
  /** What getrlimit(2) calls it, where a kernel may limit it, and how many bytes a unit of it has. */
  readonly resource?: string
  readonly bytes?: number
}

/** What nobody may go beyond, root neither: /proc/sys/fs/nr_open. */
const MOST_OPEN_FILES = 1_048_576

/** The simulated machine's limits: those that it has none of are not limited. */
const LIMITS: readonly Limit[] = [
  {
    letter: 'R',
    name: 'real-time non-blocking time',
    unit: 'microseconds',
    value: 'unlimited',
    idle: true,
    resource: 'rttime',
  },
  { letter: 'c', name: 'core file size', unit: 'blocks', value: '0', idle: true, resource: 'core', bytes: 1024 },
  { letter: 'd', name: 'data seg size', unit: 'kbytes', value: 'unlimited' },
  { letter: 'e', name: 'scheduling priority', value: '0', idle: true, resource: 'nice' },
  { letter: 'f', name: 'file size', unit: 'blocks', value: 'unlimited' },
  { letter: 'i', name: 'pending signals', value: 'unlimited', idle: true, resource: 'sigpending' },
  {
    letter: 'l',
    name: 'max locked memory',
    unit: 'kbytes',
    value: 'unlimited',
    idle: true,
    resource: 'memlock',
    bytes: 1024,
  },
  { letter: 'm', name: 'max memory size', unit: 'kbytes', value: 'unlimited', resource: 'rss', bytes: 1024 },
  { letter: 'n', name: 'open files', value: '1024', ofProcess: true },
  { letter: 'p', name: 'pipe size', unit: '512 bytes', value: '8' },
  { letter: 'q', name: 'POSIX message queues', unit: 'bytes', value: 'unlimited', idle: true, resource: 'msgqueue' },
  { letter: 'r', name: 'real-time priority', value: '0', idle: true, resource: 'rtprio' },
  { letter: 's', name: 'stack size', unit: 'kbytes', value: '8192', resource: 'stack', bytes: 1024 },
  { letter: 't', name: 'cpu time', unit: 'seconds', value: 'unlimited' },
  { letter: 'u', name: 'max user processes', value: '512', resource: 'nproc' },
  { letter: 'v', name: 'virtual memory', unit: 'kbytes', value: 'unlimited' },
  { letter: 'x', name: 'file locks', value: 'unlimited', idle: true, resource: 'locks' },
]

function line({ letter, name, unit }: Limit, value: string): string {
  const tail = unit === undefined ? `(-${letter}) ` : `(${unit}, -${letter}) `
  return `${name.padEnd(20)} ${tail.padStart(20)}${value}\n`
}

function chosen({ letters, has }: Options): readonly Limit[] {
  if (has('a')) return LIMITS
  const wanted = letters.replaceAll(/[SH]/g, '') || 'f'
  return LIMITS.filter(({ letter }) => wanted.includes(letter))
}

const asText = (amount: number, unit: number): string =>
  amount === Infinity ? 'unlimited' : String(Math.floor(amount / unit))

const limitOf = (
  { state: { limits }, process }: Pick<Context, 'state' | 'process'>,
  { letter, value, idle, ofProcess, resource = '', bytes = 1 }: Limit,
): ShellLimit => {
  const given = ofProcess ? process.openFiles : process.kernel.limits.get(resource)
  const own = given && { soft: asText(given.soft, bytes), hard: asText(given.hard, bytes) }
  return limits.get(letter) ?? own ?? { soft: value, hard: idle ? 'unlimited' : value }
}

const size = (value: string): number => (value === 'unlimited' ? Infinity : Number(value))

/** Sets a limit; gives why that may not be. */
function change(context: Context, limit: Limit, wanted: string, { has }: Options): string | undefined {
  const { state, process } = context
  const { soft, hard } = limitOf(context, limit)
  const value =
    wanted === 'soft' ? soft : wanted === 'hard' ? hard : wanted === 'unlimited' ? wanted : String(Number(wanted))
  const both = has('S') === has('H')
  const next = { soft: both || has('S') ? value : soft, hard: both || has('H') ? value : hard }
  if (next.soft === soft && next.hard === hard) return undefined
  if (!limit.idle && !limit.ofProcess) return 'not simulated'
  if (size(next.soft) > size(next.hard)) return 'Invalid argument'
  const most = limit.ofProcess ? MOST_OPEN_FILES : Infinity
  if (size(next.hard) > (process.credentials.uid === 0 ? most : size(hard))) return 'Operation not permitted'
  if (limit.ofProcess) process.openFiles = { soft: size(next.soft), hard: size(next.hard) }
  else state.limits = new Map(state.limits).set(limit.letter, next)
  return undefined
}

export const ulimit = define('ulimit', `SHa${LIMITS.map(({ letter }) => letter).join('')}`, (options, context) => {
  const limits = chosen(options)
  const [first] = limits
  const [wanted] = options.operands
  if (wanted === undefined || options.has('a')) {
    const values = limits.map((limit) => limitOf(context, limit)[options.has('H') ? 'hard' : 'soft'])
    const single = limits.length === 1 && !options.has('a')
    return say(context, single ? `${values[0]}\n` : limits.map((limit, at) => line(limit, values[at] ?? '')).join(''))
  }
  if (!/^(\d+|unlimited|soft|hard)$/.test(wanted)) return refuse(context, `${wanted}: invalid number`)
  const reason = first && change(context, first, wanted, options)
  return reason === undefined ? 0 : refuse(context, `${first?.name}: cannot modify limit: ${reason}`)
})
