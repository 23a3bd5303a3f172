import type { OperandKind, OptionDeclaration } from '../../shell/declaration.ts'

/** An option of a Docker command. */
export interface DockerOption extends OptionDeclaration {
  /** The value meant where none follows (ruling: `-p` alone is `80:80`). */
  readonly implied?: string
  /** What is wrong with a value, in the words of its type. */
  readonly check?: (value: string) => string | undefined
}

/** The options given. An option is known by its long name, or by its letter where it has no long one. */
export interface Flags {
  has(name: string): boolean
  /** Whether a switch was turned off, `--human=false`. */
  isOff(name: string): boolean
  /** The last value given. */
  value(name: string): string | undefined
  /** Every value given, in order. */
  values(name: string): readonly string[]
}

export interface ParsedFlags {
  readonly type: 'parsed'
  readonly flags: Flags
  readonly operands: readonly string[]
}

/** A value that its option does not take. */
export interface BadValue {
  readonly type: 'bad-value'
  readonly option: string
  readonly word: string
  readonly reason: string
}

/** What was wrong with the options. `option` is as the message of spf13/pflag names it. */
export interface BadFlag {
  readonly type: 'unknown-flag' | 'unknown-shorthand' | 'missing-value' | 'bad-boolean'
  readonly option: string
  /** The word that held it, or the value that was wrong. */
  readonly word: string
}

export interface FlagRules {
  readonly options: readonly DockerOption[]
  /** True where all that follows the first operand belongs to it: `docker run IMAGE COMMAND -x`. */
  readonly optionsFirst: boolean
  /** False where no option may stand without its value. */
  readonly implies?: boolean
}

const nameOf = (option: DockerOption): string => option.long ?? option.short ?? ''

const labelOf = (option: DockerOption): string =>
  [option.short && `-${option.short}`, option.long && `--${option.long}`].filter(Boolean).join(', ')

const TRUE: ReadonlySet<string> = new Set(['1', 't', 'T', 'true', 'TRUE', 'True'])
const FALSE: ReadonlySet<string> = new Set(['0', 'f', 'F', 'false', 'FALSE', 'False'])

class FlagReader {
  readonly #rules: FlagRules
  readonly #words: readonly string[]
  /** How many words have been read. */
  #at = 0
  readonly #given = new Map<string, string[]>()
  readonly #operands: string[] = []

  constructor(rules: FlagRules, words: readonly string[]) {
    this.#rules = rules
    this.#words = words
  }

  read(): ParsedFlags | BadFlag | BadValue {
    for (let word = this.#next(); word !== undefined; word = this.#next()) {
      if (word === '--') break
      if (word === '-' || !word.startsWith('-')) {
        this.#operands.push(word)
        if (this.#rules.optionsFirst) break
        continue
      }
      const bad = word.startsWith('--') ? this.#readLong(word) : this.#readShort(word)
      if (bad) return bad
    }
    const given = this.#given
    const flags: Flags = {
      has: (name) => (given.get(name)?.length ?? 0) > 0,
      isOff: (name) => given.get(name)?.length === 0,
      value: (name) => given.get(name)?.at(-1),
      values: (name) => given.get(name) ?? [],
    }
    return { type: 'parsed', flags, operands: [...this.#operands, ...this.#words.slice(this.#at)] }
  }

  #next(): string | undefined {
    this.#at += 1
    return this.#words[this.#at - 1]
  }

  #readLong(word: string): BadFlag | BadValue | undefined {
    const [name = '', inline] = word.slice(2).split(/=(.*)/s)
    const option = this.#rules.options.find((candidate) => candidate.long === name)
    if (!option) return { type: 'unknown-flag', option: `--${name}`, word }
    if (!option.value) return this.#setBoolean(option, inline)
    const value = inline ?? this.#takeValue(option)
    return value === undefined ? { type: 'missing-value', option: `--${name}`, word } : this.#add(option, value)
  }

  #readShort(word: string): BadFlag | BadValue | undefined {
    for (let at = 1; at < word.length; at += 1) {
      const letter = word.charAt(at)
      const option = this.#rules.options.find((candidate) => candidate.short === letter)
      if (!option) return { type: 'unknown-shorthand', option: letter, word }
      const rest = word.slice(at + 1)
      if (option.value) {
        const value = rest === '' ? this.#takeValue(option) : rest.replace(/^=/, '')
        return value === undefined ? { type: 'missing-value', option: letter, word } : this.#add(option, value)
      }
      if (rest.startsWith('=')) return this.#setBoolean(option, rest.slice(1))
      this.#setBoolean(option, undefined)
    }
    return undefined
  }

  #takeValue(option: DockerOption): string | undefined {
    const next = this.#words[this.#at]
    if (this.#rules.implies !== false && option.implied !== undefined && (next === undefined || next.startsWith('-')))
      return option.implied
    return this.#next()
  }

  #add(option: DockerOption, value: string): BadValue | undefined {
    const reason = option.check?.(value)
    if (reason !== undefined) return { type: 'bad-value', option: labelOf(option), word: value, reason }
    const values = this.#given.get(nameOf(option)) ?? []
    values.push(value)
    this.#given.set(nameOf(option), values)
    return undefined
  }

  #setBoolean(option: DockerOption, value: string | undefined): BadFlag | undefined {
    if (value !== undefined && !TRUE.has(value) && !FALSE.has(value)) {
      return { type: 'bad-boolean', option: labelOf(option), word: value }
    }
    this.#given.set(nameOf(option), value !== undefined && FALSE.has(value) ? [] : ['true'])
    return undefined
  }
}

/**
 * Reads options and operands as the Docker CLI does (spf13/pflag): `--name v`, `--name=v`, `-n v`, `-nv`, bundled
 * letters (`-itd`, `-dp 80:80`), booleans with a value only after `=`; the last of several scalars wins.
 */
export function parseFlags(rules: FlagRules, words: readonly string[]): ParsedFlags | BadFlag | BadValue {
  return new FlagReader(rules, words).read()
}

/** An option without a value. `names` is a letter, a long name, or both with a comma: `a,all`. */
export function switchOption(names: string, summary: string): DockerOption {
  return { ...splitNames(names), summary }
}

/** An option with a value. */
export function valueOption(names: string, value: { name: string; kind: OperandKind }, summary: string): DockerOption {
  return { ...splitNames(names), value, summary }
}

function splitNames(names: string): Pick<OptionDeclaration, 'short' | 'long'> {
  const [first = '', second] = names.split(',')
  if (second !== undefined) return { short: first, long: second }
  return first.length === 1 ? { short: first } : { long: first }
}

/** `-f NAME=value`, which many lists take. */
export function filterOption(summary: string): DockerOption {
  return {
    ...valueOption('f,filter', { name: 'filter', kind: 'text' }, summary),
    check: (value) => (value.includes('=') ? undefined : 'bad format of filter (expected name=value)'),
  }
}

/** `--disable-content-trust`, which is on: nothing is signed here, and nothing is verified. */
export const trustOption = switchOption('disable-content-trust', 'verify no signatures; there are none here')

/** An option whose value is a whole number. */
export function numberOption(names: string, summary: string): DockerOption {
  return {
    ...valueOption(names, { name: 'int', kind: 'number' }, summary),
    check: (value) =>
      /^[+-]?(?:\d+|0x[\da-f]+)$/i.test(value)
        ? undefined
        : `strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`,
  }
}

/** The values of `--filter`, by name: names are in lower case. */
export function filtersOf(flags: Flags): Readonly<Record<string, readonly string[]>> {
  const filters: Record<string, string[]> = {}
  for (const text of flags.values('filter')) {
    const at = text.indexOf('=')
    const name = text.slice(0, at).trim().toLowerCase()
    const values = (filters[name] ??= [])
    values.push(text.slice(at + 1).trim())
  }
  return filters
}

/** The values of `--label`, by name. */
export function labelsOf(values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((text) => [text.split('=')[0] ?? '', text.split('=').slice(1).join('=')]))
}
