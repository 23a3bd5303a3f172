import { describe, expect, it } from 'vitest'
import { answer, dueOn, emptyReview, INTERVALS, learn, type Review, type Skill } from './review.ts'

const skill = (name: string, lesson = name): Skill => ({ name, lesson, step: 0 })
const names = (review: Review, skills: readonly Skill[], day: number): readonly string[] =>
  dueOn(review, skills, day).map(({ name }) => name)

describe('what was learned', () => {
  const [wc, sort] = [skill('wc'), skill('sort')]

  it('comes back the next day, and not before', () => {
    const review = learn(emptyReview, [wc], 10)
    expect(names(review, [wc, sort], 10)).toEqual([])
    expect(names(review, [wc, sort], 11)).toEqual(['wc'])
  })

  it('comes back after 1, 3, 7, 16 and 35 days while it is known', () => {
    let review = learn(emptyReview, [wc], 0)
    let day = 0
    const waited: number[] = []
    for (let time = 0; time < 6; time += 1) {
      const due = review.cards['wc']?.due ?? 0
      waited.push(due - day)
      day = due
      review = answer(review, wc, true, day)
    }
    expect(waited).toEqual([...INTERVALS, 35])
  })

  it('begins anew where it was not known', () => {
    let review = learn(emptyReview, [wc], 0)
    for (const day of [1, 4, 11]) review = answer(review, wc, true, day)
    expect(answer(review, wc, false, 27).cards['wc']).toEqual({ box: 0, due: 28 })
  })

  it('stays in its box when it is met in a lesson again', () => {
    const review = answer(learn(emptyReview, [wc], 0), wc, true, 1)
    expect(learn(review, [wc], 2)).toBe(review)
  })
})

describe('on one day', () => {
  const skills = [skill('a', 'one'), skill('b', 'one'), skill('c', 'two'), skill('d', 'three'), skill('e', 'four')]

  it('three come at most, each from another lesson, the longest overdue first', () => {
    let review = learn(emptyReview, skills.slice(0, 2), 3)
    review = learn(review, skills.slice(2, 4), 2)
    review = learn(review, skills.slice(4), 0)
    expect(names(review, skills, 9)).toEqual(['e', 'c', 'd'])
  })

  it('those that were answered count', () => {
    let review = learn(emptyReview, skills, 0)
    review = answer(review, skill('a', 'one'), true, 5)
    expect(names(review, skills, 5)).toHaveLength(2)
    review = answer(answer(review, skill('c', 'two'), false, 5), skill('d', 'three'), true, 5)
    expect(names(review, skills, 5)).toEqual([])
    expect(names(review, skills, 6)).toEqual(['b', 'e', 'c'])
  })
})
