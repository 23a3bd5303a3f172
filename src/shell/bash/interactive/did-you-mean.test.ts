import { expect, test } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

const names = ['cat', 'grep', 'head', 'ls', 'sleep', '[', 'sl']

test.each([
  ['gerp', ['grep']],
  ['grepp', ['grep']],
  ['rep', ['grep']],
  ['caf', ['cat']],
  ['l', undefined],
  ['ss', ['ls', 'sl']],
  ['./grpe', undefined],
  ['docker', undefined],
])('%s', (typed, meant) => {
  const lines = meant?.map((name) => `  command '${name}'\n`).join('')
  expect(didYouMean(typed, names)).toBe(lines && `Command '${typed}' not found, did you mean:\n${lines}`)
})
