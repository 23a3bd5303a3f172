import { FileSystemError } from '../../../posix/errno.ts'
import { resolvePath } from '../../../posix/open.ts'
import { signalNames } from '../../../posix/signals.ts'
import { textOf } from '../../../posix/bytes.ts'
import { AssociativeArray, IndexedArray } from '../../arrays.ts'
import type { CompletionSpec } from '../../completion-spec.ts'
import { MOST_WORDS, tooManyWords } from '../../expand/fields.ts'
import { expandPathname } from '../../expand/glob.ts'
import { patternOf } from '../../expand/pattern.ts'
import { compileWords } from '../../expand/words.ts'
import { stateOf } from '../../jobs.ts'
import { warn } from '../../messages.ts'
import type { Shell } from '../../shell.ts'
import { setOptions, shellOptions } from '../../shell-options.ts'
import { settle, type Steps } from '../../steps.ts'
import { keywords } from '../../syntax/keywords.ts'
import { QUOTED } from '../../syntax/quoted.ts'
import { quoteSingle } from '../../text/quote.ts'
import { standIns } from './completion-line.ts'

/** What is completed: the arguments of a function (`-F`) and of a command (`-C`). */
export interface Completed {
  readonly command: string
  readonly word: string
  readonly previous: string
  /** The line and all of its words up to the caret, where one is typed. */
  readonly typed?: { readonly line: string; readonly words: readonly string[] }
}

function entries({ process }: Shell, word: string, directories: boolean): readonly string[] {
  const slash = word.lastIndexOf('/') + 1
  const [parent, begin] = [word.slice(0, slash), word.slice(slash)]
  const directory = resolvePath(process, parent || '.')
  const { fs } = process.system
  try {
    return fs
      .list(directory)
      .map(({ name }) => name)
      .filter((name) => name.startsWith(begin) && (begin.startsWith('.') || !name.startsWith('.')))
      .filter((name) => !directories || fs.peek(`${directory}/${name}`)?.type === 'directory')
      .map((name) => parent + name)
  } catch (error) {
    if (error instanceof FileSystemError) return []
    throw error
  }
}

/** The first field of each line of a file like /etc/passwd. */
function firstFields({ process: { system } }: Shell, path: string): readonly string[] {
  if (!system.fs.peek(path)) return []
  const lines = textOf(system.fs.readFile(path)).split('\n')
  return lines.flatMap((line) => (/^[^#\s]/.test(line) ? [line.split(/[:\s]/)[0] ?? ''] : []))
}

function hostNames({ process: { system } }: Shell): readonly string[] {
  if (!system.fs.peek('/etc/hosts')) return []
  const lines = textOf(system.fs.readFile('/etc/hosts')).split('\n')
  return lines.flatMap((line) => line.replace(/#.*/, '').trim().split(/\s+/).slice(1))
}

function programs(shell: Shell): readonly string[] {
  const directories = (shell.state.get('PATH') ?? '').split(':')
  return directories.flatMap((directory) =>
    entries(shell, `${directory || '.'}/`, false).map((path) => path.slice(path.lastIndexOf('/') + 1)),
  )
}

const jobsIn = ({ jobs }: Shell, wanted?: string): readonly string[] =>
  jobs.all.filter((job) => wanted === undefined || stateOf(job) === wanted).map(({ text }) => text.split(' ')[0] ?? '')

const isArray = (value: unknown): boolean => value instanceof IndexedArray || value instanceof AssociativeArray
const sorted = (names: Iterable<string>): readonly string[] => [...names].toSorted()

/** Actions, in the order in which bash adds what they give. */
const actions: Readonly<Record<string, (shell: Shell, word: string) => readonly string[]>> = {
  alias: ({ state }) => sorted(state.aliases.keys()),
  arrayvar: ({ state }) => state.names().filter((name) => isArray(state.value(name))),
  builtin: ({ builtinNames }) => builtinNames,
  disabled: ({ state }) => sorted(state.disabled),
  enabled: ({ state, builtinNames }) => builtinNames.filter((name) => !state.disabled.has(name)),
  export: ({ state }) => state.names().filter((name) => state.variables.get(name)?.exported),
  function: ({ state }) => sorted(state.functions.keys()),
  helptopic: ({ builtinNames }) => builtinNames,
  hostname: hostNames,
  job: (shell) => jobsIn(shell),
  keyword: () => [...keywords],
  running: (shell) => jobsIn(shell, 'Running'),
  setopt: () => Object.keys(setOptions),
  shopt: () => shellOptions,
  signal: () => signalNames.map((name) => `SIG${name}`),
  stopped: (shell) => jobsIn(shell, 'Stopped'),
  variable: ({ state }) => state.names(),
  command: (shell) => [
    ...sorted(shell.state.aliases.keys()),
    ...keywords,
    ...sorted(shell.state.functions.keys()),
    ...shell.builtinNames,
    ...programs(shell),
  ],
  file: (shell, word) => entries(shell, word, false),
  user: (shell) => firstFields(shell, '/etc/passwd'),
  group: (shell) => firstFields(shell, '/etc/group'),
  service: (shell) => firstFields(shell, '/etc/services'),
  directory: (shell, word) => entries(shell, word, true),
}

/** After how many words others have their turn. */
const MANY = 64
/** How much work one is, as `due` counts it. */
const WORD = 8

/** The words of `-W`: split where IFS says, then expanded. */
function* wordList({ expander }: Shell, text: string): Steps<readonly string[]> {
  const separators = expander.separators.replaceAll(/[\]\\^-]/g, '\\$&')
  const pieces = text.matchAll(new RegExp(`(?:${QUOTED}|[^${separators}])+`, 'g'))
  const special = new RegExp(`${QUOTED}|[\\s;&|<>()*?[{}]`, 'g')
  const found: string[] = []
  let seen = 0
  for (const [piece] of pieces) {
    const word = piece.replaceAll(special, (part) => (part.length === 1 ? `\\${part}` : part))
    const [compiled] = compileWords([word])
    if (compiled) yield* settle(expander.compiledFields(compiled, found))
    if (found.length > MOST_WORDS) throw tooManyWords()
    if ((seen += 1) % MANY === 0) yield* expander.pause(MANY * WORD)
  }
  return found
}

/** What the function of `-F` leaves in COMPREPLY. */
function* byFunction(
  shell: Shell,
  name: string,
  { command, word, previous, typed }: Completed,
): Steps<readonly string[]> {
  const { state } = shell
  if (!state.functions.has(name)) {
    warn(shell, `completion: function \`${name}' not found`)
    return []
  }
  state.unset('COMPREPLY')
  if (typed) {
    state.replace('COMP_WORDS', new IndexedArray(typed.words))
    state.set('COMP_CWORD', String(typed.words.length - 1))
    state.set('COMP_LINE', typed.line)
    state.set('COMP_POINT', String(typed.line.length))
  }
  yield* shell.runWords([name, command, word, previous])
  const value = state.value('COMPREPLY')
  state.unset('COMPREPLY')
  return typeof value === 'string' ? [value] : (value?.values() ?? [])
}

/** The lines that the command of `-C` prints. */
function* byCommand(
  { expander }: Shell,
  text: string,
  { command, word, previous }: Completed,
): Steps<readonly string[]> {
  const line = [text, ...[command, word, previous].map(quoteSingle)].join(' ')
  const output = yield* settle(expander.quotedText(`$(${line})`))
  return output === '' ? [] : output.split('\n')
}

/** Takes away what the pattern of `-X` matches, or what it does not match where it begins with `!`. */
function filtered(words: readonly string[], pattern: string, word: string): readonly string[] {
  const inverted = pattern.startsWith('!')
  const text = (inverted ? pattern.slice(1) : pattern).replaceAll(/\\&|&/g, (found) => (found === '&' ? word : '&'))
  const compiled = patternOf(text, { extended: true })
  return words.filter((each) => compiled.matches(each) === inverted)
}

/** The words that a specification gives for what is completed. */
export function* completionWords(shell: Shell, spec: CompletionSpec, completed: Completed): Steps<readonly string[]> {
  const { word } = completed
  const { values, options } = spec
  const begins = (each: string): boolean => each.startsWith(word)
  let words: string[] = []
  for (const [name, list] of Object.entries(actions))
    if (spec.actions.has(name)) words = words.concat(list(shell, word).filter(begins))
  const [glob, list, name, command] = ['G', 'W', 'F', 'C'].map((letter) => values.get(letter))
  if (glob !== undefined) words = words.concat(expandPathname(shell.process, glob, shell.state.shopt, undefined))
  if (list !== undefined) words = words.concat((yield* wordList(shell, list)).filter(begins))
  if (name !== undefined) words = words.concat(yield* byFunction(shell, name, completed))
  if (command !== undefined) words = words.concat(yield* byCommand(shell, command, completed))
  const pattern = values.get('X')
  if (pattern !== undefined) words = [...filtered(words, pattern, word)]
  words = words.map((each) => (values.get('P') ?? '') + each + (values.get('S') ?? ''))
  if (options.has('plusdirs')) words = words.concat(entries(shell, word, true))
  if (words.length > 0) return words
  if (options.has('dirnames')) return entries(shell, word, true)
  return options.has('default') || options.has('bashdefault') ? entries(shell, word, false) : []
}

/** What `complete` has said of a command's words, and the words that come of it; undefined where it has said nothing. */
export function* specifiedWords(
  shell: Shell,
  typed: { readonly line: string; readonly words: readonly string[] },
): Steps<Specified | undefined> {
  const { completions } = shell.state
  const [command = ''] = typed.words
  const name = command.slice(command.lastIndexOf('/') + 1)
  const spec = completions.get(command) ?? completions.get(name) ?? completions.get(standIns['D'] ?? '')
  if (!spec) return undefined
  const [previous = '', word = ''] = typed.words.slice(-2)
  const words = yield* completionWords(shell, spec, { command, word, previous, typed })
  return { words, options: spec.options }
}

/** Words that a specification gives. */
export interface Specified {
  readonly words: readonly string[]
  readonly options: ReadonlySet<string>
}
