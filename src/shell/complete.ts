import type { CommandDeclaration, Listing } from './declaration.ts'
import type { Candidate, Command, CommandTable, Completion } from './command.ts'

/** What completion has to know of a file system. */
export interface Directories {
  /** The entries of the directory that `path`, as typed, means from `cwd`; undefined when it is none. */
  list(path: string, cwd: string): readonly { readonly name: string; readonly directory: boolean }[] | undefined
}

interface Places {
  readonly directories: Directories | undefined
  readonly cwd: string
}

interface CompletionSource<System> extends Places {
  readonly commands: CommandTable<System>
  /** What the commands' own completion reads. */
  readonly system: System
}

const byText = (one: Candidate, other: Candidate): number => (one.text < other.text ? -1 : 1)

function commandCandidates(
  commands: ReadonlyMap<string, { readonly declaration: Listing }>,
  word: string,
): readonly Candidate[] {
  return [...commands]
    .filter(([name]) => name.startsWith(word))
    .map(([name, { declaration }]) => ({ text: name, description: declaration.summary, suffix: ' ' }))
    .toSorted(byText)
}

function optionCandidates(declaration: CommandDeclaration | undefined, word: string): readonly Candidate[] {
  return (declaration?.options ?? [])
    .flatMap((option) =>
      [option.short && `-${option.short}`, option.long && `--${option.long}`].map((text) => ({ text, option })),
    )
    .flatMap(({ text, option }) => (text?.startsWith(word) ? [{ text, description: option.summary, suffix: ' ' }] : []))
}

function pathCandidates(source: Places, word: string, onlyDirectories: boolean): readonly Candidate[] {
  const slash = word.lastIndexOf('/') + 1
  const [parent, start] = [word.slice(0, slash), word.slice(slash)]
  const entries = source.directories?.list(parent || '.', source.cwd) ?? []
  return entries
    .filter((entry) => entry.name.startsWith(start) && (start.startsWith('.') || !entry.name.startsWith('.')))
    .filter((entry) => entry.directory || !onlyDirectories)
    .map(({ name, directory }) => ({
      text: parent + name + (directory ? '/' : ''),
      label: directory ? `${name}/` : name,
      suffix: directory ? '' : ' ',
    }))
    .toSorted(byText)
}

const PATH_KINDS: ReadonlySet<string> = new Set(['path', 'file', 'directory'])

function operandCandidates<System>(
  source: CompletionSource<System>,
  declaration: CommandDeclaration | undefined,
  word: string,
): readonly Candidate[] {
  const kinds = new Set((declaration?.operands ?? []).map((operand) => operand.kind))
  if (kinds.has('command')) return commandCandidates(source.commands, word)
  const paths = [...kinds].filter((kind) => PATH_KINDS.has(kind))
  if (declaration && paths.length === 0) return []
  return pathCandidates(source, word, paths.length > 0 && paths.every((kind) => kind === 'directory'))
}

/** Candidates for the last of `words`, which follow the name of `command`, or of none that is known. */
function argumentCandidates<System>(
  source: CompletionSource<System>,
  command: Command<System> | undefined,
  words: readonly string[],
): readonly Candidate[] | Promise<readonly Candidate[]> {
  if (command?.complete) return command.complete(words, source.system)
  const word = words.at(-1) ?? ''
  if (word.startsWith('-')) return optionCandidates(command?.declaration, word)
  return operandCandidates(source, command?.declaration, word)
}

/**
 * Candidates for the word before the caret, from what the commands declare: names, options, paths. Those of a command
 * that is not loaded yet are a promise.
 */
export function completeWords<System>(
  source: CompletionSource<System>,
  line: string,
  caret: number,
): Completion | Promise<Completion> {
  const before = line.slice(0, caret)
  const start = before.lastIndexOf(' ') + 1
  const word = before.slice(start)
  const words = before.slice(0, start).split(' ').filter(Boolean)
  const [name] = words
  if (name === undefined) return { start, candidates: commandCandidates(source.commands, word) }
  const command = source.commands.get(name)
  const complete = (whole?: Command<System>): ReturnType<typeof argumentCandidates> =>
    argumentCandidates(source, whole, [...words, word])
  const candidates = command && 'load' in command ? command.load().then(complete) : complete(command)
  return candidates instanceof Promise ? candidates.then((all) => ({ start, candidates: all })) : { start, candidates }
}
