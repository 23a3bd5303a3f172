import { raised, valueError } from '../exceptions.ts'

/** How a value is written: https://docs.python.org/3/library/string.html#format-specification-mini-language */
export interface Spec {
  readonly fill: string
  /** `<`, `>`, `^`, `=`, or empty. */
  readonly align: string
  /** `+`, `-`, a space, or empty. */
  readonly sign: string
  readonly isAlternate: boolean
  /** Whether a negative zero loses its sign. */
  readonly isPlainZero: boolean
  readonly width: number
  readonly group: string
  readonly precision: number | undefined
  readonly kind: string
}

const SPEC = /^(?:([^])?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?([,_]*)(?:\.(\d*))?([^]?)$/u

/** The largest width or precision that is counted. */
const MOST_DIGITS = 18

/** @throws Raised ValueError */
function count(text: string): number {
  if (text.length > MOST_DIGITS) throw valueError('Too many decimal digits in format string')
  return Number(text)
}

/** @throws Raised ValueError */
export function specOf(text: string, type: string): Spec {
  const found = SPEC.exec(text)
  if (!found) throw valueError(`Invalid format specifier '${text}' for object of type '${type}'`)
  const [, fill, align, sign = '', plain, alternate, zero, width = '0', group = '', precision, kind = ''] = found
  if (group === ',,' || group === '__')
    throw valueError(`Cannot specify '${group.charAt(0)}' with '${group.charAt(0)}'.`)
  if (group.length > 1) throw valueError("Cannot specify both ',' and '_'.")
  if (precision === '') throw valueError('Format specifier missing precision')
  const isFilled = zero !== undefined
  return {
    fill: fill ?? (isFilled ? '0' : ' '),
    align: align ?? (isFilled && type !== 'str' ? '=' : ''),
    sign,
    isAlternate: alternate !== undefined,
    isPlainZero: plain !== undefined,
    width: count(width),
    group,
    precision: precision === undefined ? undefined : count(precision),
    kind,
  }
}

/** @throws Raised ValueError for what a kind does not take */
export function checkKind({ kind, group }: Spec, kinds: string, type: string): void {
  if (!kinds.includes(kind)) throw raised('ValueError', `Unknown format code '${kind}' for object of type '${type}'`)
  const takes = group === '_' ? 'bdeEfFgGoxX%' : 'deEfFgG%'
  if (group !== '' && !takes.includes(kind)) throw valueError(`Cannot specify '${group}' with '${kind}'.`)
}
