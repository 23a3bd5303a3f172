/** A value of a column. */
export type Value = string | number | boolean | null

export type Expression =
  | {
      readonly type: 'value'
      readonly value: Value
      /** Digits behind the point, where one was written. */
      readonly digits?: number
    }
  | { readonly type: 'column'; readonly table: string | undefined; readonly name: string }
  | { readonly type: 'not' | 'minus'; readonly of: Expression }
  | { readonly type: 'cast'; readonly of: Expression; readonly kind: string }
  | { readonly type: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | {
      readonly type: 'case'
      readonly branches: readonly { readonly when: Expression; readonly gives: Expression }[]
      readonly otherwise: Expression
    }
  | { readonly type: 'null'; readonly of: Expression; readonly not: boolean }
  | { readonly type: 'in'; readonly of: Expression; readonly list: readonly Expression[]; readonly not: boolean }
  | {
      readonly type: 'call'
      readonly name: string
      readonly words: readonly Expression[]
      readonly star: boolean
      /** `COUNT(DISTINCT x)`. */
      readonly isDistinct?: boolean
    }

/** A column of a table. */
export interface Column {
  readonly name: string
  /** As it was written, in lower case: `varchar(20)`. */
  readonly kind: string
  readonly key: boolean
  readonly unique: boolean
  readonly required: boolean
  /** Numbers itself. */
  readonly serial: boolean
  readonly standard: Expression | undefined
}

/** What a select gives: everything, or an expression with a name. */
export type Item =
  { readonly type: 'all' } | { readonly type: 'item'; readonly value: Expression; readonly name: string | undefined }

export interface Source {
  readonly table: string
  readonly alias: string
  /** How it is joined to those before it. */
  readonly join?: { readonly outer: boolean; readonly on: Expression | undefined }
}

export interface Select {
  readonly type: 'select'
  readonly distinct: boolean
  readonly items: readonly Item[]
  readonly from: readonly Source[]
  readonly where: Expression | undefined
  readonly group: readonly Expression[]
  readonly having: Expression | undefined
  readonly order: readonly { readonly by: Expression; readonly down: boolean }[]
  readonly limit: number | undefined
  readonly offset: number
}

export type Statement =
  | Select
  | {
      readonly type: 'create-table'
      readonly table: string
      readonly columns: readonly Column[]
      readonly lenient: boolean
    }
  | { readonly type: 'drop-table'; readonly tables: readonly string[]; readonly lenient: boolean }
  | {
      readonly type: 'create-database' | 'drop-database'
      readonly name: string
      readonly lenient: boolean
      readonly owner?: string
    }
  | { readonly type: 'own'; readonly kind: 'table' | 'database'; readonly name: string; readonly owner: string }
  | {
      readonly type: 'account'
      readonly does: 'create' | 'alter' | 'drop'
      readonly users: readonly NamedUser[]
      readonly lenient: boolean
    }
  | {
      readonly type: 'grant'
      /** REVOKE. */
      readonly takes: boolean
      readonly verbs: readonly string[]
      /** Where; the database is the current one where it is absent. */
      readonly on: readonly { readonly database?: string; readonly table: string; readonly kind: PlaceKind }[]
      readonly to: readonly string[]
    }
  /** Settings of a session that have no effect on what is simulated. */
  | { readonly type: 'set'; readonly command: 'SET' | 'LOCK TABLES' | 'UNLOCK TABLES' | 'FLUSH' | 'ALTER TABLE' }
  | { readonly type: 'setting'; readonly name: string }
  | { readonly type: 'settings'; readonly like: string }
  | { readonly type: 'show-create'; readonly table: string }
  /** The next number that a table gives, by the name of its sequence. */
  | { readonly type: 'number'; readonly sequence: string; readonly value: number }
  | {
      readonly type: 'insert'
      readonly table: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly Expression[])[]
      readonly returning: readonly Item[]
    }
  | {
      readonly type: 'update'
      readonly table: string
      readonly set: readonly (readonly [string, Expression])[]
      readonly where: Expression | undefined
    }
  | { readonly type: 'delete'; readonly table: string; readonly where: Expression | undefined }
  | { readonly type: 'truncate'; readonly table: string }
  | { readonly type: 'show'; readonly what: 'databases' | 'tables' }
  | { readonly type: 'describe'; readonly table: string }
  | { readonly type: 'use'; readonly name: string }

/** What a right is about. */
export type PlaceKind = 'table' | 'tables' | 'sequences' | 'schema' | 'database'

/** What a role of PostgreSQL may do besides: make databases, make roles, log in. */
export type RoleRight = 'createdb' | 'createrole' | 'login'

/** Somebody who is made or changed. */
export interface NamedUser {
  readonly name: string
  readonly host: string
  readonly password: string | undefined
  /** Undefined where it is not said. */
  readonly superuser: boolean | undefined
  readonly may: readonly RoleRight[]
  /** NOLOGIN and the like. */
  readonly lost: readonly RoleRight[]
}

/** The part of a statement that something was said in. */
export type Clause = 'select' | 'where' | 'on' | 'group' | 'having' | 'order'

/** Why a statement was not done. Each server puts it into its own words. */
export type Refusal =
  | { readonly type: 'syntax'; readonly near: string; readonly at: number }
  | { readonly type: 'not-simulated'; readonly what: string }
  | {
      readonly type: 'no-table' | 'table-exists' | 'no-database' | 'database-exists' | 'no-function' | 'no-setting'
      readonly name: string
    }
  | {
      readonly type: 'no-user' | 'user-exists'
      readonly name: string
      readonly does: 'create' | 'alter' | 'drop' | 'grant' | 'revoke'
    }
  /** Nothing was given to somebody there. */
  | { readonly type: 'no-grant'; readonly name: string; readonly table: string }
  /** A verb that no server grants. */
  | { readonly type: 'no-privilege'; readonly name: string; readonly at: number }
  | {
      readonly type: 'denied'
      readonly what: 'database' | 'table' | 'schema' | 'users' | 'databases'
      readonly name: string
      /** The right that is missing: `SELECT`. */
      readonly verb: string
    }
  | { readonly type: 'no-column'; readonly name: string; readonly clause: Clause }
  /** A column of a table that the statement does not read. */
  | { readonly type: 'no-source'; readonly name: string; readonly table: string; readonly clause: Clause }
  | { readonly type: 'not-grouped'; readonly name: string; readonly table: string }
  | { readonly type: 'misplaced-aggregate'; readonly clause: Clause }
  | { readonly type: 'no-sources' }
  | { readonly type: 'no-column-of'; readonly name: string; readonly table: string }
  | { readonly type: 'ambiguous'; readonly name: string }
  | { readonly type: 'required'; readonly column: string; readonly table: string; readonly row: readonly Value[] }
  | {
      readonly type: 'duplicate'
      readonly column: string
      readonly table: string
      readonly value: Value
      readonly key: boolean
    }
  | { readonly type: 'too-long'; readonly column: string; readonly kind: string }
  | { readonly type: 'out-of-range'; readonly column: string; readonly bits: number }
  | { readonly type: 'column-twice'; readonly name: string; readonly isMade: boolean }
  | { readonly type: 'count'; readonly more: boolean }
  | { readonly type: 'not-a-number'; readonly kind: string; readonly text: string }
  | { readonly type: 'division-by-zero' }
  | { readonly type: 'no-database-chosen' }

export class SqlError extends Error {
  override readonly name = 'SqlError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.type)
    this.refusal = refusal
  }
}
