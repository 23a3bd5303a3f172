import type { Chance } from '../base/chance.ts'
import { createChance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import { type Host, liveClock, standingClock } from '../host.ts'
import type { KeptChance } from './storage/kept-world.ts'
import type { Text } from './words/words.ts'

/** What the address says about chance and time (`?seed=`, `?now=`). */
export interface Circumstances {
  /** The seed that was given. */
  readonly seed: number | undefined
  /** A source of chance: the same numbers for each machine when a seed was given. What was kept under the same seed goes on. */
  chance(kept?: KeptChance): Chance
  /** Whether the time is given: then it is counted. */
  readonly stands: boolean
  /** A clock of a machine on `host`. */
  clock(host?: Host): Clock
  /** What the address says that cannot be understood, as whole sentences. */
  readonly complaints: readonly Text[]
}

const readSeed = (text: string): number | undefined => (/^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined)

function readTime(text: string): number | undefined {
  const time = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
  // the farthest times that a date can stand for (ECMA-262, 21.4.1.1)
  return Number.isNaN(time) || Math.abs(time) > 8.64e15 ? undefined : time
}

/** Reads a query string; `randomSeed` is asked when it names no seed. */
export function circumstancesOf(search: string, randomSeed: () => number): Circumstances {
  const query = new URLSearchParams(search)
  const [seedText, nowText] = [query.get('seed'), query.get('now')]
  const seed = seedText === null ? undefined : readSeed(seedText)
  const now = nowText === null ? undefined : readTime(nowText)
  const complaints: Text[] = []
  if (seedText !== null && seed === undefined)
    complaints.push('The seed in the address is not an integer; a random one is used.')
  if (nowText !== null && now === undefined)
    complaints.push('The time in the address is neither milliseconds nor ISO 8601; the real time is used.')
  return {
    seed,
    chance: (kept) => createChance(kept && kept.seed === seed ? kept.state : (seed ?? randomSeed())),
    stands: now !== undefined,
    clock: (host) => (now === undefined ? liveClock(host) : standingClock(now, host)),
    complaints,
  }
}
