import { expect, it } from 'vitest'
import { nearMiss } from './near-miss.ts'

it.each([
  ['cta welcome.txt', 'cat welcome.txt', 0],
  ['cat  welcom.txt', 'cat welcome.txt', 1],
  ['cat wellcome.txt', 'cat welcome.txt', 1],
  ['cat Welcome.txt', 'cat welcome.txt', 1],
  ['ls -a', 'ls -l', 1],
  ['cat welcmoe.txt', 'cat welcome.txt', 1],
  ['cat welcome.txt', 'cat welcome.txt', undefined],
  ['cat emoclew.txt', 'cat welcome.txt', undefined],
  ['cta welcom.txt', 'cat welcome.txt', undefined],
  ['cat welcome.txt now', 'cat welcome.txt', undefined],
  ['', 'ls', undefined],
])('%s for %s', (typed, wanted, at) => {
  expect(nearMiss(typed, wanted)?.at).toBe(at)
})
