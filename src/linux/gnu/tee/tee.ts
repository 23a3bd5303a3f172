import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { type Chunk, type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { matchArgument } from '../library/argument-match.ts'
import { isReadError } from '../library/each-input.ts'
import { gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How many steps it takes to open a file. */
const OPENING = 16

async function openAll(process: GnuProcess, names: readonly string[], append: boolean): Promise<OpenFile[]> {
  const files: OpenFile[] = []
  for (const name of names) {
    const due = process.due(OPENING)
    if (due) await due
    try {
      files.push(retain(openFile(process, name, { write: true, create: true, append, truncate: !append })))
    } catch (error) {
      if (!isReadError(error)) throw error
      await process.complain(`${quoteName(name)}: ${error.message}`)
    }
  }
  return files
}

const MODES = [['warn'], ['warn-nopipe'], ['exit'], ['exit-nopipe']] as const

/** What is done where a pipe is read no more; undefined: the signal of the pipe ends tee. */
function modeOf({ has, value }: Arguments): (typeof MODES)[number][0] | undefined {
  if (!has('p') && !has('output-error')) return undefined
  const word = value('output-error')
  return word === undefined
    ? 'warn-nopipe'
    : matchArgument({ program: 'tee', option: 'output-error', possible: MODES }, word)
}

/** Copies to standard output; true when nobody reads there any more. */
async function isBroken(process: GnuProcess, chunk: Chunk, onError: ReturnType<typeof modeOf>): Promise<boolean> {
  try {
    await process.print(chunk)
    return false
  } catch (error) {
    if (!onError || !(error instanceof FileSystemError) || error.code !== 'EPIPE') throw error
    if (!onError.endsWith('nopipe')) await process.complain(`'standard output': ${error.message}`)
    return true
  }
}

/** tee(1): copies its input to its output and to files. */
export const tee = gnu({
  name: 'tee',
  options: [
    { short: 'a', long: 'append' },
    { short: 'i', long: 'ignore-interrupts' },
    { short: 'p' },
    { long: 'output-error', value: { name: 'MODE', kind: 'text', optional: true } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, args) {
    const { operands, has } = args
    if (has('i')) process.ignored.add('INT')
    const onError = modeOf(args)
    if (onError) process.ignored.add('PIPE')
    const files = await openAll(process, operands, has('a'))
    let status = files.length < operands.length ? 1 : 0
    let broken = false
    try {
      for (let chunk = await process.read(0); chunk !== undefined; chunk = await process.read(0)) {
        for (const file of files) await process.writeTo(file, chunk)
        if (broken) continue
        broken = await isBroken(process, chunk, onError)
        if (!broken) continue
        if (onError === 'warn' || onError === 'exit') status = 1
        if (onError === 'exit' || onError === 'exit-nopipe' || files.length === 0) break
      }
    } finally {
      for (const file of files) release(file)
    }
    return status
  },
})
