import type { Maybe, Value } from './values.ts'

/** Why a statement ends before its end. */
export type Outcome =
  | { readonly type: 'break' | 'continue'; readonly label: string | undefined }
  | { readonly type: 'return'; readonly value: Value }

/** Somewhere that an expression names, to read and to write. */
export interface Reference {
  readonly read: () => Maybe<Value>
  readonly write: (value: Value) => Maybe<unknown>
}
