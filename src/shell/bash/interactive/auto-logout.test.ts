import { expect, test } from 'vitest'
import { processHost } from '../../../host.ts'
import { AutoLogout } from './auto-logout.ts'

test.each([
  ['60', [60_000]],
  ['9999999999', [2 ** 31 - 1]],
  ['0', []],
  ['soon', []],
  [undefined, []],
])('TMOUT=%s waits as long as that, and no longer than a timer can', (seconds, wanted) => {
  const waits: number[] = []
  const host = { ...processHost, setTimeout: (_run: () => void, ms: number) => waits.push(ms) }
  new AutoLogout(host, () => undefined).begin(seconds)
  expect(waits).toEqual(wanted)
})
