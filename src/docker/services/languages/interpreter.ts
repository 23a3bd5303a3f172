import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import type { Surroundings } from '../daemon.ts'
import { Unsimulated } from './expression.ts'
import { runWebProgram, type WebProgram } from './web-program.ts'

/** An interpreter: how it is called, and what it says. */
export interface Language {
  readonly name: string
  /** What asks for the version, and what it says. */
  readonly version: string
  readonly versionOptions: readonly string[]
  /** The option that a program follows: `-e`, `-c`. */
  readonly option: string
  /** Runs a program; `path` is empty where it is no file. */
  run(process: GnuProcess, source: string, path: string): Promise<number>
  /** `-m`: runs a module; undefined for one that is not simulated. */
  module?(process: GnuProcess, words: readonly string[]): Promise<number> | undefined
  /** What is said of a file that is not there. */
  readonly missing: (path: string) => string
  readonly missingStatus: number
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
    if (first === language.option) return language.run(process, words[1] ?? '', '')
    if (first === '-m' && language.module) {
      const running = language.module(process, words.slice(1))
      if (running) return running
      await process.complain(`the module ${words[1] ?? ''} is not simulated`)
      return 1
    }
    const file = words.find((word) => !word.startsWith('-'))
    if (file !== undefined) {
      const { fs } = process.system
      const path = fromDirectory(process.cwd, file)
      if (!fs.exists(path)) {
        await process.write(2, language.missing(path))
        return language.missingStatus
      }
      return language.run(process, fs.readText(path), path)
    }
    if (isTerminal(process.descriptors.get(0))) {
      await process.complain('its own prompt is not simulated')
      return 1
    }
    return language.run(process, (await new Input(process, process.file(0)).block('\0')) ?? '', '')
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
