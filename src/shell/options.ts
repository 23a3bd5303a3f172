import type { CommandDeclaration, OptionDeclaration } from './declaration.ts'

/** The options given, by their short name (or long name where there is no short one), and the operands in order. */
export interface ParsedArguments {
  readonly type: 'parsed'
  has(name: string): boolean
  value(name: string): string | undefined
  readonly operands: readonly string[]
}

/** What was wrong, for the command to put into its own words. */
export interface BadArguments {
  readonly type: 'invalid-option' | 'missing-value'
  /** The option's letter, or its long name with dashes. */
  readonly option: string
}

type Given = Map<string, string | undefined>

const keyOf = (option: OptionDeclaration): string => option.short ?? option.long ?? ''

function readLong(
  word: string,
  rest: string[],
  declared: readonly OptionDeclaration[],
  given: Given,
): BadArguments | undefined {
  const [name = '', inline] = word.slice(2).split(/=(.*)/s)
  const option = declared.find((candidate) => candidate.long === name)
  if (!option || (!option.value && inline !== undefined)) return { type: 'invalid-option', option: `--${name}` }
  const value = option.value ? (inline ?? rest.shift()) : undefined
  if (option.value && value === undefined) return { type: 'missing-value', option: `--${name}` }
  given.set(keyOf(option), value)
  return undefined
}

function readShort(
  word: string,
  rest: string[],
  declared: readonly OptionDeclaration[],
  given: Given,
): BadArguments | undefined {
  for (let at = 1; at < word.length; at += 1) {
    const letter = word.charAt(at)
    const option = declared.find((candidate) => candidate.short === letter)
    if (!option) return { type: 'invalid-option', option: letter }
    if (!option.value) {
      given.set(keyOf(option), undefined)
      continue
    }
    const value = word.slice(at + 1) || rest.shift()
    if (value === undefined) return { type: 'missing-value', option: letter }
    given.set(keyOf(option), value)
    return undefined
  }
  return undefined
}

/**
 * Reads options and operands in any order, as GNU getopt_long does: `--` ends the options, `-` is an operand, short
 * options may be bundled (`-la`) and carry their value (`-n5` or `-n 5`).
 */
export function parseArguments(
  declaration: Pick<CommandDeclaration, 'options'>,
  words: readonly string[],
): ParsedArguments | BadArguments {
  const declared = declaration.options ?? []
  const given: Given = new Map()
  const operands: string[] = []
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      for (const operand of rest) operands.push(operand)
      break
    }
    if (word === '-' || !word.startsWith('-')) {
      operands.push(word)
      continue
    }
    const read = word.startsWith('--') ? readLong : readShort
    const bad = read(word, rest, declared, given)
    if (bad) return bad
  }
  return { type: 'parsed', has: (name) => given.has(name), value: (name) => given.get(name), operands }
}
