import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import { endings, kinds, terminals } from './database.ts'
import { type Colour, parseDatabase } from './parse.ts'

const HEAD = `# Colours for ls, as dircolors reads them: a kind of file, or an ending of names, and what SGR sequences have.
# Attributes: 00 none, 01 bold, 04 underscore, 05 blink, 07 reverse, 08 concealed.
# Text: 30 black, 31 red, 32 green, 33 yellow, 34 blue, 35 magenta, 36 cyan, 37 white; 40 to 47 are backgrounds.

# Terminals that have colours:
`

/** The colours that it has of its own, as a file has them. */
function ownDatabase(): string {
  const terms = ['COLORTERM ?*', ...terminals.split(' ').map((name) => `TERM ${name}`)]
  const kindLines = kinds.map(([kind, code]) => `${kind} ${code}`)
  const endingLines = endings.flatMap(({ what, code, names }) => [
    `# ${what}`,
    ...names.split(' ').map((name) => `${name} ${code}`),
  ])
  return `${HEAD}${[...terms, ...kindLines, ...endingLines].join('\n')}\n`
}

/** A part of LS_COLORS within single quotes of a shell. */
function shellQuoted(text: string): string {
  let [out, escapes] = ['', true]
  for (const character of text) {
    if (character === "'") out += "'\\'"
    else if ((character === ':' || character === '=') && escapes) out += '\\'
    escapes = character === '\\' || character === '^' ? !escapes : true
    out += character
  }
  return out
}

const settings = (colours: readonly Colour[]): string =>
  colours.map(([key, code]) => `${shellQuoted(key)}=${shellQuoted(code)}:`).join('')

/** The database in lines: that of a file, or its own. @throws Failure */
async function linesOf(process: GnuProcess, name: string | undefined): Promise<readonly string[]> {
  if (name === undefined) return ownDatabase().split('\n')
  try {
    // GNU's takes a directory for an empty file
    return await withInput(process, name, async (input, file) => (file.type === 'directory' ? [] : input.allLines()))
  } catch (error) {
    if (error instanceof FileSystemError) throw new Failure(`${quoteName(name)}: ${error.message}`)
    throw error
  }
}

/** Whose line is printed. @throws Failure */
function syntaxOf({ given }: Arguments, { environment }: GnuProcess): 'sh' | 'csh' {
  const word = given.findLast(({ name }) => ['b', 'sh', 'bourne-shell', 'c', 'csh', 'c-shell'].includes(name))?.name
  if (word !== undefined) return word.startsWith('c') ? 'csh' : 'sh'
  const shell = environment.get('SHELL') ?? ''
  if (shell === '') throw new Failure('no SHELL environment variable, and no shell type option given')
  return /(?:^|\/)t?csh$/.test(shell) ? 'csh' : 'sh'
}

function check({ has, given, operands: [first, second] }: Arguments): void {
  const shells = given.some(({ name }) => /^(?:b|c|sh|csh|bourne-shell|c-shell)$/.test(name))
  const prints = has('p') || has('print-ls-colors')
  if (shells && prints)
    throw new UsageError('the options to output non shell syntax,\nand to select a shell syntax are mutually exclusive')
  if (has('p') && has('print-ls-colors'))
    throw new UsageError('options --print-database and --print-ls-colors are mutually exclusive')
  if (has('p') && first !== undefined)
    throw new UsageError(
      phrase`extra operand ${quoted(first)}\nfile operands cannot be combined with --print-database (-p)`,
    )
  if (second !== undefined) throw new UsageError(phrase`extra operand ${quoted(second)}`)
}

/** dircolors(1): the colours of ls. */
export const dircolors = gnu({
  name: 'dircolors',
  options: optionList('b sh bourne-shell c csh c-shell p,print-database print-ls-colors'),
  operands: [{ name: 'FILE', kind: 'file', optional: true }],
  async run(process, args) {
    const { has, operands } = args
    check(args)
    if (has('p')) {
      await process.print(ownDatabase())
      return 0
    }
    const syntax = has('print-ls-colors') ? undefined : syntaxOf(args, process)
    const { environment } = process
    const names = { term: environment.get('TERM') || 'none', colorTerm: environment.get('COLORTERM') ?? '' }
    const [name] = operands
    const { colours, faults } = parseDatabase(quoteName(name ?? ''), await linesOf(process, name), names)
    for (const fault of faults) await process.complain(fault)
    if (faults.length > 0) return 1
    if (syntax === undefined)
      await process.print(colours.map(([key, code]) => `\x1b[${code}m${key}\t${code}\x1b[0m\n`).join(''))
    else if (syntax === 'csh') await process.print(`setenv LS_COLORS '${settings(colours)}'\n`)
    else await process.print(`LS_COLORS='${settings(colours)}';\nexport LS_COLORS\n`)
    return 0
  },
})
