import { describe, expect, test } from 'vitest'
import type { Progress } from '../../course/progress.ts'
import { fitProgress, readDone, readProgress } from './progress.ts'

const progress: Progress = { lesson: 1, command: 2, expanded: true, completed: ['a'] }

describe('progress out of stored data', () => {
  test('is what was stored', () => {
    expect(readProgress({ ...progress, extra: 1 })).toEqual(progress)
  })

  test.each([
    null,
    [],
    'x',
    {},
    { ...progress, lesson: -1 },
    { ...progress, lesson: 1.5 },
    { ...progress, command: '2' },
    { ...progress, expanded: 1 },
    { ...progress, completed: ['a', 1] },
    { ...progress, completed: 'a' },
  ])('%j is none', (data) => {
    expect(readProgress(data)).toBeUndefined()
  })
})

describe('steps that are done, out of stored data', () => {
  test('are what was stored', () => {
    expect(readDone({ pipes: [0, 2] })).toEqual({ pipes: [0, 2] })
  })

  test.each([null, [], 'x', { pipes: 1 }, { pipes: [-1] }, { pipes: ['1'] }])('%j are none', (data) => {
    expect(readDone(data)).toBeUndefined()
  })
})

describe('progress fitted to a track', () => {
  const track = [
    { id: 'a', steps: 3 },
    { id: 'b', steps: 3 },
  ]

  test('stays the very same when it fits', () => {
    expect(fitProgress(progress, track)).toBe(progress)
  })

  test.each<[string, Partial<Progress>, Partial<Progress>]>([
    ['a lesson that is gone', { lesson: 7 }, { lesson: 0 }],
    ['a step of a lesson that is gone', { lesson: 7, command: 1 }, { lesson: 0, command: 0 }],
    ['a step that is gone', { command: 3 }, { command: 0 }],
    ['a completed lesson that is gone', { completed: ['a', 'z'] }, { completed: ['a'] }],
    ['a lesson completed twice', { completed: ['a', 'a'] }, { completed: ['a'] }],
  ])('%s', (_name, stored, fitted) => {
    expect(fitProgress({ ...progress, ...stored }, track)).toMatchObject(fitted)
  })
})
