import type { Dispatched } from '../discipline/dispatch.ts'
import type { Editor } from '../editor.ts'

/** Where the caret stands in every entry of the history that is shown (`history-preserve-point`). */
export class HistoryPoint {
  /** An offset; undefined is the end of the line. */
  #saved: number | undefined

  /** An editor after a key, the caret of an entry that came with it where it was in the one before. */
  kept(before: Editor, { request: _request, ...after }: Dispatched, request: Dispatched['request']): Editor {
    const { text, caret } = before.line
    const place = caret === text.length ? undefined : caret
    if (request === 'accept-line') this.#saved = place
    const isStep = after.index !== before.index && after.last === 'other' && !after.search && !before.search
    if (request !== undefined || !isStep || after.vi?.mode === 'command') return after
    this.#saved ??= place
    if (after.index === after.history.length || this.#saved === undefined) return after
    return { ...after, line: { ...after.line, caret: Math.min(this.#saved, after.line.text.length) } }
  }
}
