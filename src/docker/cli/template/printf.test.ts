import { expect, test } from 'vitest'
import { goPrintf } from './printf.ts'

test.each([
  ['%5s|', ['a'], '    a|'],
  ['%1000000s', ['a'], 'a'.padStart(1_000_000)],
  ['%1000001s|', ['a'], '%!(NOVERB)%!(EXTRA string=a)'],
  ['a %s %.1000001s|', ['b', 'c'], 'a b %!(NOVERB)%!(EXTRA string=c)'],
])('%s of %j, as Go has it', (format, values, expected) => {
  expect(goPrintf(format, values)).toBe(expected)
})
