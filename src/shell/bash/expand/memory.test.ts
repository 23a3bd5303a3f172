import { expect, it } from 'vitest'
import { remembered } from './memory.ts'

/** How often something was made of each text. */
function counted(): { readonly make: (text: string) => { readonly text: string }; readonly made: Map<string, number> } {
  const made = new Map<string, number>()
  const make = remembered((text) => {
    made.set(text, (made.get(text) ?? 0) + 1)
    return { text }
  })
  return { make, made }
}

it('makes something of a text once, and forgets what nobody asks for any more', () => {
  const { make, made } = counted()
  const often = make('often')
  make('once')
  for (let at = 0; at < 5000; at += 1) {
    make(`other ${at}`)
    expect(make('often')).toBe(often)
  }
  make('once')
  expect(made.get('often')).toBe(1)
  expect(made.get('once')).toBe(2)
})

it('remembers no long texts', () => {
  const { make, made } = counted()
  const long = 'x'.repeat(10_000)
  make(long)
  make(long)
  expect(made.get(long)).toBe(2)
})
