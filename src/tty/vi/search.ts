import type { Dispatched } from '../discipline/dispatch.ts'
import { type Editor, moveTo, showEntry } from '../editor.ts'
import type { Input, Key } from '../decode.ts'
import { blankWordStart } from '../line.ts'
import { stateOf, withState } from './editing.ts'

/** Where a text has a part in which `?` stands for any character; -1 where it has not. */
function placeOf(text: string, part: string, from: number): number {
  const standsAt = (at: number): boolean =>
    Array.from(part).every((character, index) => character === '?' || character === text.charAt(at + index))
  for (let at = from; at <= text.length - part.length; at += 1) if (standsAt(at)) return at
  return -1
}

/** Whether a line has a pattern of the shell's, or begins with it (`^`). Its brackets are characters like others. */
function fits(line: string, pattern: string): boolean {
  const anchored = pattern.startsWith('^')
  let from = 0
  for (const [index, part] of (anchored ? pattern.slice(1) : pattern).split('*').entries()) {
    const at = placeOf(line, part, from)
    if (at < 0 || (anchored && index === 0 && at > 0)) return false
    from = at + part.length
  }
  return true
}

/** The nearest entry in a direction that has the pattern; the caret goes to its start. */
export function searchHistory(editor: Editor, step: -1 | 1): Dispatched {
  const pattern = editor.viMemory?.pattern
  if (pattern === undefined) return { ...editor, request: 'bell' }
  for (let at = editor.index + step; at >= 0 && at < editor.history.length; at += step)
    if (fits(editor.history[at] ?? '', pattern)) return moveTo(showEntry(editor, at), 0)
  return { ...moveTo(editor, 0), request: 'bell' }
}

/** The line is there again. */
const restored = (editor: Editor): Editor =>
  withState({ ...editor, line: stateOf(editor).search?.origin ?? editor.line }, { search: undefined })

function patternKey(editor: Editor, input: Key): Dispatched {
  const { text } = editor.line
  const { step = -1 } = stateOf(editor).search ?? {}
  switch (input.name) {
    case 'Enter':
    case 'C-j': {
      const pattern = text.slice(1) || editor.viMemory?.pattern
      const ready = { ...restored(editor), viMemory: { ...editor.viMemory, ...(pattern && { pattern }) } }
      return searchHistory(ready, step)
    }
    case 'Backspace':
    case 'C-Backspace':
      return text === text.charAt(0) ? restored(editor) : typing(editor, text.slice(0, -1))
    case 'C-w':
      return typing(editor, text.slice(0, Math.max(1, blankWordStart(editor.line))))
    case 'C-u':
      return typing(editor, text.charAt(0))
    case 'C-c':
      return { ...restored(editor), request: 'interrupt' }
    case 'Escape':
      return { ...typing(editor, `${text}\x1b`), request: 'end-escape' }
    case 'C-g':
      return { ...restored(editor), request: 'bell' }
    default:
      // keys of the editor are text here
      return typing(editor, text + input.sequence)
  }
}

const typing = (editor: Editor, text: string): Editor => ({ ...editor, line: { text, caret: text.length } })

/** An input for the pattern that is typed in place of the line. */
export function searching(editor: Editor, input: Input): Dispatched {
  return input.type === 'key' ? patternKey(editor, input) : typing(editor, editor.line.text + input.text)
}
