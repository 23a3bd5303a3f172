import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { PORT } from './port.ts'
import type { Transaction } from './transaction.ts'

/** What redis-cli was asked for. */
export interface Call {
  host: string
  port: number
  password: string | undefined
  /** Whether the command line holds the password, for all to see. */
  tellsPassword: boolean
  /** Whether that is worth a warning. */
  warns: boolean
  /** `-e`: an error is told by the status, too. */
  exits: boolean
  /** Whether replies are shown with their kinds; as there is a terminal or not when undefined. */
  typed: boolean | undefined
  /** How often the command is sent. */
  times: number
  /** Whether standard input is the command's last word. */
  takesInput: boolean
  /** `--scan`: all keys are asked for, as far as they match. */
  scans: boolean
  scan: { readonly pattern?: string; readonly count?: string }
  /** What its connection has begun. */
  transaction: Transaction | undefined
  /** The command; its prompt is asked for where there is none. */
  words: readonly string[]
}

/** What is wrong with a call of redis-cli, as it says it. */
export class BadCall extends Error {
  override readonly name = 'BadCall'
}

/** `redis://user:password@host:port/0`. */
const ADDRESS = /^redis:\/\/(?:(?:([^:@/]*):)?([^@/]*)@)?([^:/]+)?(?::(\d+))?(?:\/(\d*))?$/

/** The number that a word begins with, as C's atoi() reads it; 0 where there is none. */
const leading = (word: string): number => Number.parseInt(word, 10) || 0

function portOf(word: string): number {
  const port = leading(word)
  if (port < 0 || port > 65_535) throw new BadCall('Invalid server port.')
  return port
}

function choose(number: string): void {
  if (Number(number) !== 0) throw new BadCall('redis-cli: only database 0 is simulated here')
}

function givePassword(call: Call, value: string): void {
  call.password = value
  call.tellsPassword = true
}

const VALUED: Readonly<Record<string, (call: Call, value: string) => void>> = {
  '-h': (call, value) => void (call.host = value),
  '-p': (call, value) => void (call.port = portOf(value)),
  '-r': (call, value) => void (call.times = leading(value)),
  '-n': (_call, value) => choose(value),
  '--pattern': (call, value) => void (call.scan = { ...call.scan, pattern: value }),
  '--count': (call, value) => void (call.scan = { ...call.scan, count: value }),
  '-a': givePassword,
  '--pass': givePassword,
  '-u': (call, value) => {
    const [all, user = '', password, host = call.host, port = call.port, number = '0'] = ADDRESS.exec(value) ?? []
    if (all === undefined) throw new BadCall('Invalid URI scheme')
    choose(number)
    if (user !== '' && user !== 'default') throw new BadCall('redis-cli: no user but default is simulated here')
    Object.assign(call, { host, port: Number(port) })
    if (password !== undefined) givePassword(call, password)
  },
}

const SWITCHES: Readonly<Record<string, Partial<Call>>> = {
  '-2': {},
  '-3': {},
  '-e': { exits: true },
  '-x': { takesInput: true },
  '--scan': { scans: true },
  '--raw': { typed: false },
  '--no-raw': { typed: true },
  '--no-auth-warning': { warns: false },
  '--verbose': {},
}

/** Options that redis-cli has, and that are not simulated. */
const UNSIMULATED = new Set(
  (
    '-s -t -i -D -d -c -X --user --askpass --tls --sni --cacert --cacertdir --cert --key --tls-ciphers --insecure --quoted-input --csv ' +
    '--json --quoted-json --show-pushes --stat --latency --latency-history --latency-dist --lru-test --replica --rdb --functions-rdb --pipe ' +
    '--pipe-timeout --bigkeys --memkeys --memkeys-samples --hotkeys --quoted-pattern --intrinsic-latency --eval ' +
    '--ldb --ldb-sync-mode --cluster --cluster-only-masters'
  ).split(' '),
)

/** Reads the command line of redis-cli. @throws BadCall */
export function readCall({ argv, environment }: GnuProcess): Call {
  const words = argv.slice(1)
  const call: Call = {
    host: '127.0.0.1',
    port: PORT,
    password: environment.get('REDISCLI_AUTH'),
    tellsPassword: false,
    warns: true,
    exits: false,
    typed: undefined,
    times: 1,
    takesInput: false,
    scans: false,
    scan: {},
    transaction: undefined,
    words,
  }
  while (words[0]?.startsWith('-') && words[0] !== '-') {
    const option = words.shift() ?? ''
    const valued = words.length > 0 && Object.hasOwn(VALUED, option) ? VALUED[option] : undefined
    if (valued) valued(call, words.shift() ?? '')
    else if (Object.hasOwn(SWITCHES, option)) Object.assign(call, SWITCHES[option])
    else if (UNSIMULATED.has(option)) throw new BadCall(`redis-cli: the option ${option} is not simulated here`)
    else throw new BadCall(`Unrecognized option or bad number of args for: '${option}'`)
  }
  return call
}
