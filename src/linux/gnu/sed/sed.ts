import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { charsetOf, localText } from '../../../shell/posix/locale.ts'
import { Failure, gnu, type GnuProgram, helpText } from '../library/program.ts'
import type { Script } from './command.ts'
import { InPlace } from './in-place.ts'
import { Machine } from './machine.ts'
import { Output, ScriptFiles } from './outputs.ts'
import { parseScript } from './parse.ts'
import type { Piece } from './reader.ts'
import { LineSource } from './source.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const declaration: ProgramDeclaration = {
  name: 'sed',
  options: [
    { short: 'n', long: 'quiet' },
    { long: 'silent' },
    { short: 'e', long: 'expression', value: { name: 'SCRIPT', kind: 'text' } },
    { short: 'f', long: 'file', value: { name: 'FILE', kind: 'file' } },
    { short: 'E', long: 'regexp-extended' },
    { short: 'r' },
    { short: 'i', long: 'in-place', value: { name: 'SUFFIX', kind: 'text', optional: true } },
    { short: 'l', long: 'line-length', value: { name: 'NUM', kind: 'number' } },
    { short: 's', long: 'separate' },
    { short: 'u', long: 'unbuffered' },
    { short: 'z', long: 'null-data' },
    { long: 'sandbox' },
    { long: 'posix' },
    { long: 'follow-symlinks' },
    { short: 'b', long: 'binary' },
  ],
  refused: [{ long: 'debug' }],
  operands: [
    { name: 'SCRIPT', kind: 'text', optional: true },
    { name: 'FILE', kind: 'path', optional: true, repeated: true },
  ],
}

async function piecesOf(process: GnuProcess, args: Arguments, operands: string[]): Promise<readonly Piece[]> {
  const pieces: Piece[] = []
  let expressions = 0
  for (const { name, value = '' } of args.given) {
    if (name === 'e') pieces.push({ text: value, source: (expressions += 1) })
    if (name !== 'f') continue
    try {
      const text = await withInput(process, value, (input) => input.whole())
      pieces.push({ text: text.replace(/^#![^\n]*/, ''), source: value })
    } catch (error) {
      if (error instanceof FileSystemError) throw new Failure(`couldn't open file ${value}: ${error.message}`, 4)
      throw error
    }
  }
  if (pieces.length > 0) return pieces
  const text = operands.shift()
  if (text === undefined) throw new UsageError('')
  return [{ text, source: 1 }]
}

/** What -i writes. */
function inPlaceOf(process: GnuProcess, output: Output, { has, value }: Arguments): { readonly events?: InPlace } {
  if (!has('i')) return {}
  return { events: new InPlace(process, output, { suffix: value('i') ?? '', follow: has('follow-symlinks') }) }
}

async function edit(process: GnuProcess, script: Script, args: Arguments, names: readonly string[]): Promise<number> {
  const separator = args.has('z') ? '\0' : '\n'
  const files = new ScriptFiles(process)
  const output = new Output(process, process.file(1))
  const source = new LineSource(process, names, {
    separator,
    separate: args.has('s') || args.has('i'),
    ...inPlaceOf(process, output, args),
  })
  try {
    for (const { name, text, substitution } of script.commands) {
      const file = name === 'w' || name === 'W' ? text : substitution?.file
      if (file !== undefined && file !== '/dev/stdout') files.output(file)
    }
    const machine = new Machine(
      process,
      script,
      { source, output, files },
      {
        quiet: args.has('n') || args.has('silent'),
        separator,
        width: Number(args.value('l') ?? 70),
        unbuffered: args.has('u'),
      },
    )
    const status = await machine.run()
    await output.flush()
    await files.flush()
    await source.close()
    return status > 0 ? status : source.refused ? 4 : source.missing ? 2 : 0
  } catch (error) {
    // what came out before something went wrong is still to be seen
    if (process.state !== 'ended') await output.flush()
    throw error
  } finally {
    source.release()
    output.release()
    files.release()
  }
}

/** Edits a stream of lines by a script, sed(1). */
export const sed: GnuProgram = gnu({
  ...declaration,
  hint: (process) => helpText(process, declaration),
  async run(process, args) {
    const operands = [...args.operands]
    const pieces = await piecesOf(process, args, operands)
    const local = pieces.map((piece) => ({ ...piece, text: localText(piece.text, process.environment) }))
    const reading = parseScript(local, {
      bytes: charsetOf(process.environment) === 'ASCII',
      extended: args.has('E') || args.has('r'),
      sandbox: args.has('sandbox'),
      posix: args.has('posix'),
      zeros: args.has('z'),
    })
    const script = await process.inTurns(reading)
    if (args.has('i') && operands.length === 0) throw new Failure('no input files', 4)
    return edit(process, script, args, operands.length > 0 ? operands : ['-'])
  },
})
