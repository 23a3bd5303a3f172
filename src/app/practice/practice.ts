import { withoutColour } from '../../base/color.ts'
import { createStore, type ReadableStore, type Store } from '../../base/store.ts'
import type { Challenge, GivenWorld } from '../../course/challenge.ts'
import type { Verdict } from '../../course/goal.ts'
import { rightOf } from '../../course/prediction.ts'
import { reasonText } from '../../course/reasons.ts'
import type { Skill } from '../../course/review.ts'
import { dueOn } from '../../course/review.ts'
import { skillNames, skillsOf } from '../../course/skill.ts'
import { loadExercises, type TrackExercises } from '../../course/exercises/index.ts'
import type { Lesson } from '../../course/lesson.ts'
import type { TrackName } from '../../course/tracks.ts'
import type { Moment } from '../../shell/timeline.ts'
import type { Note, StepHeard } from '../learn/heard.ts'
import { leaveShells } from '../learn/rewind.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import { dayOf } from './day.ts'
import type { Exercise, OpenExercise } from './exercise.ts'
import { type Answer, answered, learned, type Practised, readPractised, warmedUp } from './kept.ts'
import { idOf, type Task, taskOf } from './task.ts'
import { words } from './words.ts'
import { language, notes, retelling } from '../words/language.ts'

/** After how many lines that did not help a hint is offered. */
const LINES_BEFORE_OFFER = 2

/** A world that was laid for an exercise: the moment that begins it, and what was open in it last. */
interface Laid {
  readonly moment: number
  readonly open: OpenExercise
}

/** What the card shows besides the exercise itself. */
export interface Help {
  /** How many stages of hints are open. */
  readonly hints: number
  /** Whether the way was shown. */
  readonly shown: boolean
  /** Whether it is done, with other files too where it is tried on them. */
  readonly isDone: boolean
}

const NOTHING_YET: Help = { hints: 0, shown: false, isDone: false }

const TRACKS: Readonly<Record<ModeKeeper['mode']['name'], readonly TrackName[]>> = {
  linux: ['linux', 'bash'],
  docker: ['docker', 'docker-bash'],
}

interface Actions {
  enter(line: string): void
}

/** The exercises of a mode on its machine: which one is open, the world that was laid for it, and what was made of it. */
export class Practice {
  readonly exercises = createStore<readonly TrackExercises[]>([])
  readonly practised: ReadableStore<Practised>
  readonly help = createStore<Help>(NOTHING_YET)
  /** Which output was chosen before the line runs. */
  readonly choice = createStore<number | undefined>(undefined)
  /** The lines that were entered in the exercise's world. */
  readonly entered = createStore<readonly Moment<unknown>[]>([])
  /** What is due on the day on which the page was opened. */
  readonly due: Store<readonly Skill[]> = createStore<readonly Skill[]>([])
  readonly #practised: Store<Practised>
  readonly #keeper: ModeKeeper
  readonly #machine: PlaygroundMachine
  readonly #actions: Actions
  readonly #day: number
  #laid: Laid | undefined
  #release: (() => void) | undefined
  /** The machine is on its way to another world. */
  #moving = false
  #heard: StepHeard | undefined
  #offeredAt = 0
  /** Whether it was looked up what is due; once a visit. */
  #counted = false
  /** The skills that were asked for in this visit. */
  readonly #warm = new Set<string>()

  constructor(keeper: ModeKeeper, machine: PlaygroundMachine, actions: Actions) {
    this.#keeper = keeper
    this.#machine = machine
    this.#actions = actions
    this.#day = dayOf(keeper.now())
    this.#practised = createStore(readPractised(keeper.practised.get()))
    this.practised = this.#practised
    machine.timeline.subscribe(() => this.#onTimeline())
    this.due.subscribe(() => keeper.warmUp.set(this.due.get().length))
    keeper.heard.step.subscribe(() => this.#onHeard())
    keeper.practised.subscribe(() => this.#practised.set(readPractised(keeper.practised.get())))
    keeper.done.subscribe(() => this.#learn())
    keeper.lessons.subscribe(() => this.#onLessons())
    this.#onLessons()
    language.subscribe(() => void this.#load())
    void this.#load()
  }

  /** The lessons that are there. */
  get lessons(): readonly Lesson[] {
    const lessons = this.#keeper.lessons.get()
    if (lessons.type !== 'ready') return []
    return lessons.value.flatMap(({ whole }) => (whole.type === 'ready' ? [whole.value] : []))
  }

  get #open(): OpenExercise | undefined {
    return this.#keeper.exercise.get()
  }

  taskOf(exercise: Exercise): Task | undefined {
    return taskOf(exercise, this.lessons, this.exercises.get())
  }

  /** Opens an exercise in place of the step; one that is to be done in a world of its own begins at once. */
  async open(exercise: Exercise): Promise<void> {
    if (this.#moving || !(await this.#leaveWorld(exercise))) return
    this.help.set(NOTHING_YET)
    this.choice.set(undefined)
    this.#offeredAt = 0
    this.#keeper.told.set(undefined)
    const task = this.taskOf(exercise)
    const phase = task && !this.#isLaidFor(exercise) ? 'waiting' : 'ready'
    const asked = phase === 'ready' ? task?.asked : undefined
    this.#show({ exercise, phase, asked, close: () => this.close() })
    if (phase === 'waiting' && exercise.type !== 'warm-up') await this.begin()
  }

  /** Lays the world of the exercise that is open. */
  async begin(): Promise<void> {
    const open = this.#open
    const task = open && this.taskOf(open.exercise)
    if (!open || !task || this.#moving) return
    if (this.#machine.session.state.get().running) return this.#say({ text: words.busy(), isGood: false })
    this.#moving = true
    this.#show({ ...open, phase: 'laying' })
    const isThere = await this.#lay(task.world).catch(() => false)
    this.#moving = false
    if (!isThere) {
      this.#keeper.exercise.set(undefined)
      return this.#say({ text: words.failed(), isGood: false })
    }
    this.#show({ ...open, phase: 'ready', asked: task.asked })
  }

  /** Closes what is open; the learner's own world comes back. False where it cannot be: a line runs. */
  async close(): Promise<boolean> {
    if (this.#moving || !(await this.#leaveWorld())) return false
    this.#keeper.exercise.set(undefined)
    return true
  }

  /** Opens the next stage of hints; after the last one shows the way. */
  hint(): void {
    const open = this.#open
    const stages = (open && this.taskOf(open.exercise)?.stages.length) ?? 0
    this.#offeredAt = this.#heard?.lines ?? 0
    this.#keeper.heard.note.set(undefined)
    this.help.update((help) => ({ ...help, hints: Math.min(help.hints + 1, stages) }))
  }

  /** Shows the way: what is done then counts as seen. */
  show(): void {
    const open = this.#open
    this.help.update((help) => ({ ...help, shown: true }))
    if (!open) return
    if (open.exercise.type === 'warm-up') this.#warmUp(open.exercise, false)
    else this.#answer(open.exercise, 'seen')
  }

  /** What the predicted line printed, once it ran. */
  get printed(): string | undefined {
    const line = this.#open && this.taskOf(this.#open.exercise)?.prediction?.line
    const ran = this.entered.get().findLast((moment) => moment.line.trim() === line)
    return ran && withoutColour(ran.evidence.stdout + ran.evidence.stderr)
  }

  /** How an exercise went, if it was done. */
  answerOf(exercise: Exercise): Answer | undefined {
    return this.#practised.get().answers[idOf(exercise)]
  }

  /** The next one that is due; the list of lessons when none is. */
  async nextWarmUp(): Promise<void> {
    const open = this.#open?.exercise
    if (!(await this.close()) || open?.type !== 'warm-up') return
    this.due.update((due) => due.filter(({ lesson, step }) => lesson !== open.lesson || step !== open.step))
  }

  /** None today. */
  async endWarmUp(): Promise<void> {
    if (await this.close()) this.due.set([])
  }

  #show(open: OpenExercise): void {
    if (open.phase === 'ready' && this.#laid && this.taskOf(open.exercise)) this.#laid = { ...this.#laid, open }
    this.#keeper.exercise.set(open)
  }

  #isLaidFor(exercise: Exercise): boolean {
    const laid = this.#laid?.open.exercise
    return (
      this.#release !== undefined &&
      exercise.type === 'again' &&
      laid?.type === 'again' &&
      laid.lesson === exercise.lesson
    )
  }

  async #lay(given: GivenWorld): Promise<boolean> {
    const { worldOf } = await import('../../trial/played.ts')
    const world = await worldOf(this.#keeper.mode.name, given, { now: this.#keeper.now(), seed: 1 })
    this.#keeper.flush()
    const release = this.#keeper.hold()
    try {
      await this.#machine.reset({ world, cwd: given.cwd })
    } catch (error) {
      release()
      throw error
    }
    this.#release = release
    const moment = this.#machine.timeline.get().moments.at(-1)?.id
    const open = this.#open
    if (moment === undefined || !open) return false
    this.#laid = { moment, open }
    this.#onEntered()
    return true
  }

  /** Puts the learner's own world back, where another one is there that is not the one of `next`. */
  async #leaveWorld(next?: Exercise): Promise<boolean> {
    if (!this.#release || (next && this.#isLaidFor(next))) return true
    await leaveShells(this.#machine, (line) => this.#actions.enter(line))
    if (this.#machine.session.state.get().running) {
      this.#say({ text: words.busy(), isGood: false })
      return false
    }
    const at = this.#place
    this.#moving = true
    try {
      if (at >= 0) await this.#machine.go(at)
    } finally {
      this.#moving = false
    }
    this.#let()
    this.#keeper.heard.note.set(undefined)
    this.#keeper.told.set({ type: 'own' })
    return true
  }

  /** The place in the timeline before the exercise's world was laid; -1 where there is none. */
  get #place(): number {
    return this.#machine.timeline.get().moments.findIndex(({ id }) => id === this.#laid?.moment)
  }

  /** The world is the learner's own again. */
  #let(): void {
    this.#release?.()
    this.#release = undefined
  }

  /** Lines can be taken back, and done again, beyond the beginning of an exercise. */
  #onTimeline(): void {
    const laid = this.#laid
    if (!laid || this.#moving) return
    const place = this.#place
    const isInForce = place >= 0 && place < this.#machine.timeline.get().at
    if (!isInForce && this.#release) {
      this.#let()
      this.#keeper.exercise.set(undefined)
    } else if (isInForce && !this.#release) {
      this.#release = this.#keeper.hold()
      this.#keeper.exercise.set(laid.open)
    }
    if (place < 0) this.#laid = undefined
    this.#onEntered()
  }

  #onEntered(): void {
    const { moments, at } = this.#machine.timeline.get()
    const place = this.#place
    const lines = place < 0 ? [] : moments.slice(place + 1, at).filter(({ line }) => line.trim() !== '')
    this.entered.set(lines)
    this.#onPrinted()
  }

  #onHeard(): void {
    const heard = this.#keeper.heard.step.get()
    const { exercise, asked } = this.#open ?? {}
    if (!exercise || !asked || heard?.lesson !== asked.lesson || heard.step !== asked.step) return
    const before = this.#heard
    this.#heard = heard
    // a line that did it here alone is followed by one that does it everywhere
    const isNew = before?.lesson !== heard.lesson || before.step !== heard.step || before.lines !== heard.lines
    if (heard.isMet && (isNew || !before.isMet) && !this.help.get().isDone) void this.#onMet(exercise)
    else if (!heard.isMet) this.#offerHint(exercise, heard)
  }

  #offerHint(exercise: Exercise, { lines }: StepHeard): void {
    const { hints, shown } = this.help.get()
    const stages = this.taskOf(exercise)?.stages.length ?? 0
    if (shown || hints >= stages || lines - this.#offeredAt < LINES_BEFORE_OFFER) return
    this.#offeredAt = lines
    if (this.#keeper.heard.note.get()) return
    const action = { says: words.hint(hints + 1, stages), act: () => this.hint() }
    this.#say({ text: words.hintOffered(), isGood: false, action })
  }

  async #onMet(exercise: Exercise): Promise<void> {
    const how = this.help.get().shown ? 'seen' : 'solved'
    if (exercise.type === 'warm-up') {
      this.help.update((help) => ({ ...help, isDone: true }))
      this.#warmUp(exercise, how === 'solved')
      return this.#say({ text: words.done(), isGood: true })
    }
    const challenge = this.taskOf(exercise)?.challenge
    if (!challenge) {
      this.#finish(exercise, how)
      return this.#say({ text: words.done(), isGood: true })
    }
    const verdict = await this.#elsewhere(challenge)
    if (this.#open?.exercise !== exercise) return
    this.#tell(exercise, { verdict, par: challenge.par.commands, how })
  }

  #tell(exercise: Exercise, { verdict, par, how }: { verdict: Verdict | undefined; par: number; how: Answer }): void {
    if (verdict && verdict.type !== 'met') {
      const [why] = verdict.because.map((reason) => reasonText(reason, { say: notes, marked: true }))
      return this.#say({ text: words.elsewhere(why ?? ''), isGood: false })
    }
    this.#finish(exercise, how)
    const said = verdict ? words.doneEverywhere : words.doneHere
    this.#say({ text: said(this.entered.get().length, par), isGood: true })
  }

  /** What the same lines do with other files. */
  async #elsewhere({ goal, others }: Challenge): Promise<Verdict | undefined> {
    const lines = this.entered.get().map(({ line, keys }) => ({ line, keys: keys.map(({ data }) => data) }))
    const { shell } = this.#machine.session.state.get()
    const start = { now: this.#keeper.now(), seed: 1 }
    const { played } = await import('../../trial/played.ts')
    return played({ mode: this.#keeper.mode.name, shell, lines, goal, others, start })
  }

  /** Tells of a prediction once its line ran. */
  #onPrinted(): void {
    const open = this.#open
    const prediction = open && this.taskOf(open.exercise)?.prediction
    const printed = this.printed
    if (!open || !prediction || printed === undefined) return
    const right = rightOf(prediction, printed)
    const isRight = right !== undefined && right === this.choice.get()
    if (this.#practised.get().answers[idOf(open.exercise)] === undefined || isRight)
      this.#answer(open.exercise, isRight ? 'solved' : 'seen')
  }

  #say(note: Omit<Extract<Note, { type: 'exercise' }>, 'type'>): void {
    this.#keeper.heard.note.set({ type: 'exercise', ...note })
  }

  #finish(exercise: Exercise, how: Answer): void {
    this.help.update((help) => ({ ...help, isDone: true }))
    this.#answer(exercise, how)
  }

  #answer(exercise: Exercise, how: Answer): void {
    this.#keep(answered(this.#practised.get(), idOf(exercise), how))
  }

  #warmUp({ lesson, step }: Extract<Exercise, { type: 'warm-up' }>, known: boolean): void {
    const skill = this.due.get().find((each) => each.lesson === lesson && each.step === step)
    if (!skill || this.#warm.has(skill.name)) return
    this.#warm.add(skill.name)
    this.#keep(warmedUp(this.#practised.get(), skill, known, this.#day))
  }

  #keep(next: Practised): void {
    if (next !== this.#practised.get()) this.#keeper.keepPractised(next)
  }

  #onLessons(): void {
    this.#learn()
    const lessons = this.#keeper.lessons.get()
    if (this.#counted || lessons.type !== 'ready' || this.lessons.length < lessons.value.length) return
    this.#counted = true
    this.due.set(dueOn(this.#practised.get().review, this.#askable(), this.#day))
  }

  /** The skills that a warm-up can ask for. */
  #askable(): readonly Skill[] {
    const lessons = new Map(this.lessons.map((lesson) => [lesson.id, lesson]))
    return skillsOf(this.lessons).filter(({ lesson, step }) => {
      const whole = lessons.get(lesson)
      return whole?.goals[step] !== undefined && !whole.inside[step] && !whole.follows[step]
    })
  }

  /** The skills of steps that were done come back. */
  #learn(): void {
    const done = this.#keeper.done.get()
    const lessons = this.lessons.flatMap(({ id, words: steps }) => (done[id] ?? []).map((step) => steps[step] ?? []))
    const names = new Set(lessons.flatMap(skillNames))
    const skills = skillsOf(this.lessons).filter(({ name }) => names.has(name))
    this.#keep(learned(this.#practised.get(), skills, this.#day))
  }

  async #load(): Promise<void> {
    const { name } = this.#keeper.mode
    const { exercises: retold } = await retelling(name)
    const all = await Promise.allSettled(TRACKS[name].map((track) => loadExercises(track)))
    this.exercises.set(all.flatMap((each) => (each.status === 'fulfilled' ? [retold(each.value)] : [])))
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
