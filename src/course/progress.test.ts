import { describe, expect, test } from 'vitest'
import { initialProgress, percentage, type Progress, type ProgressAction, progressReducer } from './progress.ts'

const lessons = [
  { id: 'a', steps: 2 },
  { id: 'b', steps: 1 },
  { id: 'c', steps: 3 },
]

const play = (actions: readonly ProgressAction[], from: Progress = initialProgress): Progress =>
  actions.reduce((progress, action) => progressReducer(progress, action, lessons), from)

const next: ProgressAction = { type: 'next' }
const prev: ProgressAction = { type: 'prev' }
const select = (lesson: number): ProgressAction => ({ type: 'select', lesson })

describe('lesson progress (specification, section 4)', () => {
  test('starts at lesson 0, command 0', () => {
    expect(initialProgress).toMatchObject({ lesson: 0, command: 0, completed: [] })
  })
  test('Next moves to the following command', () => {
    expect(play([next])).toMatchObject({ lesson: 0, command: 1 })
  })
  test('Complete marks the lesson and opens the next one at command 0', () => {
    expect(play([next, next])).toEqual({ lesson: 1, command: 0, expanded: true, completed: ['a'] })
  })
  test('Complete on the last lesson collapses the panel', () => {
    expect(play([select(2), next, next, next])).toEqual({ lesson: 2, command: 2, expanded: false, completed: ['c'] })
  })
  test('completing twice counts once', () => {
    expect(play([next, next, select(0), next, next]).completed).toEqual(['a'])
  })
  test('Prev goes back one command and stops at the first', () => {
    expect(play([next, prev]).command).toBe(0)
    expect(play([prev])).toEqual(initialProgress)
  })
  test('selecting another lesson makes it current and opens it at command 0', () => {
    expect(play([next, select(2)])).toMatchObject({ lesson: 2, command: 0, expanded: true })
  })
  test('selecting the open lesson closes it, and again opens it', () => {
    expect(play([next, select(0)])).toMatchObject({ command: 0, expanded: false })
    expect(play([select(0), select(0)]).expanded).toBe(true)
  })
  test('selecting a lesson that is not there changes nothing', () => {
    expect(play([select(9)])).toEqual(initialProgress)
  })
  test('reset starts afresh', () => {
    expect(play([next, next, { type: 'reset' }])).toEqual(initialProgress)
  })
  test.each([
    [[], 0],
    [['a'], 33],
    [['a', 'b'], 67],
    [['a', 'b', 'c'], 100],
    [['unknown'], 0],
  ])('%j is %i %%', (completed, expected) => {
    expect(percentage({ ...initialProgress, completed }, lessons)).toBe(expected)
  })
})
