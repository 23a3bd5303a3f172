import { createStore, type ReadableStore, type Store } from '../base/store.ts'
import type { Lesson } from '../course/lesson.ts'
import { markDone, nothingDone, type StepsDone } from '../course/done.ts'
import { type LessonOutline, outlineOf } from '../course/opening.ts'
import { initialProgress, type Progress, type ProgressAction, progressReducer } from '../course/progress.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { createHeard } from './learn/heard.ts'
import { failed, type Loading, waiting } from './loading.ts'
import type { Mode } from './modes.tsx'
import type { OpenExercise } from './practice/exercise.ts'
import type { Shelf } from './storage/keep.ts'
import { fitProgress, readDone, readProgress } from './storage/progress.ts'
import { language, retelling } from './words/language.ts'

/** A lesson of the list, which may come later than the list. */
export interface ListedLesson extends LessonOutline {
  readonly whole: Loading<Lesson>
}

const listed = (lesson: Lesson): ListedLesson => ({ ...outlineOf(lesson), whole: { type: 'ready', value: lesson } })

/**
 * A mode's lessons, and how far the learner has come in them. Stored are the place, and every lesson that was completed: those that
 * only the other shell has too.
 */
export class CourseKeeper {
  /** What was heard of the learner's lines. */
  readonly heard = createHeard()
  readonly exercise = createStore<OpenExercise | undefined>(undefined)
  readonly #mode: Mode
  readonly #shelf: Shelf
  readonly #stored: () => void
  readonly #lessons = createStore<Loading<readonly ListedLesson[]>>(waiting)
  readonly #progress: Store<Progress>
  readonly #kept: Store<Progress>
  readonly #done: Store<StepsDone>
  readonly #practised: Store<unknown>
  /** How many steps there are to warm up with, once that is known. */
  readonly warmUp: Store<number> = createStore(0)
  #shell: ShellName = 'Simple'
  /** Whose lessons are there, and whose are on their way. */
  #shown: ShellName | undefined
  #asked: ShellName | undefined
  /** Whether all of the lessons may be loaded, and whether the rest of them is on its way. */
  #all = false
  #completing = false
  /** Where the learner was last in the lessons of a shell. */
  readonly #places = new Map<ShellName, Omit<Progress, 'completed'>>()
  /** The id of the lesson to open when it is shown. */
  #sought: string | undefined

  constructor(mode: Mode, shelf: Shelf, stored: () => void) {
    this.#mode = mode
    this.#shelf = shelf
    this.#stored = stored
    this.#kept = createStore(shelf.read(this.#key, readProgress) ?? initialProgress)
    this.#progress = createStore(this.#kept.get())
    this.#done = createStore(shelf.read(this.#doneKey, readDone) ?? nothingDone)
    this.#practised = createStore(shelf.read(this.#practisedKey, (data) => data))
  }

  get lessons(): ReadableStore<Loading<readonly ListedLesson[]>> {
    return this.#lessons
  }

  /** The progress in the lessons that are shown. */
  get progress(): ReadableStore<Progress> {
    return this.#progress
  }

  /** The progress in all lessons of the mode, also in those that only another shell has. */
  get kept(): ReadableStore<Progress> {
    return this.#kept
  }

  /** The steps whose goals were met, of all lessons. */
  get done(): ReadableStore<StepsDone> {
    return this.#done
  }

  /** What is kept of exercises, as data: what comes with them reads it. */
  get practised(): ReadableStore<unknown> {
    return this.#practised
  }

  keepPractised(data: unknown): void {
    this.#practised.set(data)
    this.#shelf.write(this.#practisedKey, data)
    this.#stored()
  }

  /** Keeps that a step's goal was met. */
  mark(lesson: string, step: number): void {
    const before = this.#done.get()
    this.#done.update((done) => markDone(done, lesson, step))
    if (this.#done.get() === before) return
    this.#shelf.write(this.#doneKey, this.#done.get())
    this.#stored()
  }

  /** Begins to load the lessons, if they are not there yet. */
  open(): void {
    const shell = this.#shell
    if (this.#asked !== undefined || this.#shown === shell) return
    this.#asked = shell
    if (this.#shown === undefined) this.#lessons.set(waiting)
    this.#load(shell).then(
      (lessons) => this.#show(lessons, shell),
      () => this.#fail(),
    )
  }

  /** Loads the lessons that the opening left out; again after a failure. */
  complete(): void {
    this.#all = true
    const lessons = this.#lessons.get()
    const shell = this.#shown
    if (this.#completing || shell === undefined || lessons.type !== 'ready') return
    if (lessons.value.every(({ whole }) => whole.type === 'ready')) return
    this.#completing = true
    this.#mark(waiting)
    this.#load(shell)
      .then(
        (whole) => {
          if (shell === this.#shown) this.#lessons.set({ type: 'ready', value: whole })
        },
        () => this.#mark(failed),
      )
      .finally(() => (this.#completing = false))
  }

  /** Opens a lesson by its id, as soon as the lessons that hold it are shown. */
  seek(id: string): void {
    this.#sought = id
    this.#find()
  }

  /** Changes to the lessons of a shell, once they are there; nothing is loaded before it is opened. */
  teach(shell: ShellName): void {
    this.#shell = shell
    if (this.#shown !== undefined) this.open()
  }

  /** Shows the lessons in the language of now. */
  retell(): void {
    const shell = this.#shown
    if (shell === undefined) return
    this.#load(shell).then(
      (value) => {
        if (shell === this.#shown) this.#lessons.set({ type: 'ready', value })
      },
      () => undefined,
    )
  }

  act(action: ProgressAction): void {
    const lessons = this.#lessons.get()
    if (lessons.type !== 'ready') return
    const { lesson: at, command } = this.#progress.get()
    const whole = lessons.value[at]?.whole
    const ended = action.type === 'next' && whole?.type === 'ready' && command + 1 >= whole.value.commands.length
    this.#progress.update((current) => progressReducer(current, action, lessons.value))
    if (lessons.value[this.#progress.get().lesson]?.whole.type !== 'ready') this.complete()
    const elsewhere = this.#kept.get().completed.filter((id) => !lessons.value.some((here) => here.id === id))
    const { completed, ...place } = this.#progress.get()
    this.#kept.set({ ...place, completed: [...completed, ...elsewhere] })
    if (this.#shown) this.#places.set(this.#shown, place)
    this.#shelf.write(this.#key, this.#kept.get())
    this.#stored()
    if (ended) this.heard.left.set([...whole.value.leaves])
  }

  forget(): void {
    this.#shelf.remove(this.#key)
    this.#kept.set(initialProgress)
    this.#progress.set(initialProgress)
    this.#shelf.remove(this.#doneKey)
    this.#done.set(nothingDone)
    this.#shelf.remove(this.#practisedKey)
    this.#practised.set(undefined)
    this.exercise.set(undefined)
    this.heard.step.set(undefined)
    this.heard.note.set(undefined)
  }

  get #key(): string {
    return `progress/${this.#mode.name}`
  }

  get #doneKey(): string {
    return `done/${this.#mode.name}`
  }

  get #practisedKey(): string {
    return `practised/${this.#mode.name}`
  }

  async #load(shell: ShellName): Promise<readonly ListedLesson[]> {
    const spoken = language.get()
    const lessons = await this.#loadRetold(shell)
    // another language may have been chosen meanwhile
    return spoken === language.get() ? lessons : this.#load(shell)
  }

  /** The opening is enough where the learner stands in the first lesson, until the page is idle. */
  async #loadRetold(shell: ShellName): Promise<readonly ListedLesson[]> {
    const load = shell === 'Simple' && this.#kept.get().lesson === 0 && !this.#all ? this.#mode.loadOpening : undefined
    const { lesson: retold, outline: retoldOutline } = await retelling(this.#mode.name)
    if (!load) return (await this.#mode.loadLessons(shell)).map((lesson) => listed(retold(lesson)))
    const { outlines, first } = await load()
    const rest = outlines.slice(1).map((outline) => ({ ...retoldOutline(outline), whole: waiting }))
    return [listed(retold(first)), ...rest]
  }

  /** Says of the lessons that are not there whether they are on their way. */
  #mark(state: typeof waiting | typeof failed): void {
    this.#lessons.update((lessons) => {
      if (lessons.type !== 'ready') return lessons
      const value = lessons.value.map((lesson) =>
        lesson.whole.type === 'ready' ? lesson : { ...lesson, whole: state },
      )
      return { type: 'ready', value }
    })
  }

  #show(lessons: readonly ListedLesson[], shell: ShellName): void {
    this.#asked = undefined
    // another shell was chosen meanwhile
    if (shell !== this.#shell) return this.open()
    this.#shown = shell
    const kept = this.#kept.get()
    // a lesson that only the other shell has is no place here
    const place = lessons[kept.lesson] ? undefined : this.#places.get(shell)
    this.#progress.set(fitProgress({ ...kept, ...place }, lessons))
    this.#lessons.set({ type: 'ready', value: lessons })
    this.#find()
    // the page was idle before the opening came
    if (this.#all) this.complete()
  }

  #find(): void {
    const lessons = this.#lessons.get()
    if (lessons.type !== 'ready') return
    const place = lessons.value.findIndex(({ id }) => id === this.#sought)
    if (place === -1) return
    this.#sought = undefined
    const { lesson, expanded } = this.#progress.get()
    if (lesson !== place || !expanded) this.act({ type: 'select', lesson: place })
  }

  #fail(): void {
    this.#asked = undefined
    if (this.#shown === undefined) this.#lessons.set(failed)
  }
}
