import type { Client } from './psql-client.ts'

/** What a command with a backslash is told to do. */
export interface Given {
  readonly client: Client
  readonly words: readonly string[]
  /** All that stands behind the command. */
  readonly rest: string
  /** Runs a file. */
  readonly feedFile: (file: string) => Promise<unknown>
}

export type Meta = (given: Given) => Promise<void> | Promise<'end' | void>

/** Whether a name fits a pattern of psql, in which `*` stands for anything. */
export const fits = (name: string, pattern = '*'): boolean =>
  new RegExp(
    `^${pattern
      .replace(/^public\./, '')
      .replaceAll('"', '')
      .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  ).test(name)

export const switched = (word: string | undefined, now: boolean): boolean =>
  word === undefined ? !now : /^(?:on|true|1|yes)$/i.test(word)
