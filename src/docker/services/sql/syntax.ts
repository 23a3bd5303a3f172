/** A value of a column. */
export type Value = string | number | boolean | null

/** How the groups and the rows around a row are told to a window function. */
export interface Window {
  readonly base?: string
  readonly partition: readonly Expression[]
  readonly order: readonly Ordering[]
  readonly frame?: FrameClause
}

/** Where a frame of a window begins or ends; a number of rows before or after, or without one the end of the partition. */
export type Bound =
  { readonly type: 'current' } | { readonly type: 'preceding' | 'following'; readonly by: Expression | undefined }

export interface FrameClause {
  readonly mode: 'rows' | 'range' | 'groups'
  readonly from: Bound
  readonly to: Bound
}

export interface Call {
  readonly type: 'call'
  readonly name: string
  readonly words: readonly Expression[]
  readonly star: boolean
  /** `COUNT(DISTINCT x)`. */
  readonly isDistinct?: boolean
  /** `string_agg(x, ',' ORDER BY y)`. */
  readonly order?: readonly Ordering[]
  readonly filter?: Expression
  /** The window, or the name of one. */
  readonly over?: Window | string
  readonly at?: number
}

/** A part of a statement that has a value; `at` is where it stands in the text. */
export type Expression =
  | {
      readonly type: 'value'
      readonly value: Value
      readonly kind: 'text' | 'integer' | 'numeric' | 'float' | 'boolean' | 'null'
      readonly at?: number
    }
  | { readonly type: 'column'; readonly table: string | undefined; readonly name: string; readonly at?: number }
  | { readonly type: 'not' | 'minus'; readonly of: Expression; readonly at?: number }
  | { readonly type: 'cast'; readonly of: Expression; readonly kind: string; readonly at?: number }
  | {
      readonly type: 'binary'
      readonly operator: string
      readonly left: Expression
      readonly right: Expression
      readonly at?: number
    }
  | {
      readonly type: 'case'
      /** What the branches are compared with: `CASE x WHEN 1`. */
      readonly of?: Expression
      readonly branches: readonly { readonly when: Expression; readonly gives: Expression }[]
      readonly otherwise: Expression | undefined
      readonly at?: number
    }
  | { readonly type: 'null'; readonly of: Expression; readonly not: boolean; readonly at?: number }
  | {
      readonly type: 'truth'
      readonly of: Expression
      readonly value: boolean | null
      readonly not: boolean
      readonly at?: number
    }
  | {
      readonly type: 'between'
      readonly of: Expression
      /** Its ends may come in either order. */
      readonly symmetric?: boolean
      readonly low: Expression
      readonly high: Expression
      readonly not: boolean
      readonly at?: number
    }
  | {
      readonly type: 'in'
      readonly of: Expression
      readonly list: readonly Expression[]
      readonly not: boolean
      readonly at?: number
    }
  | {
      readonly type: 'in-query'
      readonly of: Expression
      readonly query: Query
      readonly not: boolean
      readonly at?: number
    }
  | { readonly type: 'query' | 'exists' | 'array-query'; readonly query: Query; readonly at?: number }
  /** `x = ANY (…)`, of an array or a query. */
  | {
      readonly type: 'quantified'
      readonly left: Expression
      readonly operator: string
      readonly all: boolean
      readonly right: Expression
      readonly at?: number
    }
  | { readonly type: 'array'; readonly items: readonly Expression[]; readonly at?: number }
  | { readonly type: 'row'; readonly items: readonly Expression[]; readonly at?: number }
  | { readonly type: 'element'; readonly of: Expression; readonly index: Expression; readonly at?: number }
  /** MySQL's `INTERVAL 1 DAY`. */
  | { readonly type: 'interval'; readonly amount: Expression; readonly unit: string; readonly at?: number }
  /** MySQL's `@x`, and `@@x` of the server. */
  | { readonly type: 'variable'; readonly name: string; readonly system: boolean; readonly at?: number }
  | Call

/** A column of a table. */
export interface Column {
  readonly name: string
  /** As it was written, in lower case: `varchar(20)`. */
  readonly kind: string
  readonly required: boolean
  /** Numbers itself. */
  readonly serial: boolean
  /** GENERATED … AS IDENTITY. */
  readonly identity?: 'always' | 'by default'
  readonly standard: Expression | undefined
  /** Reckoned from the other columns. */
  readonly generated?: Expression
  /** MySQL's ON UPDATE CURRENT_TIMESTAMP. */
  readonly renewed?: boolean
  readonly comment?: string
}

/** What is done to the rows that refer to one that goes. */
export type Action = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default'

/** What a table asks of its rows; the name is undefined until it is made. */
export type Constraint<Name = string> =
  | { readonly type: 'primary'; readonly name: Name; readonly columns: readonly string[] }
  | { readonly type: 'unique'; readonly name: Name; readonly columns: readonly string[] }
  | { readonly type: 'check'; readonly name: Name; readonly test: Expression; readonly column?: string }
  | {
      readonly type: 'foreign'
      readonly name: Name
      readonly columns: readonly string[]
      readonly table: string
      /** The key of the other table where there are none. */
      readonly references: readonly string[]
      readonly onDelete: Action
      readonly onUpdate: Action
    }

export type NewConstraint = Constraint<string | undefined>

/** An index that is not a constraint's. */
export interface Index {
  readonly name: string
  readonly columns: readonly string[]
  readonly unique: boolean
  readonly method: string
}

/** What a select gives: everything (of a table), or an expression with a name and its text. */
export type Item =
  | { readonly type: 'all'; readonly table?: string; readonly at: number }
  | { readonly type: 'item'; readonly value: Expression; readonly name: string | undefined; readonly text: string }

export interface Ordering {
  readonly by: Expression
  readonly down: boolean
  readonly nulls?: 'first' | 'last'
}

/** What rows are read from. */
export type FromItem =
  | {
      readonly type: 'table'
      readonly table: string
      /** The schema or the database. */
      readonly within: string | undefined
      readonly alias: string | undefined
      readonly names: readonly string[]
      readonly at: number
    }
  | {
      readonly type: 'subquery'
      readonly query: Query
      readonly alias: string | undefined
      readonly names: readonly string[]
      readonly lateral: boolean
      readonly at: number
    }
  | {
      readonly type: 'function'
      readonly call: Call
      readonly alias: string | undefined
      readonly names: readonly string[]
      readonly ordinality: boolean
      readonly at: number
    }
  | {
      readonly type: 'join'
      readonly kind: 'inner' | 'left' | 'right' | 'full' | 'cross'
      readonly left: FromItem
      readonly right: FromItem
      readonly on: Expression | undefined
      readonly using: readonly string[]
      readonly natural: boolean
      readonly at: number
    }

export interface Select {
  readonly type: 'select'
  /** Rows that are alike once; of PostgreSQL, by some expressions alone. */
  readonly distinct: boolean | readonly Expression[]
  readonly items: readonly Item[]
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  readonly group: readonly Expression[]
  readonly having: Expression | undefined
  readonly windows: Readonly<Record<string, Window>>
}

export type SetOperator = 'union' | 'intersect' | 'except'

export type Body =
  | Select
  | { readonly type: 'values'; readonly rows: readonly (readonly Expression[])[]; readonly at: number }
  | {
      readonly type: 'set-operation'
      readonly operator: SetOperator
      readonly all: boolean
      readonly left: Body
      readonly right: Body
      readonly at: number
    }
  | { readonly type: 'nested'; readonly query: Query }

/** A common table expression. */
export interface Cte {
  readonly name: string
  readonly names: readonly string[]
  readonly query: Query
  readonly at: number
}

export interface With {
  readonly recursive: boolean
  readonly list: readonly Cte[]
}

export interface Query {
  readonly with: With | undefined
  readonly body: Body
  readonly order: readonly Ordering[]
  readonly limit: Expression | undefined
  readonly offset: Expression | undefined
}

export type Assignment = readonly [column: string, value: Expression, at: number]

/** What an insert does with rows that are there. */
export interface Conflict {
  /** The columns or the constraint that PostgreSQL is told; all keys where there are none. */
  readonly target: readonly string[] | { readonly constraint: string } | undefined
  /** Nothing is done where there are no assignments. */
  readonly set: readonly Assignment[]
  readonly where: Expression | undefined
  /** The name of the row that was to come in, in MySQL; PostgreSQL calls it `excluded`. */
  readonly alias?: string
}

export interface Insert {
  readonly type: 'insert'
  readonly with?: With | undefined
  readonly table: string
  readonly alias: string | undefined
  readonly columns: readonly string[]
  /** Where each of the columns stands. */
  readonly places: readonly number[]
  /** Undefined for DEFAULT VALUES. */
  readonly source: Query | undefined
  readonly conflict: Conflict | undefined
  /** MySQL's IGNORE, and REPLACE. */
  readonly mode: 'insert' | 'ignore' | 'replace'
  readonly overriding?: boolean
  readonly returning: readonly Item[]
  readonly at: number
}

export interface Update {
  readonly type: 'update'
  readonly with?: With | undefined
  readonly table: string
  readonly alias: string | undefined
  readonly set: readonly Assignment[]
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  readonly order: readonly Ordering[]
  readonly limit: Expression | undefined
  readonly returning: readonly Item[]
  readonly at: number
}

export interface Delete {
  readonly type: 'delete'
  readonly with?: With | undefined
  readonly table: string
  readonly alias: string | undefined
  readonly using: readonly FromItem[]
  readonly where: Expression | undefined
  readonly order: readonly Ordering[]
  readonly limit: Expression | undefined
  readonly returning: readonly Item[]
  readonly at: number
}

export interface CreateTable {
  readonly type: 'create-table'
  readonly table: string
  readonly columns: readonly Column[]
  readonly constraints: readonly NewConstraint[]
  readonly indexes: readonly Index[]
  readonly lenient: boolean
  /** CREATE TABLE … AS. */
  readonly source?: Query
  readonly like?: string
  /** MySQL's AUTO_INCREMENT=…. */
  readonly next?: number
}

/** A change of a table. */
export type Alteration =
  | {
      readonly type: 'add-column'
      readonly column: Column
      readonly constraints: readonly NewConstraint[]
      readonly lenient: boolean
      readonly place?: Place
    }
  | { readonly type: 'drop-column'; readonly name: string; readonly lenient: boolean; readonly cascade: boolean }
  | { readonly type: 'rename-column'; readonly name: string; readonly to: string }
  | { readonly type: 'rename'; readonly to: string }
  | { readonly type: 'default'; readonly name: string; readonly standard: Expression | undefined }
  | { readonly type: 'required'; readonly name: string; readonly required: boolean }
  | { readonly type: 'kind'; readonly name: string; readonly kind: string; readonly using: Expression | undefined }
  /** MySQL's MODIFY and CHANGE. */
  | {
      readonly type: 'change'
      readonly name: string
      readonly column: Column
      readonly constraints: readonly NewConstraint[]
      readonly place?: Place
    }
  | { readonly type: 'add-constraint'; readonly constraint: NewConstraint }
  | { readonly type: 'add-index'; readonly index: Index }
  | { readonly type: 'drop-constraint'; readonly name: string; readonly lenient: boolean }
  | { readonly type: 'drop-key' }
  | { readonly type: 'drop-index'; readonly name: string }
  | { readonly type: 'rename-constraint'; readonly name: string; readonly to: string }
  | { readonly type: 'next'; readonly value: number }
  /** ADD GENERATED … AS IDENTITY, and SET GENERATED …. */
  | {
      readonly type: 'identify'
      readonly name: string
      readonly identity: NonNullable<Column['identity']>
      readonly adds: boolean
      readonly start: number
    }
  | { readonly type: 'drop-identity'; readonly name: string; readonly lenient: boolean }
  | { readonly type: 'none' }

/** Where MySQL puts a column. */
export type Place = { readonly type: 'first' } | { readonly type: 'after'; readonly name: string }

/** What a database holds besides rows. */
export type ObjectKind = 'table' | 'view' | 'index' | 'type' | 'sequence' | 'schema' | 'extension' | 'function'

/** The column that a sequence goes with. */
export interface SequenceOwner {
  readonly table: string
  readonly column: string
}

export type Transactional =
  | { readonly type: 'begin' | 'commit' | 'rollback'; readonly word: string }
  | { readonly type: 'savepoint' | 'release' | 'rollback-to'; readonly name: string }

export type Statement =
  | { readonly type: 'select'; readonly query: Query }
  | { readonly type: 'explain'; readonly of: Statement; readonly analyse: boolean }
  | Insert
  | Update
  | Delete
  | CreateTable
  | { readonly type: 'transaction'; readonly does: Transactional }
  /** MySQL's `SET autocommit = 0`. */
  | { readonly type: 'autocommit'; readonly on: boolean }
  | {
      readonly type: 'alter-table'
      readonly table: string
      readonly lenient: boolean
      readonly changes: readonly Alteration[]
    }
  | {
      readonly type: 'create-view'
      readonly name: string
      readonly names: readonly string[]
      readonly query: Query
      readonly text: string
      readonly replaces: boolean
      readonly lenient: boolean
      readonly kept: boolean
    }
  | { readonly type: 'refresh'; readonly name: string }
  | {
      readonly type: 'create-index'
      readonly index: Omit<Index, 'name'> & { readonly name: string | undefined }
      readonly table: string
      readonly lenient: boolean
      readonly at: number
    }
  | { readonly type: 'create-type'; readonly name: string; readonly labels: readonly string[] }
  | { readonly type: 'add-label'; readonly name: string; readonly label: string; readonly lenient: boolean }
  | {
      readonly type: 'create-sequence'
      readonly name: string
      readonly lenient: boolean
      readonly start: number
      readonly step: number
      readonly of?: SequenceOwner
    }
  | {
      readonly type: 'alter-sequence'
      readonly name: string
      readonly lenient: boolean
      /** Undefined where it is not said; null for OWNED BY NONE. */
      readonly of?: SequenceOwner | null
      readonly step?: number
      /** What it gives next; null for where it began. */
      readonly restart?: number | null
      readonly to?: string
    }
  | { readonly type: 'create-schema'; readonly name: string; readonly lenient: boolean }
  | {
      readonly type: 'drop'
      readonly kind: ObjectKind
      readonly names: readonly string[]
      readonly lenient: boolean
      readonly cascade: boolean
      /** The table of an index, in MySQL. */
      readonly table?: string
    }
  | { readonly type: 'rename-tables'; readonly names: readonly (readonly [from: string, to: string])[] }
  | {
      readonly type: 'comment'
      readonly table: string
      readonly column: string | undefined
      readonly text: string | null
    }
  | {
      readonly type: 'create-database' | 'drop-database'
      readonly name: string
      readonly lenient: boolean
      readonly owner?: string
      /** The database that is copied. */
      readonly template?: string
    }
  | {
      readonly type: 'own'
      readonly kind: 'table' | 'sequence' | 'view' | 'type' | 'database'
      readonly name: string
      readonly owner: string
    }
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
  /** Settings of a session that have no effect on what is simulated, and what changes nothing that can be seen. */
  | { readonly type: 'set'; readonly command: string }
  /** SET and RESET of PostgreSQL's parameters; without values what the server was started with. */
  | {
      readonly type: 'parameter'
      readonly name: string
      readonly values: readonly string[] | undefined
      /** To the end of the transaction. */
      readonly local: boolean
      readonly command?: string
    }
  | { readonly type: 'prepare'; readonly name: string; readonly kinds: readonly string[]; readonly text: string }
  /** EXECUTE; the words are as they were written. */
  | { readonly type: 'execute'; readonly name: string; readonly words: readonly string[] }
  | { readonly type: 'deallocate'; readonly name: string; readonly isAll: boolean }
  | { readonly type: 'reset-parameters'; readonly command: string }
  /** SET ROLE, and SET SESSION AUTHORIZATION; without a role who came in. */
  | { readonly type: 'become'; readonly role: string | undefined; readonly session: boolean; readonly command?: string }
  | { readonly type: 'assign'; readonly values: readonly (readonly [name: string, value: Expression])[] }
  | { readonly type: 'setting'; readonly name: string }
  | { readonly type: 'settings'; readonly like: string }
  | { readonly type: 'show-create'; readonly table: string }
  | {
      readonly type: 'truncate'
      readonly tables: readonly string[]
      readonly restarts: boolean
      readonly cascade: boolean
    }
  | {
      readonly type: 'show'
      readonly what: 'databases' | 'tables'
      readonly like: string | undefined
      readonly full: boolean
    }
  | { readonly type: 'show-index'; readonly table: string }
  | { readonly type: 'show-warnings' }
  | { readonly type: 'show-engines' }
  | { readonly type: 'show-grants'; readonly user: string | undefined }
  /** `text` is the statement, as the list of what is done has it. */
  | { readonly type: 'show-processes'; readonly text: string }
  | { readonly type: 'describe'; readonly table: string; readonly full: boolean }
  | { readonly type: 'use'; readonly name: string }
  | { readonly type: 'copy-out'; readonly query: Query; readonly format: CopyFormat }
  | {
      readonly type: 'copy-in'
      readonly table: string
      readonly columns: readonly string[]
      readonly format: CopyFormat
    }

/** How COPY writes rows. */
export interface CopyFormat {
  readonly csv: boolean
  readonly header: boolean
  readonly delimiter: string
  readonly null: string
}

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
export type Clause =
  | 'select'
  | 'from'
  | 'where'
  | 'on'
  | 'group'
  | 'having'
  | 'order'
  | 'limit'
  | 'values'
  | 'set'
  | 'returning'
  | 'default'
  | 'check'

type Foreign = Extract<Constraint, { readonly type: 'foreign' }>

/** Names that are not found, or are not where they may be. */
type NameRefusal =
  | { readonly type: 'no-table'; readonly name: string }
  | { readonly type: 'table-exists'; readonly name: string }
  | { readonly type: 'database-exists'; readonly name: string }
  | { readonly type: 'no-setting'; readonly name: string }
  | {
      readonly type: 'bad-setting'
      readonly name: string
      readonly kind: string
      readonly value: string
      readonly choices: readonly string[]
    }
  | { readonly type: 'fixed-setting'; readonly name: string; readonly when: 'backend' | 'file' | 'start' | 'never' }
  | { readonly type: 'prepared-exists' | 'no-prepared'; readonly name: string }
  | { readonly type: 'prepared-words'; readonly name: string; readonly expected: number; readonly given: number }
  | { readonly type: 'one-setting'; readonly name: string }
  | { readonly type: 'no-role'; readonly name: string; readonly session: boolean }
  | { readonly type: 'type-exists'; readonly name: string }
  | { readonly type: 'label-exists'; readonly name: string }
  | { readonly type: 'index-exists'; readonly name: string }
  | { readonly type: 'schema-exists'; readonly name: string }
  | { readonly type: 'no-schema'; readonly name: string }
  | { readonly type: 'no-type'; readonly name: string }
  | { readonly type: 'no-window'; readonly name: string }
  | { readonly type: 'needs-over'; readonly name: string }
  | { readonly type: 'no-savepoint'; readonly name: string }
  | { readonly type: 'alias-twice'; readonly name: string }
  | { readonly type: 'no-database'; readonly name: string; readonly isDropped?: boolean }
  /** `types` are those of its words; `isKnown` whether there is one of the name that takes other words. */
  | {
      readonly type: 'no-function'
      readonly name: string
      readonly types: readonly string[]
      readonly isKnown: boolean
    }
  /** `near` are columns that may have been meant. */
  | { readonly type: 'no-column'; readonly name: string; readonly clause: Clause; readonly near?: readonly string[] }
  /** A column of a table that the statement does not read. */
  | {
      readonly type: 'no-source'
      readonly name: string
      readonly table: string
      readonly clause: Clause
      /** What the table is called in the statement. */
      readonly alias?: string
    }
  /** `place` is that of the output, from 1 on; `isAll` where all rows are one group. */
  | {
      readonly type: 'not-grouped'
      readonly name: string
      readonly table: string
      readonly isAll: boolean
      readonly clause: Clause
      readonly place: number
    }
  | { readonly type: 'misplaced-aggregate'; readonly clause: Clause }
  | { readonly type: 'misplaced-window'; readonly clause: Clause }
  | { readonly type: 'nested-aggregate'; readonly clause: Clause }
  | { readonly type: 'no-sources' }
  | { readonly type: 'no-alias' }
  | { readonly type: 'no-array' }
  | { readonly type: 'no-step' }
  | { readonly type: 'uneven-rows' }
  | { readonly type: 'uneven-values' }
  | { readonly type: 'subquery-columns' }
  | { readonly type: 'subquery-rows' }
  | { readonly type: 'no-column-of'; readonly name: string; readonly table: string; readonly isDropped?: boolean }
  | { readonly type: 'ambiguous'; readonly name: string; readonly clause: Clause }
  | { readonly type: 'too-many-names'; readonly name: string; readonly has: number; readonly given: number }
  | { readonly type: 'no-join-column'; readonly name: string; readonly side: 'left' | 'right' }
  | { readonly type: 'no-place'; readonly place: number; readonly clause: 'group' | 'order' }
  | { readonly type: 'distinct-order'; readonly isOn: boolean }
  | { readonly type: 'set-columns'; readonly operator: SetOperator }
  | {
      readonly type: 'recursive-type'
      readonly name: string
      readonly place: number
      readonly one: string
      readonly other: string
    }
  | { readonly type: 'wrong-kind'; readonly name: string; readonly wanted: string; readonly is?: string }
  | { readonly type: 'no-object'; readonly kind: ObjectKind; readonly name: string; readonly table?: string }
  | { readonly type: 'no-constraint'; readonly name: string; readonly table: string }
  | { readonly type: 'no-number'; readonly name: string | undefined }

/** Values and types that do not fit. */
type ValueRefusal =
  | { readonly type: 'bad-value'; readonly kind: string; readonly text: string; readonly column?: string }
  | { readonly type: 'bad-label'; readonly kind: string; readonly text: string; readonly column?: string }
  | { readonly type: 'bad-json'; readonly text: string; readonly column?: string }
  | { readonly type: 'bad-array'; readonly text: string }
  | { readonly type: 'no-such-day'; readonly text: string }
  | { readonly type: 'out-of-range'; readonly column: string; readonly kind: string; readonly text?: string }
  | { readonly type: 'too-wide'; readonly column: string; readonly precision: number; readonly scale: number }
  | { readonly type: 'too-long'; readonly column: string; readonly kind: string }
  | { readonly type: 'no-operator'; readonly operator: string; readonly left?: string; readonly right: string }
  | { readonly type: 'no-condition'; readonly what: string; readonly kind: string }
  | { readonly type: 'unlike'; readonly what: string; readonly one: string; readonly other: string }
  | { readonly type: 'no-cast'; readonly from: string; readonly to: string }
  | { readonly type: 'no-element'; readonly kind: string }
  | { readonly type: 'no-field'; readonly name: string; readonly kind: string }
  | { readonly type: 'no-unit'; readonly name: string }
  | { readonly type: 'no-json-array'; readonly name?: string }
  | { readonly type: 'negative-limit'; readonly what: 'LIMIT' | 'OFFSET' }
  | { readonly type: 'division-by-zero' }
  | { readonly type: 'negative-length' }
  | { readonly type: 'no-root' }
  /** What is wrong with a regular expression. */
  | { readonly type: 'bad-pattern'; readonly fault: 'brackets' | 'parentheses' | 'quantifier' }
  | { readonly type: 'no-windowed'; readonly what: 'DISTINCT' | 'FILTER' }

/** Why a table does not take a row. */
type RowRefusal =
  | { readonly type: 'required'; readonly column: string; readonly table: string; readonly row: readonly Value[] }
  | { readonly type: 'no-default'; readonly column: string }
  | { readonly type: 'check'; readonly name: string; readonly table: string; readonly row: readonly Value[] }
  | {
      readonly type: 'duplicate'
      readonly key: string
      readonly isPrimary: boolean
      readonly columns: readonly string[]
      readonly table: string
      readonly values: readonly Value[]
      /** Whether a row was to come in, and not that all were looked through. */
      readonly isMade: boolean
    }
  | {
      readonly type: 'no-parent'
      readonly constraint: Foreign
      readonly table: string
      readonly values: readonly Value[]
    }
  | {
      readonly type: 'still-used'
      readonly constraint: Foreign
      readonly table: string
      readonly parent: string
      readonly values: readonly Value[]
    }
  | { readonly type: 'column-twice'; readonly name: string; readonly isMade: boolean }
  | { readonly type: 'column-type'; readonly column: string; readonly kind: string; readonly given: string }
  | { readonly type: 'count'; readonly more: boolean; readonly row: number }
  | { readonly type: 'twice-in-one' }
  | { readonly type: 'no-conflict-key' }
  | { readonly type: 'always-generated'; readonly column: string; readonly isReckoned: boolean }

/** Why a table is not made, changed or dropped so. */
type TableRefusal =
  | { readonly type: 'no-key-column'; readonly name: string; readonly isReferred?: boolean }
  | { readonly type: 'no-referred-key'; readonly table: string; readonly isPrimary: boolean; readonly name: string }
  | { readonly type: 'unlike-key'; readonly name: string; readonly column: string; readonly other: string }
  | { readonly type: 'constraint-exists'; readonly name: string; readonly table: string }
  | { readonly type: 'column-exists'; readonly name: string; readonly table: string }
  | { readonly type: 'contains-null'; readonly name: string; readonly table: string }
  | { readonly type: 'check-violated'; readonly name: string; readonly table: string }
  | { readonly type: 'index-of-constraint'; readonly name: string; readonly table: string }
  | { readonly type: 'two-keys'; readonly table: string }
  | { readonly type: 'key-column'; readonly name: string }
  /** A column that numbers itself, or does not. */
  | { readonly type: 'identity'; readonly is: boolean; readonly name: string; readonly table: string }
  | { readonly type: 'identity-null'; readonly name: string; readonly table: string }
  | { readonly type: 'not-automatic'; readonly name: string; readonly kind: string }
  | {
      readonly type: 'still-needed'
      readonly kind: string
      readonly names: readonly string[]
      readonly by: readonly { readonly text: string; readonly on: string }[]
      readonly ofTable?: string
      readonly constraint?: string
      readonly child?: string
      readonly parent?: string
    }
  | {
      readonly type: 'truncates-referred'
      readonly table: string
      readonly child: string
      readonly constraint: Foreign
    }

/** What an account may not, or of which nothing is known. */
type AccountRefusal =
  | { readonly type: 'no-template'; readonly name: string }
  | { readonly type: 'no-user'; readonly name: string; readonly does: 'create' | 'alter' | 'drop' | 'grant' | 'revoke' }
  | {
      readonly type: 'user-exists'
      readonly name: string
      readonly does: 'create' | 'alter' | 'drop' | 'grant' | 'revoke'
    }
  /** Nothing was given to somebody there. */
  | { readonly type: 'no-grant'; readonly name: string; readonly table: string }
  /** A verb that no server grants. */
  | { readonly type: 'no-privilege'; readonly name: string }
  | {
      readonly type: 'denied'
      readonly what: 'database' | 'table' | 'schema' | 'users' | 'databases'
      readonly name: string
      /** The right that is missing: `SELECT`. */
      readonly verb: string
    }

/** Why a statement was not done. Each server puts it into its own words; `at` is the place in the statement that it is about. */
export type Refusal = { readonly at?: number | undefined } & (
  | { readonly type: 'syntax'; readonly near: string; readonly at: number }
  | { readonly type: 'unterminated'; readonly near: string; readonly isName: boolean; readonly at: number }
  | { readonly type: 'not-simulated'; readonly what: string }
  | { readonly type: 'no-database-chosen' }
  | { readonly type: 'open-database' }
  | { readonly type: 'aborted' }
  /** What may only be said within a transaction. */
  | { readonly type: 'no-transaction'; readonly what: string }
  /** What was changed by others meanwhile. */
  | { readonly type: 'overtaken' }
  | NameRefusal
  | ValueRefusal
  | RowRefusal
  | TableRefusal
  | AccountRefusal
)

export class SqlError extends Error {
  override readonly name = 'SqlError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.type)
    this.refusal = refusal
  }
}
