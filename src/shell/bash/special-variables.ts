import type { PosixSystem } from '../posix/system.ts'
import type { Process } from '../posix/process.ts'
import { pickInteger } from '../../base/chance.ts'
import { AssociativeArray, IndexedArray } from './arrays.ts'
import { shellOptions, setOptions } from './shell-options.ts'
import { isName, type Special, type ShellState, type Variable } from './state.ts'

/** The version that scripts may ask for. */
const VERSION = ['5', '2', '15', '1', 'release', 'x86_64-pc-linux-gnu']

/** Gives a state the variables that a shell has from the beginning, and those of its environment. */
export function setVariables<System extends PosixSystem>(state: ShellState, process: Process<System>): void {
  const { credentials } = process
  for (const [name, value] of process.environment) if (isName(name)) state.define(name, { value, exported: true })
  const own: Readonly<Record<string, Partial<Variable>>> = {
    BASH: { value: '/usr/bin/bash' },
    BASH_VERSION: { value: '5.2.15(1)-release' },
    BASH_VERSINFO: { value: new IndexedArray(VERSION), readonly: true },
    HOSTNAME: { value: process.system.hostName },
    HOSTTYPE: { value: 'x86_64' },
    MACHTYPE: { value: 'x86_64-pc-linux-gnu' },
    OSTYPE: { value: 'linux-gnu' },
    IFS: { value: ' \t\n' },
    OPTIND: { value: '1' },
    OPTERR: { value: '1' },
    PS4: { value: '+ ' },
    UID: { value: String(credentials.uid), readonly: true, integer: true },
    EUID: { value: String(credentials.uid), readonly: true, integer: true },
    PPID: { value: String(process.parent?.pid ?? 0), readonly: true, integer: true },
    GROUPS: { value: new IndexedArray([credentials.gid, ...credentials.groups].map(String)) },
    SHLVL: { value: String(Math.max(0, Number.parseInt(state.get('SHLVL') ?? '0', 10) || 0) + 1), exported: true },
    PWD: { value: process.cwd, exported: true },
  }
  for (const [name, variable] of Object.entries(own)) state.define(name, variable)
  if (!state.variables.has('OLDPWD')) state.define('OLDPWD', { exported: true })
  if (!state.variables.has('PATH'))
    state.define('PATH', { value: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' })
  if (!state.variables.has('TERM')) state.define('TERM', { value: 'dumb' })
  if (!state.variables.has('SHELL')) state.define('SHELL', { value: '/bin/bash' })
}

/** What the variables need that follow the shell. */
export interface Followed {
  readonly command: string
}

/** Makes the variables that follow this very shell: a fork has its own. */
export function followShell<System extends PosixSystem>(
  state: ShellState,
  process: Process<System>,
  shell: Followed,
): void {
  const { clock, chance } = process.kernel
  const array = (values: Iterable<string | number>): IndexedArray => new IndexedArray(Array.from(values, String))
  const frames = (
    pick: (frame: ShellState['frames'][number]) => string | number,
    main: string | number,
  ): (() => IndexedArray | undefined) => {
    return () => {
      const values = state.frames.toReversed().map(pick)
      if (state.mode === '' && !state.interactive) values.push(main === '' ? state.name : main)
      const nothing = state.frames.length === 0 && main === 'main'
      return nothing || values.length === 0 ? undefined : array(values)
    }
  }
  let started = clock.now()
  const names = (names_: Iterable<string>, on: ReadonlySet<string>): string =>
    [...names_]
      .filter((name) => on.has(name))
      .toSorted()
      .join(':')
  const specials: Readonly<Record<string, Special & Partial<Variable>>> = {
    RANDOM: { get: () => String(pickInteger(chance, 32768)), integer: true },
    SRANDOM: { get: () => String(pickInteger(chance, 2 ** 32)), integer: true },
    SECONDS: {
      get: () => String(Math.floor((clock.now() - started) / 1000)),
      set: (value) => (started = clock.now() - Number(value) * 1000),
      integer: true,
    },
    EPOCHSECONDS: { get: () => String(Math.floor(clock.now() / 1000)) },
    EPOCHREALTIME: { get: () => (clock.now() / 1000).toFixed(6) },
    LINENO: { get: () => String(state.line), integer: true },
    BASHPID: { get: () => String(process.pid), integer: true },
    BASH_SUBSHELL: { get: () => String(state.depth) },
    BASH_COMMAND: { get: () => shell.command },
    BASH_ARGV0: { get: () => state.name, set: (value) => (state.name = value) },
    PIPESTATUS: { get: () => array(state.pipeStatus) },
    FUNCNAME: { get: frames(({ name }) => name, 'main') },
    BASH_SOURCE: { get: frames(({ file }) => file, '') },
    BASH_LINENO: { get: frames(({ line }) => line, 0) },
    DIRSTACK: { get: () => array([state.get('PWD') ?? '', ...state.directories]) },
    BASH_ALIASES: { get: () => new AssociativeArray(state.aliases) },
    BASH_CMDS: { get: () => new AssociativeArray(Array.from(state.hash, ([name, { path }]) => [name, path] as const)) },
    SHELLOPTS: { get: () => names(Object.keys(setOptions), state.options), readonly: true },
    BASHOPTS: { get: () => names(shellOptions, state.shopt), readonly: true },
    _: { get: () => state.lastArgument },
  }
  for (const [name, { get, set, ...attributes }] of Object.entries(specials)) {
    // what was unset stays an ordinary name in a fork
    if (state.depth > 0 && !state.variables.get(name)?.special) continue
    state.define(name, { ...attributes, special: { ...(get && { get }), ...(set && { set }) } })
  }
  // what was found along another PATH is forgotten
  const path = state.variables.get('PATH')
  if (path) state.define('PATH', { ...path, special: { set: () => state.hash.clear() } })
}
