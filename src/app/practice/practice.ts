import { withoutColour } from '../../base/color.ts'
import { createStore, type ReadableStore } from '../../base/store.ts'
import { loadExercises, type TrackExercises } from '../../course/exercises/index.ts'
import type { Skill } from '../../course/review.ts'
import type { TrackName } from '../../course/tracks.ts'
import type { Moment } from '../../shell/timeline.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import { language, retelling } from '../words/language.ts'
import type { Exercise, OpenExercise } from './exercise.ts'
import type { Answer, Practised } from './kept.ts'
import { LaidWorld } from './laid-world.ts'
import { lessonsOf } from './lessons.ts'
import { type Attempt, type Help, Outcome, sayOf } from './outcome.ts'
import { PractisedKeeper } from './practised-keeper.ts'
import { type Task, taskOf } from './task.ts'
import { words } from './words.ts'

const NOTHING_YET: Help = { hints: 0, shown: false, isDone: false }

type ModeName = ModeKeeper['mode']['name']

const TRACKS: Readonly<Record<ModeName, readonly TrackName[]>> = {
  linux: ['linux', 'bash'],
  docker: ['docker', 'docker-bash'],
}

interface Actions {
  enter(line: string): void
}

/** The exercises of a mode's tracks in the language of the page; those that could not be loaded are missing. */
async function exercisesOf(mode: ModeName): Promise<readonly TrackExercises[]> {
  const { exercises: retold } = await retelling(mode)
  const all = await Promise.allSettled(TRACKS[mode].map((track) => loadExercises(track)))
  return all.flatMap((each) => (each.status === 'fulfilled' ? [retold(each.value)] : []))
}

/** The exercises of a mode on its machine: which one is open, and what is done with it. */
export class Practice implements Attempt {
  readonly exercises = createStore<readonly TrackExercises[]>([])
  readonly help = createStore<Help>(NOTHING_YET)
  /** Which output was chosen before the line runs. */
  readonly choice = createStore<number | undefined>(undefined)
  /** The lines that were entered in the exercise's world. */
  readonly entered: ReadableStore<readonly Moment<unknown>[]>
  readonly practised: ReadableStore<Practised>
  /** What is due on the day on which the page was opened. */
  readonly due: ReadableStore<readonly Skill[]>
  readonly #keeper: ModeKeeper
  readonly #machine: PlaygroundMachine
  readonly #actions: Actions
  readonly #kept: PractisedKeeper
  readonly #world: LaidWorld
  readonly #outcome: Outcome

  constructor(keeper: ModeKeeper, machine: PlaygroundMachine, actions: Actions) {
    this.#keeper = keeper
    this.#machine = machine
    this.#actions = actions
    this.#kept = new PractisedKeeper(keeper)
    this.#world = new LaidWorld(keeper, machine)
    this.practised = this.#kept.practised
    this.due = this.#kept.due
    this.entered = this.#world.entered
    this.#outcome = new Outcome(this, keeper, machine)
    const load = async (): Promise<void> => this.exercises.set(await exercisesOf(keeper.mode.name))
    language.subscribe(() => void load())
    void load()
  }

  get #open(): OpenExercise | undefined {
    return this.#keeper.exercise.get()
  }

  taskOf(exercise: Exercise): Task | undefined {
    return taskOf(exercise, lessonsOf(this.#keeper), this.exercises.get())
  }

  /** Opens an exercise in place of the step; one that is to be done in a world of its own begins at once. */
  async open(exercise: Exercise): Promise<void> {
    const isThere = this.#world.isFor(exercise)
    if (this.#world.isMoving || !(isThere || (await this.#leaveWorld()))) return
    this.help.set(NOTHING_YET)
    this.choice.set(undefined)
    this.#outcome.begin()
    this.#keeper.told.set(undefined)
    const task = this.taskOf(exercise)
    const phase = task && !isThere ? 'waiting' : 'ready'
    const asked = phase === 'ready' ? task?.asked : undefined
    this.#show({ exercise, phase, asked, close: () => this.close() })
    if (phase === 'waiting' && exercise.type !== 'warm-up') await this.begin()
  }

  /** Lays the world of the exercise that is open. */
  async begin(): Promise<void> {
    const open = this.#open
    const task = open && this.taskOf(open.exercise)
    if (!open || !task || this.#world.isMoving) return
    if (this.#machine.session.state.get().running) return sayOf(this.#keeper, { text: words.busy(), isGood: false })
    this.#show({ ...open, phase: 'laying' })
    if (await this.#world.lay(task.world)) return this.#show({ ...open, phase: 'ready', asked: task.asked })
    this.#keeper.exercise.set(undefined)
    sayOf(this.#keeper, { text: words.failed(), isGood: false })
  }

  /** Closes what is open; the learner's own world comes back. False where it cannot be: a line runs. */
  async close(): Promise<boolean> {
    if (this.#world.isMoving || !(await this.#leaveWorld())) return false
    this.#keeper.exercise.set(undefined)
    return true
  }

  /** Opens the next stage of hints; after the last one shows the way. */
  hint(): void {
    const open = this.#open
    const stages = (open && this.taskOf(open.exercise)?.stages.length) ?? 0
    this.#outcome.hinted()
    this.help.update((help) => ({ ...help, hints: Math.min(help.hints + 1, stages) }))
  }

  /** Shows the way: what is done then counts as seen. */
  show(): void {
    const open = this.#open
    this.help.update((help) => ({ ...help, shown: true }))
    if (open) this.keep(open.exercise, 'seen')
  }

  /** What the predicted line printed, once it ran. */
  get printed(): string | undefined {
    const line = this.#open && this.taskOf(this.#open.exercise)?.prediction?.line
    const ran = this.entered.get().findLast((moment) => moment.line.trim() === line)
    return ran && withoutColour(ran.evidence.stdout + ran.evidence.stderr)
  }

  /** How an exercise went, if it was done. */
  answerOf(exercise: Exercise): Answer | undefined {
    return this.#kept.answerOf(exercise)
  }

  /** Keeps how an exercise went. */
  keep(exercise: Exercise, how: Answer): void {
    this.#kept.answer(exercise, how)
  }

  /** The exercise that is open is done. */
  finish(exercise: Exercise, how: Answer): void {
    this.help.update((help) => ({ ...help, isDone: true }))
    this.keep(exercise, how)
  }

  /** The next one that is due; the list of lessons when none is. */
  async nextWarmUp(): Promise<void> {
    const open = this.#open?.exercise
    if ((await this.close()) && open?.type === 'warm-up') this.#kept.drop(open)
  }

  /** None today. */
  async endWarmUp(): Promise<void> {
    if (await this.close()) this.#kept.dropAll()
  }

  #show(open: OpenExercise): void {
    if (open.phase === 'ready' && this.taskOf(open.exercise)) this.#world.note(open)
    this.#keeper.exercise.set(open)
  }

  async #leaveWorld(): Promise<boolean> {
    const isLeft = await this.#world.leave((line) => this.#actions.enter(line))
    if (!isLeft) sayOf(this.#keeper, { text: words.busy(), isGood: false })
    return isLeft
  }
}

const known = new WeakMap<PlaygroundMachine, Practice>()

/** The exercises on a machine, for all that show them. */
export function practiceOf(keeper: ModeKeeper, machine: PlaygroundMachine, actions: Actions): Practice {
  const found = known.get(machine)
  if (found) return found
  const made = new Practice(keeper, machine, actions)
  known.set(machine, made)
  return made
}
