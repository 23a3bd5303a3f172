import { OWN_SETTINGS } from './settings.ts'
import type { SmallShell } from './small-shell.ts'
import { mayTurn, NOT_SIMULATED, setOptions, shellOptions } from './shell-options.ts'

/** What the words after `bash` ask for. */
export interface CommandLine {
  readonly options: (readonly [name: string, on: boolean])[]
  readonly shopt: (readonly [name: string, on: boolean])[]
  command: boolean
  stdin: boolean
  interactive: boolean
  login: boolean
  /** False with `--noprofile`. */
  profile: boolean
  /** ~/.bashrc or what is read in its place; undefined with `--norc`. */
  rc: string | undefined
  /** What lists the options, where -o or -O has no name behind it. */
  listed: string | undefined
  /** `--debugger` */
  debugged: boolean
  /** The `sh` that is started, where that is not Bash. */
  readonly small: SmallShell | undefined
  operands: readonly string[]
}

const byLetter = new Map(
  Object.entries(setOptions).flatMap(([name, letter]) => (letter ? [[letter, name] as const] : [])),
)
/** Changes nothing here: there is no editing without a terminal. */
const IDLE = '--noediting'
/** Long options that are names of `set -o`. */
const NAMED = ['--posix', '--verbose']
const REFUSED = ['--restricted', '--debug', '--dump-strings', '--dump-po-strings', '--pretty-print', '-r', '-D']

/** What is wrong with the words after `bash`. */
export class Refusal {
  readonly message: string
  /** Whether the usage follows the message. */
  readonly showsUsage: boolean

  constructor(message: string, showsUsage = false) {
    this.message = message
    this.showsUsage = showsUsage
  }
}

const unknown = (option: string): Refusal =>
  REFUSED.includes(option) ? new Refusal(`${option}: ${NOT_SIMULATED}`) : new Refusal(`${option}: invalid option`, true)

/** What is said of a name after -o or -O that means nothing. */
function unknownName(letter: string, name: string): string | undefined {
  if (letter === 'o') return name in setOptions ? undefined : `line 0: bash: ${name}: invalid option name`
  return shellOptions.includes(name) ? undefined : `line 0: ${name}: invalid shell option name`
}

/** Takes a long option; gives what is wrong with it, or how many words it has taken. */
function takeLong(line: CommandLine, word: string, next?: string): Refusal | number {
  if (line.small) return line.small.skipsLong ? 1 : new Refusal(line.small.illegalOption('--'))
  if (word === IDLE) return 1
  if (NAMED.includes(word)) line.options.push([word.slice(2), true])
  else if (word === '--norc') line.rc = undefined
  else if (word === '--login') line.login = true
  else if (word === '--noprofile') line.profile = false
  else if (word === '--debugger') line.debugged = true
  else if (word !== '--rcfile' && word !== '--init-file') return unknown(word)
  else {
    if (next === undefined) return new Refusal(`${word.slice(2)}: option requires an argument`)
    if (line.rc !== undefined) line.rc = next
    return 2
  }
  return 1
}

/** The same of letters, `-euo pipefail`. */
function takeLetters(line: CommandLine, word: string, names: readonly string[]): Refusal | number {
  const on = word.startsWith('-')
  let taken = 1
  for (const letter of word.slice(1)) {
    if (letter === 'c') line.command = true
    else if (letter === 's') line.stdin = true
    else if (letter === 'i') line.interactive = true
    else if (letter === 'o' || letter === 'O') {
      const name = names[taken - 1]
      if (name === undefined) {
        line.listed = letter === 'O' ? `shopt ${on ? '' : '-p'}` : `set ${word.charAt(0)}o`
        continue
      }
      if (line.small?.options.has(name) === false) return new Refusal(line.small.illegalOption(`-o ${name}`))
      const wrong = unknownName(letter, name)
      if (wrong !== undefined) return new Refusal(wrong)
      if (!mayTurn(name, on)) return new Refusal(`line 0: ${name}: ${NOT_SIMULATED}`)
      ;(letter === 'o' ? line.options : line.shopt).push([name, on])
      taken += 1
    } else if (letter === 'l') line.login = true
    else {
      const name = byLetter.get(letter)
      const option = `${word.charAt(0)}${letter}`
      if (name === undefined) return line.small ? new Refusal(line.small.illegalOption(option)) : unknown(option)
      if (!mayTurn(name, on)) return new Refusal(`${option}: ${NOT_SIMULATED}`)
      line.options.push([name, on])
    }
  }
  return taken
}

/** Reads the words after `bash`. */
export function readCommandLine(words: readonly string[], small?: SmallShell): CommandLine | Refusal {
  const line: CommandLine = {
    options: [],
    shopt: [],
    command: false,
    stdin: false,
    interactive: false,
    login: false,
    profile: true,
    rc: OWN_SETTINGS,
    listed: undefined,
    debugged: false,
    small,
    operands: [],
  }
  let at = 0
  for (let word = words[at]; word !== undefined && /^[-+]./.test(word) && word !== '--'; word = words[at]) {
    const taken = word.startsWith('--')
      ? takeLong(line, word, words[at + 1])
      : takeLetters(line, word, words.slice(at + 1))
    if (taken instanceof Refusal) return taken
    at += taken
  }
  if (words[at] === '--' || words[at] === '-') at += 1
  line.operands = words.slice(at)
  return line
}
