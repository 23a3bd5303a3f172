import { candidateOf, completed, type Completion, listed } from '../completion.ts'
import { type Input, nameOf } from '../decode.ts'
import { change } from '../editor.ts'
import { insert, remove } from '../line.ts'
import { type CompletionRequest, type Discipline, fed, type Fed } from './discipline.ts'

/** More candidates than this are listed only when asked for, as GNU Readline's completion-query-items has it. */
const QUERY_ITEMS = 100

/** Asks for candidates. */
export function complete(discipline: Discipline, how: Pick<CompletionRequest, 'again' | 'lists'>): Fed {
  const completing = { type: 'complete', line: discipline.editor.line, ...how } as const
  return fed({ ...discipline, completing }, completing)
}

/**
 * Completes the word before the caret by what its candidates have in common. When the key was pressed twice in a row and
 * nothing can be added, they are listed. An answer of another shape has no candidates: a key is never lost for it. Candidates that nobody
 * waits for any more change nothing.
 */
export function completeWith(
  waiting: Discipline,
  of: CompletionRequest,
  { start = 0, candidates: given = [] }: Partial<Completion> = {},
): Fed {
  if (waiting.completing !== of) return fed(waiting)
  const discipline = { ...waiting, completing: undefined }
  const candidates = given.map(candidateOf)
  const { editor, screen } = discipline
  const { line } = editor
  const text = completed(candidates)
  if (!of.lists && text.length > line.caret - start) {
    const longer = insert(remove(line, start, line.caret), text)
    return fed({ ...discipline, again: false, editor: change(editor, longer) }, { type: 'announce', text: longer.text })
  }
  if (!of.again || candidates.length === 0) return fed(discipline, { type: 'bell' })
  const list = listed(candidates, screen)
  if (candidates.length <= QUERY_ITEMS)
    return fed(discipline, { type: 'close' }, { type: 'print', text: list }, { type: 'open' })
  const question = `Display all ${candidates.length} possibilities? (y or n)`
  return fed({ ...discipline, asked: list }, { type: 'close' }, { type: 'print', text: question })
}

/** A key while a question stands: y and space list, n and the like do not, others ring the bell. */
export function answer(discipline: Discipline, input: Input, list: string): Fed {
  const text = input.type === 'text' ? input.text : ''
  const isNo = /^n/i.test(text) || /Backspace|Escape|^C-[cg]$/.test(nameOf(input))
  if (!isNo && !/^[y ]/i.test(text)) return fed(discipline, { type: 'bell' })
  const print = { type: 'print', text: isNo ? '\n' : `\n${list}` } as const
  return fed({ ...discipline, asked: undefined }, print, { type: 'open' })
}
