import type { Keys } from './keys.ts'
import type { Reply } from './reply.ts'

/** Ends a command with an error. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

export const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value'
export const NO_INTEGER = 'ERR value is not an integer or out of range'
export const SYNTAX = 'ERR syntax error'

export type Words = readonly string[]
export type Run = (keys: Keys, words: Words) => Reply

export interface Command {
  /** How many words follow its name. */
  readonly takes: readonly [least: number, most: number]
  readonly run: Run
}

/** For a command that takes as many words as are given. */
export const ANY = Infinity

/** A whole number. @throws Refused */
export function whole(word: string): number {
  if (!/^-?\d+$/.test(word)) throw new Refused(NO_INTEGER)
  return Number(word)
}

/** A range of positions, from the end where they are negative. */
export function slice<Item>(items: readonly Item[], from: string, to: string): readonly Item[] {
  const place = (at: number): number => (at < 0 ? items.length + at : at)
  return items.slice(Math.max(0, place(whole(from))), place(whole(to)) + 1)
}

/** Words of which every second one belongs to the one before. */
export const pairsOf = (words: Words): readonly (readonly [name: string, value: string])[] =>
  words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? ''] as const] : []))
