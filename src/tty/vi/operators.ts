import { nextBoundary } from '../../base/width.ts'
import type { Dispatched } from '../discipline/dispatch.ts'
import { type Editor, moveTo } from '../editor.ts'
import { beginInserting, killSpan, onCharacter, withState } from './editing.ts'
import type { Motion } from './motions.ts'
import type { Operator } from './state.ts'

const isBlankAt = (text: string, at: number): boolean => /[ \t]/.test(text.charAt(at))

/** Motions whose end is not part of what they span, for each operator (GNU Readline's; the other motions take the character there too). */
const EXCLUSIVE: Readonly<Record<Operator['key'], string>> = { d: ' l|h^0bBFT`', c: ' l|hwW^0bBFT`', y: ' l|h^0%bBFT`' }

/** What lies between two offsets. */
interface Reach {
  readonly start: number
  readonly end: number
}

/** `w` leads to the next word, and what is deleted or yanked ends before it. */
const beforeWord = (text: string, from: number, to: number): number =>
  to < text.length && to > from && !isBlankAt(text, to) ? to - 1 : to

/** `cw` changes the word and not the blanks behind it. */
function endOfChanged(text: string, from: number, to: number): number {
  let at = to
  while (at > from && isBlankAt(text, at)) at -= 1
  if (at === from) return nextBoundary(text, at)
  return at < text.length - 1 && !isBlankAt(text, at) ? nextBoundary(text, at) : at
}

function reachOf({ text, caret }: Editor['line'], key: Operator['key'], motion: string, to: number): Reach {
  const isWord = motion === 'w' || motion === 'W'
  const near = isWord ? beforeWord(text, caret, to) : to
  const target = key === 'c' && isWord && near >= caret ? endOfChanged(text, caret, near) : near
  const [start, end] = [Math.min(caret, target), Math.max(caret, target)]
  const isExclusive = EXCLUSIVE[key].includes(motion) || (motion === '%' && target < caret)
  const takesMore = !isExclusive && end < text.length
  return { start, end: takesMore ? nextBoundary(text, end) : end }
}

function operate(editor: Editor, { key, isKept = true }: Operator, { start, end }: Reach): Editor {
  const killed = killSpan(editor, start, end)
  if (key === 'c') return beginInserting(editor, moveTo(killed, start), { isKept })
  // what is yanked stays
  return key === 'd' ? onCharacter(killed) : { ...editor, kills: killed.kills, killIndex: 0 }
}

/** The whole line: an operator pressed twice. */
export function operateOnLine(editor: Editor, operator: Operator): Editor {
  return operate(editor, operator, { start: 0, end: editor.line.text.length })
}

/**
 * An operator over what a motion spans, which moves as often as the operator counts. A motion that leads nowhere rings the bell; `c` inserts all
 * the same.
 */
export function operateOver(editor: Editor, operator: Operator, motion: string, moves: Motion): Dispatched {
  const ready = withState(editor, { operator: undefined, awaits: undefined })
  const { text, caret } = editor.line
  // motions go one further than the last character
  const to = Math.min(moves(`${text} `, caret, operator.count) ?? caret, text.length)
  if (to === caret && operator.key !== 'c') return { ...ready, request: 'bell' }
  return operate(ready, operator, reachOf(editor.line, operator.key, motion, to))
}
