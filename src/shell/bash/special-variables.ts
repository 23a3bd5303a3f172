import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/posix-system.ts'
import { pickInteger } from '../../base/chance.ts'
import { AssociativeArray, IndexedArray } from './arrays.ts'
import { nextRandom, seededRandom } from './random.ts'
import { NOT_SIMULATED, setOptions, shellOptions } from './shell-options.ts'
import { isSmallShell } from './small-shell.ts'
import type { Call, ShellState, Special, Variable } from './state.ts'
import { isName, type Value } from './value.ts'

/** The version that scripts may ask for. */
const VERSION = ['5', '2', '15', '1', 'release', 'x86_64-pc-linux-gnu']

/** Gives a state the variables that a shell has from the beginning, and those of its environment. */
export function setVariables<System extends PosixSystem>(state: ShellState, process: Process<System>): void {
  const { credentials } = process
  for (const [name, value] of process.environment) if (isName(name)) state.define(name, { value, exported: true })
  const level = Number.parseInt(state.get('SHLVL') ?? '0', 10) || 0
  const own: Readonly<Record<string, Partial<Variable>>> = {
    BASH: { value: '/usr/bin/bash' },
    BASH_LOADABLES_PATH: {
      value: '/usr/local/lib/bash:/usr/lib/bash:/opt/local/lib/bash:/usr/pkg/lib/bash:/opt/pkg/lib/bash:.',
    },
    BASH_VERSION: { value: '5.2.15(1)-release' },
    BASH_VERSINFO: { value: new IndexedArray(VERSION), readonly: true },
    HOSTNAME: { value: process.system.hostName },
    HOSTTYPE: { value: 'x86_64' },
    MACHTYPE: { value: 'x86_64-pc-linux-gnu' },
    OSTYPE: { value: 'linux-gnu' },
    IFS: { value: ' \t\n' },
    OPTIND: { value: '1', integer: true },
    OPTERR: { value: '1' },
    PS4: { value: '+ ' },
    ...(!isSmallShell(process.name) && identity(credentials.uid)),
    PPID: { value: String(process.parent?.pid ?? 0), readonly: true, integer: true },
    SHLVL: { value: String(Math.max(0, level) + 1), exported: true },
    PWD: { value: process.cwd, exported: true },
  }
  for (const [name, variable] of Object.entries(own)) state.define(name, variable)
  for (const [name, variable] of Object.entries(missing)) if (!state.variables.has(name)) state.define(name, variable)
  // what was found along another PATH is forgotten
  const path = state.variables.get('PATH')
  state.define('PATH', { ...path, special: { set: (_value, { hash }) => hash.clear() } })
  state.define('GROUPS', {
    special: { get: () => array([credentials.gid, ...credentials.groups]), listed: { value: NONE } },
  })
  for (const [name, special] of Object.entries(specials)) state.define(name, followed(special))
}

/** A variable that the shell makes or follows. */
const followed = ({ get, set, setElement, listed, ...attributes }: Special & Partial<Variable>): Partial<Variable> => ({
  ...attributes,
  special: {
    ...(get && { get }),
    ...(set && { set }),
    ...(setElement && { setElement }),
    ...(listed && { listed }),
  },
})

/** Who runs a bash. The `sh` of a Debian or an Alpine has no such variables: scripts use the names for their own ends. */
function identity(uid: number): Readonly<Record<string, Partial<Variable>>> {
  const own = { value: String(uid), readonly: true, integer: true }
  return { UID: own, EUID: own }
}

/** What a shell sets when its environment does not. */
const missing: Readonly<Record<string, Partial<Variable>>> = {
  OLDPWD: { exported: true },
  PATH: { value: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
  TERM: { value: 'dumb' },
  SHELL: { value: '/bin/bash' },
}

const array = (values: Iterable<string | number>): IndexedArray => new IndexedArray(Array.from(values, String))

/** Names that are on, as SHELLOPTS has them. */
const joined = (names: readonly string[], on: ReadonlySet<string>): string =>
  names
    .filter((name) => on.has(name))
    .toSorted()
    .join(':')

/** What is known of the calls under way, the innermost first; `main` is what a script itself adds. */
function calls(
  pick: (call: Call) => string | number,
  main: (state: ShellState) => string,
): (state: ShellState) => Value {
  return (state) => {
    const values = state.calls.toReversed().map(pick)
    const script = state.mode === '' && !state.interactive ? main(state) : ''
    if (script !== '' && (values.length > 0 || script !== 'main')) values.push(script)
    return array(values)
  }
}

const functionNames = calls(
  ({ name }) => name,
  () => 'main',
)

/** What the calls under way were called with, the innermost first, as far as it is kept; last what the script was. */
function keptWords(state: ShellState): readonly (readonly string[])[] {
  const { calls: all } = state
  if (all.every(({ name }) => name === 'source')) state.scriptWords ??= state.positional
  const kept = [...(state.scriptWords ? [{ words: state.scriptWords }] : []), ...all]
  return kept.flatMap(({ words }) => (words ? [words] : [])).toReversed()
}

const now = ({ host }: ShellState): number => host?.clock.now() ?? 0
const chosen = ({ host }: ShellState, limit: number): string => (host ? String(pickInteger(host.chance, limit)) : '0')

/** An array without elements, and one without a value. */
const NONE = new IndexedArray()
const blank = (): IndexedArray => Object.assign(new IndexedArray(), { blank: true })
/** Listed without a value. */
const unlisted = { listed: { value: undefined } }
/** What COMP_WORDBREAKS has, as Readline has it. */
const WORD_BREAKS = ' \t\n"\'@><=;|&(:'

/** Levels that BASH_COMPAT may have: `4.2` or `42`. */
const COMPATIBLE = /^(?:3\.?[12]|4\.?[0-4]|5\.?[0-2])$/

/** Variables that are none until somebody sets them: bad values are told of, and what no level here changes too. */
export const heeded: Readonly<Record<string, Special>> = {
  IGNOREEOF: { set: (_value, { options }) => options.add('ignoreeof') },
  HISTFILESIZE: { set: (_value, { host }) => host?.cutHistoryFile() },
  BASH_XTRACEFD: {
    set: (value, { host, warn }) => {
      if (value !== '' && !(/^\d+$/.test(value) && host?.hasOpen(Number(value))))
        warn(`BASH_XTRACEFD: ${value}: invalid value for trace file descriptor`)
    },
  },
  BASH_COMPAT: {
    set: (value, { warn }) => {
      if (value === '' || /^5\.?2$/.test(value)) return
      warn(`BASH_COMPAT: ${value}: ${COMPATIBLE.test(value) ? NOT_SIMULATED : 'compatibility value out of range'}`)
    },
  },
}

/** Variables that the shell makes or follows. */
const specials: Readonly<Record<string, Special & Partial<Variable>>> = {
  RANDOM: {
    get: (state) => {
      if (!state.random) return chosen(state, 32768)
      state.random = nextRandom(state.random)
      return String(state.random.last)
    },
    set: (value, state) => (state.random = seededRandom(Number(value))),
    integer: true,
    ...unlisted,
  },
  SRANDOM: { get: (state) => chosen(state, 2 ** 32), integer: true, ...unlisted },
  SECONDS: {
    get: (state) => String(Math.floor((now(state) - state.startedAt) / 1000)),
    set: (value, state) => (state.startedAt = now(state) - (Number(value) || 0) * 1000),
    ...unlisted,
  },
  EPOCHSECONDS: { get: (state) => String(Math.floor(now(state) / 1000)), ...unlisted },
  EPOCHREALTIME: { get: (state) => (now(state) / 1000).toFixed(6), ...unlisted },
  LINENO: { get: ({ line }) => String(line), ...unlisted },
  BASHPID: { get: ({ host }) => String(host?.pid ?? 0), integer: true, ...unlisted },
  BASH_SUBSHELL: { get: ({ depth }) => String(depth), ...unlisted },
  BASH_COMMAND: { get: ({ host }) => host?.command() ?? '', ...unlisted },
  BASH_ARGV0: { get: ({ name }) => name, set: (value, state) => (state.name = value), ...unlisted },
  PIPESTATUS: { get: ({ pipeStatus }) => array(pipeStatus) },
  FUNCNAME: { get: (state) => (state.calls.some(({ name }) => name !== 'source') ? functionNames(state) : blank()) },
  BASH_SOURCE: {
    get: calls(
      ({ file }) => file,
      ({ name }) => name,
    ),
  },
  BASH_LINENO: {
    get: calls(
      ({ line }) => line,
      () => '0',
    ),
  },
  DIRSTACK: {
    get: (state) => array([state.get('PWD') ?? '', ...state.directories]),
    listed: { value: NONE },
  },
  BASH_ARGC: {
    get: (state) => array(keptWords(state).map(({ length }) => length)),
    listed: { value: NONE },
  },
  BASH_ARGV: {
    get: (state) => array(keptWords(state).flatMap((words) => words.toReversed())),
    listed: { value: NONE },
  },
  HISTCMD: {
    get: ({ history, options }) =>
      String(history && options.has('history') ? history.first + history.lines.length - 1 : 0),
    integer: true,
    ...unlisted,
  },
  COMP_WORDBREAKS: { value: WORD_BREAKS, ...unlisted },
  BASH_ALIASES: {
    get: ({ aliases }) => new AssociativeArray(aliases),
    setElement: (name, text, { aliases }) => aliases.set(name, text),
  },
  BASH_CMDS: {
    get: ({ hash }) => new AssociativeArray(Array.from(hash, ([name, { path }]) => [name, path] as const)),
    setElement: (name, path, { hash }) => hash.set(name, { path, hits: 0 }),
  },
  SHELLOPTS: { get: ({ options }) => joined(Object.keys(setOptions), options), readonly: true },
  BASHOPTS: { get: ({ shopt }) => joined(shellOptions, shopt), readonly: true },
  _: { get: ({ lastArgument }) => lastArgument },
}
