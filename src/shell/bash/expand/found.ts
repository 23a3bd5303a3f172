import type { ParameterOperation } from '../syntax/parser.ts'
import { ShellError } from '../state.ts'
import { type Expansion, refuseHuge } from './expansion.ts'
import type { Fields } from './fields.ts'
import { type Answer, eachInTurns } from '../steps.ts'
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

/** From how many characters on a text is split in pieces. */
const LONG = 65_536

/** Puts a text into the words. */
export function emit(shell: Expansion, text: string, { fields, quoted }: Sink): Answer<void> {
  refuseHuge(text)
  if (quoted) return fields.quoted(text)
  return fields.split && text.length > LONG ? shell.long(text, fields) : fields.expanded(text)
}

/** Puts several texts into the words, or one that is joined of them. */
export function emitList(shell: Expansion, list: readonly string[], star: boolean, sink: Sink): Answer<void> {
  const { fields, quoted } = sink
  if (star && (quoted || !fields.split)) return fields.quoted(refuseHuge(list.join(shell.joiner)))
  const joiner = quoted || !fields.split ? '' : shell.joiner
  if (joiner !== '' && !' \t\n'.includes(joiner)) return emit(shell, list.join(joiner), sink)
  let first = true
  const act = (text: string): Answer<void> => {
    if (!first) fields.separate()
    first = false
    return emit(shell, text, sink)
  }
  return eachInTurns(list, act, shell.pause)
}
