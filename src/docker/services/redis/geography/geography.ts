import { ANY, type Command, Refused, type Run, SYNTAX, type Words } from '../command.ts'
import type { Keys } from '../keys.ts'
import { integer, list, NIL, type Reply, text } from '../reply.ts'
import { scoreOf, type Scores, scoresAt, sortedSets } from '../sorted-sets.ts'
import { cellOf, distance, geohash, type Place, placeIn, placeOf } from './places.ts'
import { type Search, searchOf, unitOf } from './search.ts'

/** How many decimals a coordinate has. */
const DIGITS = 17

const FLAGS = new Set(['NX', 'XX', 'CH'])

function geoadd(keys: Keys, [key = '', ...words]: Words): Reply {
  const first = words.findIndex((word) => !FLAGS.has(word.toUpperCase()))
  const [flags, places] = [words.slice(0, first), words.slice(first)]
  if (first < 0 || places.length % 3 !== 0) throw new Refused(SYNTAX)
  const pairs: string[] = []
  for (let at = 0; at < places.length; at += 3)
    pairs.push(String(cellOf(placeOf(places[at] ?? '', places[at + 1] ?? ''))), places[at + 2] ?? '')
  return sortedSets['zadd']?.run(keys, [key, ...flags, ...pairs]) ?? NIL
}

function placeAt(scores: Scores, member: string): Place | undefined {
  const score = scoreOf(scores, member)
  return score === undefined ? undefined : placeIn(BigInt(score))
}

const coordinates = (place: Place): Reply => list(place.map((degrees) => degrees.toFixed(DIGITS).replace(/\.?0+$/, '')))

function geodist(keys: Keys, [key = '', one = '', other = '', unit = 'm']: Words): Reply {
  const metres = unitOf(unit)
  const scores = scoresAt(keys, key)
  const [from, to] = [placeAt(scores, one), placeAt(scores, other)]
  return from && to ? text((distance(from, to) / metres).toFixed(4)) : NIL
}

interface Found {
  readonly member: string
  readonly cell: bigint
  readonly metres: number
}

function row({ member, cell, metres }: Found, { shown, unit }: Search): Reply {
  if (shown.size === 0) return text(member)
  const items: Reply[] = [text(member)]
  if (shown.has('WITHDIST')) items.push(text((metres / unit).toFixed(4)))
  if (shown.has('WITHHASH')) items.push(integer(Number(cell)))
  if (shown.has('WITHCOORD')) items.push(coordinates(placeIn(cell)))
  return { type: 'list', items }
}

function foundBy({ from, within, order, most }: Search, scores: Scores): readonly Found[] {
  const found: Found[] = []
  for (const [member, score] of Object.entries(scores).toSorted(([, one], [, other]) => one - other)) {
    const metres = from && within?.(from, placeIn(BigInt(score)))
    if (metres !== undefined) found.push({ member, cell: BigInt(score), metres })
  }
  const sign = order === 'DESC' ? -1 : 1
  const ordered = order ? found.toSorted((one, other) => sign * (one.metres - other.metres)) : found
  return ordered.slice(0, most)
}

/** @throws Refused */
function searched(keys: Keys, key: string, name: string, words: Words): Reply {
  const scores = scoresAt(keys, key)
  const search = searchOf(words, (member) => {
    const place = placeAt(scores, member)
    if (!place && Object.keys(scores).length > 0) throw new Refused('ERR could not decode requested zset member')
    return place ?? [0, 0]
  })
  if (!search.from) throw new Refused(`ERR exactly one of FROMMEMBER or FROMLONLAT can be specified for ${name}`)
  if (!search.within) throw new Refused(`ERR exactly one of BYRADIUS and BYBOX can be specified for ${name}`)
  return { type: 'list', items: foundBy(search, scores).map((one) => row(one, search)) }
}

const perMember =
  (answer: (place: Place, cell: bigint) => Reply): Run =>
  (keys, [key = '', ...members]) => {
    const scores = scoresAt(keys, key)
    const items = members.map((member) => {
      const score = scoreOf(scores, member)
      return score === undefined ? NIL : answer(placeIn(BigInt(score)), BigInt(score))
    })
    return { type: 'list', items }
  }

/** Places on the earth, which are members of a sorted set. */
export const geography: Readonly<Record<string, Command>> = {
  geoadd: { takes: [4, ANY], run: geoadd },
  geodist: { takes: [3, 4], run: geodist },
  geopos: { takes: [1, ANY], run: perMember(coordinates) },
  geohash: { takes: [1, ANY], run: perMember((_place, cell) => text(geohash(cell))) },
  geosearch: { takes: [6, ANY], run: (keys, [key = '', ...words]) => searched(keys, key, 'geosearch', words) },
  georadius: {
    takes: [5, ANY],
    run: (keys, [key = '', longitude = '', latitude = '', radius = '', unit = '', ...words]) =>
      searched(keys, key, 'georadius', ['FROMLONLAT', longitude, latitude, 'BYRADIUS', radius, unit, ...words]),
  },
  georadiusbymember: {
    takes: [4, ANY],
    run: (keys, [key = '', member = '', radius = '', unit = '', ...words]) =>
      searched(keys, key, 'georadiusbymember', ['FROMMEMBER', member, 'BYRADIUS', radius, unit, ...words]),
  },
}
