import type { CommandDeclaration } from '../../shell/declaration.ts'
import {
  type CommandInput,
  declarationOf,
  type DescribedCommand,
  described,
  fetched,
  type GivenCommand,
  runGiven,
} from '../../shell/given-command.ts'
import type { ProgramDeclaration } from '../../shell/posix/declaration.ts'
import { Input } from '../../shell/posix/input.ts'
import type { GnuProcess } from './library/gnu-system.ts'
import { ownWords } from './library/own-words.ts'
import { gnuLater, type GnuProgram } from './library/program.ts'

function programDeclaration({
  name,
  summary,
  description,
  options = [],
  operands = [],
  examples = [],
}: CommandDeclaration): ProgramDeclaration {
  const meanings = options.map(({ short, long, summary: meaning }) => [short ?? long ?? '', meaning] as const)
  const page = { summary, description, examples, options: Object.fromEntries(meanings) }
  return { name, operands, options, page }
}

/** Standard input, read when somebody asks. */
function inputOf(process: GnuProcess): CommandInput {
  let input: Input<GnuProcess['system']> | undefined
  let ahead: string[] = []
  const readLine = async (): Promise<string | undefined> => {
    input ??= new Input(process, process.file(0))
    if (ahead.length === 0) ahead = [...((await input.lines()) ?? [])].toReversed()
    return ahead.pop()
  }
  const text = async (): Promise<string> => {
    const lines: string[] = []
    for (let line = await readLine(); line !== undefined; line = await readLine()) lines.push(line)
    return lines.length === 0 ? '' : `${lines.join('\n')}${input?.endsInNewline === false ? '' : '\n'}`
  }
  return { readLine, text }
}

function program(name: string, given: DescribedCommand): GnuProgram {
  const declaration = programDeclaration(declarationOf(name, given))
  const run = (process: GnuProcess, words: readonly string[]): Promise<number> => {
    const io = {
      stdin: inputOf(process),
      stdout: { write: (chunk: string | Uint8Array) => process.write(1, chunk) },
      stderr: { write: (chunk: string | Uint8Array) => process.write(2, chunk) },
      signal: process.signal,
      cwd: process.cwd,
    }
    return process.blocked(runGiven(given.run, words, io, (message) => process.complain(message)))
  }
  if (given.declaration) return ownWords(declaration, run)
  return { declaration, run: (process) => run(process, process.argv.slice(1)) }
}

/** A command of an embedder's as a program of the machine. */
export function givenProgram(name: string, given: GivenCommand): GnuProgram {
  if (typeof given === 'object' && 'load' in given)
    return gnuLater({ name }, async () => program(name, await fetched(given)))
  return program(name, described(given))
}
