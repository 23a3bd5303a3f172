import type { Facts, LineFacts } from '../../course/facts.ts'
import type { Mistake } from '../../course/mistake.ts'
import { mistakes } from '../../course/mistakes/index.ts'
import { isSpelling, noteFor } from '../../course/note.ts'
import { turn } from '../turn.ts'
import { notes } from '../words/language.ts'
import type { MistakeNote } from './heard.ts'

/** How long the catalogue is gone through in one go, in milliseconds: the first time each pattern has to be read. */
const TURN = 10

const told = (mistake: Mistake, fix: string | undefined): MistakeNote => ({
  type: 'mistake',
  text: notes(`mistakes/${mistake.id}`, mistake.note),
  fix,
  isSpelling: isSpelling(mistake),
})

/** What is to be said of the mistake that a line shows, if it shows one; `before` is the world that it was typed in. */
export async function mistakeNote(line: LineFacts, before: Facts): Promise<MistakeNote | undefined> {
  let end = performance.now() + TURN
  for (const mistake of mistakes) {
    const found = noteFor([mistake], line, before)
    if (found) return told(mistake, found.fix)
    if (performance.now() < end) continue
    await turn()
    end = performance.now() + TURN
  }
  return undefined
}
