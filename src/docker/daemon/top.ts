import { accountsOf } from '../../linux/accounts.ts'
import { playgroundHardware } from '../../linux/hardware.ts'
import { memoryOf } from '../../linux/memory.ts'
import { nameInCommand } from '../../linux/process-name.ts'
import { strftime } from '../../linux/time.ts'
import { root } from '../../linux/users.ts'
import type { HostProcess } from '../runtime/container-runtime.ts'
import type { Container } from '../engine/model.ts'
import { type Answer, done, refusedWith } from './answer.ts'
import { containerEvent } from './events.ts'
import { numberOnHost, shimPid } from './host-pids.ts'
import type { Client } from './request.ts'

/** What `GET /containers/ID/top` gives. */
export interface ProcessTable {
  readonly Titles: readonly string[]
  readonly Processes: readonly (readonly string[])[]
}

const twoDigits = (amount: number): string => String(Math.floor(amount)).padStart(2, '0')
const spanOf = (seconds: number): readonly number[] => [seconds / 3600, (seconds / 60) % 60, seconds % 60]

/** A process as ps on the host tells of it. */
interface Listed extends HostProcess {
  readonly user: string
  readonly hostPid: number
  readonly hostParent: number
  /** Milliseconds since it was started. */
  readonly age: number
}

const memory = ({ command }: Listed) => memoryOf(command.split(' ')[0] ?? '')
const share = (part: number, whole: number): string => (whole > 0 ? (100 * part) / whole : 0).toFixed(1)
const time = ({ cpuTime }: Listed): string =>
  spanOf(cpuTime / 1000)
    .map(twoDigits)
    .join(':')

/** Columns of ps(1), by their names: a title, and a cell. */
const COLUMNS: Readonly<Record<string, readonly [title: string, cell: (row: Listed) => string]>> = {
  uid: ['UID', ({ uid }) => String(uid)],
  user: ['USER', ({ user }) => user],
  uname: ['USER', ({ user }) => user],
  pid: ['PID', ({ hostPid }) => String(hostPid)],
  ppid: ['PPID', ({ hostParent }) => String(hostParent)],
  c: ['C', () => '0'],
  stime: ['STIME', ({ startedAt }) => strftime('%H:%M', startedAt)],
  start: ['STARTED', ({ startedAt }) => strftime('%H:%M:%S', startedAt)],
  start_time: ['START', ({ startedAt }) => strftime('%H:%M', startedAt)],
  lstart: ['STARTED', ({ startedAt }) => strftime('%a %b %e %H:%M:%S %Y', startedAt)],
  etime: [
    'ELAPSED',
    ({ age }) =>
      spanOf(age / 1000)
        .map(twoDigits)
        .join(':')
        .replace(/^00:/, ''),
  ],
  etimes: ['ELAPSED', ({ age }) => String(Math.floor(age / 1000))],
  tty: ['TT', ({ tty }) => tty ?? '?'],
  time: ['TIME', time],
  bsdtime: ['TIME', ({ cpuTime }) => `${Math.floor(cpuTime / 60_000)}:${twoDigits((cpuTime / 1000) % 60)}`],
  cmd: ['CMD', ({ command }) => command],
  args: ['COMMAND', ({ command }) => command],
  command: ['COMMAND', ({ command }) => command],
  comm: ['COMMAND', ({ command }) => nameInCommand(command)],
  '%cpu': ['%CPU', ({ cpuTime, age }) => share(cpuTime, age)],
  '%mem': ['%MEM', (row) => share(memory(row).resident, playgroundHardware.memory.total)],
  rss: ['RSS', (row) => String(memory(row).resident)],
  vsz: ['VSZ', (row) => String(memory(row).virtual)],
  stat: ['STAT', ({ ppid }) => (ppid === 0 ? 'Ss' : 'S')],
  s: ['S', () => 'S'],
}
const ALIASES: Readonly<Record<string, string>> = {
  pcpu: '%cpu',
  pmem: '%mem',
  tt: 'tty',
  tname: 'tty',
  ucmd: 'comm',
  state: 's',
  rssize: 'rss',
  vsize: 'vsz',
}

/** A column, and what stands over it. */
interface Shown {
  readonly column: string
  readonly title: string
}

const shown = (column: string, title = COLUMNS[column]?.[0] ?? ''): Shown => ({ column, title })

/** What is shown where no columns are asked for. */
const FULL: readonly Shown[] = [
  shown('user', 'UID'),
  ...'pid ppid c stime'.split(' ').map((name) => shown(name)),
  shown('tty', 'TTY'),
  shown('time'),
  shown('cmd'),
]
const BY_USER: readonly Shown[] = [
  ...'user pid %cpu %mem vsz rss'.split(' ').map((name) => shown(name)),
  shown('tty', 'TTY'),
  shown('stat'),
  shown('start_time', 'START'),
  shown('bsdtime'),
  shown('command'),
]
const SHORT: readonly Shown[] = [shown('pid'), shown('tty', 'TTY'), shown('stat'), shown('bsdtime'), shown('command')]

export const PROCESS_TITLES: readonly string[] = FULL.map(({ title }) => title)

/** The columns that `-o` asks for; the first one that ps does not know. */
function asked(list: string): readonly Shown[] | string {
  const names = list.split(/[\s,]+/).filter(Boolean)
  const columns: Shown[] = []
  for (const text of names) {
    const [word = '', title] = text.split(/=(.*)/s)
    const name = ALIASES[word.toLowerCase()] ?? word.toLowerCase()
    if (!Object.hasOwn(COLUMNS, name)) return word
    columns.push(shown(name, title))
  }
  return columns
}

/** What options of ps ask for; why that cannot be. */
function columnsFor(options: readonly string[]): readonly Shown[] | { readonly reason: string } {
  const at = options.findIndex((word) => /^-?[a-z]*o$/i.test(word) || word === '--format')
  const inline = options.find((word) => /^(?:-[eAax]*o|--format=)./.test(word))
  const list = at >= 0 ? (options[at + 1] ?? '') : inline?.replace(/^(?:-[eAax]*o|--format=)/, '')
  if (list !== undefined) {
    const columns = asked(list)
    return typeof columns === 'string'
      ? { reason: `ps: error: unknown user-defined format specifier "${columns}"` }
      : columns
  }
  const word = options.join('')
  if (/^-?[ax]*u[ax]*$/.test(word)) return BY_USER
  if (/^-?[aex]*x[aex]*$/.test(word)) return SHORT
  if (/^-[eAf]*f[eAf]*$/.test(word) || word === '') return FULL
  return { reason: `ps: the options ${options.join(' ')} are not simulated` }
}

/** The rows of `ps`, as the daemon reads them: where there is no pid it does not know whose they are. */
function tableOf(rows: readonly Listed[], columns: readonly Shown[]): Answer<ProcessTable> {
  if (!columns.some(({ column }) => column === 'pid')) return refusedWith("Couldn't find PID field in ps output")
  const cell = (row: Listed, { column }: Shown): string => COLUMNS[column]?.[1](row) ?? ''
  return done({
    Titles: columns.map(({ title }) => title),
    Processes: rows.map((row) => columns.map((column) => cell(row, column))),
  })
}

/** What runs in a container that runs, where its programs are processes. @param options of ps(1) */
export async function processesOf(
  client: Client,
  container: Container,
  options: readonly string[] = [],
): Promise<Answer<ProcessTable> | undefined> {
  const { runtime, engine, fs, journal } = client.system
  if (!runtime) return undefined
  const columns = columnsFor(options)
  if ('reason' in columns) return refusedWith(columns.reason)
  const now = engine.get()
  const accounts = accountsOf(fs, root)
  journal?.record(containerEvent('top', container))
  const rows = (await runtime.processes(container)).map((one): Listed => ({
    ...one,
    user: accounts.nameOf(one.uid),
    hostPid: numberOnHost(now, container, one.pid),
    hostParent: one.ppid === 0 ? shimPid(now, container) : numberOnHost(now, container, one.ppid),
    age: client.clock.now() - one.startedAt,
  }))
  return tableOf(rows, columns)
}
