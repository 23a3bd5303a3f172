import type { ProgramDeclaration, ProgramOption } from '../../../shell/posix/declaration.ts'
import { type Arguments, nameOf, readArguments, UsageError } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

/** Statuses of getopt(1): what was read is wrong, what getopt itself was given is, and that of -T. */
const status = { wrong: 1, usage: 2, test: 4 } as const
const VALUE = { name: 'VALUE', kind: 'text' } as const

/** `name`, `name:`, `name::`. */
function optionOf(text: string, letter: boolean): ProgramOption {
  const [, name = '', colons = ''] = /^(.[^:]*)(:{0,2})$/s.exec(text) ?? []
  const value = colons === '' ? {} : { value: { ...VALUE, ...(colons === '::' && { optional: true }) } }
  return letter ? { short: name, ...value } : { long: name, ...value }
}

/** What is to be read: letters with their colons, and long names between commas and blanks. */
function optionsOf(letters: string, names: readonly string[]): readonly ProgramOption[] {
  const shorts = letters.replace(/^[+-]/, '').match(/[^:]:{0,2}/g) ?? []
  const longs = names.flatMap((list) => list.split(/[\s,]+/)).filter(Boolean)
  return [...shorts.map((text) => optionOf(text, true)), ...longs.map((text) => optionOf(text, false))]
}

const bourne = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`
const cShell = (word: string): string => bourne(word).replaceAll('!', "'\\!'").replaceAll('\n', '\\\n')

function quoter({ has, value }: Arguments): (word: string) => string {
  if (has('u')) return (word) => word
  return value('s')?.endsWith('csh') ? cShell : bourne
}

interface Read extends Pick<Arguments, 'given' | 'operands'> {
  readonly messages: readonly string[]
}

/** Reads words; where one is wrong that is told, and the others are read all the same. */
function readWords(declaration: Pick<ProgramDeclaration, 'options' | 'optionsFirst'>, words: readonly string[]): Read {
  for (let count = words.length; count >= 0; count -= 1) {
    const read = attemptRead(declaration, words.slice(0, count))
    if (typeof read === 'string') continue
    if (count === words.length) return { ...read, messages: [] }
    const wrong = attemptRead(declaration, words.slice(0, count + 1))
    const rest = readWords(declaration, words.slice(count + 1))
    return {
      given: [...read.given, ...rest.given],
      operands: [...read.operands, ...rest.operands],
      messages: [...(typeof wrong === 'string' ? [wrong] : []), ...rest.messages],
    }
  }
  return { given: [], operands: [], messages: [] }
}

function attemptRead(...[declaration, words]: Parameters<typeof readArguments>): Arguments | string {
  try {
    return readArguments(declaration, words)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}

/** Words with options first, as eval "set -- …" takes them. */
function ordered(options: readonly ProgramOption[], read: Read, quote: (word: string) => string): string {
  const given = read.given.flatMap(({ name, value }) => {
    const option = options.find((one) => nameOf(one) === name)
    const dashed = option?.short === undefined ? `--${name}` : `-${name}`
    return option?.value ? [dashed, quote(value ?? '')] : [dashed]
  })
  return [...given, '--', ...read.operands.map(quote)].map((word) => ` ${word}`).join('')
}

/** A long option may stand after one dash with -a. */
function widened(options: readonly ProgramOption[], words: readonly string[], { has }: Arguments): readonly string[] {
  if (!has('a')) return words
  const isLong = (word: string): boolean =>
    options.some(({ long }) => long !== undefined && (word === `-${long}` || word.startsWith(`-${long}=`)))
  return words.map((word) => (isLong(word) ? `-${word}` : word))
}

/** getopt(1) of util-linux: puts the options of a script in order. */
export const getopt = gnu({
  name: 'getopt',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList(
    'a,alternative l,longoptions=LIST n,name=PROGNAME o,options=LETTERS q,quiet Q,quiet-output s,shell=SHELL T,test u,unquoted',
  ),
  operands: [
    { name: 'OPTSTRING', kind: 'text', optional: true },
    { name: 'PARAMETERS', kind: 'text', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: status.usage,
  async run(process, asked) {
    const { has, value, values, operands } = asked
    if (has('T')) return status.test
    const shell = value('s') ?? 'bash'
    if (!/^(?:ba|c|tc)?sh$/.test(shell)) throw new UsageError('unknown shell after -s or --shell argument')
    const own = value('o') !== undefined
    const letters = value('o') ?? operands[0]
    if (letters === undefined) throw new UsageError('missing optstring argument')
    const options = optionsOf(letters, values('l'))
    const words = widened(options, own ? operands : operands.slice(1), asked)
    const optionsFirst = letters.startsWith('+') || process.environment.has('POSIXLY_CORRECT')
    const read = readWords({ options, optionsFirst }, words)
    const name = value('n') ?? 'getopt'
    if (!has('q')) await process.write(2, read.messages.map((message) => `${name}: ${message}\n`).join(''))
    // the old form, with the letters as the first word, quotes nothing
    const text = ordered(options, read, own ? quoter(asked) : (word) => word)
    if (!has('Q')) await process.print(`${text}\n`)
    return read.messages.length > 0 ? status.wrong : 0
  },
})
