import type { CommandDeclaration } from './declaration.ts'
import type { Candidate, Completion } from './process.ts'

/** What completion has to know of a file system. */
export interface Directories {
  /** The entries of the directory that `path`, as typed, means from `cwd`; undefined when it is none. */
  list(path: string, cwd: string): readonly { readonly name: string; readonly directory: boolean }[] | undefined
}

/** What completion has to know of a command. */
export interface Completable {
  readonly declaration: CommandDeclaration
  /** The command's own candidates for the last of `words`, where its declaration cannot tell them. */
  complete?(words: readonly string[]): readonly Candidate[]
}

interface CompletionSource {
  readonly commands: ReadonlyMap<string, Completable>
  readonly directories: Directories | undefined
  readonly cwd: string
}

const byText = (one: Candidate, other: Candidate): number => (one.text < other.text ? -1 : 1)

function commandCandidates(source: CompletionSource, word: string): readonly Candidate[] {
  return [...source.commands]
    .filter(([name]) => name.startsWith(word))
    .map(([name, command]) => ({ text: name, description: command.declaration.summary, suffix: ' ' }))
    .toSorted(byText)
}

function optionCandidates(command: Completable | undefined, word: string): readonly Candidate[] {
  return (command?.declaration.options ?? [])
    .flatMap((option) =>
      [option.short && `-${option.short}`, option.long && `--${option.long}`].map((text) => ({ text, option })),
    )
    .flatMap(({ text, option }) => (text?.startsWith(word) ? [{ text, description: option.summary, suffix: ' ' }] : []))
}

function pathCandidates(source: CompletionSource, word: string, onlyDirectories: boolean): readonly Candidate[] {
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

function operandCandidates(
  source: CompletionSource,
  command: Completable | undefined,
  word: string,
): readonly Candidate[] {
  const kinds = new Set((command?.declaration.operands ?? []).map((operand) => operand.kind))
  if (kinds.has('command')) return commandCandidates(source, word)
  const paths = [...kinds].filter((kind) => PATH_KINDS.has(kind))
  if (command && paths.length === 0) return []
  return pathCandidates(source, word, paths.length > 0 && paths.every((kind) => kind === 'directory'))
}

const splitBefore = (before: string, start: number): string[] => before.slice(0, start).split(' ').filter(Boolean)

/** Candidates for the word before the caret, from what the commands declare: names, options, paths. */
export function completeWords(source: CompletionSource, line: string, caret: number): Completion {
  const before = line.slice(0, caret)
  const start = before.lastIndexOf(' ') + 1
  const word = before.slice(start)
  const name = before.split(' ').find((part) => part !== '') ?? ''
  const isCommand = before.slice(0, start).trim() === ''
  if (isCommand) return { start, candidates: commandCandidates(source, word) }
  const command = source.commands.get(name)
  if (command?.complete) return { start, candidates: command.complete([...splitBefore(before, start), word]) }
  if (word.startsWith('-')) return { start, candidates: optionCandidates(command, word) }
  return { start, candidates: operandCandidates(source, command, word) }
}
