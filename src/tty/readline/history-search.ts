import type { Input } from '../decode.ts'
import { nameOf } from '../decode.ts'
import type { Dispatched } from '../discipline/dispatch.ts'
import { type Editor, moveTo, showEntry } from '../editor.ts'
import type { Line } from '../line.ts'

const PROMPT = ':'

/** A search through the history whose text is typed before it begins (non-incremental-reverse-search-history). It stands in the line's place. */
export class HistorySearch {
  #origin: { readonly line: Line; readonly step: -1 | 1 } | undefined
  #pattern = ''

  get isOpen(): boolean {
    return this.#origin !== undefined
  }

  begin(editor: Editor, step: -1 | 1): Dispatched {
    this.#origin = { line: editor.line, step }
    return shown(editor, '')
  }

  again(editor: Editor, step: -1 | 1): Dispatched {
    if (this.#pattern === '') return { ...editor, request: 'bell' }
    for (let at = editor.index + step; at >= 0 && at < editor.history.length; at += step) {
      const place = editor.history[at]?.indexOf(this.#pattern) ?? -1
      if (place >= 0) return moveTo(showEntry(editor, at), place)
    }
    return { ...editor, request: 'bell' }
  }

  read(editor: Editor, input: Input): Dispatched {
    const text = editor.line.text.slice(PROMPT.length)
    const origin = this.#origin
    if (!origin) return editor
    if (input.type !== 'key') return shown(editor, text + input.text)
    switch (nameOf(input)) {
      case 'Enter':
      case 'C-j':
        this.#pattern = text || this.#pattern
        return this.again(this.#closed(editor), origin.step)
      case 'Backspace':
      case 'C-Backspace':
        return text === '' ? this.#closed(editor) : shown(editor, Array.from(text).slice(0, -1).join(''))
      case 'C-u':
        return shown(editor, '')
      case 'C-c':
        return { ...this.#closed(editor), request: 'interrupt' }
      case 'C-g':
      case 'Escape':
        return { ...this.#closed(editor), request: 'bell' }
      default:
        return { ...editor, request: 'bell' }
    }
  }

  #closed(editor: Editor): Editor {
    const line = this.#origin?.line ?? editor.line
    this.#origin = undefined
    return { ...editor, line }
  }
}

const shown = (editor: Editor, text: string): Editor => ({
  ...editor,
  line: { text: PROMPT + text, caret: PROMPT.length + text.length },
})
