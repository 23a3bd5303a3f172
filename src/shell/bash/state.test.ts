import { describe, expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { instantClock } from '../../testing/run-line.ts'
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

describe('memory of long values', () => {
  const long = 'x'.repeat(5000)

  /** A state with a long value in `a`, and what it holds, in bytes. */
  function holding(): { readonly state: ShellState; readonly held: () => number } {
    let bytes = 0
    const state = new ShellState()
    state.host = {
      clock: instantClock(),
      chance: createChance(1),
      pid: 1,
      command: () => '',
      hasOpen: () => false,
      heeded: {},
      cutHistoryFile: () => undefined,
      hold: (more) => void (bytes += more),
    }
    state.set('a', long)
    return { state, held: () => bytes }
  }

  const given = (state: ShellState, value: string): void => {
    state.hide('a')
    state.set('a', value)
  }
  const each = (count: number, act: (at: number) => void): void => {
    for (let at = 0; at < count; at += 1) act(at)
  }
  const filledAndEmptied = (state: ShellState): void => {
    each(100, (at) => state.assign('b', long, { subscript: at }))
    each(100, (at) => state.unsetElement('b', at))
  }
  const local = (state: ShellState): void => {
    state.makeLocal('a')
    state.set('a', long)
  }

  it.each<readonly [string, (state: ShellState) => void, number]>([
    ['unset', (state) => state.unset('a'), 0],
    ['a= command', (state) => given(state, ''), 5000],
    ['a=long command', (state) => given(state, long), 5000],
    ['local a', local, 5000],
    ['local -I a', (state) => state.makeLocal('a', { inherit: true }), 5000],
  ])('is right after %s', (_what, change, expected) => {
    const { state, held } = holding()
    state.pushScope('function')
    change(state)
    state.popScope()
    expect(held()).toBe(expected)
  })

  it.each<readonly [string, (state: ShellState) => void, number]>([
    ['made', (state) => state.replace('b', new IndexedArray(['x'.repeat(10_000), 'y'])), 10_129],
    [
      'filled',
      (state) =>
        state.append(
          'b',
          Array.from({ length: 100 }, () => long),
        ),
      506_400,
    ],
    ['filled and emptied', filledAndEmptied, 0],
    ['filled one by one', (state) => each(1000, (at) => state.assign('b', 'x', { subscript: at })), 62_400],
  ])('of an array is told when it is %s', (_what, change, expected) => {
    const { state, held } = holding()
    const before = held()
    change(state)
    expect(held() - before).toBe(expected)
  })

  it('of a whole array is given back with it', () => {
    const { state, held } = holding()
    const before = held()
    state.append('b', [long, long])
    state.copy()
    state.append('b', [long])
    state.unset('b')
    expect(held()).toBe(before)
  })
})
