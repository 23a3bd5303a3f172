import { loading } from '../../../later.ts'
import { ArithmeticFailure } from '../../expand/expansion.ts'
import { complain } from '../../messages.ts'
import type { Builtin, BuiltinContext } from '../../shell.ts'
import { Misused } from '../../ending.ts'
import { ShellError } from '../../state.ts'
import type { Answer } from '../../steps.ts'

export type Context = BuiltinContext

/** A command line that a builtin refuses, and says how it is called; the status is 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage'
}

/** Options and operands of a builtin's words. */
export interface Options {
  readonly operands: readonly string[]
  /** Letters in the order in which they were given. */
  readonly letters: string
  has(letter: string): boolean
  value(letter: string): string | undefined
}

/**
 * Reads options as bash's builtins do: letters before the operands, `--` ends them. Calls `take` with each in its order, and gives the operands.
 * @param letters those that there are; a colon follows those with a value
 * @throws BadUsage
 */
export function eachOption(
  words: readonly string[],
  letters: string,
  take: (letter: string, value: string | undefined) => void,
): readonly string[] {
  let at = 0
  for (; /^-./s.test(words[at] ?? ''); at += 1) {
    const word = words[at] ?? ''
    if (word === '--') return words.slice(at + 1)
    for (let place = 1; place < word.length; place += 1) {
      const letter = word[place] ?? ''
      const known = letter === ':' ? -1 : letters.indexOf(letter)
      if (known < 0) throw new BadUsage(`-${letter}: invalid option`)
      if (letters[known + 1] === ':') {
        const value = word.slice(place + 1) || words[(at += 1)]
        if (value === undefined) throw new BadUsage(`-${letter}: option requires an argument`)
        take(letter, value)
        break
      }
      take(letter, undefined)
    }
  }
  return words.slice(at)
}

/** The same, for who asks for options by their letters. @throws BadUsage */
export function readOptions(words: readonly string[], letters: string): Options {
  const values = new Map<string, string>()
  let given = ''
  const operands = eachOption(words, letters, (letter, value) => {
    given += letter
    if (value !== undefined) values.set(letter, value)
  })
  return { operands, letters: given, has: (letter) => given.includes(letter), value: (letter) => values.get(letter) }
}

/** Prints, then gives the status. */
export function say({ process }: Context, text: string, status = 0): number | Promise<number> {
  const written = text === '' ? undefined : process.print(text)
  return written ? written.then(() => status) : status
}

/** Says what is wrong, then gives the status. */
export function refuse(context: Context, message: string, status = 1): number | Promise<number> {
  const written = context.complain(message)
  return written ? written.then(() => status) : status
}

/** The status of what is wrong with a command line. @throws Misused where that ends a script */
export function misuse({ name, shell, state }: Context): number {
  if (state.options.has('posix') && !shell.interactive && shell.builtin(name)?.special) throw new Misused(2)
  return 2
}

/** Says how the builtin is called, after what is wrong. */
export async function usage(context: Context, message?: string): Promise<number> {
  if (message !== undefined) await context.complain(message)
  const { synopses } = await context.process.outside(loading(import('./synopses.ts')))
  await context.process.write(2, `${context.name}: usage: ${synopses[context.name]?.usage ?? context.name}\n`)
  return misuse(context)
}

/** What `NAME --help` and `help NAME` print. */
export async function helpText(name: string, { process }: Context): Promise<string> {
  const { synopses } = await process.outside(loading(import('./synopses.ts')))
  const { usage: synopsis = name, summary = '' } = synopses[name] ?? {}
  return `${name}: ${synopsis}\n    ${summary}.\n`
}

function caught(error: unknown, context: Context): number | Promise<number> {
  if (error instanceof BadUsage) return usage(context, error.message)
  // an expression that cannot be evaluated ends the line, whoever asked
  if (!(error instanceof ShellError) || error instanceof ArithmeticFailure) throw error
  // nobody is named who would have changed what is constant
  if (!/^\w+: readonly variable$/.test(error.message)) return refuse(context, error.message)
  const said = complain(context.shell, error.message)
  return said ? said.then(() => 1) : 1
}

/** Runs, and says what is wrong in the words of bash. */
function guarded(context: Context, run: () => Answer<number>): Answer<number> {
  try {
    const status = run()
    return status instanceof Promise ? status.catch((error: unknown) => caught(error, context)) : status
  } catch (error) {
    return caught(error, context)
  }
}

/** Lets a builtin tell how it is called: `--help`. */
export const withHelp = (builtin: Builtin): Builtin => ({
  ...builtin,
  run: (words, context) =>
    words[0] === '--help'
      ? helpText(context.name, context).then((text) => say(context, text, 2))
      : builtin.run(words, context),
})

/** Makes a builtin that reads options by their letters (`readOptions`). */
export function define(
  name: string,
  letters: string,
  run: (options: Options, context: Context) => Answer<number>,
  { special = false } = {},
): Builtin {
  const options = [...letters.replaceAll(':', '')].map((short) => ({ short }))
  return withHelp({
    declaration: { name, options },
    run: (words, context) => guarded(context, () => run(readOptions(words, letters), context)),
    special,
  })
}

/** Makes a builtin that reads its words itself. */
export function plain(
  name: string,
  run: (words: readonly string[], context: Context) => Answer<number>,
  { special = false } = {},
): Builtin {
  return { declaration: { name }, run: (words, context) => guarded(context, () => run(words, context)), special }
}
