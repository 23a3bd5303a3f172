import { expect, test } from 'vitest'
import type { WebResponse } from '../../../../linux/network.ts'
import { respond } from '../files.ts'
import { cached, emptyCache } from './response-cache.ts'
import type { Asked } from './variables.ts'

const directive = (name: string, ...words: readonly string[]) => ({ name, words, block: undefined, file: '', line: 1 })

/** A request for a path, as far as the cache reads it. */
const askedFor = (path: string): Asked => {
  const request = { method: 'GET', path }
  const passing: Asked['passing'] = { addresses: [], statuses: [], cache: '', failure: 'refused' }
  // what the key does not name is not read
  return { request, original: request, scope: [], maps: [], made: new Map(), captures: [], passing } as unknown as Asked
}

test.each([
  ['on', ['MISS', 'HIT'], 1],
  ['off', ['MISS', 'MISS'], 2],
])('proxy_cache_lock %s: two requests at once', async (word, statuses, times) => {
  const levels = [
    [
      directive('proxy_cache', 'one'),
      directive('proxy_cache_valid', '1h'),
      directive('proxy_cache_lock', word),
      directive('proxy_cache_key', '$request_uri'),
    ],
  ]
  const cache = emptyCache()
  const fetches: ((response: WebResponse) => void)[] = []
  const fetch = (): Promise<WebResponse> => new Promise((resolve) => fetches.push(resolve))
  const both = [askedFor('/a'), askedFor('/a')]
  const answers = both.map((asked) => cached({ asked, levels, cache, now: 0, fetch }))
  await Promise.resolve()
  await Promise.resolve()
  expect(fetches).toHaveLength(times)
  for (const give of fetches) give(respond(200, 'text/plain', 'a'))
  await Promise.all(answers)
  expect(both.map(({ passing }) => passing.cache)).toEqual(statuses)
  expect(fetches).toHaveLength(times)
})
