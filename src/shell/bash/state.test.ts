import { describe, expect, it } from 'vitest'
import { IndexedArray } from './arrays.ts'
import { ShellState } from './state.ts'

function valuesOf(state: ShellState): readonly string[] {
  const value = state.value('a')
  return value instanceof IndexedArray ? value.values() : []
}

describe('appending to an array', () => {
  it('leaves a copy of the state as it was, and the other way round', () => {
    const state = new ShellState()
    state.replace('a', new IndexedArray(['1']))
    const copy = state.copy()
    state.append('a', ['2', '3'])
    copy.append('a', ['4'])
    expect(valuesOf(state)).toEqual(['1', '2', '3'])
    expect(valuesOf(copy)).toEqual(['1', '4'])
  })

  it('changes the array in place as long as no copy shares it', () => {
    const state = new ShellState()
    state.replace('a', new IndexedArray(['1']))
    const before = state.value('a')
    state.append('a', ['2'])
    expect(state.value('a')).toBe(before)
    state.copy()
    state.append('a', ['3'])
    expect(state.value('a')).not.toBe(before)
  })
})
