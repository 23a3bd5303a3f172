import type { Facts, LineFacts } from '../../course/facts.ts'
import { mistakes } from '../../course/mistakes/index.ts'
import { noteFor } from '../../course/note.ts'
import { notes } from '../words/language.ts'
import type { Note } from './heard.ts'

/** What is to be said of the mistake that a line shows, if it shows one; `before` is the world that it was typed in. */
export function mistakeNote(line: LineFacts, before: Facts): Note | undefined {
  const found = noteFor(mistakes, line, before)
  return found && { type: 'mistake', text: notes(`mistakes/${found.mistake.id}`, found.mistake.note), fix: found.fix }
}
