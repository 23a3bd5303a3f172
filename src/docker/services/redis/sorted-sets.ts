import {
  ANY,
  type Command,
  NO_INTEGER,
  Refused,
  type Run,
  slice,
  SYNTAX,
  whole,
  type Words,
  WRONG_TYPE,
} from './command.ts'
import type { Keys } from './keys.ts'
import { integer, list, NIL, type Reply, text } from './reply.ts'

export const NO_FLOAT = 'ERR value is not a valid float'
const NO_BOUND = 'ERR min or max is not a float'

export type Scores = Readonly<Record<string, number>>
export type Scored = readonly [member: string, score: number]

export function scoresAt(keys: Keys, key: string): Scores {
  const value = keys.get(key)
  if (value && value.type !== 'zset') throw new Refused(WRONG_TYPE)
  return Object.fromEntries(
    Object.entries(value?.scores ?? {}).map(([member, score]) => [member, floatOf(score, NO_FLOAT)]),
  )
}

/** Keeps scores as texts: JSON has no infinity. */
export const store = (keys: Keys, key: string, scores: Scores): void =>
  keys.set(key, {
    type: 'zset',
    scores: Object.fromEntries(Object.entries(scores).map(([member, score]) => [member, scoreText(score)])),
  })

export const scoreOf = (scores: Scores, member: string): number | undefined =>
  Object.hasOwn(scores, member) ? scores[member] : undefined

/** By score, and by the bytes of its members where scores are the same. */
export function ranked(scores: Scores): readonly Scored[] {
  return Object.entries(scores).toSorted(([one, low], [other, high]) => low - high || (one < other ? -1 : 1))
}

export function floatOf(word: string, reason: string): number {
  const infinite = /^([+-]?)inf(?:inity)?$/i.exec(word)
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity
  if (word.trim() === '' || Number.isNaN(Number(word))) throw new Refused(reason)
  return Number(word)
}

export const scoreText = (score: number): string =>
  Number.isFinite(score) ? String(score) : score > 0 ? 'inf' : '-inf'

export const told = (rows: readonly Scored[], scores: boolean): Reply =>
  list(rows.flatMap(([member, score]) => (scores ? [member, scoreText(score)] : [member])))

/** How ZADD chooses: NX and XX by whether a member is there, GT and LT by its score. */
function mayChange(flags: ReadonlySet<string>, old: number | undefined, score: number): boolean {
  if (old === undefined) return !flags.has('XX')
  if (flags.has('NX')) return false
  return !(flags.has('GT') && score <= old) && !(flags.has('LT') && score >= old)
}

const ADD_FLAGS = new Set(['NX', 'XX', 'GT', 'LT', 'CH', 'INCR'])

/** The pairs that follow ZADD's flags. @throws Refused */
function pairsOf(words: Words, increments: boolean): readonly Scored[] {
  if (words.length === 0 || words.length % 2 === 1) throw new Refused(SYNTAX)
  if (increments && words.length > 2) throw new Refused('ERR INCR option supports a single increment-element pair')
  const pairs: Scored[] = []
  for (let at = 0; at < words.length; at += 2) pairs.push([words[at + 1] ?? '', floatOf(words[at] ?? '', NO_FLOAT)])
  return pairs
}

function zadd(keys: Keys, [key = '', ...words]: Words): Reply {
  const first = words.findIndex((word) => !ADD_FLAGS.has(word.toUpperCase()))
  const flags = new Set(words.slice(0, first < 0 ? words.length : first).map((word) => word.toUpperCase()))
  const pairs = pairsOf(words.slice(flags.size), flags.has('INCR'))
  if (flags.has('NX') && ['XX', 'GT', 'LT'].some((flag) => flags.has(flag)))
    throw new Refused('ERR GT, LT, and/or NX options at the same time are not compatible')
  const scores = { ...scoresAt(keys, key) }
  let [added, changed] = [0, 0]
  for (const [member, given] of pairs) {
    const old = scoreOf(scores, member)
    const score = flags.has('INCR') ? (old ?? 0) + given : given
    if (!mayChange(flags, old, score)) {
      if (flags.has('INCR')) return NIL
      continue
    }
    if (old === undefined) added += 1
    if (old !== score) changed += 1
    scores[member] = score
  }
  store(keys, key, scores)
  if (flags.has('INCR')) return text(scoreText(scores[pairs[0]?.[0] ?? ''] ?? 0))
  return integer(flags.has('CH') ? changed : added)
}

/** `5`, `(5`, `-inf`: whether a score is beyond it. */
function boundOf(word: string): { readonly score: number; readonly open: boolean } {
  const open = word.startsWith('(')
  return { score: floatOf(open ? word.slice(1) : word, NO_BOUND), open }
}

export function between(rows: readonly Scored[], least: string, most: string): readonly Scored[] {
  const [low, high] = [boundOf(least), boundOf(most)]
  return rows.filter(
    ([, score]) =>
      (low.open ? score > low.score : score >= low.score) && (high.open ? score < high.score : score <= high.score),
  )
}

interface RangeOptions {
  scores: boolean
  byScore: boolean
  reversed: boolean
  limit: readonly [offset: number, count: number] | undefined
}

function rangeOptions(words: Words, usual: Partial<RangeOptions>): RangeOptions {
  const options: RangeOptions = { scores: false, byScore: false, reversed: false, limit: undefined, ...usual }
  for (let at = 0; at < words.length; at += 1) {
    const word = (words[at] ?? '').toUpperCase()
    if (word === 'WITHSCORES') options.scores = true
    else if (word === 'BYSCORE') options.byScore = true
    else if (word === 'REV') options.reversed = true
    else if (word === 'LIMIT') {
      options.limit = [whole(words[at + 1] ?? ''), whole(words[at + 2] ?? '')]
      at += 2
    } else throw new Refused(word === 'BYLEX' ? 'ERR BYLEX is not simulated here' : SYNTAX)
  }
  if (options.limit && !options.byScore)
    throw new Refused('ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX')
  return options
}

function range(usual: Partial<RangeOptions>): Run {
  return (keys, [key = '', from = '', to = '', ...words]) => {
    const { scores, byScore, reversed, limit } = rangeOptions(words, usual)
    const rows = ranked(scoresAt(keys, key))
    const [least, most] = reversed ? [to, from] : [from, to]
    const chosen = byScore ? between(rows, least, most) : undefined
    const ordered = reversed ? (chosen ?? rows).toReversed() : (chosen ?? rows)
    const [offset, count] = limit ?? [0, -1]
    if (byScore) return told(ordered.slice(offset, count < 0 ? undefined : offset + count), scores)
    return told(slice(ordered, from, to), scores)
  }
}

function rank(reversed: boolean): Run {
  return (keys, [key = '', member = '']) => {
    const rows = ranked(scoresAt(keys, key)).map(([name]) => name)
    const at = (reversed ? rows.toReversed() : rows).indexOf(member)
    return at < 0 ? NIL : integer(at)
  }
}

export function without(keys: Keys, key: string, members: readonly string[]): number {
  const rows = Object.entries(scoresAt(keys, key))
  const rest = rows.filter(([member]) => !members.includes(member))
  if (rest.length < rows.length) store(keys, key, Object.fromEntries(rest))
  return rows.length - rest.length
}

function popped(reversed: boolean): Run {
  return (keys, [key = '', count = '1']) => {
    if (whole(count) < 0) throw new Refused(NO_INTEGER)
    const rows = ranked(scoresAt(keys, key))
    const taken = (reversed ? rows.toReversed() : rows).slice(0, whole(count))
    without(
      keys,
      key,
      taken.map(([member]) => member),
    )
    return told(taken, true)
  }
}

/** Sets whose members have scores, and stand in the order of these. */
export const sortedSets: Readonly<Record<string, Command>> = {
  zadd: { takes: [3, ANY], run: zadd },
  zrange: { takes: [3, ANY], run: range({}) },
  zrevrange: { takes: [3, 4], run: range({ reversed: true }) },
  zrangebyscore: { takes: [3, ANY], run: range({ byScore: true }) },
  zrevrangebyscore: { takes: [3, ANY], run: range({ byScore: true, reversed: true }) },
  zscore: {
    takes: [2, 2],
    run(keys, [key = '', member = '']) {
      const score = scoreOf(scoresAt(keys, key), member)
      return score === undefined ? NIL : text(scoreText(score))
    },
  },
  zincrby: { takes: [3, 3], run: (keys, [key = '', by = '', member = '']) => zadd(keys, [key, 'INCR', by, member]) },
  zrank: { takes: [2, 2], run: rank(false) },
  zrevrank: { takes: [2, 2], run: rank(true) },
  zcard: { takes: [1, 1], run: (keys, [key = '']) => integer(Object.keys(scoresAt(keys, key)).length) },
  zcount: {
    takes: [3, 3],
    run: (keys, [key = '', least = '', most = '']) => integer(between(ranked(scoresAt(keys, key)), least, most).length),
  },
  zrem: { takes: [2, ANY], run: (keys, [key = '', ...members]) => integer(without(keys, key, members)) },
  zpopmin: { takes: [1, 2], run: popped(false) },
  zpopmax: { takes: [1, 2], run: popped(true) },
}
