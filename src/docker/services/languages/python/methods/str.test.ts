import { expect, test } from 'vitest'
import { types } from '../types.ts'
import { MethodOfType, type Value } from '../values.ts'
import { isText } from './str.ts'

const LONG = 'Ab\t'.repeat(200_000)

/** What a method gives, and how often others have their turn meanwhile. */
function turnsOf(name: string, ...places: Value[]): { readonly value: Value; readonly turns: number } {
  const method = types.str.members.get(name)
  if (!(method instanceof MethodOfType)) throw new Error(`no method ${name}`)
  const steps = method.call(LONG, { places, named: new Map() })
  if (typeof steps !== 'object' || steps === null || !('next' in steps)) return { value: steps, turns: 0 }
  for (let turns = 0; ; turns += 1) {
    const { done, value } = steps.next()
    if (done) return { value, turns }
  }
}

test.each<[name: string, value: Value]>([
  ['istitle', true],
  ['isupper', false],
  ['isascii', true],
  ['isalpha', false],
  ['expandtabs', `Ab${' '.repeat(6)}`.repeat(200_000)],
])('%s of a long text gives others their turn', (name, value) => {
  const made = turnsOf(name)
  expect(made.value).toBe(value)
  expect(made.turns).toBeGreaterThan(5)
})

test('expandtabs keeps the column from piece to piece', () => {
  const { value } = turnsOf('expandtabs', 5n)
  expect(isText(value) && value.endsWith(`Ab${' '.repeat(3)}`)).toBe(true)
})

test('so does encode in one byte a letter', () => {
  expect(turnsOf('encode', 'latin-1').turns).toBeGreaterThan(5)
})
