import { formatDate } from '../library/date-format.ts'
import type { ListedProcess } from '../library/process-list.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'

type Value = (row: ListedProcess, process: GnuProcess) => string | number

/** A column of ps. */
export interface Column {
  readonly heading: string
  readonly width: number
  readonly left: boolean
  readonly value: Value
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Seconds as `[dd-]hh:mm:ss`; without hours where there are none and they may be left out. */
function clockTime(ms: number, short: boolean): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const head = days > 0 ? `${two(days)}-` : ''
  const middle = short && days === 0 && hours === 0 ? '' : `${two(hours)}:`
  return `${head}${middle}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Processor time as `m:ss`. */
const minutes = ({ cpuTime }: ListedProcess): string =>
  `${Math.floor(cpuTime / 60_000)}:${two(Math.floor(cpuTime / 1000) % 60)}`

/** A process's share of a processor over its life, in percent. */
export function processorShare(row: ListedProcess, process: GnuProcess): number {
  return (row.cpuTime / Math.max(1000, process.kernel.clock.now() - row.startedAt)) * 100
}

/** A resident set as a share of the memory, in percent. */
export const memoryShare = ({ resident }: ListedProcess, { system }: GnuProcess): number =>
  (resident / system.hardware.memory.total) * 100

const shown =
  (format: string): Value =>
  (row, process) =>
    formatDate(format, row.startedAt, zoneOf(process))

const age = (row: ListedProcess, process: GnuProcess): number => process.kernel.clock.now() - row.startedAt

/** The time of day of the last 24 hours, else the day. */
const started: Value = (row, process) => shown(age(row, process) < 86_400_000 ? '%H:%M' : '%b%d')(row, process)

const user: Value = ({ uid }, { system }) => system.users.nameOf(uid)

/** `heading width` with a `<` for columns whose texts stand at the left, and what they show. */
const table: Readonly<Record<string, readonly [string, Value]>> = {
  pid: ['PID 7', ({ pid }) => pid],
  ppid: ['PPID 7', ({ ppid }) => ppid],
  pgid: ['PGID 7', ({ group }) => group],
  sid: ['SID 7', ({ session }) => session],
  user: ['USER 8<', user],
  uid: ['UID 5', ({ uid }) => uid],
  group: ['GROUP 8<', ({ uid }, { system }) => system.users.groupOf(uid)],
  comm: ['COMMAND 15<', ({ name }) => name],
  args: ['COMMAND 27<', ({ command }) => command],
  cmd: ['CMD 27<', ({ command }) => command],
  ucmd: ['CMD 15<', ({ name }) => name],
  tt: ['TT 8<', ({ tty = '?' }) => tty],
  tname: ['TTY 8<', ({ tty = '?' }) => tty],
  stat: ['STAT 4<', ({ state }) => state],
  s: ['S 1<', ({ state }) => state.charAt(0)],
  time: ['TIME 8', ({ cpuTime }) => clockTime(cpuTime, false)],
  bsdtime: ['TIME 6', minutes],
  etime: ['ELAPSED 11', (row, process) => clockTime(age(row, process), true)],
  etimes: ['ELAPSED 7', (row, process) => Math.floor(age(row, process) / 1000)],
  pcpu: ['%CPU 4', (row, process) => processorShare(row, process).toFixed(1)],
  pmem: ['%MEM 4', (row, process) => memoryShare(row, process).toFixed(1)],
  vsz: ['VSZ 6', ({ virtual }) => virtual],
  rss: ['RSS 5', ({ resident }) => resident],
  sz: ['SZ 5', ({ virtual }) => Math.floor(virtual / 4)],
  addrsz: ['ADDR SZ 7', ({ virtual }) => `- ${String(Math.floor(virtual / 4)).padStart(5)}`],
  ni: ['NI 3', ({ nice }) => nice],
  pri: ['PRI 3', ({ nice }) => 19 - nice],
  opri: ['PRI 3', ({ nice }) => 80 + nice],
  bsdpri: ['PRI 3', ({ nice }) => 20 + nice],
  start: ['STARTED 8', (row, process) => shown(age(row, process) < 86_400_000 ? '%H:%M:%S' : '  %b %d')(row, process)],
  lstart: ['STARTED 24', shown('%c')],
  stime: ['STIME 5<', started],
  bsdstart: ['START 5<', started],
  nlwp: ['NLWP 4', () => 1],
  c: ['C 2', (row, process) => Math.floor(processorShare(row, process))],
  wchan: ['WCHAN 6<', () => '-'],
  f: ['F 1', ({ live }) => (live ? 0 : 4)],
  psr: ['PSR 3', () => 0],
}

const aliases: Readonly<Record<string, string>> = {
  command: 'args',
  ucomm: 'comm',
  fname: 'comm',
  tty: 'tt',
  state: 's',
  cputime: 'time',
  '%cpu': 'pcpu',
  '%mem': 'pmem',
  vsize: 'vsz',
  rssize: 'rss',
  nice: 'ni',
  pgrp: 'pgid',
  sess: 'sid',
  session: 'sid',
  euser: 'user',
  ruser: 'user',
  uname: 'user',
  euid: 'uid',
  ruid: 'uid',
  egroup: 'group',
  rgroup: 'group',
  thcount: 'nlwp',
  start_time: 'stime',
  cp: 'c',
  flags: 'f',
  flag: 'f',
}

/** The column of a name as `-o` and `--sort` take it. */
export function columnOf(name: string): Column | undefined {
  const entry = table[aliases[name] ?? name]
  if (!entry) return undefined
  const [, heading = '', width = '', left] = /^(.*) (\d+)(<?)$/.exec(entry[0]) ?? []
  return { heading, width: Number(width), left: left === '<', value: entry[1] }
}

/** The columns of each of ps's own forms; a name may bring its own heading. */
export const forms = {
  plain: 'pid,tname,time,ucmd',
  bsd: 'pid,tname,stat,bsdtime,args',
  full: 'user=UID,pid,ppid,c,stime,tname,time,cmd',
  extraFull: 'user=UID,pid,ppid,c,sz,rss,psr,stime,tname,time,cmd',
  user: 'user,pid,pcpu,pmem,vsz,rss,tname,stat,bsdstart,bsdtime,args',
  long: 'f,s,uid,pid,ppid,c,opri,ni,addrsz,wchan,tname,time,ucmd',
  bsdLong: 'f,uid,pid,ppid,bsdpri,ni,vsz,rss,wchan,stat,tname,bsdtime,args',
  jobs: 'pid,pgid,sid,tname,time,ucmd',
} as const
