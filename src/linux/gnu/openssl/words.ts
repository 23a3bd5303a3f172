import { Failure } from '../library/program.ts'

/** What a command of openssl reads: its options have one dash and whole words. */
export interface Grammar {
  /** Options without a value, with a blank between them. */
  readonly flags: string
  /** Options with one. */
  readonly valued: string
  /** Whether an option that is not named here is one of its own, such as the name of a hash. */
  readonly isOwn?: (name: string) => boolean
  /** What is said of others; `Unknown option: -x` where absent. */
  readonly unknown?: (name: string) => string
}

export interface Words {
  /** The values of the options by their names; those that have none are empty. */
  readonly options: ReadonlyMap<string, string>
  /** The last of its own. */
  readonly own: string | undefined
  readonly operands: readonly string[]
}

/** Wrong usage of a command. */
export const misused = (command: string, sentence?: string): UsageFailure => new UsageFailure(command, sentence)

/** It is said after the name of the command, not of openssl. */
export class UsageFailure extends Failure {
  readonly text: string

  constructor(command: string, sentence: string | undefined) {
    super('')
    this.text = `${sentence === undefined ? '' : `${command}: ${sentence}\n`}${command}: Use -help for summary.\n`
  }
}

/** Reads the words of a command. @throws UsageFailure */
export function readWords(command: string, words: readonly string[], grammar: Grammar): Words {
  const [flags, valued] = [new Set(grammar.flags.split(' ')), new Set(grammar.valued.split(' '))]
  const options = new Map<string, string>()
  let [at, own]: [number, string | undefined] = [0, undefined]
  for (; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!/^-./.test(word)) break
    const name = word.replace(/^--?/, '')
    if (name === '') break
    if (valued.has(name)) {
      const value = words[at + 1]
      if (value === undefined) throw misused(command, `Option -${name} needs a value`)
      options.set(name, value)
      at += 1
    } else if (flags.has(name)) options.set(name, '')
    else if (grammar.isOwn?.(name)) own = name
    else throw misused(command, grammar.unknown?.(name) ?? `Unknown option: -${name}`)
  }
  return { options, own, operands: words.slice(at) }
}
