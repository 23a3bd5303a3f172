import { expect, test } from 'vitest'
import { emptyTimeline, type Moment, type Timeline } from '../../shell/timeline.ts'
import { firstPlace, placeInWords, ticksOf } from './ticks.ts'

/** A moment between two worlds, which are numbers. */
const moment = (id: number, line: string, after: number | undefined, status = 0): Moment<number> => ({
  id,
  shell: 'Simple',
  line,
  at: 0,
  keys: [],
  before: after === undefined ? undefined : id - 1,
  after,
  evidence: { ran: [], flows: [], status, stdout: '', stderr: '' },
  weight: 0,
})

const changed = ({ before, after }: Moment<number>): boolean => before !== after

const timeline: Timeline<number> = {
  moments: [moment(1, 'mkdir a', 1), moment(2, 'ls', 1), moment(3, 'cd b', 3, 1), moment(4, '', 4)],
  at: 3,
}

test('each line is a tick by what it did; those that were taken back are hollow', () => {
  expect(ticksOf(timeline, changed).map((tick) => [tick.at, tick.changed, tick.failed, tick.undone])).toEqual([
    [1, true, false, false],
    [2, false, false, false],
    [3, true, true, false],
    [4, true, false, true],
  ])
})

test('the last forty lines are drawn', () => {
  const moments = Array.from({ length: 100 }, (_unused, index) => moment(index + 1, 'ls', index + 1))
  const ticks = ticksOf({ moments, at: 100 }, changed)
  expect([ticks.length, ticks[0]?.at, ticks.at(-1)?.at]).toEqual([40, 61, 100])
  expect(firstPlace({ moments, at: 100 })).toBe(60)
})

test('a place is said with its line', () => {
  expect([0, 1, 3, 4].map((at) => placeInWords(timeline, at))).toEqual([
    'before the first line',
    'after line 1, mkdir a',
    'after line 3, cd b',
    'after line 4, a new start',
  ])
})

test('what is before a world that is not kept cannot be gone to', () => {
  const gone = [moment(1, 'a', undefined), moment(2, 'b', undefined), moment(3, 'c', 3), moment(4, 'd', 4)]
  expect(firstPlace({ moments: gone, at: 4 })).toBe(2)
  expect(firstPlace(emptyTimeline())).toBe(0)
})
