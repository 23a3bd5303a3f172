import type { CompletedAs } from '../../../base/edited-shell.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { resolvePath } from '../../posix/open.ts'
import type { ProgramDeclaration } from '../../posix/declaration.ts'
import type { Process } from '../../posix/process.ts'
import type { DirectoryEntry, Files, PosixSystem } from '../../posix/posix-system.ts'
import { textOf } from '../../posix/bytes.ts'
import type { Candidate, Completion } from '../../command.ts'
import type { Specified } from '../builtins/library/completion-words.ts'
import { keywords } from '../syntax/keywords.ts'
import type { InteractiveShell } from './interactive-shell.ts'
import { type WordAtCaret, wordAtCaret } from './word-at-caret.ts'

/** Whose words are completed. */
export interface CompletionSource<System extends PosixSystem> {
  readonly process: Process<System>
  readonly shell: InteractiveShell
}

/** After these a further command comes. */
const PREFIXES: ReadonlySet<string> = new Set(
  'sudo env nohup nice time xargs watch command builtin exec type which man help if then else elif while until do !'.split(
    ' ',
  ),
)
/** Commands that take nothing but directories. */
const FOR_DIRECTORIES: ReadonlySet<string> = new Set(['cd', 'pushd', 'rmdir'])
const ASSIGNMENT = /^[A-Za-z_]\w*=/
/** Characters that have a meaning to the shell. */
const SPECIAL = /[\s!"#$&'()*;<=>?[\\\]^`{|}]/g

const byText = (one: Candidate, other: Candidate): number => (one.text < other.text ? -1 : 1)

function entriesOf(fs: Files, path: string): readonly DirectoryEntry[] {
  try {
    return fs.list(path)
  } catch (error) {
    if (error instanceof FileSystemError) return []
    throw error
  }
}

/** A path with its `~` or `~name` replaced, for looking it up. */
function withoutTilde<System extends PosixSystem>({ process, shell }: CompletionSource<System>, path: string): string {
  const [tilde, name] = /^~([^/]*)(?=\/)/.exec(path) ?? []
  if (tilde === undefined) return path
  const home = name === '' ? shell.state.get('HOME') : process.system.accountOf(name ?? '')?.home
  return home === undefined ? path : home + path.slice(tilde.length)
}

/** How a name is written so that the shell takes it as it is, in the quotes that are open. */
function quoted(text: string, quote: WordAtCaret['quote']): string {
  if (quote === "'") return `'${text.replaceAll("'", `'\\''`)}`
  if (quote === '"') return `"${text.replace(/["\\$`]/g, '\\$&')}`
  return text.replace(SPECIAL, '\\$&')
}

/** The value of a variable of Readline; undefined where it is as by default. */
const variableOf = ({ shell }: CompletionSource<PosixSystem>, name: string): string | undefined =>
  shell.state.keys?.variables.get(name)

/** Whether a name begins with what was typed, as `completion-ignore-case` and its kin have it. */
function matcher(source: CompletionSource<PosixSystem>): (name: string, begin: string) => boolean {
  if (variableOf(source, 'completion-ignore-case') !== 'on') return (name, begin) => name.startsWith(begin)
  const maps = variableOf(source, 'completion-map-case') === 'on'
  const folded = (text: string): string => (maps ? text.replaceAll('-', '_') : text).toLowerCase()
  return (name, begin) => folded(name).startsWith(folded(begin))
}

/** Which of a directory's entries a path may lead to. */
type Wanted = (entry: { readonly path: string; readonly directory: boolean }) => boolean

/** The word at the caret, with the directories before its name expanded where they have variables or commands. */
interface ExpandedWord extends WordAtCaret {
  readonly expanded?: string
}

async function withExpansion<System extends PosixSystem>(
  { shell }: CompletionSource<System>,
  word: WordAtCaret,
): Promise<ExpandedWord> {
  const parent = word.value.slice(0, word.value.lastIndexOf('/') + 1)
  if (word.quote === "'" || !/[$`]/.test(parent)) return word
  const [expanded, ...more] = await shell.expand([parent])
  return expanded === undefined || expanded === parent || more.length > 0 ? word : { ...word, expanded }
}

/** A name behind its directories as they were typed; as they expand with `shopt -s direxpand`. */
function writtenPath<System extends PosixSystem>(
  source: CompletionSource<System>,
  { value, quote, expanded }: ExpandedWord,
  name: string,
): string {
  const typed = value.slice(0, value.lastIndexOf('/') + 1)
  const parent = variableOf(source, 'expand-tilde') === 'on' ? withoutTilde(source, typed) : typed
  if (expanded === undefined) return quoted(parent + name, quote)
  if (source.shell.state.shopt.has('direxpand')) return quoted(resolvePath(source.process, expanded) + name, quote)
  return quote + parent + quoted(name, quote).slice(quote.length)
}

function paths<System extends PosixSystem>(
  source: CompletionSource<System>,
  word: ExpandedWord,
  wanted: Wanted = () => true,
): readonly Candidate[] {
  const { value, quote, expanded } = word
  const { process } = source
  const { fs } = process.system
  const slash = value.lastIndexOf('/') + 1
  const [parent, begin] = [value.slice(0, slash), value.slice(slash)]
  const directory = resolvePath(process, expanded ?? (withoutTilde(source, parent) || '.'))
  const matches = matcher(source)
  const showsHidden = variableOf(source, 'match-hidden-files') !== 'off'
  const mark = variableOf(source, 'mark-directories') === 'off' ? '' : '/'
  const marksLinks = variableOf(source, 'mark-symlinked-directories') === 'on'
  return entriesOf(fs, directory)
    .filter(({ name }) => matches(name, begin) && (showsHidden || begin.startsWith('.') || !name.startsWith('.')))
    .map(({ name, type }) => {
      const path = `${directory}/${name}`
      return { name, path, type, directory: fs.peek(path)?.type === 'directory' }
    })
    .filter(wanted)
    .map(({ name, type, directory: isDirectory }) => ({
      // a link to a directory is marked when its whole name is there already
      text:
        writtenPath(source, word, name) +
        (isDirectory && (marksLinks || type !== 'symlink' || name === begin) ? mark : ''),
      label: isDirectory ? `${name}/` : name,
      suffix: isDirectory ? '' : `${quote} `,
    }))
    .toSorted(byText)
}

/** The names of all commands: reserved words, builtins, functions, aliases, and the programs in PATH. */
export function commandNames<System extends PosixSystem>({
  process,
  shell,
}: CompletionSource<System>): ReadonlySet<string> {
  const { state } = shell
  const directories = (state.get('PATH') ?? '').split(':')
  const programs = directories.flatMap((path) => entriesOf(process.system.fs, resolvePath(process, path || '.')))
  return new Set([
    ...keywords,
    ...shell.builtinNames,
    ...state.functions.keys(),
    ...state.aliases.keys(),
    ...programs.map(({ name }) => name),
  ])
}

function commands<System extends PosixSystem>(
  source: CompletionSource<System>,
  word: ExpandedWord,
): readonly Candidate[] {
  const { value, quote } = word
  if (value.includes('/')) {
    const { fs } = source.process.system
    return paths(source, word, ({ path, directory }) => directory || ((fs.peek(path)?.mode ?? 0) & 0o111) !== 0)
  }
  const matches = matcher(source)
  return [...commandNames(source)]
    .filter((name) => matches(name, value))
    .map((name) => ({ text: quoted(name, quote), label: name, suffix: `${quote} ` }))
    .toSorted(byText)
}

function variables<System extends PosixSystem>(
  { process, shell: { state } }: CompletionSource<System>,
  line: string,
  { quote }: WordAtCaret,
): Completion | undefined {
  const [text, brace = '', name = ''] = /\$(\{?)(\w*)$/.exec(line) ?? []
  if (text === undefined) return undefined
  const isDirectory = (value: string): boolean =>
    process.system.fs.peek(resolvePath(process, value))?.type === 'directory'
  const candidates = state.names(name).map((found) => ({
    text: `$${brace}${found}${brace && '}'}`,
    // a path may go on
    suffix: isDirectory(state.get(found) ?? '') ? `${quote}/` : `${quote} `,
  }))
  return { start: line.length - text.length, candidates }
}

function users<System extends PosixSystem>({ process }: CompletionSource<System>, value: string): readonly Candidate[] {
  const { fs } = process.system
  if (!fs.peek('/etc/passwd')) return []
  return textOf(fs.readFile('/etc/passwd'))
    .split('\n')
    .map((line) => `~${line.split(':')[0]}`)
    .filter((name) => name !== '~' && name.startsWith(value))
    .map((name) => ({ text: `${name}/`, label: name, suffix: '' }))
    .toSorted(byText)
}

const optionNames = ({ options = [] }: ProgramDeclaration): readonly string[] => [
  ...options.flatMap(({ short, long }) => [
    ...(short === undefined ? [] : [`-${short}`]),
    ...(long === undefined ? [] : [`--${long}`]),
  ]),
  '--help',
]

function candidatesOf({ words, options }: Specified, { quote }: WordAtCaret): readonly Candidate[] {
  const suffix = options.has('nospace') ? '' : `${quote} `
  const candidates = words.map((text) => ({
    text: options.has('noquote') ? text : quoted(text, quote),
    label: text,
    suffix,
  }))
  return options.has('nosort') ? candidates : candidates.toSorted(byText)
}

async function operands<System extends PosixSystem>(
  source: CompletionSource<System>,
  word: ExpandedWord,
  words: readonly string[],
  line: string,
): Promise<readonly Candidate[]> {
  const { process, shell } = source
  const specified = words.length > 0 ? await shell.specified?.(line, [...words, word.value]) : undefined
  if (specified) return candidatesOf(specified, word)
  const [typed = ''] = words
  const name = shell.state.aliases.get(typed)?.split(' ')[0] ?? typed.slice(typed.lastIndexOf('/') + 1)
  const named = process.kernel.program(name)
  const program = (await named?.load?.()) ?? named
  const own = await program?.complete?.([...words, word.value], process.system)
  if (own && own.length > 0) return own
  const builtin = word.value.startsWith('-') ? shell.builtin(name) : undefined
  const declaration = ((await builtin?.load?.()) ?? builtin ?? program)?.declaration
  if (word.value.startsWith('-') && declaration) {
    return optionNames(declaration)
      .filter((option) => option.startsWith(word.value))
      .map((text) => ({ text, suffix: ' ' }))
  }
  return paths(source, word, FOR_DIRECTORIES.has(name) ? ({ directory }) => directory : undefined)
}

/**
 * What the word before the caret may become: a command, a path, a variable, an option, a user, or what its program knows. Within a line nothing
 * is put behind it.
 */
export async function completeInBash<System extends PosixSystem>(
  source: CompletionSource<System>,
  line: string,
  caret = line.length,
  as: CompletedAs = 'any',
): Promise<Completion> {
  const before = line.slice(0, caret)
  const completion = await (as === 'any' ? completionOf(source, before) : completeAs(source, before, as))
  if (caret === line.length) return completion
  return { ...completion, candidates: completion.candidates.map((candidate) => ({ ...candidate, suffix: '' })) }
}

/** What a word may become as one kind of name. */
async function completeAs<System extends PosixSystem>(
  source: CompletionSource<System>,
  line: string,
  as: Exclude<CompletedAs, 'any'>,
): Promise<Completion> {
  const word = wordAtCaret(line)
  const { start, value } = word
  switch (as) {
    case 'command':
      return { start, candidates: commands(source, word) }
    case 'filename':
      return { start, candidates: paths(source, word) }
    case 'username':
      if (value.startsWith('~')) return { start, candidates: users(source, value) }
      return {
        start,
        candidates: users(source, `~${value}`).map(({ label = '' }) => ({ text: label.slice(1), suffix: ' ' })),
      }
    case 'variable': {
      const names = source.shell.state.names(value.replace(/^\$\{?/, ''))
      return {
        start,
        candidates: names.map((name) => ({ text: value.startsWith('$') ? `$${name}` : name, suffix: ' ' })),
      }
    }
    case 'hostname':
      return { start, candidates: hosts(source, value) }
    case 'pattern': {
      const expanded = await source.shell.expand([`${line.slice(start)}*`])
      const found = expanded.filter((text) => text !== `${value}*`)
      return { start, candidates: found.map((text) => ({ text: quoted(text, ''), label: text, suffix: ' ' })) }
    }
  }
}

/** Names of machines that /etc/hosts knows, behind an `@` perhaps. */
function hosts<System extends PosixSystem>({ process }: CompletionSource<System>, value: string): readonly Candidate[] {
  const { fs } = process.system
  if (!fs.peek('/etc/hosts')) return []
  const [at = ''] = /^@?/.exec(value) ?? []
  const names = textOf(fs.readFile('/etc/hosts'))
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').trim().split(/\s+/).slice(1))
  return [...new Set(names)]
    .map((name) => at + name)
    .filter((name) => name.startsWith(value))
    .map((text) => ({ text, suffix: ' ' }))
    .toSorted(byText)
}

async function completionOf<System extends PosixSystem>(
  source: CompletionSource<System>,
  line: string,
): Promise<Completion> {
  const word = await withExpansion(source, wordAtCaret(line))
  const { start, quote, value, redirected } = word
  const variable = quote === "'" ? undefined : variables(source, line, word)
  if (variable) return variable
  if (quote === '' && /^~[^/]*$/.test(value)) return { start, candidates: users(source, value) }
  let words = word.words
  while (words.length > 0 && (ASSIGNMENT.test(words[0] ?? '') || PREFIXES.has(words[0] ?? ''))) words = words.slice(1)
  const isPrefixed = words.length === 0 && word.words.length > 0 && value.startsWith('-')
  if (redirected) return { start, candidates: paths(source, word) }
  if (isPrefixed) return { start, candidates: await operands(source, word, word.words, line) }
  return { start, candidates: words.length === 0 ? commands(source, word) : await operands(source, word, words, line) }
}
