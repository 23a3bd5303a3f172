import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { charsetOf } from '../../../shell/posix/locale.ts'
import { echoText } from '../../../shell/bash/text/echo.ts'
import { type Complaint, formatText } from '../../../shell/bash/text/format.ts'
import { evaluateTestWords, ExtraArgument, TestError } from '../../../shell/bash/test-expression.ts'
import { canonicalPath } from '../library/canonical.ts'
import { ownWords } from '../library/own-words.ts'
import { quoteName } from '../library/quote.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

// What bash has built in, as programs of their own: for find -exec, xargs, env and the like.

export const echo = ownWords(
  {
    name: 'echo',
    options: [{ short: 'n' }, { short: 'e' }, { short: 'E' }],
    operands: [{ name: 'STRING', kind: 'text', optional: true, repeated: true }],
  },
  async (process, words) => {
    await process.print(echoText(words))
    return 0
  },
)

/** What coreutils' printf says of an operand or of the format. */
function sentence({ type, text }: Complaint): Phrase {
  if (type === 'range') return phrase`${quoted(text)}: Numerical result out of range`
  if (type === 'digits') return text
  if (type === 'end' || type === 'directive') return `%${text.replace(/^%/, '')}: invalid conversion specification`
  const begins = /^\s*[-+]?\d/.test(text)
  return begins
    ? phrase`${quoted(text)}: value not completely converted`
    : phrase`${quoted(text)}: expected a numeric value`
}

export const printf = ownWords(
  {
    name: 'printf',
    operands: [
      { name: 'FORMAT', kind: 'text' },
      { name: 'ARGUMENT', kind: 'text', optional: true, repeated: true },
    ],
  },
  async (process, all) => {
    const [format, ...operands] = all[0] === '--' ? all.slice(1) : all
    if (format === undefined) {
      await process.complain(`missing operand\nTry '${process.name} --help' for more information.`)
      return 1
    }
    const { text, complaints } = await process.inTurns(
      formatText(format, operands, {
        date: () => '',
        quote: quoteName,
        charset: charsetOf(process.environment),
        endsAtC: true,
      }),
    )
    await process.print(text)
    for (const complaint of complaints) await process.complain(sentence(complaint))
    const unused = operands[0] !== undefined && !/%[^%]/.test(format.replaceAll('%%', ''))
    // BusyBox's says nothing of them
    if (unused && process.kernel.userland === 'gnu')
      await process.complain(phrase`warning: ignoring excess arguments, starting with ${quoted(operands[0] ?? '')}`)
    return complaints.length > 0 ? 1 : 0
  },
)

/** How coreutils words what bash finds wrong with an expression. */
function reworded(message: string, words: readonly string[]): Phrase {
  const [, subject = '', what] = /^(.*): (unary|binary|integer)/s.exec(message) ?? []
  if (what === 'integer') return phrase`invalid integer ${quoted(subject)}`
  if (what === 'binary') return phrase`${quoted(subject)}: binary operator expected`
  if (what === 'unary' && /^-.$/s.test(subject)) return phrase`${quoted(subject)}: unary operator expected`
  return what === 'unary' || message === 'argument expected'
    ? phrase`missing argument after ${quoted(words.at(-1) ?? '')}`
    : message
}

async function evaluate(process: GnuProcess, words: readonly string[]): Promise<number> {
  try {
    return evaluateTestWords(words, { process, coreutils: true }) ? 0 : 1
  } catch (error) {
    if (!(error instanceof TestError)) throw error
    const extra = error instanceof ExtraArgument && phrase`extra argument ${quoted(error.argument)}`
    await process.complain(extra || reworded(error.message, words))
    return 2
  }
}

const expression = [{ name: 'EXPRESSION', kind: 'path', optional: true, repeated: true }] as const

export const test = ownWords({ name: 'test', operands: expression }, evaluate)

export const bracket = ownWords({ name: '[', operands: expression }, async (process, words) => {
  if (words.at(-1) === ']') return evaluate(process, words.slice(0, -1))
  await process.complain(phrase`missing ${quoted(']')}`)
  return 2
})

export const pwd = gnu({
  name: 'pwd',
  options: [
    { short: 'L', long: 'logical' },
    { short: 'P', long: 'physical' },
  ],
  run: async (process, { operands, given }) => {
    if (operands.length > 0) await process.complain('ignoring non-option arguments')
    // without -L the real one tells of the place, not of the way there
    const logical = given.findLast(({ name }) => name === 'L' || name === 'P')?.name === 'L'
    const physical = logical ? process.cwd : canonicalPath(process, '.', 'all')
    if (typeof physical === 'string') await process.print(`${physical}\n`)
    else await process.complain(`couldn't find directory entry in '..' with matching i-node`)
    return typeof physical === 'string' ? 0 : 1
  },
})
