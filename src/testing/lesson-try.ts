import type { Facts, LineFacts } from '../course/facts.ts'
import type { Goal } from '../course/goal.ts'
import { follow, type Standing } from '../course/judge/index.ts'
import { commandOf, type Step } from '../course/lesson.ts'
import { mistakes } from '../course/mistakes/index.ts'
import { nearMiss } from '../course/near-miss.ts'
import { isSpelling, noteFor } from '../course/note.ts'
import { reasonText } from '../course/reasons.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { BadCase, type Case, type FreshCase, readCase, type StepCase } from './lesson-case.ts'
import { LessonWorlds, tracks } from './lesson-tracks.ts'
import type { Landing, TrialWorld, Mode } from '../trial/world.ts'

/** What came of a case. */
export interface Answer {
  readonly verdict: 'met' | 'unmet' | 'broken' | 'unknown'
  /** Why not, in words. */
  readonly because: readonly string[]
  /**
   * The ids of what the lines were told: of the mistakes that they showed, `near-miss` for a word of the step that is a letter off,
   * `other-shell: Pipes` and its like for what Simple does not know, and `unfinished: single quotes` and its like where the last line
   * breaks off.
   */
  readonly notes: readonly string[]
  /** The goal, or of a goal that asks for several things those that are met. */
  readonly met: readonly Goal[]
}

const unknown = (why: string): Answer => ({ verdict: 'unknown', because: [why], notes: [], met: [] })

/** A step of a lesson, and where it is played. */
interface Place {
  readonly key: string
  readonly mode: Mode
  readonly steps: readonly Step[]
  readonly at: number
}

function placeOf({ lesson, step, nth, shell }: StepCase): Place | undefined {
  const [name, id] = lesson.split('/')
  const track = tracks.find((each) => each.name === name && each.shells.includes(shell))
  const source = track?.lessons.find((each) => each.id === id)
  if (!track || !source) return undefined
  const { steps } = source
  const same = steps.flatMap((each, at) => (commandOf(each) === step ? [at] : []))
  const at = typeof step === 'number' ? step : same[nth]
  return at !== undefined && at < steps.length ? { key: `${shell} ${lesson}`, mode: track.mode, steps, at } : undefined
}

function metOf(goal: Goal, { verdict, parts }: Standing): readonly Goal[] {
  if (goal.type !== 'all') return verdict.type === 'met' ? [goal] : []
  return goal.of.filter((_part, at) => parts[at]?.verdict.type === 'met')
}

/** A line with the world before it. */
interface Typed {
  readonly line: LineFacts
  readonly before: Facts
  readonly hint: TrialWorld['hint']
}

/** What is told of a line: a slip from the step's own command says more than that a word is like one that is there. */
function noted({ line, before, hint }: Typed, command = ''): readonly string[] {
  const mistake = noteFor(mistakes, line, before)?.mistake
  const isNear = nearMiss(line.line, command) !== undefined
  if (isNear && (!mistake || isSpelling(mistake))) return ['near-miss']
  if (mistake) return [mistake.id]
  return hint ? [`other-shell: ${hint}`] : []
}

const openIn = ({ unfinished }: TrialWorld): readonly string[] => (unfinished ? [`unfinished: ${unfinished}`] : [])

/** Tries lines, each case in a world of its own. */
export class LessonTrial {
  readonly #worlds = new LessonWorlds()
  /** By lesson and shell, where its steps begin, as far as somebody asked. */
  readonly #landings = new Map<string, Landing[]>()

  /** What came of a line of JSON. Never rejects. */
  async answer(text: string): Promise<Answer> {
    let asked: Case
    try {
      asked = readCase(text)
    } catch (error) {
      if (error instanceof BadCase) return unknown(`this is no case: ${error.message}`)
      throw error
    }
    try {
      return asked.type === 'step' ? await this.#tryStep(asked) : await this.#tryFresh(asked)
    } catch (error) {
      this.#forget(asked.shell)
      return unknown(error instanceof Error ? error.message : String(error))
    }
  }

  /** What has thrown is not gone on with. */
  #forget(shell: ShellName): void {
    for (const mode of ['linux', 'docker'] as const) this.#worlds.forget(mode, shell)
    for (const key of this.#landings.keys()) if (key.startsWith(`${shell} `)) this.#landings.delete(key)
  }

  async #tryFresh({ mode, shell, setup, lines }: FreshCase): Promise<Answer> {
    const world = await this.#worlds.of(mode, shell)
    await world.begin()
    for (const line of setup) await world.type({ line })
    const notes: string[] = []
    for (const line of lines) {
      const before = await world.facts()
      const typed = await world.type({ line })
      notes.push(...noted({ line: typed, before, hint: world.hint }))
    }
    return { verdict: 'unknown', because: [], notes: [...new Set(notes), ...openIn(world)], met: [] }
  }

  async #tryStep(asked: StepCase): Promise<Answer> {
    const place = placeOf(asked)
    const step = place?.steps[place.at]
    if (!place || !step?.goal) return unknown('there is no such step, or it has no goal')
    const world = await this.#worlds.of(place.mode, asked.shell)
    await this.#reach(world, place, asked.shell)
    return judgeLines(world, { goal: step.goal, command: commandOf(step) }, asked.lines)
  }

  /** Goes to where a step begins: the lesson is played up to there, once. */
  async #reach(world: TrialWorld, { key, steps, at }: Place, shell: ShellName): Promise<void> {
    const landings = this.#landings.get(key) ?? [await world.begin()]
    this.#landings.set(key, landings)
    const last = landings[Math.min(at, landings.length - 1)]
    if (last) await world.land(last)
    for (let next = landings.length; next <= at; next += 1) {
      const step = steps[next - 1]
      if (step) await world.type({ line: commandOf(step), keys: shell === 'Bash' ? step.keys : undefined })
      landings.push(world.here())
    }
  }
}

/** What a step asks, and the command that it shows. */
interface Asked {
  readonly goal: Goal
  readonly command: string
}

async function judgeLines(world: TrialWorld, { goal, command }: Asked, lines: readonly string[]): Promise<Answer> {
  let before = await world.facts()
  let standing = follow(goal, undefined, { facts: before, by: 0 })
  const notes: string[] = []
  for (const [at, typed] of lines.entries()) {
    const line = await world.type({ line: typed })
    const facts = await world.facts()
    const next = follow(goal, standing, { facts, line, by: at + 1 })
    // a line that did what was asked has nothing to be told
    if (next.verdict.type !== 'met' || standing.verdict.type === 'met')
      notes.push(...noted({ line, before, hint: world.hint }, command))
    standing = next
    before = facts
  }
  const { verdict } = standing
  const because = verdict.type === 'met' ? [] : verdict.because.map((reason) => reasonText(reason))
  return { verdict: verdict.type, because, notes: [...new Set(notes), ...openIn(world)], met: metOf(goal, standing) }
}
