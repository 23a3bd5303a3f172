import { Refused, SYNTAX, whole, type Words } from '../command.ts'
import { distance, type Place, placeOf } from './places.ts'

/** Metres of a unit. */
const UNITS: Readonly<Record<string, number>> = { m: 1, km: 1000, ft: 0.3048, mi: 1609.34 }

/** @throws Refused */
export function unitOf(word: string): number {
  const lower = word.toLowerCase()
  if (!Object.hasOwn(UNITS, lower)) throw new Refused('ERR unsupported unit provided. please use M, KM, FT, MI')
  return UNITS[lower] ?? 1
}

/** What is searched, and how it is told. Lengths are metres. */
export interface Search {
  from: Place | undefined
  /** How far a place is from the middle; undefined where it is out of the area. */
  within: ((from: Place, place: Place) => number | undefined) | undefined
  unit: number
  order: 'ASC' | 'DESC' | undefined
  most: number
  shown: ReadonlySet<string>
}

function length(word: string, what: string): number {
  const value = Number(word)
  if (word.trim() === '' || Number.isNaN(value)) throw new Refused(`ERR need numeric ${what}`)
  if (value < 0) throw new Refused(`ERR ${what} cannot be negative`)
  return value
}

function circle(search: Search, radius: string, unit: string): void {
  search.unit = unitOf(unit)
  const most = length(radius, 'radius') * search.unit
  search.within = (from, place) => {
    const metres = distance(from, place)
    return metres <= most ? metres : undefined
  }
}

function box(search: Search, [width = '', height = '', unit = '']: Words): void {
  search.unit = unitOf(unit)
  const [wide, high] = [length(width, 'width') * search.unit, length(height, 'height') * search.unit]
  search.within = (from, place) => {
    const isIn = distance([place[0], from[1]], place) <= high / 2 && distance([from[0], place[1]], place) <= wide / 2
    return isIn ? distance(from, place) : undefined
  }
}

/** What an option takes of the words behind it, and how many these are. */
type Option = (search: Search, words: Words, member: (name: string) => Place) => number

const EXTRAS = new Set(['WITHCOORD', 'WITHDIST', 'WITHHASH'])

const options: Readonly<Record<string, Option>> = {
  FROMMEMBER(search, [name = ''], member) {
    search.from = member(name)
    return 1
  },
  FROMLONLAT(search, [longitude = '', latitude = '']) {
    search.from = placeOf(longitude, latitude)
    return 2
  },
  BYRADIUS(search, [radius = '', unit = '']) {
    circle(search, radius, unit)
    return 2
  },
  BYBOX(search, words) {
    box(search, words)
    return 3
  },
  COUNT(search, [count = '', any]) {
    if (whole(count) <= 0) throw new Refused('ERR COUNT must be > 0')
    search.most = whole(count)
    search.order ??= 'ASC'
    return any?.toUpperCase() === 'ANY' ? 2 : 1
  },
}

/** Reads the options of GEOSEARCH. @throws Refused */
export function searchOf(words: Words, member: (name: string) => Place): Search {
  const search: Search = {
    from: undefined,
    within: undefined,
    unit: 1,
    order: undefined,
    most: Infinity,
    shown: new Set(),
  }
  for (let at = 0; at < words.length; at += 1) {
    const name = (words[at] ?? '').toUpperCase()
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option) at += option(search, words.slice(at + 1), member)
    else if (name === 'ASC' || name === 'DESC') search.order = name
    else if (EXTRAS.has(name)) search.shown = new Set([...search.shown, name])
    else throw new Refused(SYNTAX)
  }
  return search
}
