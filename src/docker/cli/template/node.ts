/** What stands in a command, with its place in the template and its own text for messages. */
export type Operand = { readonly at: number; readonly text: string } & (
  | { readonly type: 'value'; readonly value: unknown }
  | { readonly type: 'nil' }
  | { readonly type: 'dot' }
  | { readonly type: 'field'; readonly names: readonly string[] }
  | { readonly type: 'variable'; readonly name: string; readonly names: readonly string[] }
  | { readonly type: 'function'; readonly name: string }
  | { readonly type: 'chain'; readonly of: Pipeline; readonly names: readonly string[] }
)

/** A function or a field with its arguments. */
export type Command = readonly Operand[]

export interface Pipeline {
  /** Names that get the result, with their `$`. */
  readonly variables: readonly string[]
  /** Whether they are new (`:=`), or there already (`=`). */
  readonly declares: boolean
  readonly commands: readonly Command[]
}

export type Node =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'action'; readonly pipeline: Pipeline }
  | {
      readonly type: 'if' | 'with' | 'range'
      readonly pipeline: Pipeline
      readonly body: readonly Node[]
      readonly otherwise: readonly Node[]
    }
  | { readonly type: 'break' | 'continue' }
