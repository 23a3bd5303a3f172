import { type Editor, entryAt, type Search, showEntry } from './editor.ts'

/** The editor at the start of an incremental search. */
export function startSearch(editor: Editor, step: Search['step']): Editor {
  const origin = { line: editor.line, index: editor.index }
  return { ...editor, search: { step, pattern: '', failed: false, origin }, last: 'other' }
}

interface Place {
  readonly index: number
  readonly caret: number
}

/** The nearest match from a place on; `from` is where in the first entry a match may begin. */
function findFrom(editor: Editor, { step, pattern }: Search, from: Place): Place | undefined {
  for (let index = from.index; index >= 0 && index <= editor.history.length; index += step) {
    const text = entryAt(editor, index) ?? ''
    if (index !== from.index && text === editor.line.text) continue
    const limit = index === from.index ? from.caret : step < 0 ? text.length : 0
    const caret = limit < 0 ? -1 : step < 0 ? text.lastIndexOf(pattern, limit) : text.indexOf(pattern, limit)
    if (caret >= 0) return { index, caret }
  }
  return undefined
}

function show(editor: Editor, search: Search, found: Place | undefined): Editor {
  if (!found) return { ...editor, search: { ...search, failed: true } }
  const shown = showEntry(editor, found.index)
  return { ...shown, line: { text: shown.line.text, caret: found.caret }, search: { ...search, failed: false } }
}

const here = ({ index, line }: Editor): Place => ({ index, caret: line.caret })

/** The search with more of its pattern: the match may stay where it is. */
export function extendSearch(editor: Editor, search: Search, text: string): Editor {
  const longer = { ...search, pattern: search.pattern + text }
  return show(editor, longer, findFrom(editor, longer, here(editor)))
}

/** The search with the last character of its pattern taken away, from where it is; without a pattern it stays there. */
export const shortenSearch = (editor: Editor, search: Search): Editor =>
  extendSearch(editor, { ...search, pattern: search.pattern.slice(0, -1) }, '')

/** The next match in a direction; with an empty pattern the last one looked for is taken again. */
export function searchAgain(editor: Editor, search: Search, step: Search['step']): Editor {
  const pattern = search.pattern || editor.lastPattern
  const next = { ...search, step, pattern }
  if (pattern === '') return { ...editor, search: next }
  const { index, caret } = here(editor)
  const start = search.pattern === '' ? caret : caret + step
  return show(editor, next, findFrom(editor, next, { index, caret: start }))
}

/** The search given up: the line is what it was before. */
export function abortSearch(editor: Editor, { origin }: Search): Editor {
  return { ...showEntry(editor, origin.index), line: origin.line, search: undefined }
}

/** The search ended at its match. */
export function endSearch(editor: Editor, search: Search): Editor {
  return { ...editor, search: undefined, lastPattern: search.pattern || editor.lastPattern }
}

/** What stands in place of the prompt while a search goes on. */
export function searchPrompt({ step, pattern, failed }: Search): string {
  return `(${failed ? 'failed ' : ''}${step < 0 ? 'reverse-' : ''}i-search)\`${pattern}': `
}
