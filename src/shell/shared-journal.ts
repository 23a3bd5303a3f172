import type { Journal, LineRecord } from './journal.ts'
import type { ShellName } from './terminal-shell.ts'
import { listeningWhile, type Watch } from './watch.ts'

const ignore = (): void => undefined
const NOT_KEPT: LineRecord = {
  show: ignore,
  command: () => ignore,
  hear: (io) => io,
  signal: ignore,
  goOn: ignore,
  end: ignore,
}

/** A journal as one of several shells of a machine has it, and what hears of its commands. */
export interface ShellJournal extends Journal {
  readonly watch: Watch
}

/** One journal for several shells: a line that begins while one of another shell runs leaves no moment of its own. */
export class SharedJournal {
  readonly #journal: ShellJournal
  /** Whose line runs. */
  #current: object | undefined

  constructor(journal: ShellJournal) {
    this.#journal = journal
  }

  /** The journal for one more shell. */
  share(): ShellJournal {
    const { watch } = this.#journal
    const shell = {}
    const listening = (): boolean => this.#current === shell
    return {
      begin: (line, name) => this.#begin(shell, line, name),
      watch: listeningWhile(watch, listening),
    }
  }

  /** Another world was put back: no line runs. */
  reset(): void {
    this.#current = undefined
  }

  #begin(shell: object, line: string, name: ShellName): LineRecord {
    if (this.#current) return NOT_KEPT
    const record = this.#journal.begin(line, name)
    this.#current = shell
    return {
      ...record,
      end: (status) => {
        this.#current = undefined
        record.end(status)
      },
    }
  }
}
