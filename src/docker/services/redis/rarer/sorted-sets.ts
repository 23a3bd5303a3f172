import { ANY, type Command, Refused, type Run, slice, SYNTAX, whole, type Words } from '../command.ts'
import type { Keys } from '../keys.ts'
import { integer, NIL, type Reply, text } from '../reply.ts'
import {
  between,
  floatOf,
  ranked,
  scoreOf,
  type Scores,
  scoresAt,
  scoreText,
  store,
  told,
  without,
} from '../sorted-sets.ts'

/** How scores of one member in several sets become one. */
const AGGREGATES: Readonly<Record<string, (one: number, other: number) => number>> = {
  SUM: (one, other) => one + other,
  MIN: Math.min,
  MAX: Math.max,
}

interface Join {
  readonly names: Words
  weights: readonly number[]
  aggregate: string
  withScores: boolean
}

/** `2 a b WEIGHTS 1 2 AGGREGATE MAX`. @throws Refused */
function joinOf(command: string, [number = '', ...words]: Words): Join {
  const count = whole(number)
  if (count < 1) throw new Refused(`ERR at least 1 input key is needed for '${command}' command`)
  const names = words.slice(0, count)
  if (names.length < count) throw new Refused(SYNTAX)
  const join: Join = { names, weights: names.map(() => 1), aggregate: 'SUM', withScores: false }
  for (let at = count; at < words.length; at += 1) {
    const option = words[at]?.toUpperCase()
    if (option === 'WEIGHTS' && words.length >= at + 1 + count) {
      join.weights = words.slice(at + 1, at + 1 + count).map((word) => floatOf(word, 'ERR weight value is not a float'))
      at += count
    } else if (option === 'AGGREGATE' && Object.hasOwn(AGGREGATES, words[at + 1]?.toUpperCase() ?? '')) {
      join.aggregate = words[at + 1]?.toUpperCase() ?? ''
      at += 1
    } else if (option === 'WITHSCORES' && !command.endsWith('store')) join.withScores = true
    else throw new Refused(SYNTAX)
  }
  return join
}

/** A set without scores is one whose scores are all 1. */
function weighed(keys: Keys, key: string, weight: number): ReadonlyMap<string, number> {
  const value = keys.get(key)
  const rows: readonly (readonly [string, number])[] =
    value?.type === 'set' ? [...value.members].map((member) => [member, 1]) : Object.entries(scoresAt(keys, key))
  return new Map(rows.map(([member, score]) => [member, score * weight]))
}

type Kind = 'union' | 'inter' | 'diff'

function joined(keys: Keys, kind: Kind, { names, weights, aggregate }: Join): Scores {
  const [first = new Map<string, number>(), ...others] = names.map((name, at) => weighed(keys, name, weights[at] ?? 1))
  const result = new Map(first)
  const both = AGGREGATES[aggregate] ?? Math.max
  if (kind === 'diff') for (const other of others) for (const member of other.keys()) result.delete(member)
  if (kind === 'inter')
    for (const member of first.keys()) if (others.some((other) => !other.has(member))) result.delete(member)
  if (kind !== 'diff')
    for (const other of others)
      for (const [member, score] of other) {
        const before = result.get(member)
        if (before !== undefined) result.set(member, both(before, score))
        else if (kind === 'union') result.set(member, score)
      }
  return Object.fromEntries(result)
}

const read =
  (kind: Kind): Run =>
  (keys, words) => {
    const join = joinOf(`z${kind}`, words)
    return told(ranked(joined(keys, kind, join)), join.withScores)
  }

const stored =
  (kind: Kind): Run =>
  (keys, [to = '', ...words]) => {
    const scores = joined(keys, kind, joinOf(`z${kind}store`, words))
    store(keys, to, scores)
    return integer(Object.keys(scores).length)
  }

function zmscore(keys: Keys, [key = '', ...members]: Words): Reply {
  const scores = scoresAt(keys, key)
  const items = members.map((member) => {
    const score = scoreOf(scores, member)
    return score === undefined ? NIL : text(scoreText(score))
  })
  return { type: 'list', items }
}

const removed =
  (choose: (rows: ReturnType<typeof ranked>, from: string, to: string) => ReturnType<typeof ranked>): Run =>
  (keys, [key = '', from = '', to = '']) => {
    const rows = choose(ranked(scoresAt(keys, key)), from, to)
    return integer(
      without(
        keys,
        key,
        rows.map(([member]) => member),
      ),
    )
  }

/** Commands on sorted sets that are used less often. */
export const rarerSortedSets: Readonly<Record<string, Command>> = {
  zmscore: { takes: [2, ANY], run: zmscore },
  zremrangebyrank: { takes: [3, 3], run: removed(slice) },
  zremrangebyscore: { takes: [3, 3], run: removed(between) },
  zunion: { takes: [2, ANY], run: read('union') },
  zinter: { takes: [2, ANY], run: read('inter') },
  zdiff: { takes: [2, ANY], run: read('diff') },
  zunionstore: { takes: [3, ANY], run: stored('union') },
  zinterstore: { takes: [3, ANY], run: stored('inter') },
  zdiffstore: { takes: [3, ANY], run: stored('diff') },
}
