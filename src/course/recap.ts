import type { Lesson, Word } from './lesson.ts'

/** A program, a command of one, or an option that was taught. */
export interface Taught {
  readonly text: string
  readonly kind: Word['kind']
  /** What it does; of an option, by the program that it was taught for. */
  readonly meanings: readonly { readonly of: string; readonly meaning: string }[]
}

/** Which words of a step are a matter of knowing: programs with their commands, and options. */
const NAMES: ReadonlySet<Word['kind']> = new Set<Word['kind']>(['program', 'command', 'option'])

/** What a lesson has said about programs, commands and options, each word once, in the order in which they came. */
export function recapOf({ words }: Pick<Lesson, 'words'>): readonly Taught[] {
  const taught = new Map<string, Taught>()
  for (const step of words) {
    let program = ''
    for (const { text, kind, meaning } of step) {
      if (kind === 'program') program = text
      if (!NAMES.has(kind) || meaning === '') continue
      const known = taught.get(text)
      const meanings = known?.meanings ?? []
      if (meanings.some((each) => each.of === program)) continue
      taught.set(text, { text, kind, meanings: [...meanings, { of: program, meaning }] })
    }
  }
  return [...taught.values()]
}
