import { describe, expect, test } from 'vitest'
import { add, back, emptyTimeline, forward, goTo, type Moment, thinOut, type Timeline, worldAt } from './timeline.ts'

const evidence = { ran: [], flows: [], status: 0, stdout: '', stderr: '' }

/** A line that makes world `id` of world `id - 1`. */
const moment = (id: number, weight = 1): Moment<number> => {
  const worlds = { before: id - 1, after: id }
  return { id, shell: 'Bash', line: `line ${id}`, at: 0, keys: [], ...worlds, evidence, weight }
}

const of = (...moments: readonly Moment<number>[]): Timeline<number> => add(emptyTimeline(), moments)
const ids = ({ moments }: Timeline<number>): readonly number[] => moments.map(({ id }) => id)

describe('a timeline', () => {
  const three = of(moment(1), moment(2), moment(3))

  test('knows the world of each place', () => {
    expect([0, 1, 2, 3, 4, -1].map((at) => worldAt(three, at))).toEqual([0, 1, 2, 3, undefined, undefined])
  })

  test('goes back and forward, no farther than there are worlds', () => {
    const earlier = back(three)
    expect(earlier?.at).toBe(2)
    expect(earlier && forward(earlier)).toEqual(three)
    expect([forward(three), goTo(three, 7), goTo(three, -1), back(goTo(three, 0) ?? three)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })

  test('drops what could be redone when a line is added', () => {
    const other = add(goTo(three, 1) ?? three, [moment(4)])
    expect([ids(other), other.at]).toEqual([[1, 4], 2])
  })

  test('lets go of the oldest worlds, and keeps their lines', () => {
    const thin = thinOut(of(moment(1, 50), moment(2, 50), moment(3, 50)), { bytes: 110, lines: 10 })
    expect(ids(thin)).toEqual([1, 2, 3])
    expect([0, 1, 2, 3].map((at) => worldAt(thin, at))).toEqual([undefined, 1, 2, 3])
    expect(goTo(thin, 0)).toBeUndefined()
  })

  test('keeps the latest moment whatever it weighs', () => {
    expect(worldAt(thinOut(of(moment(1), moment(2, 500)), { bytes: 10, lines: 10 }), 2)).toBe(2)
  })

  test('lets go of the oldest lines when there are too many', () => {
    const thin = thinOut(three, { bytes: 100, lines: 2 })
    expect([ids(thin), thin.at]).toEqual([[2, 3], 2])
  })
})
