import { createStore, type ReadableStore, type Store } from '../../base/store.ts'
import type { StepsDone } from '../../course/done.ts'
import type { Lesson } from '../../course/lesson.ts'
import { dueOn, type Skill } from '../../course/review.ts'
import { skillNames, skillsOf } from '../../course/skill.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { dayOf } from './day.ts'
import type { Exercise } from './exercise.ts'
import { type Answer, answered, learned, type Practised, readPractised, warmedUp } from './kept.ts'
import { areComplete, lessonsOf } from './lessons.ts'
import { idOf } from './task.ts'

type WarmUp = Extract<Exercise, { readonly type: 'warm-up' }>

const shows =
  ({ lesson, step }: WarmUp) =>
  (skill: Skill): boolean =>
    skill.lesson === lesson && skill.step === step

/** The skills that a warm-up can ask for: those of steps that can be judged where they stand alone. */
export function askable(lessons: readonly Lesson[]): readonly Skill[] {
  const known = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  return skillsOf(lessons).filter(({ lesson, step }) => {
    const whole = known.get(lesson)
    return whole?.goals[step] !== undefined && !whole.inside[step] && !whole.follows[step]
  })
}

/** The skills that the steps show which were done. */
export function skillsDone(lessons: readonly Lesson[], done: StepsDone): readonly Skill[] {
  const steps = lessons.flatMap(({ id, words }) => (done[id] ?? []).map((step) => words[step] ?? []))
  const names = new Set(steps.flatMap(skillNames))
  return skillsOf(lessons).filter(({ name }) => names.has(name))
}

/** What a mode keeps of its exercises: how they went, which skills were learned, and which are due. */
export class PractisedKeeper {
  readonly practised: ReadableStore<Practised>
  /** What is due on the day on which the page was opened. */
  readonly due: Store<readonly Skill[]> = createStore<readonly Skill[]>([])
  readonly #practised: Store<Practised>
  readonly #keeper: ModeKeeper
  readonly #day: number
  /** Whether it was looked up what is due; once a visit. */
  #counted = false
  /** The skills that were asked for in this visit. */
  readonly #warm = new Set<string>()

  constructor(keeper: ModeKeeper) {
    this.#keeper = keeper
    this.#day = dayOf(keeper.now())
    this.practised = this.#practised = createStore(readPractised(keeper.practised.get()))
    this.due.subscribe(() => keeper.warmUp.set(this.due.get().length))
    keeper.practised.subscribe(() => this.#practised.set(readPractised(keeper.practised.get())))
    keeper.done.subscribe(() => this.#learn())
    keeper.lessons.subscribe(() => this.#onLessons())
    this.#onLessons()
  }

  /** How an exercise went, if it was done. */
  answerOf(exercise: Exercise): Answer | undefined {
    return this.#practised.get().answers[idOf(exercise)]
  }

  /** Keeps how an exercise went; of a warm-up, whether its skill was known. */
  answer(exercise: Exercise, how: Answer): void {
    if (exercise.type === 'warm-up') this.#warmUp(exercise, how === 'solved')
    else this.#keep(answered(this.#practised.get(), idOf(exercise), how))
  }

  /** It is not asked for again in this visit. */
  drop(warmUp: WarmUp): void {
    const isIt = shows(warmUp)
    this.due.update((due) => due.filter((skill) => !isIt(skill)))
  }

  /** None is. */
  dropAll(): void {
    this.due.set([])
  }

  #warmUp(warmUp: WarmUp, known: boolean): void {
    const skill = this.due.get().find(shows(warmUp))
    if (!skill || this.#warm.has(skill.name)) return
    this.#warm.add(skill.name)
    this.#keep(warmedUp(this.#practised.get(), skill, known, this.#day))
  }

  #keep(next: Practised): void {
    if (next !== this.#practised.get()) this.#keeper.keepPractised(next)
  }

  #onLessons(): void {
    this.#learn()
    if (this.#counted || !areComplete(this.#keeper)) return
    this.#counted = true
    this.due.set(dueOn(this.#practised.get().review, askable(lessonsOf(this.#keeper)), this.#day))
  }

  /** The skills of steps that were done come back. */
  #learn(): void {
    const skills = skillsDone(lessonsOf(this.#keeper), this.#keeper.done.get())
    this.#keep(learned(this.#practised.get(), skills, this.#day))
  }
}
