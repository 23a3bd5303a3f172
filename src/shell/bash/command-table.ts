import { SharedMap } from './shared.ts'

/** Where a command was found, and how often it was run from there. */
export interface KnownCommand {
  readonly path: string
  readonly hits: number
}

/** What `hash` remembers. */
export class CommandTable extends SharedMap<string, KnownCommand> {
  #made: boolean

  constructor(from?: CommandTable) {
    super(from)
    this.#made = from?.made ?? false
  }

  /** Whether anything was ever put in: bash has no table before, and `hash -d` then takes any name (phash_remove, hashcmd.c). */
  get made(): boolean {
    return this.#made
  }

  /** Where a command was found, which counts as a use of it. */
  use(name: string): KnownCommand | undefined {
    const known = this.get(name)
    if (known) this.set(name, { ...known, hits: known.hits + 1 })
    return known
  }

  override set(name: string, command: KnownCommand): this {
    this.#made = true
    return super.set(name, command)
  }
}
