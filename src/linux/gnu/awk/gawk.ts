import { Failure } from '../library/program.ts'
import type { Program } from './syntax.ts'

/** Names that mean something to gawk and nothing to mawk, whose language this is otherwise. */
const FOREIGN = [
  'BEGINFILE',
  'ENDFILE',
  'ERRNO',
  'FIELDWIDTHS',
  'FPAT',
  'IGNORECASE',
  'LINT',
  'PROCINFO',
  'RT',
  'TEXTDOMAIN',
]

/** @throws Failure where a program would do otherwise than under gawk */
export function refuseForeign({ globals }: Program): void {
  const name = FOREIGN.find((one) => globals.has(one))
  if (name !== undefined) throw new Failure(`fatal: ${name} is not simulated here`, 2)
}

/** Division as gawk does it. @throws Failure by zero */
export function refuseZero(operator: string, divisor: number): void {
  if (divisor !== 0) return
  if (operator === '/') throw new Failure('fatal: division by zero attempted', 2)
  if (operator === '%') throw new Failure("fatal: division by zero attempted in `%'", 2)
}
