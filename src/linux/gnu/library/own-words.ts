import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { gnu, type GnuProgram } from './program.ts'
import type { GnuProcess } from './gnu-system.ts'

/** Makes a program that reads its words itself, because they are not what getopt(3) reads; `--help` is still answered. */
export function ownWords(
  declaration: ProgramDeclaration,
  run: (process: GnuProcess, words: readonly string[]) => number | Promise<number>,
): GnuProgram {
  const usual = gnu({ ...declaration, run: () => 0 })
  return {
    declaration,
    run: (process) => {
      const words = process.argv.slice(1)
      const { helpLetter: help, versionLetter: version } = declaration
      const asking = ['--help', '--version', ...[help, version].flatMap((letter) => (letter ? [`-${letter}`] : []))]
      const asks = words.length === 1 && asking.includes(words[0] ?? '')
      return asks ? usual.run(process) : run(process, words)
    },
  }
}
