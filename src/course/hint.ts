import type { Step, Word } from './lesson.ts'
import { inEnglish, type Say } from './say.ts'

/** One stage of help with a command that is not shown. */
export interface Hint {
  readonly text: string
  /** The words that are given away; undefined for those that are still to be found. */
  readonly words: readonly (Word | undefined)[]
}

const OPERATORS: ReadonlySet<Word['kind']> = new Set<Word['kind']>(['operator', 'keyword'])

/** Which word says what is run. */
const programOf = (words: readonly Word[]): number =>
  Math.max(
    0,
    words.findIndex(({ kind }) => kind === 'program' || kind === 'command'),
  )

/** Of a program and its command, `docker run`, both are given away. */
function namesOf(words: readonly Word[]): ReadonlySet<number> {
  const program = programOf(words)
  return new Set(words[program + 1]?.kind === 'command' ? [program, program + 1] : [program])
}

/** Which word is left out last: one that says on what, or how. */
function lastBlank(words: readonly Word[]): number {
  const names = namesOf(words)
  const at = words.findLastIndex(({ kind }, place) => !names.has(place) && !OPERATORS.has(kind))
  return at < 0 ? words.length - 1 : at
}

type Words = readonly (Word | undefined)[]

/** The sentences of the stages. */
export const hintWords = {
  purpose: 'What it does: {meaning}.',
  name: '{text}: {meaning}.',
  rest: 'Still missing: {meaning}.',
} as const

/** What a stage says where its author says nothing. */
function saying(words: readonly Word[], stage: number, say: Say): string {
  const form = stage === 0 ? 'purpose' : stage === 1 ? 'name' : 'rest'
  // of `docker run` it is the second word that says what is done
  const word = words[stage === 2 ? lastBlank(words) : Math.max(...namesOf(words))]
  return say(`hints/${form}`, hintWords[form])
    .replace('{text}', () => word?.text ?? '')
    .replace('{meaning}', () => word?.meaning ?? '')
}

/**
 * The three stages: what to look at; which command, with what it does; the line with one word left out. What the author wrote is said
 * instead of what the words say. A command of one word, or of a program and its command alone, has two: the second one gives it away.
 */
export function hintsFor({ words, hints = [] }: Pick<Step, 'words' | 'hints'>, say: Say = inEnglish): readonly Hint[] {
  const names = namesOf(words)
  const blank = lastBlank(words)
  const stages: Words[] = [words.map(() => undefined), words.map((word, at) => (names.has(at) ? word : undefined))]
  if (words.length > names.size) stages.push(words.map((word, at) => (at === blank ? undefined : word)))
  return stages.map((given, stage) => ({ text: hints[stage]?.en ?? saying(words, stage, say), words: given }))
}
