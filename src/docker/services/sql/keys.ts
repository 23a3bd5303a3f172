import { folded } from './evaluate.ts'
import type { Facts } from './facts.ts'
import { SqlError, type Value } from './syntax.ts'
import type { Table } from './tables.ts'

/** The values that the unique columns of a table hold, for rows that come one after another. */
export class Keys {
  readonly #name: string
  readonly #table: Table
  readonly #facts: Facts
  readonly #taken: readonly Set<string>[]

  constructor(name: string, table: Table, facts: Facts) {
    this.#name = name
    this.#table = table
    this.#facts = facts
    this.#taken = table.columns.map(() => new Set())
  }

  /** Takes a row in. @throws SqlError for what the table does not take */
  add(row: readonly Value[]): void {
    for (const [at, { name: column, required, key, unique }] of this.#table.columns.entries()) {
      const value = row[at] ?? null
      if (required && value === null) throw new SqlError({ type: 'required', column, table: this.#name, row })
      if ((!key && !unique) || value === null) continue
      const text = String(folded(value, this.#facts))
      if (this.#taken[at]?.has(text)) throw new SqlError({ type: 'duplicate', column, table: this.#name, value, key })
      this.#taken[at]?.add(text)
    }
  }
}
