/** Whether something has to wait: not at all, where texts are long (for its turn), or always (for input, a command, a loop). */
export type Waiting = 0 | 1 | 2
export const NEVER = 0
export const WITH_LONG = 1
export const ALWAYS = 2

/** Expressions of a program. */
export type Expression = { readonly waits: Waiting } & (
  | { readonly type: 'constant'; readonly value: number | string }
  | { readonly type: 'regex'; readonly source: string }
  | Name
  | { readonly type: 'field'; readonly index: Expression }
  | { readonly type: 'element'; readonly array: Name; readonly keys: readonly Expression[] }
  | { readonly type: 'in'; readonly array: Name; readonly keys: readonly Expression[] }
  | { readonly type: 'assign'; readonly operator: string; readonly target: Target; readonly value: Expression }
  | { readonly type: 'step'; readonly target: Target; readonly by: 1 | -1; readonly prefix: boolean }
  | { readonly type: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly type: 'logic'; readonly and: boolean; readonly left: Expression; readonly right: Expression }
  | { readonly type: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | { readonly type: 'match'; readonly negated: boolean; readonly text: Expression; readonly regex: Expression }
  | { readonly type: 'unary'; readonly operator: string; readonly operand: Expression }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly type: 'invoke'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly type: 'getline'
      readonly from: 'input' | 'file' | 'command'
      readonly source: Expression | undefined
      readonly target: Target | undefined
    }
  | { readonly type: 'list'; readonly items: readonly Expression[] }
)

/** A variable: global, or a parameter of the function it is in. */
export interface Name {
  readonly type: 'name'
  readonly waits: Waiting
  readonly name: string
  readonly local: boolean
  readonly slot: number
}

export type Target = Extract<Expression, { type: 'name' | 'field' | 'element' }>

export type Statement = { readonly waits: Waiting } & (
  | { readonly type: 'block'; readonly body: readonly Statement[] }
  | { readonly type: 'expression'; readonly expression: Expression }
  | {
      readonly type: 'print'
      readonly formatted: boolean
      readonly args: readonly Expression[]
      readonly to: { readonly kind: '>' | '>>' | '|'; readonly name: Expression } | undefined
    }
  | { readonly type: 'if'; readonly test: Expression; readonly yes: Statement; readonly no: Statement | undefined }
  | {
      readonly type: 'loop'
      readonly first: Statement | undefined
      readonly test: Expression | undefined
      readonly step: Statement | undefined
      readonly body: Statement
      /** Whether the body runs before the first test (do). */
      readonly late: boolean
    }
  | { readonly type: 'each'; readonly key: Name; readonly array: Name; readonly body: Statement }
  | { readonly type: 'delete'; readonly array: Name; readonly keys: readonly Expression[] | undefined }
  | { readonly type: 'leave'; readonly how: 'break' | 'continue' | 'next' | 'nextfile' }
  | { readonly type: 'exit' | 'return'; readonly value: Expression | undefined }
)

export interface Rule {
  readonly pattern: Expression | undefined
  /** The end of a range. */
  readonly until: Expression | undefined
  readonly body: Statement | undefined
  active: boolean
}

export interface UserFunction {
  readonly parameters: readonly string[]
  body: Statement
}

export interface Program {
  readonly begin: readonly Statement[]
  readonly end: readonly Statement[]
  readonly rules: readonly Rule[]
  readonly functions: ReadonlyMap<string, UserFunction>
  /** How many it has: problems that are met as it runs are said to be on the last one. */
  readonly lines: number
  /** Whether it looks at fields. */
  readonly usesFields: boolean
  /** The slots of global variables. */
  readonly globals: Map<string, number>
}

/** What waits most decides for what it is part of. */
export function most(parts: readonly (Expression | Statement | Waiting | undefined)[]): Waiting {
  let all: Waiting = NEVER
  for (const part of parts) {
    const waits = typeof part === 'number' ? part : (part?.waits ?? NEVER)
    if (waits > all) all = waits
  }
  return all
}

/** How a statement left its place; undefined when the next one follows. */
export type Leave = 'break' | 'continue' | 'next' | 'nextfile' | 'exit' | 'return' | undefined

/** The expressions whose values an expression is made of. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'field':
      return [expression.index]
    case 'element':
    case 'in':
      return expression.keys
    case 'assign':
      return [...partsOf(expression.target), expression.value]
    case 'step':
      return partsOf(expression.target)
    case 'binary':
      return [expression.left, expression.right]
    case 'match':
      return [expression.text, expression.regex]
    case 'unary':
      return [expression.operand]
    case 'call':
      return expression.args
    case 'list':
      return expression.items
    default:
      return []
  }
}
