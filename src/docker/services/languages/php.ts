import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Surroundings } from '../daemon.ts'
import { interpreter } from './interpreter.ts'

/** The texts and numbers of a call, as they are written down; undefined for anything else. */
function literals(words: string): readonly string[] | undefined {
  const parts = words.trim() === '' ? [] : words.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`$]*`|[^,]+/g)
  const texts = (parts ?? []).map((part) => part.trim()).filter(Boolean)
  if (!texts.every((part) => /^(["'`]).*\1$|^-?\d+(?:\.\d+)?$/s.test(part))) return undefined
  return texts.map((part) =>
    part
      .replace(/^(["'`])(.*)\1$/s, '$2')
      .replaceAll(String.raw`\n`, '\n')
      .replace(/\\(.)/g, '$1'),
  )
}

/** A language of which only programs are run that print what they have written down. */
interface Printing {
  readonly name: string
  /** A call that prints, and its words. */
  readonly print: RegExp
  readonly comment: RegExp
}

/** Runs a program whose statements all print; anything else is refused before it begins. */
async function execute(process: GnuProcess, { name, print, comment }: Printing, source: string): Promise<number> {
  const statements = source
    .split(/\n|;(?=\s*(?:\w|$))/)
    .map((line) => line.replace(comment, '').trim())
    .filter(Boolean)
  const output = statements.map((statement) => literals(print.exec(statement)?.[1] ?? '\0'))
  const strange = statements[output.indexOf(undefined)]
  if (strange !== undefined) {
    await process.write(
      2,
      `${name}: only programs that print texts and numbers are simulated here, and not: ${strange}\n`,
    )
    return 1
  }
  for (const words of output) await process.print(`${words?.join(' ') ?? ''}\n`)
  return 0
}

/** PHP. */
export const php = ({ version }: Surroundings): GnuProgram =>
  interpreter({
    name: 'php',
    version: `PHP ${version} (cli)`,
    versionOptions: ['-v', '--version'],
    option: '-r',
    options: {
      inert: /^(?:-[qnf]|-d.*)$/,
      valued: /^-d$/,
      unsimulated: /^-[aBRFEHSTtwlsizmc].*|^--\w/,
      bad: (option) => ({ text: `Error in argument 1, char 2: option not found ${option.slice(1, 2)}\n`, status: 1 }),
    },
    run: (process, source) =>
      execute(
        process,
        {
          name: 'php',
          print: /^(?:<\?php\s+)?echo\s+(.*)$/s,
          comment: /^\s*(?:\/\/|#|<\?php\s*$|\?>).*$/,
        },
        source,
      ),
    missing: (path) => `Could not open input file: ${path}\n`,
    missingStatus: 1,
  })
