import type { Facts, LineFacts } from '../course/facts.ts'
import type { Goal, Verdict } from '../course/goal.ts'
import { judge } from '../course/judge/index.ts'
import { commandOf, endLine, type LessonSource, type Step } from '../course/lesson.ts'
import { mistakes } from '../course/mistakes/index.ts'
import { noteFor } from '../course/note.ts'
import { reasonText } from '../course/reasons.ts'
import { learner } from '../linux/users.ts'
import { shellSyntaxIn } from '../shell/syntax-hint.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { TrialWorld, Typed } from '../trial/world.ts'

/** Something in a lesson that is not as it should be. */
export interface Finding {
  readonly level: 'error' | 'warning'
  readonly lesson: string
  /** From 0; absent where it is about the whole lesson. */
  readonly step?: number
  readonly shell?: ShellName
  readonly text: string
}

/** How many wrong ways each goal is tried on, at least. */
const LEAST_WRONG = 2

const typedOf = (step: Step, shell: ShellName): Typed => ({
  line: commandOf(step),
  keys: shell === 'Bash' ? step.keys : undefined,
})

/** Why a goal is not met; undefined when it is. */
const whyNot = (verdict: Verdict): string | undefined =>
  verdict.type === 'met' ? undefined : verdict.because.map((reason) => reasonText(reason)).join('; ')

/** What a line came to. */
interface Tried {
  readonly why: string | undefined
  readonly status: number
}

/** Plays one lesson in one shell, and notes what is wrong. */
export class ShellCheck {
  readonly findings: Finding[] = []
  readonly #world: TrialWorld
  readonly #lesson: LessonSource
  readonly #shell: ShellName
  #step = 0

  constructor(world: TrialWorld, lesson: LessonSource, shell: ShellName) {
    this.#world = world
    this.#lesson = lesson
    this.#shell = shell
  }

  /** Each step by itself, on the ground that the commands before it have laid: its command, its other ways and its errors. */
  async alone(): Promise<void> {
    await this.#world.begin()
    for (const [at, step] of this.#lesson.steps.entries()) {
      this.#step = at
      const { goal, wrong = [] } = step
      if (!goal) this.#error('it has no goal')
      else {
        if (wrong.length < LEAST_WRONG) this.#error(`it has ${wrong.length} wrong ways, not ${LEAST_WRONG}`)
        await this.#aside(goal, step)
      }
      await this.#world.type(typedOf(step, this.#shell))
    }
  }

  /** The commands in a row: each goal is open before its command, and met after it. */
  async inSequence(): Promise<void> {
    await this.#world.begin()
    const names = (await this.#world.facts()).names(learner.home)
    for (const [at, step] of this.#lesson.steps.entries()) {
      this.#step = at
      const typed = typedOf(step, this.#shell)
      const { goal } = step
      if (goal) await this.#mustBeOpen(goal)
      const { why } = await this.#try(goal, typed)
      if (why !== undefined) this.#error(`in sequence, the goal is not met by ${typed.line} (${why})`)
    }
    await this.#end(names)
  }

  /** The lesson's end takes away all that its steps have made in the home directory. */
  async #end(before: readonly string[]): Promise<void> {
    const { leaves } = this.#lesson
    if (!leaves) return
    const facts = await this.#world.facts()
    const missing = leaves.find((path) => !facts.file(path.replace('~', learner.home)))
    if (missing !== undefined) this.#error(`the lesson does not leave ${missing}`)
    await this.#world.type({ line: endLine(leaves) })
    const left = (await this.#world.facts()).names(learner.home).filter((name) => !before.includes(name))
    if (left.length > 0) this.#error(`the lesson leaves ${left.join(', ')}, and does not say so`)
  }

  async #mustBeOpen(goal: Goal): Promise<void> {
    const verdict = judge(goal, await this.#world.facts(), undefined)
    if (verdict.type === 'met') this.#error('the goal is met before anything is typed')
  }

  async #aside(goal: Goal, { also = [], wrong = [] }: Step): Promise<void> {
    const here = this.#world.here()
    for (const line of also) {
      if (this.#shell === 'Simple' && shellSyntaxIn(line) !== undefined) continue
      const { why, status } = await this.#try(goal, { line })
      await this.#world.land(here)
      // what the Simple shell refuses is no way there
      if (why !== undefined && (this.#shell === 'Bash' || status === 0))
        this.#error(`the goal is not met by ${line} (${why})`)
    }
    for (const line of wrong) {
      const { why } = await this.#try(goal, { line })
      await this.#world.land(here)
      if (why === undefined) this.#error(`the goal is met by what is wrong: ${line}`)
    }
  }

  async #try(goal: Goal | undefined, typed: Typed): Promise<Tried> {
    try {
      const before = await this.#world.facts()
      const told = await this.#world.type(typed)
      const why = goal && whyNot(judge(goal, await this.#world.facts(), told))
      if (why === undefined && told.status === 0) this.#mustBeSilent(told, before)
      return { why, status: told.status }
    } catch (error) {
      return { why: error instanceof Error ? error.message : String(error), status: 1 }
    }
  }

  /** What does its work is no mistake, unless failing is the work. */
  #mustBeSilent(told: LineFacts, before: Facts): void {
    if (this.#lesson.steps[this.#step]?.fails) return
    const note = noteFor(mistakes, told, before)
    if (note) this.#error(`the mistake ${note.mistake.id} is told of what is right: ${told.line}`)
  }

  #error(text: string): void {
    this.findings.push({ level: 'error', lesson: this.#lesson.id, step: this.#step, shell: this.#shell, text })
  }
}
