import { createChance, pickInteger } from '../base/chance.ts'
import { Draw } from '../base/draw.ts'
import type { GivenWorld } from './challenge.ts'
import type { Goal } from './goal.ts'
import { commandOf, type Lesson, type Step, type Word } from './lesson.ts'

/** The words of a step, to be put in order; two of the pieces are not needed. */
export interface Arrangement {
  /** Unique among all arrangements: `pipes-1`. */
  readonly id: string
  /** What the line is to do. */
  readonly task: string
  /** The command of one of the lesson's steps: its goal is that of the arrangement, and any order that meets it counts. */
  readonly line: string
  readonly extra: readonly [string, string]
  readonly world?: GivenWorld
}

/** A piece of an arrangement: a word, with those that are glued to it. */
export type Piece = Pick<Word, 'text' | 'kind'>

/** A step as an arrangement sees it. */
interface Arranged {
  readonly words: readonly Word[]
  readonly goal: Goal | undefined
}

/** The step that an arrangement is made of; undefined where the lesson has none with that command. */
export function stepOf(
  { line }: Arrangement,
  lesson: Pick<Lesson, 'commands' | 'words' | 'goals'>,
): Arranged | undefined {
  const at = lesson.commands.indexOf(line)
  return at < 0 ? undefined : { words: lesson.words[at] ?? [], goal: lesson.goals[at] }
}

/** The same for a lesson as its author writes it. */
export function sourceStepOf({ line }: Arrangement, steps: readonly Step[]): Step | undefined {
  return steps.find((step) => commandOf(step) === line)
}

/** The words of a step in their order, those that are glued together as one. */
export function piecesOf(words: readonly Word[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { text, kind, glued } of words) {
    const last = glued ? pieces.pop() : undefined
    pieces.push(last ? { ...last, text: last.text + text } : { text, kind })
  }
  return pieces
}

/** All pieces, the two that are not needed too, in an order that is the same for the same seed and not the one that is asked for. */
export function shuffled({ extra }: Arrangement, words: readonly Word[], seed: number): readonly Piece[] {
  const asked = piecesOf(words)
  const given = [...asked, ...extra.map((text): Piece => ({ text, kind: text.startsWith('-') ? 'option' : 'value' }))]
  const chance = createChance(seed)
  const draw = new Draw(given.length)
  const pieces = given.flatMap(() => given[draw.take(pickInteger(chance, draw.left))] ?? [])
  const told = asked.every(({ text }, at) => pieces[at]?.text === text)
  return told ? [...pieces.slice(1), ...pieces.slice(0, 1)] : pieces
}

/** The line that pieces make. */
export const lineOfPieces = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ')
