import type { Directive } from './configuration.ts'
import { all, innermost, innermostWords } from './servers.ts'
import { type Asked, expanded } from './variables.ts'

/** How far the requests of a key are ahead of their rate, in thousandths of a request. */
interface Bucket {
  excess: number
  last: number
}

/** What nginx remembers of the keys of its zones, by zone and key. */
export interface Limits {
  readonly rates: Map<string, Bucket>
  readonly connections: Map<string, number>
}

export const noLimits = (): Limits => ({ rates: new Map(), connections: new Map() })

/** What a limit makes of a request. */
export interface Verdict {
  /** The status that it is refused with. */
  readonly status?: number
  /** What is said of it in the error log. */
  readonly note?: string
  /** How long it has to wait, in milliseconds. */
  readonly wait: number
}

const parameter = (words: readonly string[], name: string): string | undefined =>
  words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)

/** The directive that makes a zone. */
const zoneOf = (outer: readonly Directive[], kind: string, name: string): Directive | undefined =>
  all(outer, kind).find(({ words }) => parameter(words, 'zone')?.split(':')[0] === name)

/** The rate of a zone in thousandths of a request a second. */
function rateOf({ words }: Directive): number {
  const [, count = '1', unit] = /^(\d+)r\/([sm])$/.exec(parameter(words, 'rate') ?? '') ?? []
  return unit === 'm' ? (Number(count) * 1000) / 60 : Number(count) * 1000
}

const statusOf = (levels: readonly (readonly Directive[])[], name: string): number =>
  Number(innermostWords(levels, name)?.[0] ?? 503)

const isOn = (levels: readonly (readonly Directive[])[], name: string): boolean =>
  innermostWords(levels, name)?.[0] === 'on'

interface Situation {
  readonly asked: Asked
  readonly levels: readonly (readonly Directive[])[]
  readonly limits: Limits
  readonly now: number
}

/** What one `limit_req` makes of a request: the leaky bucket of nginx. */
function limited({ words }: Directive, { asked, levels, limits, now }: Situation): Verdict {
  const name = parameter(words, 'zone') ?? ''
  const zone = zoneOf(levels[0] ?? [], 'limit_req_zone', name)
  const key = zone && expanded(zone.words[0] ?? '', asked)
  if (!zone || key === undefined || key === '') return { wait: 0 }
  const rate = rateOf(zone)
  const place = `${name} ${key}`
  const before = limits.rates.get(place)
  const excess = before ? Math.max(0, before.excess - (rate * (now - before.last)) / 1000 + 1000) : 0
  const burst = Number(parameter(words, 'burst') ?? 0) * 1000
  const told = `excess: ${(Math.floor(excess) / 1000).toFixed(3)} by zone "${name}"`
  if (excess > burst)
    return { status: statusOf(levels, 'limit_req_status'), note: `limiting requests, ${told}`, wait: 0 }
  limits.rates.set(place, { excess, last: now })
  const free = words.includes('nodelay') ? Number.POSITIVE_INFINITY : Number(parameter(words, 'delay') ?? 0) * 1000
  return excess > free ? { wait: ((excess - free) * 1000) / rate, note: `delaying request, ${told}` } : { wait: 0 }
}

/** What `limit_req` makes of a request: one that refuses it comes before one that lets it wait. */
export function rateVerdict(situation: Situation): Verdict {
  const verdicts = innermost(situation.levels, 'limit_req').map((limit) => limited(limit, situation))
  if (isOn(situation.levels, 'limit_req_dry_run')) return { wait: 0 }
  const longest = verdicts.toSorted((one, other) => other.wait - one.wait)[0]
  return verdicts.find(({ status }) => status !== undefined) ?? longest ?? { wait: 0 }
}

/** Counts a request among those that are being answered: gives what takes it off again, or the verdict where there are too many. */
export function connectionVerdict({ asked, levels, limits }: Omit<Situation, 'now'>): Verdict | (() => void) {
  const taken: string[] = []
  const leave = (): void => {
    for (const place of taken) limits.connections.set(place, (limits.connections.get(place) ?? 1) - 1)
  }
  for (const { words } of innermost(levels, 'limit_conn')) {
    const [name = '', most = ''] = words
    const key = expanded(zoneOf(levels[0] ?? [], 'limit_conn_zone', name)?.words[0] ?? '', asked)
    const place = `${name} ${key}`
    const count = limits.connections.get(place) ?? 0
    if (key !== '' && count >= Number(most) && !isOn(levels, 'limit_conn_dry_run')) {
      leave()
      const note = `limiting connections by zone "${name}"`
      return { status: statusOf(levels, 'limit_conn_status'), note, wait: 0 }
    }
    limits.connections.set(place, count + 1)
    taken.push(place)
  }
  return leave
}
