import { answer, type Card, emptyReview, learn, type Review } from '../../course/review.ts'
import type { Skill } from '../../course/review.ts'

/** How an exercise went: solved by the learner, or after the way was shown. */
export type Answer = 'solved' | 'seen'

/** What is kept of exercises. */
export interface Practised {
  /** By the exercise's id. */
  readonly answers: Readonly<Record<string, Answer>>
  readonly review: Review
}

export const nothingPractised: Practised = { answers: {}, review: emptyReview }

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isWhole = (data: unknown): data is number => Number.isSafeInteger(data)

const isCard = (data: unknown): data is Card => isRecord(data) && isWhole(data['box']) && isWhole(data['due'])

const isAnswer = (data: unknown): data is Answer => data === 'solved' || data === 'seen'

/** Those of some entries that are right. */
function only<T>(data: unknown, is: (value: unknown) => value is T): Readonly<Record<string, T>> {
  if (!isRecord(data)) return {}
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (is(value) ? ([[key, value]] as const) : [])),
  )
}

/** Reads what was stored, and leaves out what it does not understand. */
export function readPractised(data: unknown): Practised {
  if (!isRecord(data)) return nothingPractised
  const review = isRecord(data['review']) ? data['review'] : {}
  const today = isRecord(review['answered']) ? review['answered'] : {}
  const [day, count] = [today['day'], today['count']]
  return {
    answers: only(data['answers'], isAnswer),
    review: {
      cards: only(review['cards'], isCard),
      answered: isWhole(day) && isWhole(count) ? { day, count } : emptyReview.answered,
    },
  }
}

/** After an exercise was done; what was solved once stays so. */
export function answered(practised: Practised, id: string, how: Answer): Practised {
  if (practised.answers[id] === 'solved' || practised.answers[id] === how) return practised
  return { ...practised, answers: { ...practised.answers, [id]: how } }
}

/** After steps were done that show some skills. */
export function learned(practised: Practised, skills: readonly Skill[], day: number): Practised {
  const review = learn(practised.review, skills, day)
  return review === practised.review ? practised : { ...practised, review }
}

/** After a warm-up. */
export function warmedUp(practised: Practised, skill: Skill, known: boolean, day: number): Practised {
  return { ...practised, review: answer(practised.review, skill, known, day) }
}
