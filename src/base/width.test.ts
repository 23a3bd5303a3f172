import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { Segmenter } = Intl

// files share what is loaded: another test may have had a segmenter made
beforeEach(() => void vi.resetModules())

afterEach(() => {
  Object.assign(Intl, { Segmenter })
  vi.resetModules()
})

test('no segmenter is made before a text needs one: that takes a tenth of what a slow processor has for the first prompt', async () => {
  const made = vi.fn()
  class Counted extends Segmenter {
    constructor() {
      super()
      made()
    }
  }
  Object.assign(Intl, { Segmenter: Counted })
  const { graphemes, nextBoundary, previousBoundary, textWidth } = await import('./width.ts')
  expect([nextBoundary('plain text', 4), previousBoundary('plain text', 4), textWidth('plain ✓')]).toEqual([5, 3, 7])
  expect(made).not.toHaveBeenCalled()
  expect(graphemes('e\u0301👩‍👩‍👧')).toEqual(['e\u0301', '👩‍👩‍👧'])
  expect(nextBoundary('👩‍👩‍👧a', 0)).toBe(8)
  expect(made).toHaveBeenCalledTimes(1)
})
