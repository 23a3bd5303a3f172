import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { shellWords } from '../words.ts'
import { PORT } from './port.ts'

/** Directives that redis.conf has, and that change nothing which can be seen here. */
const INERT = new Set(
  (
    'acllog-max-len activedefrag activerehashing always-show-logo aof-load-truncated aof-use-rdb-preamble appenddirname appendfilename ' +
    'appendfsync appendonly auto-aof-rewrite-min-size auto-aof-rewrite-percentage bind daemonize databases dynamic-hz hz io-threads ' +
    'latency-tracking lazyfree-lazy-eviction lazyfree-lazy-expire list-max-listpack-size locale-collate logfile loglevel ' +
    'maxclients maxmemory maxmemory-policy maxmemory-samples no-appendfsync-on-rewrite notify-keyspace-events oom-score-adj pidfile ' +
    'protected-mode rdbchecksum rdbcompression repl-backlog-size repl-diskless-sync save set-proc-title slowlog-log-slower-than ' +
    'slowlog-max-len stop-writes-on-bgsave-error supervised tcp-backlog tcp-keepalive timeout unixsocket unixsocketperm'
  ).split(' '),
)

/** Directives that Redis has, and that are not simulated. */
const UNSIMULATED = new Set(
  (
    'aclfile cluster-config-file cluster-enabled cluster-node-timeout include loadmodule masterauth masteruser min-replicas-to-write ' +
    'rename-command replica-read-only replicaof slaveof tls-auth-clients tls-ca-cert-file tls-cert-file tls-key-file tls-port user'
  ).split(' '),
)

/** What keeps redis-server from its work, as it says it. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration'
}

/** What was asked of redis-server. */
export interface Configuration {
  readonly port: number
  /** Of the server. */
  readonly version: string
  readonly password: string | undefined
  /** Where the keys are kept. */
  readonly file: string
  /** What its file and its options say, by the names of directives. */
  readonly settings: Record<string, string>
}

/** Words of the command line as lines of a configuration, which are read after those of the file. */
function optionLines(words: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    if (word.startsWith('--')) lines.push(word.slice('--'.length))
    else lines.push(`${lines.pop() ?? ''} ${JSON.stringify(word)}`.trimStart())
  }
  return lines
}

interface Line {
  /** Its number, from 1. */
  readonly at: number
  readonly text: string
}

/** Directives that are simulated, and what is wrong with a value. */
const REAL: Readonly<Record<string, (value: string, process: GnuProcess) => string | undefined>> = {
  port: (value) => (/^\d+$/.test(value) ? undefined : "argument couldn't be parsed into an integer"),
  requirepass: () => undefined,
  dbfilename: (value) => (value.includes('/') ? "dbfilename can't be a path, just a filename" : undefined),
  dir: (value, { cwd, system }) =>
    system.fs.isDirectory(fromDirectory(cwd, value))
      ? undefined
      : `Can't chdir to '${value}': No such file or directory`,
}

/** What is wrong with a directive; undefined where it is right. */
function faultOf(process: GnuProcess, [name = '', ...values]: readonly string[]): string | undefined {
  if (INERT.has(name)) return undefined
  if (UNSIMULATED.has(name)) return `${name} is not simulated here`
  const check = Object.hasOwn(REAL, name) ? REAL[name] : undefined
  return check && values.length === 1 ? check(values[0] ?? '', process) : 'Bad directive or wrong number of arguments'
}

/** The lines of redis.conf, where the command line begins with its name, and of the options behind it. @throws BadConfiguration */
function linesOf({ argv, cwd, system }: GnuProcess): readonly Line[] {
  const [first = '', ...rest] = argv.slice(1)
  const path = first === '' || first.startsWith('-') ? undefined : fromDirectory(cwd, first)
  if (path !== undefined && !system.fs.exists(path))
    throw new BadConfiguration(`Fatal error, can't open config file '${path}': No such file or directory\n`)
  const written = path === undefined ? '' : system.fs.readText(path)
  const options = optionLines(path === undefined ? argv.slice(1) : rest)
  return [...written.split('\n'), ...options].map((text, index) => ({ at: index + 1, text: text.trim() }))
}

/** Reads what redis-server is to be: its file, and the options after it. @throws BadConfiguration */
export function configurationOf(process: GnuProcess, version: string): Configuration {
  const settings: Record<string, string> = {}
  for (const { at, text } of linesOf(process)) {
    const words = shellWords(text).map((word, place) => (place === 0 ? word.toLowerCase() : word))
    const [name = ''] = words
    if (text === '' || text.startsWith('#')) continue
    const fault = faultOf(process, words)
    if (fault !== undefined)
      throw new BadConfiguration(
        `\n*** FATAL CONFIG FILE ERROR (Redis ${version}) ***\nReading the configuration file, at line ${at}\n>>> '${text}'\n${fault}\n`,
      )
    settings[name] = words.slice(1).join(' ')
  }
  const { port = String(PORT), dir = '.', dbfilename = 'dump.rdb', requirepass = '' } = settings
  return {
    port: Number(port),
    version,
    password: requirepass === '' ? undefined : requirepass,
    file: fromDirectory(fromDirectory(process.cwd, dir), dbfilename),
    settings,
  }
}
