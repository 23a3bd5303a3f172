import { type Arrangement, lineOfPieces, piecesOf, sourceStepOf } from '../course/arrangement.ts'
import type { Challenge, Lines, OtherWorld } from '../course/challenge.ts'
import type { Exercises } from '../course/exercises/exercises.ts'
import type { Goal } from '../course/goal.ts'
import { judge } from '../course/judge/index.ts'
import type { LessonSource } from '../course/lesson.ts'
import { type Prediction, rightOf } from '../course/prediction.ts'
import { reasonText } from '../course/reasons.ts'
import { shellSyntaxIn } from '../shell/syntax-hint.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { judgeHere } from '../trial/played.ts'
import type { Landing, TrialWorld, Typed } from '../trial/world.ts'
import type { Finding } from './lesson-check.ts'

/** How many wrong ways each challenge is tried on, at least. */
const LEAST_WRONG = 2

/** A world of a challenge: where it begins, and what is asked there. */
interface Ground {
  readonly landing: Landing
  readonly goal: Goal
}

/** Lines with the keys that are pressed while the last one runs. */
export const typedLines = (lines: Lines, keys: readonly string[] | undefined): readonly Typed[] =>
  lines.map((line, at) => ({ line, ...(keys && at === lines.length - 1 && { keys }) }))

const shown = (lines: Lines): string => lines.join('; ')

/** Plays the exercises of one lesson in one shell, and notes what is wrong. */
export class ExerciseCheck {
  readonly findings: Finding[] = []
  readonly #world: TrialWorld
  readonly #lesson: LessonSource
  readonly #shell: ShellName

  constructor(world: TrialWorld, lesson: LessonSource, shell: ShellName) {
    this.#world = world
    this.#lesson = lesson
    this.#shell = shell
  }

  async all({ challenge, predictions, arrangements }: Exercises): Promise<void> {
    await this.challenge(challenge)
    for (const prediction of predictions) await this.#predict(prediction)
    for (const arrangement of arrangements) await this.#arrange(arrangement)
  }

  /** Its goal is open in every world; solutions meet it in all of them, what is wrong does not. */
  async challenge(challenge: Challenge): Promise<void> {
    const { id, goal, world, others, solutions, wrong, only = [], par, keys } = challenge
    const error = (text: string): void => this.#error(`${id}: ${text}`)
    const ways = solutions.filter((lines) => this.#canBeTyped(lines))
    const pressed = (lines: Lines) => (lines === solutions[0] ? keys : undefined)
    if (!ways.some(({ length }) => length === par.commands)) error(`no solution has the ${par.commands} lines of par`)
    if (wrong.length < LEAST_WRONG) error(`it has ${wrong.length} wrong ways, not ${LEAST_WRONG}`)
    if (others.length === 0) error('there is no other world')
    const given = await this.#ground(world, goal)
    for (const lines of wrong) {
      if (this.#canBeTyped(lines) && (await this.#why(given, lines)) === undefined)
        error(`the goal is met by what is wrong: ${shown(lines)}`)
    }
    const failing = new Set<Lines>()
    for (const [at, ground] of [given, ...(await this.#grounds(others, goal))].entries()) {
      const place = at === 0 ? 'the given world' : `world ${at + 1}`
      if (await this.#isMetAt(ground)) error(`the goal is met in ${place} before anything is typed`)
      for (const lines of ways) {
        const why = await this.#why(ground, lines, pressed(lines))
        if (why !== undefined) error(`in ${place} the goal is not met by ${shown(lines)} (${why})`)
      }
      for (const lines of only.filter((each) => this.#canBeTyped(each))) {
        const why = await this.#why(ground, lines)
        if (at === 0 && why !== undefined) error(`in ${place} the goal is not met by ${shown(lines)} (${why})`)
        if (why !== undefined) failing.add(lines)
      }
    }
    for (const lines of only) {
      if (this.#canBeTyped(lines) && !failing.has(lines)) error(`this meets the goal in every world: ${shown(lines)}`)
    }
    await this.#compare(challenge, ways[0] ?? [])
  }

  /** What the Simple shell takes as plain words is no way there. */
  #canBeTyped(lines: Lines): boolean {
    return this.#shell === 'Bash' || lines.every((line) => shellSyntaxIn(line) === undefined)
  }

  async #ground(world: OtherWorld, goal: Goal): Promise<Ground> {
    return { landing: await this.#world.beginIn(world), goal: world.goal ?? goal }
  }

  async #grounds(worlds: readonly OtherWorld[], goal: Goal): Promise<readonly Ground[]> {
    const grounds: Ground[] = []
    for (const world of worlds) grounds.push(await this.#ground(world, goal))
    return grounds
  }

  async #isMetAt({ landing, goal }: Ground): Promise<boolean> {
    await this.#world.land(landing)
    return judge(goal, await this.#world.facts(), undefined).type === 'met'
  }

  /** Why lines do not meet a goal; undefined when they do. */
  async #why({ landing, goal }: Ground, lines: Lines, keys?: readonly string[]): Promise<string | undefined> {
    await this.#world.land(landing)
    try {
      const verdict = await judgeHere(this.#world, goal, typedLines(lines, keys))
      if (verdict.type === 'met') return undefined
      return verdict.because.map((reason) => reasonText(reason)).join('; ')
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  /** Two runs of a way give the same bytes. */
  async #compare({ id, world, keys }: Challenge, lines: Lines): Promise<void> {
    const bytes: string[] = []
    for (let run = 0; run < 2; run += 1) {
      await this.#world.beginIn(world)
      for (const each of typedLines(lines, keys)) await this.#world.type(each)
      bytes.push(this.#world.bytes())
    }
    if (bytes[0] !== bytes[1]) this.#error(`${id}: two runs do not give the same bytes`)
  }

  async #predict(prediction: Prediction): Promise<void> {
    const { id, world = {}, line, outputs } = prediction
    if (!this.#canBeTyped([line])) return this.#error(`prediction ${id}: the Simple shell cannot run ${line}`)
    await this.#world.beginIn(world)
    const { stdout, stderr } = await this.#world.type({ line })
    if (rightOf(prediction, stdout + stderr) === undefined)
      this.#error(`prediction ${id}: none is printed, but: ${JSON.stringify(stdout + stderr)}`)
    const same = outputs.findIndex((output, at) => rightOf(prediction, output) !== at)
    if (same >= 0) this.#error(`prediction ${id}: output ${same + 1} is there twice`)
  }

  async #arrange(arrangement: Arrangement): Promise<void> {
    const { id, line, world = {}, extra } = arrangement
    const error = (text: string): void => this.#error(`arrangement ${id}: ${text}`)
    const step = sourceStepOf(arrangement, this.#lesson.steps)
    if (!step?.goal) return error(`the lesson has no step ${line}`)
    const pieces = piecesOf(step.words)
    if (lineOfPieces(pieces) !== line) error(`its pieces make another line: ${lineOfPieces(pieces)}`)
    const needed = extra.find((text) => pieces.some((piece) => piece.text === text))
    if (needed !== undefined) error(`${needed} is needed`)
    const ground = await this.#ground(world, step.goal)
    if (await this.#isMetAt(ground)) error('the goal is met before anything is typed')
    const why = await this.#why(ground, [line])
    if (why !== undefined) error(`the goal is not met by ${line} (${why})`)
  }

  #error(text: string): void {
    this.findings.push({ level: 'error', lesson: this.#lesson.id, shell: this.#shell, text })
  }
}
