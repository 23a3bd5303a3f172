import { describe, expect, it } from 'vitest'
import { type Arrangement, lineOfPieces, piecesOf, shuffled } from './arrangement.ts'
import { rightOf } from './prediction.ts'
import type { Word } from './lesson.ts'

const word = (text: string, more: Partial<Word> = {}): Word => ({ text, kind: 'value', meaning: '', ...more })
const words = [word('n=3'), word(';', { kind: 'operator', glued: true }), word('echo', { kind: 'program' }), word('$n')]
const arrangement: Arrangement = { id: 'x', task: 'Do it.', line: 'n=3; echo $n', extra: ['-n', 'wc'] }

describe('an arrangement', () => {
  it('keeps together what is glued together', () => {
    expect(piecesOf(words).map(({ text }) => text)).toEqual(['n=3;', 'echo', '$n'])
    expect(lineOfPieces(piecesOf(words))).toBe('n=3; echo $n')
  })

  it('has all pieces and two more in an order of its own, the same for the same seed', () => {
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => shuffled(arrangement, words, seed).map(({ text }) => text))
    for (const order of orders) {
      expect(order.toSorted()).toEqual(['$n', '-n', 'echo', 'n=3;', 'wc'])
      expect(order.slice(0, 3)).not.toEqual(['n=3;', 'echo', '$n'])
    }
    expect(new Set(orders.map(String)).size).toBeGreaterThan(3)
    expect(shuffled(arrangement, words, 3).map(({ text }) => text)).toEqual(orders[2])
  })
})

it('a prediction is right by what was printed', () => {
  const prediction = { id: 'x', line: 'x', outputs: ['a', 'a\nb', ''], because: 'So it is.' } as const
  expect(['a\n', 'a\r\nb\n', '', 'c'].map((output) => rightOf(prediction, output))).toEqual([0, 1, 2, undefined])
})
