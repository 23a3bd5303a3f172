/** Something that was learned once: a program, or a program with an option, and the step that asks for it. */
export interface Skill {
  /** `wc`, `wc -l`, `docker run -d` */
  readonly name: string
  /** The lesson's id, and the step from 0. */
  readonly lesson: string
  readonly step: number
}

/** After how many days a skill comes back, by the box that it is in. */
export const INTERVALS: readonly number[] = [1, 3, 7, 16, 35]

/** How many steps a day asks for at most. */
export const MOST_A_DAY = 3

/** Where a skill stands. Days are counted from any one day on, and are whole. */
export interface Card {
  /** 0 to 4. */
  readonly box: number
  readonly due: number
}

/** What is kept of all skills that were learned, by their names. */
export interface Review {
  readonly cards: Readonly<Record<string, Card>>
  /** How many were answered on which day. */
  readonly answered: { readonly day: number; readonly count: number }
}

export const emptyReview: Review = { cards: {}, answered: { day: 0, count: 0 } }

const inBox = (box: number, day: number): Card => ({ box, due: day + (INTERVALS[box] ?? INTERVALS.at(-1) ?? 1) })

/** Skills whose goals were met for the first time come back tomorrow; those that are known stay where they are. */
export function learn(review: Review, skills: readonly Skill[], day: number): Review {
  const fresh = skills.filter(({ name }) => !Object.hasOwn(review.cards, name))
  if (fresh.length === 0) return review
  return {
    ...review,
    cards: { ...review.cards, ...Object.fromEntries(fresh.map(({ name }) => [name, inBox(0, day)])) },
  }
}

/** What was known goes one box up; what was not, or was shown, begins anew. */
export function answer(review: Review, { name }: Skill, known: boolean, day: number): Review {
  const { cards, answered } = review
  const box = known ? Math.min((cards[name]?.box ?? -1) + 1, INTERVALS.length - 1) : 0
  const count = answered.day === day ? answered.count + 1 : 1
  return { cards: { ...cards, [name]: inBox(box, day) }, answered: { day, count } }
}

/** What is due on a day, the longest overdue first, each from another lesson; three a day at most, with those that were answered. */
export function dueOn(review: Review, skills: readonly Skill[], day: number): readonly Skill[] {
  const { cards, answered } = review
  const left = MOST_A_DAY - (answered.day === day ? answered.count : 0)
  const due = skills.filter(({ name }) => Object.hasOwn(cards, name) && (cards[name]?.due ?? Infinity) <= day)
  const first = due.toSorted((one, other) => (cards[one.name]?.due ?? 0) - (cards[other.name]?.due ?? 0))
  const lessons = new Set<string>()
  const other = first.filter(({ lesson }) => !lessons.has(lesson) && lessons.add(lesson))
  return other.slice(0, Math.max(0, left))
}
