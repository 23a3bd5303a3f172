import type { ProgramDeclaration, ProgramOption } from './declaration.ts'
import { type Phrase, spoken } from './phrase.ts'

/** One option of a command line. */
export interface GivenOption {
  /** Its letter, or its long name where it has no letter. */
  readonly name: string
  readonly value: string | undefined
}

/** One option as a command line has it. */
export interface WrittenOption extends GivenOption {
  /** Without its value: `-n`, `--numeric`; a long name may be shortened. */
  readonly word: string
  /** How many operands stand before it. */
  readonly operandsBefore: number
}

/** An option as a command line may have it: `-n5`, `--lines=5`. */
export function optionText({ word, value }: Pick<WrittenOption, 'word' | 'value'>): string {
  if (value === undefined) return word
  return word.startsWith('--') ? `${word}=${value}` : word + value
}

/** Options and operands of a command line, both in their order. */
export interface Arguments {
  readonly given: readonly WrittenOption[]
  readonly operands: readonly string[]
  /** Whether the option was given; `name` is its letter, or its long name where it has no letter. */
  has(name: string): boolean
  /** The last value that was given for an option; undefined when it was not given, or given without one. */
  value(name: string): string | undefined
  /** Every value that was given for an option. */
  values(name: string): readonly string[]
}

const PLAIN = new Map([['LC_ALL', 'C']])

/** What is wrong with an option, and the word that it was given in: for programs that say it in their own way. */
export interface OptionFault {
  readonly type: 'unknown' | 'no value'
  readonly word: string
}

/** A command line that getopt_long(3) refuses; `phrase` is what GNU programs say after their name. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly phrase: Phrase
  readonly fault: OptionFault | undefined

  constructor(phrase: Phrase, fault?: OptionFault) {
    super(spoken(phrase, PLAIN))
    this.phrase = phrase
    this.fault = fault
  }
}

const NONE: readonly ProgramOption[] = []

type Accepted = Pick<ProgramDeclaration, 'options' | 'refused' | 'optionsFirst' | 'helpLetter' | 'versionLetter'>

/** The name under which an option is given. */
export const nameOf = (option: ProgramOption): string => option.short ?? option.long ?? ''

const known = new WeakMap<object, readonly ProgramOption[]>()

/** A program's options, those that it refuses too, with the two that every GNU program has. */
function completed(declaration: Accepted): readonly ProgramOption[] {
  const { options = NONE, refused = NONE } = declaration
  const before = known.get(declaration)
  if (before) return before
  const usual = ['help', 'version'].filter((name) => !options.some(({ long }) => long === name))
  const letters = [declaration.helpLetter, declaration.versionLetter].flatMap((short) => (short ? [{ short }] : []))
  const all = [...options, ...refused, ...letters, ...usual.map((long) => ({ long }))]
  known.set(declaration, all)
  return all
}

class Reader {
  readonly given: WrittenOption[] = []
  readonly operands: string[] = []
  readonly #options: readonly ProgramOption[]
  readonly #words: string[]
  readonly #optionsFirst: boolean

  constructor(declaration: Accepted, words: readonly string[]) {
    this.#options = completed(declaration)
    this.#optionsFirst = declaration.optionsFirst ?? false
    this.#words = words.toReversed()
  }

  read(): void {
    for (let word = this.#words.pop(); word !== undefined; word = this.#words.pop()) {
      if (word === '--') return this.#rest()
      if (word.startsWith('--')) this.#long(word.slice(2))
      else if (word.startsWith('-') && word !== '-') this.#short(word)
      else {
        this.operands.push(word)
        if (this.#optionsFirst) return this.#rest()
      }
    }
  }

  #give(option: Omit<WrittenOption, 'operandsBefore'>): void {
    this.given.push({ ...option, operandsBefore: this.operands.length })
  }

  #rest(): void {
    for (const word of this.#words.toReversed()) this.operands.push(word)
    this.#words.length = 0
  }

  #long(word: string): void {
    const equals = word.indexOf('=')
    const name = equals < 0 ? word : word.slice(0, equals)
    const inline = equals < 0 ? undefined : word.slice(equals + 1)
    const option = this.#longNamed(name, word)
    if (!option.value && inline !== undefined)
      throw new UsageError(`option '--${option.long}' doesn't allow an argument`)
    const value = option.value && !option.value.optional ? (inline ?? this.#words.pop()) : inline
    if (option.value && !option.value.optional && value === undefined) {
      throw new UsageError(`option '--${option.long}' requires an argument`, { type: 'no value', word: `--${word}` })
    }
    this.#give({ name: nameOf(option), word: `--${name}`, value })
  }

  /** The option of a long name, which may be shortened as long as only one begins so. */
  #longNamed(name: string, word: string): ProgramOption {
    const exact = this.#options.find((option) => option.long === name)
    if (exact) return exact
    const possible = this.#options.filter((option) => option.long?.startsWith(name))
    const [first] = possible
    if (!first) throw new UsageError(`unrecognized option '--${word}'`, { type: 'unknown', word: `--${word}` })
    if (possible.length === 1) return first
    const names = possible.map((option) => ` '--${option.long}'`).join('')
    throw new UsageError(`option '--${word}' is ambiguous; possibilities:${names}`)
  }

  #short(word: string): void {
    for (let at = 1; at < word.length; at += 1) {
      const letter = String.fromCodePoint(word.codePointAt(at) ?? 0)
      const option = this.#options.find((candidate) => candidate.short === letter)
      if (!option) throw new UsageError(`invalid option -- '${letter}'`, { type: 'unknown', word })
      if (!option.value) {
        this.#give({ name: letter, word: `-${letter}`, value: undefined })
        continue
      }
      const attached = word.slice(at + 1) || undefined
      const value = option.value.optional ? attached : (attached ?? this.#words.pop())
      if (!option.value.optional && value === undefined)
        throw new UsageError(`option requires an argument -- '${letter}'`, { type: 'no value', word })
      this.#give({ name: letter, word: `-${letter}`, value })
      return
    }
  }
}

/**
 * Reads a command line as getopt_long(3) does: options and operands in any order, `--` ends the options, letters may be bundled
 * (`-la`) and carry their value (`-n5`, `-n 5`), long names may be shortened.
 * @throws UsageError
 */
export function readArguments(declaration: Accepted, words: readonly string[]): Arguments {
  const reader = new Reader(declaration, words)
  reader.read()
  const { given, operands } = reader
  return {
    given,
    operands,
    has: (name) => given.some((option) => option.name === name),
    value: (name) => given.findLast((option) => option.name === name)?.value,
    values: (name) =>
      given.flatMap((option) => (option.name === name && option.value !== undefined ? [option.value] : [])),
  }
}
