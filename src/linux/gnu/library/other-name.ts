import type { GnuProgram } from './program.ts'

/** A program that is a script of one line: it calls another with words before its own, and so do its messages say. */
export function otherName(name: string, program: GnuProgram, ...words: readonly string[]): GnuProgram {
  return {
    declaration: { ...program.declaration, name },
    run: (process) => {
      process.argv = [program.declaration.name, ...words, ...process.argv.slice(1)]
      return program.run(process)
    },
  }
}
