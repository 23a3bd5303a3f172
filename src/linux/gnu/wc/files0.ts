import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { phrase, type Quoted } from '../../../shell/posix/phrase.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'

/** How a program says what is wrong with such a list. */
interface Manner {
  /** An operand beside the list, as it is quoted. */
  readonly extra: (name: string) => string | Quoted
  /** A list that cannot be opened. */
  readonly cannotOpen: (name: string, reason: string) => string
  readonly status?: number
}

/** A name of a list, or what is wrong with it in its place. */
export type ListEntry =
  { readonly type: 'name'; readonly name: string } | { readonly type: 'fault'; readonly sentence: string }

export const namedEntry = (name: string): ListEntry =>
  name === '' ? { type: 'fault', sentence: 'invalid zero-length file name' } : { type: 'name', name }

/** What wc and du say of a list that they cannot open. */
export const cannotOpenList = (name: string, reason: string): string =>
  `cannot open ${quoteAlways(name)} for reading: ${reason}`

/**
 * The files that --files0-from names, in a list with zero bytes between them; undefined where it was not given.
 * @throws UsageError, Failure
 */
export async function filesFromList(
  process: GnuProcess,
  { value, operands }: Arguments,
  { extra, cannotOpen, status }: Manner,
): Promise<readonly ListEntry[] | undefined> {
  const list = value('files0-from')
  if (list === undefined) return undefined
  const [operand] = operands
  if (operand !== undefined)
    throw new UsageError(phrase`extra operand ${extra(operand)}\nfile operands cannot be combined with --files0-from`)
  let text: string
  try {
    text = await withInput(process, list, (input) => input.whole())
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    throw new Failure(cannotOpen(list, error.message), status)
  }
  const names = text.split('\0')
  if (names.at(-1) === '') names.pop()
  return names.map((name, at): ListEntry => {
    if (list === '-' && name === '-')
      return {
        type: 'fault',
        sentence: `when reading file names from stdin, no file name of ${quoteAlways('-')} allowed`,
      }
    if (name === '') return { type: 'fault', sentence: `${quoteName(list)}:${at + 1}: invalid zero-length file name` }
    return namedEntry(name)
  })
}
