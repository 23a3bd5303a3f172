import type { Facts, LineFacts } from '../../course/facts.ts'
import { mistakes } from '../../course/mistakes/index.ts'
import { noteFor } from '../../course/note.ts'
import { notes } from '../words/language.ts'
import type { MistakeNote } from './heard.ts'

/** What is to be said of the mistake that a line shows, if it shows one; `before` is the world that it was typed in. */
export function mistakeNote(line: LineFacts, before: Facts): MistakeNote | undefined {
  const found = noteFor(mistakes, line, before)
  if (!found) return undefined
  const { id, note, when } = found.mistake
  const isSpelling = when.some(({ misspelt }) => misspelt !== undefined)
  return { type: 'mistake', text: notes(`mistakes/${id}`, note), fix: found.fix, isSpelling }
}
