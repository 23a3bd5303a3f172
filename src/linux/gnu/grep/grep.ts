import { otherName } from '../library/other-name.ts'
import { Input } from '../../../shell/posix/input.ts'
import { localPieces } from '../../../shell/posix/locale.ts'
import { optionList } from '../library/options.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import type { ProgramOption } from '../../../shell/posix/declaration.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { matchArgument } from '../library/argument-match.ts'
import { Search } from './search.ts'
import { type Settings, settingsOf, wantsHelp } from './settings.ts'
import { type Skipping, skippingOf } from './skipping.ts'
import { gnu, helpText, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const text = (name: string): NonNullable<ProgramOption['value']> => ({ name, kind: 'text' })
const count = { name: 'NUM', kind: 'number' } as const
const when = { name: 'WHEN', kind: 'text', optional: true } as const

const options: readonly ProgramOption[] = [
  { short: 'G', long: 'basic-regexp' },
  { short: 'E', long: 'extended-regexp' },
  { short: 'F', long: 'fixed-strings' },
  { short: 'P', long: 'perl-regexp' },
  { short: 'A', long: 'after-context', value: count },
  { short: 'B', long: 'before-context', value: count },
  { long: 'binary-files', value: text('TYPE') },
  { short: 'U', long: 'binary' },
  { short: 'b', long: 'byte-offset' },
  { short: 'C', long: 'context', value: count },
  { long: 'color', value: when },
  { long: 'colour', value: when },
  { short: 'c', long: 'count' },
  { short: 'D', long: 'devices', value: text('ACTION') },
  { short: 'd', long: 'directories', value: text('ACTION') },
  { long: 'exclude', value: text('GLOB') },
  { long: 'exclude-dir', value: text('GLOB') },
  { short: 'f', long: 'file', value: { name: 'FILE', kind: 'file' } },
  { short: 'l', long: 'files-with-matches' },
  { short: 'L', long: 'files-without-match' },
  { long: 'group-separator', value: text('SEP') },
  { long: 'include', value: text('GLOB') },
  { short: 'i', long: 'ignore-case' },
  { long: 'no-ignore-case' },
  { short: 'T', long: 'initial-tab' },
  { long: 'label', value: text('LABEL') },
  { long: 'line-buffered' },
  { short: 'n', long: 'line-number' },
  { short: 'x', long: 'line-regexp' },
  { short: 'm', long: 'max-count', value: count },
  { short: 'h', long: 'no-filename' },
  { long: 'no-group-separator' },
  { short: 's', long: 'no-messages' },
  { short: 'Z', long: 'null' },
  { short: 'z', long: 'null-data' },
  { short: 'o', long: 'only-matching' },
  { short: 'q', long: 'quiet' },
  { short: 'r', long: 'recursive' },
  { short: 'R', long: 'dereference-recursive' },
  { short: 'e', long: 'regexp', value: text('PATTERNS') },
  { short: 'v', long: 'invert-match' },
  { long: 'silent' },
  { short: 'a', long: 'text' },
  { short: 'I' },
  { short: 'H', long: 'with-filename' },
  { short: 'w', long: 'word-regexp' },
  { short: 'y' },
]

/** Those of the largest size. */
const UNKNOWN_DIGITS = 19

class Run {
  readonly #process: GnuProcess
  readonly #settings: Settings
  readonly #args: Arguments
  readonly #skipping: Skipping
  readonly #directories: 'read' | 'recurse' | 'skip'
  #matched = false
  #failed = false
  #told = false

  constructor(process: GnuProcess, settings: Settings, args: Arguments) {
    this.#process = process
    this.#settings = settings
    this.#args = args
    this.#skipping = skippingOf(args)
    const last = args.given.findLast(({ name }) => name === 'r' || name === 'R' || name === 'd')
    this.#directories =
      last?.name === 'd'
        ? matchArgument(
            { program: 'grep', option: 'directories', possible: ['read', 'recurse', 'skip'], hint: USAGE.trimEnd() },
            last.value ?? '',
          )
        : last
          ? 'recurse'
          : 'read'
  }

  async all(given: readonly string[]): Promise<number> {
    if (this.#settings.hopeless && this.#settings.report !== 'names without') return 1
    const recurse = this.#directories === 'recurse'
    const bare = recurse && given.length === 0
    const operands = given.length > 0 ? given : [recurse ? '.' : '-']
    for (const operand of operands) {
      const due = this.#process.due()
      if (due) await due
      await this.#operand(operand, { several: operands.length > 1, bare })
      if (this.#isDone) return 0
    }
    return this.#failed ? 2 : this.#matched ? 0 : 1
  }

  get #isDone(): boolean {
    return this.#settings.report === 'nothing' && this.#matched
  }

  async #operand(
    operand: string,
    { several, bare }: { readonly several: boolean; readonly bare: boolean },
  ): Promise<void> {
    const directory = operand !== '-' && this.#isDirectory(operand)
    if (operand !== '-' && !bare && (directory ? this.#skipping.directory : this.#skipping.file)(operand, true)) return
    const named = this.#args.given.findLast(({ name }) => name === 'H' || name === 'h')?.name
    const names = named === undefined ? several || (directory && this.#directories === 'recurse') : named === 'H'
    if (!directory || this.#directories === 'read') return this.#file(operand, names)
    if (this.#directories === 'recurse') await this.#tree(operand, bare ? '' : operand, names)
  }

  #isDirectory(path: string): boolean {
    return this.#process.system.fs.peek(resolvePath(this.#process, path))?.type === 'directory'
  }

  /** Searches what is in a directory; `shown` is how its path begins in what is told. */
  async #tree(path: string, shown: string, names: boolean): Promise<void> {
    const { fs } = this.#process.system
    const follow = this.#args.has('R')
    try {
      for (const entry of fs.list(resolvePath(this.#process, path))) {
        const inner = shown === '' ? entry.name : `${shown.replace(/(?<=.)\/+$/, '')}/${entry.name}`
        const link = entry.type === 'symlink'
        if (link && !follow) continue
        const type = link ? (fs.peek(resolvePath(this.#process, inner))?.type ?? 'file') : entry.type
        if (type === 'directory') {
          if (!this.#skipping.directory(entry.name, false)) await this.#tree(inner, inner, names)
        } else if (type === 'file' && !this.#skipping.file(entry.name, false)) await this.#file(inner, names)
        if (this.#isDone) return
      }
    } catch (error) {
      await this.#complain(path, error)
    }
  }

  async #file(path: string, names: boolean): Promise<void> {
    const shown = path === '-' ? (this.#args.value('label') ?? '(standard input)') : path
    const how = { told: this.#told, width: this.#settings.tab ? this.#digits(path) : 0 }
    const search = new Search(this.#process, this.#settings, names ? shown : undefined, how)
    try {
      if (path !== '-' && this.#isOutput(path)) throw new UseAsOutput()
      await withInput(this.#process, path, (_input, file) =>
        search.run(new Input(this.#process, file, localPieces(this.#process.environment))),
      )
    } catch (error) {
      await this.#complain(shown, error)
      // a directory could be opened: it is a file without matches
      if (!(error instanceof FileSystemError) || error.code !== 'EISDIR') return
    }
    this.#told = search.told
    this.#matched ||= search.selected > 0
    const summary = search.summary(shown)
    if (summary !== '') await this.#process.print(summary)
    if (search.hides) await this.#process.complain(`${shown}: binary file matches`)
  }

  /** How wide -T makes numbers: as the largest that the file could need, where its size is known. */
  #digits(path: string): number {
    const stat = path === '-' ? undefined : this.#process.system.fs.peek(resolvePath(this.#process, path))
    return stat?.type === 'file' ? String(stat.size).length : UNKNOWN_DIGITS
  }

  /** Whether what is found is written to the file that is searched: there would be no end to it. */
  #isOutput(path: string): boolean {
    const output = this.#process.descriptors.get(1)
    if (output?.type !== 'file' || output.ino === undefined || this.#settings.report === 'nothing') return false
    return this.#process.system.fs.peek(resolvePath(this.#process, path))?.ino === output.ino
  }

  async #complain(name: string, error: unknown): Promise<void> {
    const known = error instanceof FileSystemError || error instanceof UseAsOutput || error instanceof PatternError
    if (!known) throw error
    this.#failed = true
    if (!this.#settings.silent || !(error instanceof FileSystemError))
      await this.#process.complain(`${name}: ${error.message}`)
  }
}

class UseAsOutput extends Error {
  constructor() {
    super('input file is also the output')
  }
}

/** A word of options with its numbers as -C: `-n5` is `-n -C5`. A letter that takes a value takes the rest of the word. */
function withContext(word: string): readonly string[] {
  const [whole, before = '', number = '', after = ''] = /^-([^-\dABCDdefm]*)(\d+)(.*)$/s.exec(word) ?? []
  if (whole === undefined) return [word]
  return [...(before === '' ? [] : [`-${before}`]), `-C${number}`, ...(after === '' ? [] : withContext(`-${after}`))]
}

/** `grep -5` is `grep -C5`. */
function rewrite(words: readonly string[]): readonly string[] {
  const end = words.indexOf('--')
  return words.flatMap((word, index) =>
    /^-[a-zA-Z]*[ABCDdefm]$/.test(words[index - 1] ?? '') || (end >= 0 && index >= end) ? [word] : withContext(word),
  )
}

/** What is said after wrong usage. */
const USAGE = "Usage: grep [OPTION]... PATTERNS [FILE]...\nTry 'grep --help' for more information.\n"

/** Finds lines by patterns, grep(1). */
export const grep: GnuProgram = gnu({
  name: 'grep',
  refused: optionList('u exclude-from=TEXT unix-byte-offsets V'),
  options,
  operands: [
    { name: 'PATTERNS', kind: 'text' },
    { name: 'FILE', kind: 'path', optional: true, repeated: true },
  ],
  usageStatus: 2,
  rewrite,
  hint: () => USAGE,
  async run(process, args) {
    if (wantsHelp(args)) {
      await process.print(await helpText(process, grep.declaration))
      return 0
    }
    const operands = [...args.operands]
    const settings = await settingsOf(process, args, operands)
    // where nothing can be found, nothing is read
    const { pattern, invert, most, report } = settings
    if ((most === 0 || (!pattern && !invert)) && report !== 'names without') return 1
    return new Run(process, settings, args).all(operands)
  },
})

export const egrep = otherName('egrep', grep, '-E')
export const fgrep = otherName('fgrep', grep, '-F')
export const rgrep = otherName('rgrep', grep, '-r')
