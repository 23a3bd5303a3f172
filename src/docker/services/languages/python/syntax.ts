/** Where something stands in a source: lines from 1, columns from 0, the end behind its last letter. */
export interface Span {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** What a traceback points at within it. */
  readonly mark?: { readonly kind: 'operator' | 'item' | 'call'; readonly column: number; readonly endColumn: number }
}

/** What a function knows of its names before it runs. */
export interface Names {
  readonly bound: Set<string>
  readonly global: Set<string>
  readonly nonlocal: Set<string>
}

export interface Parameter {
  readonly name: string
  readonly kind: 'plain' | 'keyword' | 'rest' | 'named-rest'
  /** It stands before `/`. */
  readonly positional: boolean
  readonly usual: Expression | undefined
  readonly annotation: Expression | undefined
}

/** The body of a function, of a lambda, or of a comprehension. */
export interface Code {
  readonly name: string
  readonly parameters: readonly Parameter[]
  readonly body: readonly Statement[]
  readonly names: Names
  readonly isGenerator: boolean
  readonly isAsync: boolean
  readonly doc: string | undefined
  /** What stands behind `->`. */
  readonly returns?: Expression | undefined
}

export interface Argument {
  readonly kind: 'plain' | 'rest' | 'named-rest'
  /** Of one that is given by its name. */
  readonly name: string | undefined
  readonly value: Expression
}

export interface Loop {
  readonly target: Expression
  readonly items: Expression
  readonly conditions: readonly Expression[]
  readonly isAsync: boolean
}

/** A piece of an f-string. */
export type Piece =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'hole'
      readonly value: Expression
      readonly conversion: string
      readonly format: readonly Piece[]
    }

type Of<Type extends string, Parts> = { readonly type: Type; readonly span: Span } & Parts

export type Expression =
  | Of<'imaginary', { readonly value: number }>
  | Of<'constant', { readonly value: null | boolean | bigint | number | string }>
  | Of<'bytes', { readonly bytes: Uint8Array }>
  | Of<'ellipsis', object>
  | Of<'name', { readonly name: string }>
  | Of<'format', { readonly pieces: readonly Piece[] }>
  | Of<'list' | 'tuple' | 'set', { readonly items: readonly Expression[] }>
  | Of<'dict', { readonly entries: readonly (readonly [Expression | undefined, Expression])[] }>
  | Of<'star', { readonly value: Expression }>
  | Of<'unary', { readonly sign: string; readonly value: Expression }>
  | Of<'binary', { readonly sign: string; readonly left: Expression; readonly right: Expression }>
  | Of<'logic', { readonly sign: 'and' | 'or'; readonly left: Expression; readonly right: Expression }>
  | Of<'compare', { readonly first: Expression; readonly rest: readonly (readonly [string, Expression])[] }>
  | Of<'choice', { readonly test: Expression; readonly yes: Expression; readonly no: Expression }>
  | Of<'lambda', { readonly code: Code }>
  | Of<'call', { readonly callee: Expression; readonly words: readonly Argument[] }>
  | Of<'attribute', { readonly value: Expression; readonly name: string }>
  | Of<'item', { readonly value: Expression; readonly index: Expression }>
  | Of<'slice', { readonly parts: readonly (Expression | undefined)[] }>
  | Of<
      'comprehension',
      {
        readonly kind: 'list' | 'set' | 'dict' | 'generator'
        readonly key: Expression | undefined
        readonly value: Expression
        readonly loops: readonly Loop[]
        readonly names: Names
      }
    >
  | Of<'yield', { readonly value: Expression | undefined; readonly isFrom: boolean; readonly isAsync: boolean }>
  | Of<'await', { readonly value: Expression }>
  | Of<'walrus', { readonly name: string; readonly value: Expression }>

/** What `case` compares with. */
export type Pattern =
  | { readonly type: 'value'; readonly value: Expression }
  | { readonly type: 'same'; readonly value: null | boolean }
  /** Without a name it takes anything. */
  | { readonly type: 'capture' | 'star'; readonly name: string | undefined }
  | { readonly type: 'as'; readonly pattern: Pattern; readonly name: string }
  | { readonly type: 'or'; readonly patterns: readonly Pattern[] }
  | { readonly type: 'sequence'; readonly items: readonly Pattern[] }
  | {
      readonly type: 'mapping'
      readonly entries: readonly (readonly [Expression, Pattern])[]
      readonly rest: string | undefined
    }
  | {
      readonly type: 'class'
      readonly of: Expression
      readonly places: readonly Pattern[]
      readonly named: readonly (readonly [string, Pattern])[]
    }

export interface Case {
  readonly pattern: Pattern
  readonly guard: Expression | undefined
  readonly body: readonly Statement[]
}

export interface Handler {
  readonly test: Expression | undefined
  readonly name: string | undefined
  readonly body: readonly Statement[]
}

export interface Alias {
  readonly name: string
  readonly as: string | undefined
}

export interface Manager {
  readonly value: Expression
  readonly target: Expression | undefined
}

export type Statement =
  | Of<'expression', { readonly value: Expression }>
  | Of<'assign', { readonly targets: readonly Expression[]; readonly value: Expression }>
  | Of<'change', { readonly target: Expression; readonly sign: string; readonly value: Expression }>
  | Of<
      'annotate',
      { readonly target: Expression; readonly annotation: Expression; readonly value: Expression | undefined }
    >
  | Of<'if', { readonly test: Expression; readonly yes: readonly Statement[]; readonly no: readonly Statement[] }>
  | Of<
      'while',
      { readonly test: Expression; readonly body: readonly Statement[]; readonly otherwise: readonly Statement[] }
    >
  | Of<
      'for',
      {
        readonly target: Expression
        readonly items: Expression
        readonly body: readonly Statement[]
        readonly otherwise: readonly Statement[]
        readonly isAsync: boolean
      }
    >
  | Of<'match', { readonly subject: Expression; readonly cases: readonly Case[] }>
  | Of<'function', { readonly code: Code; readonly decorators: readonly Expression[] }>
  | Of<
      'class',
      {
        readonly name: string
        readonly words: readonly Argument[]
        readonly body: readonly Statement[]
        readonly names: Names
        readonly decorators: readonly Expression[]
      }
    >
  | Of<'return', { readonly value: Expression | undefined }>
  | Of<'raise', { readonly value: Expression | undefined; readonly cause: Expression | undefined }>
  | Of<
      'try',
      {
        readonly body: readonly Statement[]
        readonly handlers: readonly Handler[]
        readonly otherwise: readonly Statement[]
        readonly last: readonly Statement[]
      }
    >
  | Of<
      'with',
      { readonly managers: readonly Manager[]; readonly body: readonly Statement[]; readonly isAsync: boolean }
    >
  | Of<'import', { readonly modules: readonly Alias[] }>
  | Of<'from', { readonly module: string; readonly level: number; readonly names: readonly Alias[] }>
  | Of<'pass' | 'break' | 'continue' | 'names', object>
  | Of<'delete', { readonly targets: readonly Expression[] }>
  | Of<'assert', { readonly test: Expression; readonly message: Expression | undefined }>

/** A source that cannot be read, at a place. */
export class SyntaxTrouble extends Error {
  readonly span: Span
  readonly kind: 'SyntaxError' | 'IndentationError' | 'TabError'
  /** Whether more of the source could mend it: a prompt asks for another line. */
  readonly isOpen: boolean

  constructor(message: string, span: Span, kind: SyntaxTrouble['kind'] = 'SyntaxError', isOpen = false) {
    super(message)
    this.span = span
    this.kind = kind
    this.isOpen = isOpen
  }
}

/** What the language has, and is not simulated here. */
export class Unsimulated extends Error {}

export const spanning = (first: Span, last: Span): Span => ({
  line: first.line,
  column: first.column,
  endLine: last.endLine,
  endColumn: last.endColumn,
})
