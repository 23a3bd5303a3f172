import type { ReadableStore } from '../../base/store.ts'
import type { Challenge } from '../../course/challenge.ts'
import type { Verdict } from '../../course/goal.ts'
import type { Standing } from '../../course/judge/index.ts'
import { rightOf } from '../../course/prediction.ts'
import { reasonText } from '../../course/reasons.ts'
import type { Moment } from '../../shell/timeline.ts'
import type { Note, StepHeard } from '../learn/heard.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import { notes } from '../words/language.ts'
import type { Exercise, OpenExercise } from './exercise.ts'
import type { Answer } from './kept.ts'
import type { Task } from './task.ts'
import { words } from './words.ts'

/** What the card shows besides the exercise itself. */
export interface Help {
  /** How many stages of hints are open. */
  readonly hints: number
  /** Whether the way was shown. */
  readonly shown: boolean
  /** Whether it is done, with other files too where it is tried on them. */
  readonly isDone: boolean
}

/** The exercise that is open, as far as its lines have come. */
export interface Attempt {
  readonly help: ReadableStore<Help>
  readonly entered: ReadableStore<readonly Moment<unknown>[]>
  /** Which output was chosen before the line runs. */
  readonly choice: ReadableStore<number | undefined>
  /** What the predicted line printed, once it ran. */
  readonly printed: string | undefined
  taskOf(exercise: Exercise): Task | undefined
  hint(): void
  finish(exercise: Exercise, how: Answer): void
  keep(exercise: Exercise, how: Answer): void
  answerOf(exercise: Exercise): Answer | undefined
}

/** After how many lines that did not help a hint is offered. */
const LINES_BEFORE_OFFER = 2

type ExerciseNote = Omit<Extract<Note, { type: 'exercise' }>, 'type'>

/** Says something of an exercise in the strip. */
export function sayOf({ heard }: Pick<ModeKeeper, 'heard'>, note: ExerciseNote): void {
  heard.note.set({ type: 'exercise', ...note })
}

/** What became of a challenge on other files; undefined where it is not tried on any. */
type Elsewhere = Verdict | undefined

/** What is said of a challenge that is done here; on other files it may not be. */
export function noteOfChallenge(elsewhere: Elsewhere, lines: number, par: number): ExerciseNote {
  if (elsewhere && elsewhere.type !== 'met') {
    const [why] = elsewhere.because.map((reason) => reasonText(reason, { say: notes, marked: true }))
    return { text: words.elsewhere(why ?? ''), isGood: false }
  }
  const said = elsewhere ? words.doneEverywhere : words.doneHere
  return { text: said(lines, par), isGood: true }
}

/** Whether something was heard for what an exercise asks. */
const isFor = ({ asked }: OpenExercise, heard: StepHeard): boolean =>
  asked !== undefined && heard.lesson === asked.lesson && heard.step === asked.step

/** Whether a line has met the goal, or has met it again: one that did it here alone is followed by one that does it everywhere. */
function isMetAnew(heard: StepHeard, before: StepHeard | undefined): boolean {
  const isSame = before?.lesson === heard.lesson && before.step === heard.step && before.lines === heard.lines
  return heard.isMet && !(isSame && before.isMet)
}

/** How many goals are met, and parts of them. */
const metIn = (standing: Standing | undefined): number =>
  standing ? standing.parts.reduce((count, part) => count + metIn(part), standing.verdict.type === 'met' ? 1 : 0) : 0

/** Hears what the lines come to that are entered for an exercise: tells it, offers hints, and has it kept. */
export class Outcome {
  readonly #attempt: Attempt
  readonly #keeper: ModeKeeper
  readonly #machine: PlaygroundMachine
  #heard: StepHeard | undefined
  /** After how many lines a hint was offered or given last, or a line helped. */
  #offeredAt = 0

  constructor(attempt: Attempt, keeper: ModeKeeper, machine: PlaygroundMachine) {
    this.#attempt = attempt
    this.#keeper = keeper
    this.#machine = machine
    keeper.heard.step.subscribe(() => this.#onHeard())
    attempt.entered.subscribe(() => this.#onPrinted())
  }

  /** Another exercise begins. */
  begin(): void {
    this.#heard = undefined
    this.#offeredAt = 0
  }

  /** A hint was given: another one is offered only after more lines. */
  hinted(): void {
    this.#offeredAt = this.#heard?.lines ?? 0
    this.#keeper.heard.note.set(undefined)
  }

  #onHeard(): void {
    const heard = this.#keeper.heard.step.get()
    const open = this.#keeper.exercise.get()
    if (!open || !heard || !isFor(open, heard)) return
    const before = this.#heard
    this.#heard = heard
    if (metIn(heard.standing) > metIn(before?.standing)) this.#offeredAt = heard.lines
    const { isDone } = this.#attempt.help.get()
    if (isMetAnew(heard, before) && !isDone) void this.#onMet(open.exercise)
    else if (!heard.isMet) this.#offerHint(open.exercise, heard)
  }

  #offerHint(exercise: Exercise, { lines }: StepHeard): void {
    const { hints, shown } = this.#attempt.help.get()
    const stages = this.#attempt.taskOf(exercise)?.stages.length ?? 0
    if (shown || hints >= stages || lines - this.#offeredAt < LINES_BEFORE_OFFER) return
    this.#offeredAt = lines
    if (this.#keeper.heard.note.get()) return
    const action = { says: words.hint(hints + 1, stages), act: () => this.#attempt.hint() }
    sayOf(this.#keeper, { text: words.hintOffered(), isGood: false, action })
  }

  async #onMet(exercise: Exercise): Promise<void> {
    const how = this.#attempt.help.get().shown ? 'seen' : 'solved'
    const challenge = this.#attempt.taskOf(exercise)?.challenge
    if (!challenge) return this.#finish(exercise, how, { text: words.done(), isGood: true })
    const elsewhere = await this.#elsewhere(challenge)
    if (this.#keeper.exercise.get()?.exercise !== exercise) return
    const note = noteOfChallenge(elsewhere, this.#attempt.entered.get().length, challenge.par.commands)
    if (note.isGood) this.#finish(exercise, how, note)
    else sayOf(this.#keeper, note)
  }

  #finish(exercise: Exercise, how: Answer, note: ExerciseNote): void {
    this.#attempt.finish(exercise, how)
    sayOf(this.#keeper, note)
  }

  /** What the same lines do with other files. */
  async #elsewhere({ goal, others }: Challenge): Promise<Elsewhere> {
    const lines = this.#attempt.entered.get().map(({ line, keys }) => ({ line, keys: keys.map(({ data }) => data) }))
    const { shell } = this.#machine.session.state.get()
    const start = { now: this.#keeper.now(), seed: 1 }
    const { played } = await import('../../trial/played.ts')
    return played({ mode: this.#keeper.mode.name, shell, lines, goal, others, start })
  }

  /** Keeps whether a prediction was right, once its line ran. */
  #onPrinted(): void {
    const open = this.#keeper.exercise.get()
    const prediction = open && this.#attempt.taskOf(open.exercise)?.prediction
    const { printed } = this.#attempt
    if (!prediction || printed === undefined) return
    const right = rightOf(prediction, printed)
    const isRight = right !== undefined && right === this.#attempt.choice.get()
    if (isRight || this.#attempt.answerOf(open.exercise) === undefined)
      this.#attempt.keep(open.exercise, isRight ? 'solved' : 'seen')
  }
}
