import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { Input } from '../../../shell/posix/input.ts'
import { withInput } from '../../../shell/posix/open.ts'
import type { OpenFile } from '../../../shell/posix/stream.ts'
import { octetInput } from './octets.ts'
import { quoteName } from './quote.ts'
import type { GnuProcess, GnuSystem } from './gnu-system.ts'

/** One of the files that a program reads, as octets. */
export interface OperandInput {
  readonly input: Input<GnuSystem>
  readonly file: OpenFile
  /** As it was typed. */
  readonly name: string
}

/** What a program says about a file that it cannot read. */
export type Sentence = (name: string, error: FileSystemError) => string

/** What most of them say. */
export const plainSentence: Sentence = (name, { message }) => `${quoteName(name)}: ${message}`

/** Whether an error is about a file that is read; what goes wrong in writing is not. */
export function isReadError(error: unknown): error is FileSystemError {
  return error instanceof FileSystemError && error.code !== 'ENOSPC' && error.code !== 'EPIPE'
}

/** Reads each operand (standard input when there is none), and says which could not be read. Gives the status: 0 or 1. */
export async function eachInput(
  process: GnuProcess,
  operands: readonly string[],
  use: (operand: OperandInput) => Promise<void>,
  sentence = plainSentence,
): Promise<number> {
  let status = 0
  for (const name of operands.length > 0 ? operands : ['-']) {
    const due = process.due()
    if (due) await due
    try {
      await withInput(process, name, (_, file) => use({ name, file, input: octetInput(process, file) }))
    } catch (error) {
      if (!isReadError(error)) throw error
      await process.complain(sentence(name, error))
      status = 1
    }
  }
  return status
}
