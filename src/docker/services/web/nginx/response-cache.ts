import type { WebResponse } from '../../../../linux/network.ts'
import type { Directive } from './configuration.ts'
import { secondsOf } from './expires.ts'
import { innermost } from './servers.ts'
import { type Asked, expanded, isSet } from './variables.ts'

/** An answer that is kept. */
interface Kept {
  readonly response: WebResponse
  /** Until when it is fresh, in milliseconds. */
  readonly until: number
}

/** The answers that `proxy_cache` keeps, by zone and key, and how often each was asked for. */
export interface ResponseCache {
  readonly kept: Map<string, Kept>
  readonly uses: Map<string, number>
  /** Answers that are being fetched, for which `proxy_cache_lock` lets others wait. */
  readonly coming: Map<string, Promise<unknown>>
}

export const emptyCache = (): ResponseCache => ({ kept: new Map(), uses: new Map(), coming: new Map() })

type Levels = readonly (readonly Directive[])[]

/** What a cache is asked with. */
export interface CacheCall {
  readonly asked: Asked
  readonly levels: Levels
  readonly cache: ResponseCache
  readonly now: number
  fetch(): Promise<WebResponse | undefined>
}

const words = (levels: Levels, name: string): readonly string[] => innermost(levels, name).flatMap((one) => one.words)

/** Whether one of the texts that a directive names is neither empty nor 0. */
const says = (name: string, { asked, levels }: CacheCall): boolean =>
  words(levels, name).some((word) => isSet(expanded(word, asked)))

const header = ({ headers = [] }: WebResponse, name: string): string =>
  headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? ''

/** How long an answer says that it may be kept, in seconds: nothing where it does not say. */
function toldSeconds(response: WebResponse, ignored: readonly string[]): number | undefined {
  const told = (name: string): string => (ignored.includes(name) ? '' : header(response, name))
  if (told('set-cookie') !== '') return 0
  const accelerated = told('x-accel-expires')
  if (/^\d+$/.test(accelerated)) return Number(accelerated)
  const control = told('cache-control')
  if (/\b(?:private|no-cache|no-store)\b/.test(control)) return 0
  const age = /\b(?:s-maxage|max-age)=(\d+)/.exec(control)?.[1]
  return age === undefined ? undefined : Number(age)
}

/** How long `proxy_cache_valid` keeps an answer, in seconds. */
function validSeconds({ status }: WebResponse, levels: Levels): number {
  for (const { words: all } of innermost(levels, 'proxy_cache_valid')) {
    const codes = all.length === 1 ? ['200', '301', '302'] : all.slice(0, -1)
    if (codes.includes('any') || codes.includes(String(status))) return secondsOf(all.at(-1) ?? '') ?? 0
  }
  return 0
}

/** Whether an old answer stands in for one that did not come, or that is an error. */
function isStaleGood(response: WebResponse | undefined, { levels, asked }: CacheCall): boolean {
  const { failure } = asked.passing
  const cases = words(levels, 'proxy_cache_use_stale')
  return cases.includes(response ? `http_${response.status}` : failure === 'late' ? 'timeout' : 'error')
}

function keep(place: string, response: WebResponse, call: CacheCall): void {
  const { cache, levels, now } = call
  const uses = (cache.uses.get(place) ?? 0) + 1
  cache.uses.set(place, uses)
  if (says('proxy_no_cache', call) || uses < Number(words(levels, 'proxy_cache_min_uses')[0] ?? 1)) return
  const ignored = words(levels, 'proxy_ignore_headers').map((name) => name.toLowerCase())
  const seconds = toldSeconds(response, ignored) ?? validSeconds(response, levels)
  if (seconds > 0) cache.kept.set(place, { response, until: now + seconds * 1000 })
}

/** Fetches an answer and keeps it, before those that wait for it go on. */
async function fetched(place: string, call: CacheCall): Promise<WebResponse | undefined> {
  const { cache, fetch } = call
  const coming = fetch().then((response) => {
    const isReplaced = cache.kept.has(place) && isStaleGood(response, call)
    if (response && !isReplaced) keep(place, response, call)
    return response
  })
  cache.coming.set(place, coming)
  return coming.finally(() => cache.coming.delete(place))
}

/** Gives an answer that is kept, or fetches one; the status of the cache is noted for `$upstream_cache_status`. */
export async function cached(call: CacheCall): Promise<WebResponse | undefined> {
  const { asked, levels, cache, now } = call
  const [zone = 'off'] = words(levels, 'proxy_cache')
  const methods = ['GET', 'HEAD', ...words(levels, 'proxy_cache_methods')]
  if (zone === 'off' || !methods.includes(asked.request.method)) return call.fetch()
  const [format = '$scheme$proxy_host$request_uri'] = words(levels, 'proxy_cache_key')
  const place = `${zone} ${expanded(format, asked)}`
  const coming = cache.coming.get(place)
  if (coming && words(levels, 'proxy_cache_lock')[0] === 'on') await coming
  const found = cache.kept.get(place)
  const isPassedBy = says('proxy_cache_bypass', call)
  const note = (status: string): void => void (asked.passing.cache = status)
  if (found && now < found.until && !isPassedBy) {
    note('HIT')
    return found.response
  }
  note(isPassedBy ? 'BYPASS' : found ? 'EXPIRED' : 'MISS')
  const response = await fetched(place, call)
  if (found && isStaleGood(response, call)) {
    note('STALE')
    return found.response
  }
  return response
}
