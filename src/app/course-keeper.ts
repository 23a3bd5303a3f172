import { createStore, type ReadableStore, type Store } from '../base/store.ts'
import type { Lesson } from '../course/lesson.ts'
import { initialProgress, type Progress, type ProgressAction, progressReducer } from '../course/progress.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { failed, type Loading, waiting } from './loading.ts'
import type { Mode } from './modes.tsx'
import type { Shelf } from './storage/keep.ts'
import { fitProgress, readProgress } from './storage/progress.ts'

/**
 * A mode's lessons, and how far the learner has come in them. Stored are the place, and every lesson that was completed: those that
 * only the other shell has too.
 */
export class CourseKeeper {
  readonly #mode: Mode
  readonly #shelf: Shelf
  readonly #stored: () => void
  readonly #lessons = createStore<Loading<readonly Lesson[]>>(waiting)
  readonly #progress: Store<Progress>
  #kept: Progress
  #shell: ShellName = 'Simple'
  /** Whose lessons are there, and whose are on their way. */
  #shown: ShellName | undefined
  #asked: ShellName | undefined

  constructor(mode: Mode, shelf: Shelf, stored: () => void) {
    this.#mode = mode
    this.#shelf = shelf
    this.#stored = stored
    this.#kept = shelf.read(this.#key, readProgress) ?? initialProgress
    this.#progress = createStore(this.#kept)
  }

  get lessons(): ReadableStore<Loading<readonly Lesson[]>> {
    return this.#lessons
  }

  /** The progress in the lessons that are shown. */
  get progress(): ReadableStore<Progress> {
    return this.#progress
  }

  /** Begins to load the lessons, if they are not there yet. */
  open(): void {
    const shell = this.#shell
    if (this.#asked !== undefined || this.#shown === shell) return
    this.#asked = shell
    if (this.#shown === undefined) this.#lessons.set(waiting)
    this.#mode.loadLessons(shell).then(
      (lessons) => this.#show(lessons, shell),
      () => this.#fail(),
    )
  }

  /** Changes to the lessons of a shell, once they are there; nothing is loaded before it is opened. */
  teach(shell: ShellName): void {
    this.#shell = shell
    if (this.#shown !== undefined) this.open()
  }

  act(action: ProgressAction): void {
    const lessons = this.#lessons.get()
    if (lessons.type !== 'ready') return
    const shapes = lessons.value.map(({ id, commands }) => ({ id, steps: commands.length }))
    this.#progress.update((current) => progressReducer(current, action, shapes))
    const elsewhere = this.#kept.completed.filter((id) => !shapes.some((shape) => shape.id === id))
    const { completed, ...place } = this.#progress.get()
    this.#kept = { ...place, completed: [...completed, ...elsewhere] }
    this.#shelf.write(this.#key, this.#kept)
    this.#stored()
  }

  forget(): void {
    this.#shelf.remove(this.#key)
    this.#kept = initialProgress
    this.#progress.set(initialProgress)
  }

  get #key(): string {
    return `progress/${this.#mode.name}`
  }

  #show(lessons: readonly Lesson[], shell: ShellName): void {
    this.#asked = undefined
    // another shell was chosen meanwhile
    if (shell !== this.#shell) return this.open()
    this.#shown = shell
    this.#progress.set(fitProgress(this.#kept, lessons))
    this.#lessons.set({ type: 'ready', value: lessons })
  }

  #fail(): void {
    this.#asked = undefined
    if (this.#shown === undefined) this.#lessons.set(failed)
  }
}
