import { optionsOf } from './connection.ts'
import { parameterKind } from './postgres-parameters.ts'

/** What the server of PostgreSQL was called with. */
export interface PostgresCall {
  readonly settings: ReadonlyMap<string, string>
  readonly directory?: string
  /** `-h` */
  readonly host?: string
}

/** Why it does not start: what it says, and whether it says that as a line of its log. */
export interface PostgresRefusal {
  readonly type: 'usage' | 'fatal'
  readonly text: string
}

const VALUED = { always: new Set('BcCdDfhkNprStW') }
/** Letters that stand for a parameter. */
const PARAMETERS: Readonly<Record<string, string>> = {
  B: 'shared_buffers',
  N: 'max_connections',
  S: 'work_mem',
  p: 'port',
}
/** What is logged more, and where a socket is that nobody opens here by its path; connections over TCP are taken anyway. */
const INERT = new Set('dikF')
const TAKEN = new Set('cDh')
const ABSENT = new Set([...'CefjlnrstEOPTW', '?', 'help', 'single', 'boot', 'check', 'describe-config'])

const INTEGER = /^\s*(?:-?\d+(?:\.\d+)?|0x[\da-f]+)\s*(?:B|kB|MB|GB|TB|us|ms|s|min|h|d)?\s*$/i
const REAL = /^\s*-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*(?:us|ms|s|min|h|d)?\s*$/i
const BOOLEAN = /^(?:t|tr|tru|true|y|ye|yes|on|1|f|fa|fal|fals|false|n|no|of|off|0)$/i

/** What is wrong with a parameter; undefined where nothing is. */
function parameterProblem(name: string, value: string): string | undefined {
  const kind = parameterKind(name)
  if (kind === undefined) return `unrecognized configuration parameter "${name}"`
  if (kind === 'boolean') return BOOLEAN.test(value) ? undefined : `parameter "${name}" requires a Boolean value`
  const form = kind === 'integer' ? INTEGER : kind === 'real' ? REAL : undefined
  return !form || form.test(value) ? undefined : `invalid value for parameter "${name}": "${value}"`
}

/** `name=value` or, of options, dashes in names. */
function parameterOf(text: string): readonly [name: string, value: string | undefined] {
  const [, name = text, value] = /^([^=]*)=(.*)$/s.exec(text) ?? []
  return [name.replaceAll('-', '_'), value]
}

const usage = (text: string): PostgresRefusal => ({
  type: 'usage',
  text: `postgres: ${text}\nTry "postgres --help" for more information.\n`,
})

/** Reads the command line of the server, postgres(1). */
export function readPostgres(argv: readonly string[]): PostgresCall | PostgresRefusal {
  const { given, words, lacking } = optionsOf(argv, VALUED)
  const settings = new Map<string, string>()
  for (const [name, text] of given) {
    if (ABSENT.has(name))
      return { type: 'usage', text: `postgres: option ${name.length > 1 ? '--' : '-'}${name} is not simulated here\n` }
    if (name === lacking) return usage(`option requires an argument -- '${name}'`)
    const letter = PARAMETERS[name]
    if (name.length === 1 && !letter && !INERT.has(name) && !TAKEN.has(name))
      return usage(`invalid option -- '${name}'`)
    if (!letter && name !== 'c' && name.length === 1) continue
    const [parameter, value] = name === 'c' ? parameterOf(text) : [letter ?? name.replaceAll('-', '_'), text]
    if (value === undefined || (value === '' && name !== 'c' && !letter))
      return { type: 'fatal', text: `${name === 'c' ? '-c ' : '--'}${name === 'c' ? text : name} requires a value` }
    const problem = parameterProblem(parameter, value)
    if (problem !== undefined) return { type: 'fatal', text: problem }
    settings.set(parameter.toLowerCase(), value)
  }
  const [word] = words
  if (word !== undefined) return usage(`invalid argument: "${word}"`)
  const [directory, host] = ['D', 'h'].map((letter) => given.findLast(([name]) => name === letter)?.[1])
  return { settings, ...(directory !== undefined && { directory }), ...(host !== undefined && { host }) }
}
