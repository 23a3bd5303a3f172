import type { Refusal } from './syntax.ts'

const COLUMNS = [
  'no-column',
  'no-column-of',
  'no-source',
  'no-sources',
  'ambiguous',
  'not-grouped',
  'misplaced-aggregate',
] as const
const ROWS = ['required', 'duplicate', 'count', 'too-long', 'out-of-range', 'column-twice'] as const

type Of<Type extends Refusal['type']> = Extract<Refusal, { readonly type: Type }>

/** A column that is not there, or not where it may be. */
export type ColumnRefusal = Of<(typeof COLUMNS)[number]>

/** Why a table does not take a row. */
export type RowRefusal = Of<(typeof ROWS)[number]>

const isOneOf = (types: readonly Refusal['type'][], { type }: Refusal): boolean => types.includes(type)

export const isColumnRefusal = (refusal: Refusal): refusal is ColumnRefusal => isOneOf(COLUMNS, refusal)

export const isRowRefusal = (refusal: Refusal): refusal is RowRefusal => isOneOf(ROWS, refusal)
