import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'

/** Refuses what a program without operands was given. @throws UsageError */
export function noOperands({ operands: [extra] }: Arguments): void {
  if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
}
