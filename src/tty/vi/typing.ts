import { graphemes, nextBoundary } from '../../base/width.ts'
import type { Dispatched } from '../discipline/dispatch.ts'
import type { Key } from '../decode.ts'
import type { Editor } from '../editor.ts'
import { insert, remove } from '../line.ts'
import { changedLine, killSpan, stateOf } from './editing.ts'
import { rubbedOut, times } from './words.ts'

/** Ctrl-D: a line that has something is entered. */
export const endOfFile = (editor: Editor): Dispatched => ({
  ...editor,
  request: editor.line.text === '' ? 'end-of-file' : 'accept-line',
})

/** Ctrl-W: what was killed does not join. */
export function rubWord(editor: Editor): Dispatched {
  const { text, caret } = editor.line
  return caret === 0 ? { ...editor, request: 'bell' } : killSpan(editor, rubbedOut(text, caret), caret)
}

/** Text over what is there (`R`). */
export function overtype(editor: Editor, text: string): Editor {
  const { line } = editor
  const end = times(graphemes(text).length, line.caret, (at) => nextBoundary(line.text, at))
  return changedLine(editor, insert(remove(line, line.caret, end), text))
}

/** Escape and a character that came at once: two keys. */
export const escaped = ({ name, sequence }: Key): string | undefined =>
  /^M-.$/su.test(name) && sequence.startsWith('\x1b') ? sequence.slice(1) : undefined

/** Text as it is typed in the mode that the editor is in. */
export const typeIn = (editor: Editor, text: string): Editor =>
  stateOf(editor).mode === 'replace' ? overtype(editor, text) : changedLine(editor, insert(editor.line, text))
