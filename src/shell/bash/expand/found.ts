import type { ParameterOperation } from '../syntax/parser.ts'
import { ShellError } from '../state.ts'
import { type Expansion, refuseHuge } from './expansion.ts'
import type { Fields } from './fields.ts'
import type { Parameter } from './words.ts'

/** Where the value of a parameter goes. */
export interface Sink {
  readonly fields: Fields
  readonly quoted: boolean
}

/** What a parameter stands for: one text, or several (`@`, `*`). */
export interface Found {
  /** As messages name it. */
  readonly label: string
  readonly name: string
  readonly subscript: string | undefined
  readonly list: readonly string[] | undefined
  /** Several, as one text joined by IFS when quoted: `*`. */
  readonly star: boolean
  readonly text: string | undefined
}

export const isAll = (text: string | undefined): boolean => text === '@' || text === '*'

/** What an operation of a parameter expansion works on. */
export interface Operation<Type extends ParameterOperation = ParameterOperation> {
  readonly parameter: Parameter
  readonly found: Found
  readonly operation: Type
  readonly sink: Sink
}

export function badSubstitution({ text }: Parameter): ShellError {
  return new ShellError(`${text}: bad substitution`)
}

/** Puts a text into the words. */
export function emit(text: string, { fields, quoted }: Sink): void {
  refuseHuge(text)
  if (quoted) fields.quoted(text)
  else fields.expanded(text)
}

/** Puts several texts into the words, or one that is joined of them. */
export function emitList(shell: Expansion, list: readonly string[], star: boolean, { fields, quoted }: Sink): void {
  if (star && (quoted || !fields.split)) {
    fields.quoted(refuseHuge(list.join(shell.joiner)))
    return
  }
  const joiner = quoted || !fields.split ? '' : shell.joiner
  if (joiner !== '' && !' \t\n'.includes(joiner)) {
    fields.expanded(refuseHuge(list.join(joiner)))
    return
  }
  let first = true
  for (const text of list) {
    if (!first) fields.separate()
    first = false
    if (quoted) fields.quoted(text)
    else fields.expanded(text)
  }
}
