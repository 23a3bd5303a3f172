import type { Store } from '../../base/store.ts'
import type { Facts, LineFacts } from '../../course/facts.ts'
import { lineOf } from '../../course/judge/index.ts'
import type { Lesson } from '../../course/lesson.ts'
import type { Moment } from '../../shell/timeline.ts'
import type { SessionState } from '../../shell/session/session.ts'
import type { MachineSnapshot } from '../../shell/snapshots.ts'
import type { CourseKeeper } from '../course-keeper.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import type { Keyboard } from '../terminal/keyboard.ts'
import { askedWayOf } from './asked-way.ts'
import { learner } from '../../linux/users.ts'
import { lostGround } from './ground.ts'
import { showPressEnter } from './press-enter.ts'
import { isGroundKept } from './ground-kept.ts'
import { type Asked, hearChange, type Hearing, hearLine, noteOf, open } from './hear.ts'
import type { Away, MistakeNote, Note, StepHeard } from './heard.ts'
import type { Told } from '../told.ts'
import { watchPrunes } from './preview/watch-prunes.ts'
import { WAYS_OUT } from './ways-out.ts'
import { isPlaygroundWorld } from './world.ts'

type Line = Moment<MachineSnapshot>

/** Ctrl-C: what waits for a line to be typed ends. */
const INTERRUPT = '\x03'
/** Ctrl-E and Ctrl-U, so that nothing else is at the prompt. */
const EXIT = '\x05\x15exit\r'
/** Programs that read the keyboard where nobody has given them a file, and say nothing of it. */
const READERS: ReadonlySet<string> = new Set(
  'awk cat cut grep head nl paste rev sed sort tac tail tee tr uniq wc xargs'.split(' '),
)
type MachineHearing = Hearing<MachineSnapshot>

/** Whether the prompt is that of a shell that was entered: in Bash the line goes on that did so, in Simple it has ended. */
const isInside = ({ running, reads, atPrompt }: SessionState): boolean => (running ? reads === 'command' : !atPrompt)

/** Hears every line and every change of a machine, and tells what they mean for the step that is open. */
class Listener {
  readonly #course: CourseKeeper
  readonly #machine: PlaygroundMachine
  readonly #keyboard: Keyboard
  readonly #stops: readonly (() => void)[]
  #moments: readonly Line[]
  #at: number
  /** What was typed last in a shell that was entered. */
  #inner: unknown
  /** Where the command broke off that was told of last. */
  #unfinished: SessionState['unfinished']
  /** Something has happened since the last look; a look is being taken. */
  #news = false
  #looking = false

  constructor(course: CourseKeeper, machine: PlaygroundMachine, keyboard: Keyboard) {
    this.#course = course
    this.#machine = machine
    this.#keyboard = keyboard
    const { moments, at } = machine.timeline.get()
    this.#moments = moments
    this.#at = at
    const look = (): void => void this.#look()
    this.#stops = [
      machine.timeline.subscribe(look),
      machine.world.subscribe(look),
      machine.inner.subscribe(look),
      course.progress.subscribe(look),
      course.lessons.subscribe(look),
      course.exercise.subscribe(look),
      machine.session.state.subscribe(() => {
        this.#tellPlace()
        this.#tellReader()
        this.#tellUnfinished()
      }),
      keyboard.fullScreen.subscribe(() => this.#tellPlace()),
      keyboard.watch({ key: (data) => this.#key(data), shown: () => this.#tellTyped() }),
    ]
    look()
    this.#tellPlace()
    this.#tellTyped()
  }

  stop(): void {
    for (const stop of this.#stops) stop()
  }

  get #lesson(): Lesson | undefined {
    const { lessons, progress } = this.#course
    const { lesson, expanded } = progress.get()
    const list = lessons.get()
    const whole = list.type === 'ready' && expanded ? list.value[lesson]?.whole : undefined
    return whole?.type === 'ready' ? whole.value : undefined
  }

  get #asked(): Asked | undefined {
    const exercise = this.#course.exercise.get()
    if (exercise) return exercise.asked
    const lesson = this.#lesson
    const { command: step } = this.#course.progress.get()
    if (!lesson) return undefined
    const isLast = step + 1 >= lesson.commands.length
    return { lesson: lesson.id, step, isLast, command: lesson.commands[step] ?? '', goal: lesson.goals[step] }
  }

  /** Looks at what is new, one time after the other. */
  async #look(): Promise<void> {
    this.#news = true
    if (this.#looking) return
    this.#looking = true
    // what is told in one go is looked at in one go
    await Promise.resolve()
    while (this.#news) {
      this.#news = false
      await this.#judge().catch(() => undefined)
    }
    this.#looking = false
  }

  async #judge(): Promise<void> {
    const { step, note } = this.#course.heard
    const asked = this.#asked
    this.#tellTyped()
    this.#tellPlace()
    if (!asked) return
    const known = step.get()
    const isSame = known?.lesson === asked.lesson && known.step === asked.step && !this.#wentElsewhere()
    if (!isSame) note.set(undefined)
    const before = isSame ? known : await this.#open(asked, known)
    if (!isSame) void this.#foretell(asked)
    const hearing = await this.#hear(before, asked)
    const { heard: after } = hearing
    if (this.#isStale(asked)) return
    if (after.lines > before.lines) note.set(undefined)
    const offers = this.#keyboard.line() === ''
    const said = noteOf(before, hearing, asked, offers)
    const mistake = said?.type === 'met' || said?.type === 'broken' ? undefined : await this.#mistake(hearing, asked)
    if (this.#isStale(asked)) return
    // the step's own word says more of a slip than that there is one much like it
    const isNear = said?.type === 'near-miss' && mistake?.isSpelling === true
    const lost = this.#lostNote(before, hearing)
    const found = lost ?? (isNear ? undefined : mistake) ?? said ?? (await this.#unreached(hearing))
    if (this.#isStale(asked)) return
    if (found) note.set(found)
    if (after.isMet && !asked.isExercise) this.#course.mark(asked.lesson, asked.step)
    step.set(after)
  }

  /** The mistake that a line shows which did not do what the step asks, or failed once it was done. */
  async #mistake({ heard, line, before }: MachineHearing, { command }: Asked): Promise<MistakeNote | undefined> {
    if (!line || (heard.isMet && (line.status === 0 || line.line.trim() === command))) return undefined
    const { mistakeNote } = await import('./mistakes.ts')
    return mistakeNote(line, await this.#machine.facts(before))
  }

  /** Said of the line that took it away, and of those that fail without it. */
  #lostNote(before: StepHeard, { heard: { lost }, line }: MachineHearing): Note | undefined {
    if (!lost || (before.lost && line?.status === 0)) return undefined
    const path = lost.path.startsWith(`${learner.home}/`) ? `~${lost.path.slice(learner.home.length)}` : lost.path
    return { type: 'lost', path, at: lost.at }
  }

  /** What a line asked for in vain, among containers. */
  async #unreached({ line }: MachineHearing): Promise<Note | undefined> {
    const world = this.#machine.world.get()
    if (!line || line.status === 0 || !isPlaygroundWorld(world) || !('engine' in world)) return undefined
    const { unreachedBy } = await import('./unreached.ts')
    const found = unreachedBy(line, world.engine, this.#machine.session.state.get().inside)
    const show = (): void => askedWayOf(this.#machine).set(found?.question)
    return found && { type: 'unreached', address: found.address, show }
  }

  /** Tells what the step shows here, where more was entered than the steps before it. */
  async #foretell(asked: Asked): Promise<void> {
    const { expected } = this.#course.heard
    expected.set(undefined)
    const lesson = this.#lesson
    const { moments, at } = this.#machine.timeline.get()
    const lines = moments.slice(0, at).map(({ line }) => line.trim())
    const isElsewhere = lesson?.inside[asked.step] !== undefined || this.#machine.session.state.get().running
    if (!lesson || isElsewhere || isGroundKept(lines, lesson.commands.slice(0, asked.step))) return
    const { expectedOn } = await import('./expected.ts')
    const output = await expectedOn(this.#machine, asked)
    // lines may have been taken back meanwhile
    const isHere = this.#machine.timeline.get().at === at
    if (output !== undefined && isHere && !this.#isStale(asked)) expected.set({ ...asked, output })
  }

  /** Whether another step was opened meanwhile. */
  #isStale({ lesson, step }: Asked): boolean {
    const now = this.#asked
    return now?.lesson !== lesson || now.step !== step
  }

  /** Whether lines were taken back or done again since the last time. */
  #wentElsewhere(): boolean {
    const { moments, at } = this.#machine.timeline.get()
    const went = moments === this.#moments && at !== this.#at
    this.#moments = moments
    this.#at = at
    return went
  }

  /** What was entered before anybody listened counts for the step that was open then; an exercise begins in the world that was laid for it. */
  async #open(asked: Asked, known: StepHeard | undefined): Promise<StepHeard> {
    const { moments } = this.#machine.timeline.get()
    const isFirst = !known && !this.#course.exercise.get()
    const before = isFirst ? moments[0]?.before : undefined
    return open(asked, await this.#machine.facts(before), isFirst ? 0 : (moments.at(-1)?.id ?? 0))
  }

  async #hear(before: StepHeard, asked: Asked): Promise<MachineHearing> {
    const { moments, at } = this.#machine.timeline.get()
    const from = moments.findLastIndex(({ id }) => id <= before.upTo) + 1
    let heard = before
    let line: LineFacts | undefined
    let world: MachineSnapshot | undefined
    for (const [index, moment] of moments.slice(from, at).entries()) {
      const facts = await this.#machine.facts(moment.after)
      heard = hearLine(heard, asked, { moment, at: from + index, facts })
      line = lineOf(moment)
      world = moment.before
    }
    const facts = await this.#machine.facts()
    const inner = this.#machine.inner.get()
    if (inner && inner !== this.#inner) {
      heard = hearLine(heard, asked, { moment: { ...inner, id: heard.upTo }, at, facts })
      line = lineOf(inner)
      world = undefined
    }
    this.#inner = inner
    heard = hearChange(heard, asked.goal, facts)
    if (heard.isMet || !line) return { heard, line, before: world }
    return { heard: { ...heard, lost: await this.#lost(facts, asked) }, line, before: world }
  }

  async #lost(facts: Facts, { step, goal }: Asked): Promise<StepHeard['lost']> {
    const { moments, at } = this.#machine.timeline.get()
    // what an exercise stands on is its own world
    if (this.#course.exercise.get()) return undefined
    const lesson = this.#lesson
    const words = lesson?.words[step] ?? []
    const earlier = lesson?.goals.slice(0, step) ?? []
    return lostGround({ words, goal, earlier }, facts, moments.slice(0, at), (world) => this.#machine.facts(world))
  }

  #tellTyped(): void {
    const line = this.#keyboard.line()
    this.#course.heard.isTyped.set(line !== undefined && line !== '' && line.trim() === this.#asked?.command)
  }

  #tellPlace(): void {
    const lesson = this.#course.exercise.get() ? undefined : this.#lesson
    const isTypedInside = lesson?.inside[this.#course.progress.get().command] !== undefined
    const away = isTypedInside ? undefined : this.#keyboardHolder()
    const before = this.#course.heard.away.get()
    if (away?.name !== before?.name || away?.keys !== before?.keys) this.#course.heard.away.set(away)
  }

  /** Tells while it does so that a program reads what is typed. */
  #tellReader(): void {
    const { note } = this.#course.heard
    const { session } = this.#machine
    const program = session.state.get().reads === 'input' ? session.program : undefined
    const said = note.get()?.type
    if (program !== undefined && READERS.has(program)) note.set({ type: 'waits', program })
    else if (program === 'bash') note.set({ type: 'asks' })
    else if (said === 'waits' || said === 'asks') note.set(undefined)
  }

  /** Tells at the second prompt why the command goes on there. */
  #tellUnfinished(): void {
    const { unfinished } = this.#machine.session.state.get()
    if (unfinished === this.#unfinished) return
    this.#unfinished = unfinished
    const { note } = this.#course.heard
    if (unfinished) note.set({ type: 'unfinished', within: unfinished })
    else if (note.get()?.type === 'unfinished') note.set(undefined)
  }

  /** What has the keyboard besides the shell of the terminal, and how it is left. */
  #keyboardHolder(): Away | undefined {
    const { session } = this.#machine
    const state = session.state.get()
    const program = session.program ?? ''
    if (this.#keyboard.fullScreen.get()) return { name: program, keys: WAYS_OUT.get(program)?.data ?? 'q' }
    if (state.running && state.reads === 'input') return { name: program, keys: INTERRUPT }
    return isInside(state) ? { name: state.inside ?? program, keys: EXIT } : undefined
  }

  /** Enter right after the goal was met goes on; any other key means to stay. */
  #key(data: string): void {
    const { note } = this.#course.heard
    const said = note.get()
    if (said?.type !== 'met' || !said.offers) return
    note.set(undefined)
    if (data === '\r' && this.#keyboard.line() === '') this.#course.act({ type: 'next' })
  }
}

/** Listens until the function that it gives is called. */
export function listen(
  course: CourseKeeper,
  machine: PlaygroundMachine,
  keyboard: Keyboard,
  told: Store<Told | undefined>,
): () => void {
  // what there will be to say is there when it is said first; without it lines are judged all the same
  Promise.all([import('./NoteText.tsx'), import('./Checklist.tsx')]).catch(() => undefined)
  const listener = new Listener(course, machine, keyboard)
  const stop = showPressEnter(course.heard.isTyped, keyboard)
  const stopPreview = watchPrunes(machine, keyboard, told)
  const { left } = course.heard
  const stopEnds = left.subscribe(() => {
    if (left.get().length > 0)
      void import('./lesson-end.ts').then(({ endLesson }) => endLesson(machine, left.get(), told))
  })
  return () => {
    stop()
    stopPreview()
    stopEnds()
    listener.stop()
  }
}
