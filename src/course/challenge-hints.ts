import type { Challenge } from './challenge.ts'
import type { Word } from './lesson.ts'
import { wordsOf } from './line-words.ts'
import { inEnglish, type Say } from './say.ts'

/** One stage of help with a challenge. */
export interface ChallengeHint {
  readonly text: string
  /** The words of each line; undefined for those that are still to be found. */
  readonly lines: readonly (readonly (Word | undefined)[])[]
}

type Gaps = readonly (Word | undefined)[]

const isName = ({ kind }: Word): boolean => kind === 'program' || kind === 'command' || kind === 'keyword'

/** The sentences of the stages that no author writes. */
export const challengeHintWords = {
  programs: 'One way uses {programs}.',
  and: '{first} and {last}',
  blank: 'One word is still missing.',
} as const

/** Which word is left out at the end: the last that is neither a program nor an operator. */
function blankOf(lines: readonly (readonly Word[])[]): Word | undefined {
  const words = lines.at(-1) ?? []
  return words.findLast((word) => !isName(word) && word.kind !== 'operator') ?? words.at(-1)
}

/** The three stages: what to look at; which programs; all but one word. They lead to the first solution. */
export function challengeHints(
  { hint, solutions: [way = []] }: Challenge,
  say: Say = inEnglish,
): readonly ChallengeHint[] {
  const lines = way.map((line) => wordsOf(line))
  const blank = blankOf(lines)
  const only = (keep: (word: Word) => boolean): readonly Gaps[] =>
    lines.map((words) => words.map((word) => (keep(word) ? word : undefined)))
  const programs = new Set(
    lines.flatMap((words) => words.filter(({ kind }) => kind === 'program')).map(({ text }) => text),
  )
  return [
    { text: hint, lines: only(() => false) },
    { text: said('programs', say).replace('{programs}', () => listOf([...programs], say)), lines: only(isName) },
    { text: said('blank', say), lines: only((word) => word !== blank) },
  ]
}

const said = (name: keyof typeof challengeHintWords, say: Say): string =>
  say(`challenge-hints/${name}`, challengeHintWords[name])

function listOf(names: readonly string[], say: Say): string {
  if (names.length < 2) return names.join('')
  return said('and', say)
    .replace('{first}', () => names.slice(0, -1).join(', '))
    .replace('{last}', () => names.at(-1) ?? '')
}
