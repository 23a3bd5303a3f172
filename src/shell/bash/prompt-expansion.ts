import type { Process } from '../posix/process.ts'
import type { DateText, PosixSystem } from '../posix/posix-system.ts'
import type { ShellState } from './state.ts'
import { after, type Answer } from './steps.ts'

/** What a prompt tells of the shell. */
export interface Prompted<System extends PosixSystem> {
  readonly process: Process<System>
  readonly state: ShellState
  /** How many jobs there are. */
  readonly jobs: number
  /** It is shown before a command that has no number yet, and is not told of one that runs (`${x@P}`, PS4). */
  readonly isNext: boolean
}

const dates: Readonly<Record<string, string>> = {
  d: '%a %b %d',
  t: '%H:%M:%S',
  T: '%I:%M:%S',
  '@': '%I:%M %p',
  A: '%H:%M',
}

const plain: Readonly<Record<string, string>> = {
  a: '\u0007',
  e: '\u001b',
  n: '\n',
  r: '\r',
  '[': '',
  ']': '',
  v: '5.2',
  V: '5.2.15',
}

/** What may write a date. */
const DATED = /\\[dtT@AD]/

const ESCAPE = /\\(?:([0-7]{3})|D\{([^}]*)\}|([^]))/gu

/** A directory with the home directory as `~`, of as many names at its end as PROMPT_DIRTRIM says. */
function directory(state: ShellState, cwd: string): string {
  const home = state.get('HOME')
  const inHome = home !== undefined && home !== '/' && (cwd === home || cwd.startsWith(`${home}/`))
  const short = inHome ? `~${cwd.slice(home.length)}` : cwd
  const most = Number(state.get('PROMPT_DIRTRIM') ?? 0)
  const head = short.startsWith('~') ? '~' : ''
  const names = short.slice(head.length).split('/').slice(1)
  if (!(most > 0) || names.length <= most) return short
  // three dots for three characters would not help
  const gone = names.slice(0, -most).join('/').length + (head === '' ? 1 : 0)
  if (gone <= 3) return short
  return `${head === '' ? '' : '~/'}.../${names.slice(-most).join('/')}`
}

function lastName(state: ShellState, cwd: string): string {
  return cwd === state.get('HOME') ? '~' : cwd.slice(cwd.lastIndexOf('/') + 1) || '/'
}

function valueOf<System extends PosixSystem>(letter: string, prompted: Prompted<System>): string {
  const { process, state, jobs, isNext } = prompted
  switch (letter) {
    case 'h':
      return process.system.hostName.split('.')[0] ?? ''
    case 'H':
      return process.system.hostName
    case 'j':
      return String(jobs)
    case 'l':
      return process.terminal?.name.split('/').at(-1) ?? 'tty'
    case 's':
      return process.name.slice(process.name.lastIndexOf('/') + 1).replace(/^-/, '')
    case 'u':
      return process.system.accountOf(process.credentials.uid)?.name ?? 'I have no name!'
    case 'w':
      return directory(state, state.get('PWD') ?? process.cwd)
    case 'W':
      return lastName(state, state.get('PWD') ?? process.cwd)
    case '!':
      return String(Math.max(1, (state.history?.lines.length ?? 0) + (isNext ? 1 : 0)))
    case '#':
      return String(state.commands + (isNext ? 1 : 0))
    case '$':
      return process.credentials.uid === 0 ? '#' : '$'
    case '\\':
      return '\\'
    default:
      return `\\${letter}`
  }
}

/**
 * Expands a prompt's backslash escapes (bash(1), PROMPTING). With `shopt -s promptvars` the result is to be expanded as in double quotes:
 * what the escapes gave is quoted against that. `\[` and `\]` give nothing: the terminal knows what is printable.
 */
export function expandPrompt<System extends PosixSystem>(text: string, prompted: Prompted<System>): Answer<string> {
  const { system } = prompted.process
  return DATED.test(text)
    ? after(system.dates(), (dateText) => expanded(text, prompted, dateText))
    : expanded(text, prompted, () => '')
}

function expanded<System extends PosixSystem>(text: string, prompted: Prompted<System>, dateText: DateText): string {
  const { process, state } = prompted
  const dated = (format: string): string => quoted(dateText(format, process.kernel.clock.now(), state.get('TZ')))
  const quoted = (value: string): string =>
    state.shopt.has('promptvars') ? value.replaceAll(/[\\$`"]/g, '\\$&') : value
  return text.replaceAll(ESCAPE, (_, octal?: string, format?: string, letter = '') => {
    if (octal !== undefined) return quoted(String.fromCharCode(parseInt(octal, 8) & 0xff))
    const date = format ?? dates[letter]
    if (date !== undefined) return dated(date || '%X')
    return plain[letter] ?? quoted(valueOf(letter, prompted))
  })
}
