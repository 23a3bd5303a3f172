import { nameText, postgresText } from './postgres-expression.ts'
import { typeText } from './postgres-values.ts'
import { defaultText } from './psql-describe.ts'
import type { Result } from './step.ts'
import type { Column, Constraint, Index } from './syntax.ts'

export { nameText } from './postgres-expression.ts'

type Described = Extract<Result, { readonly type: 'described' }>

/** A sequence that belongs to no column. */
export interface SequenceRow {
  readonly name: string
  readonly start: number
  readonly step: number
  /** The number that it gave last; undefined where it gave none. */
  readonly last: number | undefined
  readonly kind: string
}

/** In which order pg_dump writes what a database holds; those of one rank by their names. */
const RANKS = ['type', 'relation', 'default', 'rows', 'count', 'key', 'index', 'foreign'] as const

/** How something is dropped; `lenient` is `IF EXISTS ` where it need not be there, else nothing. */
type Drop = (lenient: string) => string

/** One thing of a dump: how it is made, and how it is dropped where the dump cleans first. */
interface Entry {
  readonly rank: (typeof RANKS)[number]
  readonly name: string
  readonly text: string
  readonly drop?: Drop
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : 1

const list = (names: readonly string[]): string => names.map(nameText).join(', ')

const NUMBERS = (start: number, step: number): string =>
  `    START WITH ${start}\n    INCREMENT BY ${step}\n    NO MINVALUE\n    NO MAXVALUE\n    CACHE 1`

function standardText({ kind, standard, generated }: Column, columns: readonly Column[]): string {
  if (generated) return ` GENERATED ALWAYS AS (${postgresText(generated, columns, 'whole')}) STORED`
  return standard ? ` DEFAULT ${defaultText(kind, standard, 'whole')}` : ''
}

/** A column, which a key of the table makes one that has to be filled. */
function columnText(column: Column, { constraints, columns }: Described): string {
  const { name, kind, required } = column
  const isKey = constraints.some((one) => one.type === 'primary' && one.columns.includes(name))
  return `    ${nameText(name)} ${typeText(kind)}${standardText(column, columns)}${required || isKey ? ' NOT NULL' : ''}`
}

/** What a table asks of its rows; keys are made when they are there. */
const checkText = (one: Constraint, { columns }: Described): readonly string[] =>
  one.type === 'check'
    ? [`    CONSTRAINT ${nameText(one.name)} CHECK (${postgresText(one.test, columns, 'whole')})`]
    : []

const RULES = [
  ['UPDATE', 'onUpdate'],
  ['DELETE', 'onDelete'],
] as const

function foreignText(one: Extract<Constraint, { readonly type: 'foreign' }>): string {
  const references = one.references.length > 0 ? `(${list(one.references)})` : ''
  const rules = RULES.map(([event, rule]) =>
    one[rule] === 'no action' ? '' : ` ON ${event} ${one[rule].toUpperCase()}`,
  )
  return `FOREIGN KEY (${list(one.columns)}) REFERENCES public.${nameText(one.table)}${references}${rules.join('')}`
}

function constraintText(one: Exclude<Constraint, { readonly type: 'check' }>): string {
  if (one.type === 'foreign') return foreignText(one)
  return `${one.type === 'primary' ? 'PRIMARY KEY' : 'UNIQUE'} (${list(one.columns)})`
}

/** What a dump is made of, in the order of pg_dump. */
export class Dump {
  readonly #owner: string | undefined
  readonly #entries: Entry[] = []

  /** `owner` owns what is made; undefined where the dump says nothing of owners. */
  constructor(owner: string | undefined) {
    this.#owner = owner
  }

  #heading(name: string, kind: string): string {
    return `--\n-- Name: ${name}; Type: ${kind}; Schema: public; Owner: ${this.#owner ?? '-'}\n--\n\n`
  }

  #owned(kind: string, name: string): string {
    return this.#owner === undefined
      ? '\n'
      : `\nALTER ${kind} public.${nameText(name)} OWNER TO ${nameText(this.#owner)};\n\n`
  }

  #put(rank: Entry['rank'], name: string, text: string, drop?: Drop): void {
    this.#entries.push({ rank, name, text, ...(drop !== undefined && { drop }) })
  }

  enumeration(name: string, labels: readonly string[]): void {
    const lines = labels.map((label) => `    '${label.replaceAll("'", "''")}'`).join(',\n')
    const made = `CREATE TYPE public.${nameText(name)} AS ENUM (\n${lines}\n);\n\n`
    this.#put(
      'type',
      name,
      this.#heading(name, 'TYPE') + made + this.#owned('TYPE', name),
      (lenient) => `DROP TYPE ${lenient}public.${nameText(name)};`,
    )
  }

  /** A sequence that belongs to no column. */
  sequence({ name, start, step, last, kind }: SequenceRow): void {
    const made = this.#sequenceText(name, kind, NUMBERS(start, step))
    this.#put('relation', name, made, (lenient) => `DROP SEQUENCE ${lenient}public.${nameText(name)};`)
    this.#counted(name, last ?? start, last !== undefined)
  }

  #sequenceText(name: string, kind: string, numbers: string): string {
    const as = kind === 'bigint' ? '' : `    AS ${kind}\n`
    return `${this.#heading(name, 'SEQUENCE')}CREATE SEQUENCE public.${nameText(name)}\n${as}${numbers};\n\n${this.#owned('TABLE', name)}\n`
  }

  #counted(name: string, value: number, isUsed: boolean): void {
    const text = `${this.#heading(name, 'SEQUENCE SET')}SELECT pg_catalog.setval('public.${nameText(name)}', ${value}, ${isUsed});\n\n\n`
    this.#put('count', name, text)
  }

  /** A table or a view, without its rows. */
  relation(described: Described): void {
    if (described.kind !== 'table') return this.#view(described)
    const { table, columns, constraints, indexes, next } = described
    const parts = [
      ...columns.map((column) => columnText(column, described)),
      ...constraints.flatMap((one) => checkText(one, described)),
    ]
    const body = parts.length === 0 ? '' : `${parts.join(',\n')}\n`
    const made = `${this.#heading(table, 'TABLE')}CREATE TABLE public.${nameText(table)} (\n${body});\n\n${this.#owned('TABLE', table)}\n`
    this.#put(
      'relation',
      table,
      made + this.#comments(described),
      (lenient) => `DROP TABLE ${lenient}public.${nameText(table)};`,
    )
    for (const column of columns) if (column.serial) this.#numbered(table, column, next)
    for (const one of constraints) if (one.type !== 'check') this.#constraint(table, one)
    for (const one of indexes) this.#index(table, one)
    return undefined
  }

  #comments({ table, columns }: Described): string {
    return columns
      .flatMap(({ name, comment }) => {
        if (comment === undefined) return []
        const text = `COMMENT ON COLUMN public.${nameText(table)}.${nameText(name)} IS '${comment.replaceAll("'", "''")}';\n\n\n`
        return [this.#heading(`COLUMN ${table}.${name}`, 'COMMENT') + text]
      })
      .join('')
  }

  #view({ table, kind, text = '' }: Described): void {
    const type = kind.toUpperCase()
    const end = kind === 'view' ? ';' : '\n  WITH NO DATA;'
    const made = `${this.#heading(table, type)}CREATE ${type} public.${nameText(table)} AS\n ${text}${end}\n\n${this.#owned(kind === 'view' ? 'TABLE' : type, table)}\n`
    this.#put('relation', table, made, (lenient) => `DROP ${type} ${lenient}public.${nameText(table)};`)
  }

  /** What makes a column number itself, and how far its numbers have come. */
  #numbered(table: string, { name, kind, identity }: Column, next: number): void {
    const sequence = `${table}_${name}_seq`
    const [of, column, called] = [nameText(table), nameText(name), nameText(sequence)]
    this.#counted(sequence, Math.max(next - 1, 1), next > 1)
    if (identity) {
      const made = `ALTER TABLE public.${of} ALTER COLUMN ${column} ADD GENERATED ${identity.toUpperCase()} AS IDENTITY (\n    SEQUENCE NAME public.${called}\n${NUMBERS(1, 1)}\n);\n\n\n`
      return this.#put('relation', sequence, this.#heading(sequence, 'SEQUENCE') + made)
    }
    const owned = `${this.#heading(sequence, 'SEQUENCE OWNED BY')}ALTER SEQUENCE public.${called} OWNED BY public.${of}.${column};\n\n\n`
    const made = this.#sequenceText(sequence, typeText(kind), NUMBERS(1, 1)) + owned
    this.#put('relation', sequence, made, (lenient) => `DROP SEQUENCE ${lenient}public.${called};`)
    const standard = `ALTER TABLE ONLY public.${of} ALTER COLUMN ${column} SET DEFAULT nextval('public.${called}'::regclass);\n\n\n`
    const drop: Drop = (lenient) => `ALTER TABLE ${lenient}public.${of} ALTER COLUMN ${column} DROP DEFAULT;`
    return this.#put('default', table, this.#heading(`${table} ${name}`, 'DEFAULT') + standard, drop)
  }

  #constraint(table: string, one: Exclude<Constraint, { readonly type: 'check' }>): void {
    const isForeign = one.type === 'foreign'
    const heading = this.#heading(`${table} ${one.name}`, isForeign ? 'FK CONSTRAINT' : 'CONSTRAINT')
    const text = `${heading}ALTER TABLE ONLY public.${nameText(table)}\n    ADD CONSTRAINT ${nameText(one.name)} ${constraintText(one)};\n\n\n`
    this.#put(
      isForeign ? 'foreign' : 'key',
      one.name,
      text,
      (lenient) =>
        `ALTER TABLE ${lenient}ONLY public.${nameText(table)} DROP CONSTRAINT ${lenient}${nameText(one.name)};`,
    )
  }

  #index(table: string, { name, unique, method, columns }: Index): void {
    const text = `${this.#heading(name, 'INDEX')}CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${nameText(name)} ON public.${nameText(table)} USING ${method} (${columns.join(', ')});\n\n\n`
    this.#put('index', name, text, (lenient) => `DROP INDEX ${lenient}public.${nameText(name)};`)
  }

  /** The rows of a table, as COPY or INSERT. */
  rows(table: string, rows: string): void {
    const heading = `--\n-- Data for Name: ${table}; Type: TABLE DATA; Schema: public; Owner: ${this.#owner ?? '-'}\n--\n\n`
    this.#put('rows', table, `${heading}${rows}\n\n`)
  }

  /** What was put in, by rank and by name; a view stands behind the tables that it reads. */
  get #sorted(): readonly Entry[] {
    return RANKS.flatMap((rank) => {
      const found = this.#entries.filter((one) => one.rank === rank).toSorted(byName)
      return rank === 'relation' ? behindTables(beforeTables(found)) : found
    })
  }

  text({
    structure,
    rows,
    clean,
  }: {
    readonly structure: boolean
    readonly rows: boolean
    readonly clean: 'strict' | 'lenient' | undefined
  }): string {
    const sorted = this.#sorted
    const chosen = sorted.filter(({ rank }) => (rank === 'rows' || rank === 'count' ? rows : structure))
    const drops = clean === undefined ? [] : sorted.toReversed().flatMap(({ drop }) => drop ?? [])
    const dropped = drops.map((drop) => `${drop(clean === 'lenient' ? 'IF EXISTS ' : '')}\n`).join('')
    const made = chosen.map((one, at) => {
      const isFirst = one.rank === 'relation' && chosen[at - 1]?.rank !== 'relation'
      return (isFirst ? STORAGE : '') + one.text
    })
    return `${dropped}${dropped === '' ? '' : '\n'}${made.join('')}`
  }
}

/** What tables are made with. */
const STORAGE = "SET default_tablespace = '';\n\nSET default_table_access_method = heap;\n\n"

/** Each sequence before the first table that takes its numbers from it. */
function beforeTables(entries: readonly Entry[]): readonly Entry[] {
  const made = [...entries]
  for (const one of entries) {
    const used = made.findIndex(
      ({ text }) => /^CREATE TABLE/m.test(text) && text.includes(`nextval('public.${nameText(one.name)}'`),
    )
    const at = made.indexOf(one)
    if (used >= 0 && used < at) made.splice(used, 0, ...made.splice(at, 1))
  }
  return made
}

const isView = ({ text }: Entry): boolean => /^CREATE (?:MATERIALIZED )?VIEW/m.test(text)

/** Each view behind the last of those relations whose names stand in it. */
function behindTables(entries: readonly Entry[]): readonly Entry[] {
  const made: Entry[] = entries.filter((one) => !isView(one))
  for (const view of entries.filter(isView)) {
    const words = new Set(view.text.slice(view.text.indexOf(' AS\n')).match(/\w+/g))
    const after = made.findLastIndex(({ name }) => words.has(name))
    const sorted = made.findIndex(({ name }) => name > view.name)
    made.splice(Math.max(after + 1, sorted < 0 ? made.length : sorted), 0, view)
  }
  return made
}
