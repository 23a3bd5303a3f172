import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import type { Surroundings } from '../daemon.ts'
import { Unsimulated } from './expression.ts'
import { runWebProgram, type WebProgram } from './web-program.ts'

/** What is said on standard error, and the status with it. */
interface Saying {
  readonly text: string
  readonly status: number
}

/** The options of an interpreter that stand before a program. */
export interface InterpreterOptions {
  /** Those that change nothing of what is simulated here. */
  readonly inert: RegExp
  /** Those of them whose value is the next word. */
  readonly valued: RegExp
  /** Those that it has, and that would change something. */
  readonly unsimulated: RegExp
  /** What is said of any other one, or of one that lacks its value. */
  bad(option: string, lacksValue: boolean): Saying
}

/** An interpreter: how it is called, and what it says. */
export interface Language {
  readonly name: string
  /** What asks for the version, and what it says. */
  readonly version: string
  readonly versionOptions: readonly string[]
  /** The option that a program follows: `-e`, `-c`. */
  readonly option: string
  readonly options: InterpreterOptions
  /** Runs a program; `path` is empty where it is no file. */
  run(process: GnuProcess, source: string, path: string): Promise<number>
  /** `-m`: runs a module; undefined for one that is not simulated. */
  module?(process: GnuProcess, words: readonly string[]): Promise<number> | undefined
  /** Its own prompt, where that is simulated. */
  prompt?(process: GnuProcess): Promise<number>
  /** What is said of a file that is not there. */
  readonly missing: (path: string) => string
  readonly missingStatus: number
}

/** What a command line asks an interpreter for. */
type Asked =
  | { readonly type: 'version' }
  | { readonly type: 'program'; readonly source: string }
  | { readonly type: 'module'; readonly words: readonly string[] }
  | { readonly type: 'file'; readonly file: string }
  | { readonly type: 'input' }
  /** `-i`: its own prompt, whatever the input is. */
  | { readonly type: 'prompt' }
  | { readonly type: 'unsimulated'; readonly option: string }
  | { readonly type: 'bad-option'; readonly option: string }
  | { readonly type: 'no-value'; readonly option: string }

/** Reads the words before a program: its own are behind. */
function asked({ versionOptions, option, module, prompt, options }: Language, words: readonly string[]): Asked {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    if (versionOptions.includes(word)) return { type: 'version' }
    if (word === '-') return { type: 'input' }
    if (word === '--') return next === undefined ? { type: 'input' } : { type: 'file', file: next }
    if (!word.startsWith('-')) return { type: 'file', file: word }
    const isBundled = /^-\w+$/.test(word) && word.endsWith(option.slice(1)) && options.inert.test(word.slice(0, -1))
    if (word === option || isBundled)
      return next === undefined ? { type: 'no-value', option: word } : { type: 'program', source: next }
    if (word === '-i' && prompt && words.length === 1) return { type: 'prompt' }
    if (word === '-m' && module) return { type: 'module', words: words.slice(at + 1) }
    if (options.inert.test(word)) at += options.valued.test(word) ? 1 : 0
    else return { type: options.unsimulated.test(word) ? 'unsimulated' : 'bad-option', option: word }
  }
  return { type: 'input' }
}

/** Says something on standard error, and gives the status. */
async function said(process: GnuProcess, { text, status }: Saying): Promise<number> {
  await process.write(2, text)
  return status
}

async function runFile(language: Language, process: GnuProcess, file: string): Promise<number> {
  const { fs } = process.system
  const path = fromDirectory(process.cwd, file)
  if (!fs.exists(path)) return said(process, { text: language.missing(path), status: language.missingStatus })
  return language.run(process, fs.readText(path), path)
}

async function runInput(language: Language, process: GnuProcess): Promise<number> {
  if (!isTerminal(process.descriptors.get(0)))
    return language.run(process, (await new Input(process, process.file(0)).block('\0')) ?? '', '')
  if (language.prompt) return language.prompt(process)
  await process.complain('its own prompt is not simulated')
  return 1
}

async function runModule(language: Language, process: GnuProcess, words: readonly string[]): Promise<number> {
  const running = language.module?.(process, words)
  if (running) return running
  await process.complain(`the module ${words[0] ?? ''} is not simulated`)
  return 1
}

/** The interpreter of a language. */
export const interpreter = (language: Language): GnuProgram => ({
  declaration: { name: language.name },
  async run(process) {
    const wanted = asked(language, process.argv.slice(1))
    switch (wanted.type) {
      case 'version':
        await process.print(`${language.version}\n`)
        return 0
      case 'program':
        return language.run(process, wanted.source, '')
      case 'module':
        return runModule(language, process, wanted.words)
      case 'file':
        return runFile(language, process, wanted.file)
      case 'input':
        return runInput(language, process)
      case 'prompt':
        return language.prompt ? language.prompt(process) : 1
      case 'unsimulated':
        await process.complain(`${wanted.option} is not simulated`)
        return 1
      default:
        return said(process, language.options.bad(wanted.option, wanted.type === 'no-value'))
    }
  },
})

/** Runs what was read of a program; what is not simulated of it is refused before it begins. */
export async function runRead(
  process: GnuProcess,
  name: string,
  read: () => WebProgram,
  surroundings: Surroundings,
): Promise<number> {
  try {
    return await runWebProgram(process, read(), surroundings)
  } catch (error) {
    if (error instanceof Unsimulated)
      await process.write(
        2,
        `${name}: only programs that print and serve texts are simulated here, and not: ${error.message}\n`,
      )
    else if (error instanceof FileSystemError) await process.complain(`${error.message}`)
    else throw error
    return 1
  }
}
