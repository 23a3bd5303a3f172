import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { fromDirectory } from '../../../linux/path.ts'

/** A language of which only programs are run that print what they have written down. */
export interface Language {
  readonly name: string
  /** What asks for the version, and what it says. */
  readonly version: string
  readonly versionOptions: readonly string[]
  /** The option that a program follows: `-e`, `-c`. */
  readonly option: string
  /** A call that prints, and its words. */
  readonly print: RegExp
  readonly comment: RegExp
  /** What is said of a file that is not there. */
  readonly missing: (path: string) => string
  readonly missingStatus: number
}

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

/** Runs a program whose statements all print; anything else is refused before it begins. */
async function execute(process: GnuProcess, { name, print, comment }: Language, source: string): Promise<number> {
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

/** The interpreter of a language. */
export const interpreter = (language: Language): GnuProgram => ({
  declaration: { name: language.name },
  async run(process) {
    const words = process.argv.slice(1)
    const [first] = words
    if (first !== undefined && language.versionOptions.includes(first)) {
      await process.print(`${language.version}\n`)
      return 0
    }
    if (first === language.option) return execute(process, language, words[1] ?? '')
    const file = words.find((word) => !word.startsWith('-'))
    if (file !== undefined) {
      const { fs } = process.system
      const path = fromDirectory(process.cwd, file)
      if (!fs.exists(path)) {
        await process.write(2, language.missing(path))
        return language.missingStatus
      }
      return execute(process, language, fs.readText(path))
    }
    if (isTerminal(process.descriptors.get(0))) {
      await process.complain('its own prompt is not simulated')
      return 1
    }
    return execute(process, language, (await new Input(process, process.file(0)).block('\0')) ?? '')
  },
})

/** Node.js. */
export const node = (version: string): GnuProgram =>
  interpreter({
    name: 'node',
    version: `v${version}`,
    versionOptions: ['-v', '--version'],
    option: '-e',
    print: /^console\.log\((.*)\)$/s,
    comment: /^\s*\/\/.*$/,
    missing: (path) =>
      `node:internal/modules/cjs/loader:1404\n  throw err;\n  ^\n\nError: Cannot find module '${path}'\n    code: 'MODULE_NOT_FOUND',\n    requireStack: []\n}\n\nNode.js v${version}\n`,
    missingStatus: 1,
  })

/** Python. */
export const python =
  (name: string) =>
  (version: string): GnuProgram =>
    interpreter({
      name,
      version: `Python ${version}`,
      versionOptions: ['-V', '--version'],
      option: '-c',
      print: /^print\((.*)\)$/s,
      comment: /^\s*#.*$/,
      missing: (path) => `${name}: can't open file '${path}': [Errno 2] No such file or directory\n`,
      missingStatus: 2,
    })

/** PHP. */
export const php = (version: string): GnuProgram =>
  interpreter({
    name: 'php',
    version: `PHP ${version} (cli)`,
    versionOptions: ['-v', '--version'],
    option: '-r',
    print: /^(?:<\?php\s+)?echo\s+(.*)$/s,
    comment: /^\s*(?:\/\/|#|<\?php\s*$|\?>).*$/,
    missing: (path) => `Could not open input file: ${path}\n`,
    missingStatus: 1,
  })
