import { candidateOf, completed, type Completion, listed } from '../completion.ts'
import { type Input, nameOf } from '../decode.ts'
import { change } from '../editor.ts'
import { insert, remove } from '../line.ts'
import { type CompletionRequest, type Discipline, fed, type Fed } from './discipline.ts'

/** More candidates than this are listed only when asked for, as GNU Readline's completion-query-items has it. */
const QUERY_ITEMS = 100

/** Asks for candidates. */
export function complete(discipline: Discipline, again: boolean): Fed {
  const completing = { type: 'complete', line: discipline.editor.line, again } as const
  return fed({ ...discipline, completing }, completing)
}

/**
 * Completes the word before the caret by what its candidates have in common. When the key was pressed twice in a row and
 * nothing can be added, they are listed. An answer of another shape has no candidates: a key is never lost for it.
 */
function completeBy(discipline: Discipline, { start, candidates: given = [] }: Completion, again: boolean): Fed {
  const candidates = given.map(candidateOf)
  const { editor, screen } = discipline
  const { line } = editor
  const text = completed(candidates)
  if (text.length > line.caret - start) {
    const longer = insert(remove(line, start, line.caret), text)
    return fed({ ...discipline, editor: change(editor, longer) }, { type: 'announce', text: longer.text })
  }
  if (!again || candidates.length === 0) return fed(discipline, { type: 'bell' })
  const list = listed(candidates, screen)
  if (candidates.length <= QUERY_ITEMS)
    return fed(discipline, { type: 'close' }, { type: 'print', text: list }, { type: 'open' })
  const question = `Display all ${candidates.length} possibilities? (y or n)`
  return fed({ ...discipline, asked: list }, { type: 'close' }, { type: 'print', text: question })
}

/** The candidates that were asked for. Those that nobody waits for any more change nothing. */
export function completeWith(
  discipline: Discipline,
  of: CompletionRequest,
  completion: Completion = { start: 0, candidates: [] },
): Fed {
  if (discipline.completing !== of) return fed(discipline)
  return completeBy({ ...discipline, completing: undefined }, completion, of.again)
}

/** A key while a question stands: y and space list, n and the like do not, others ring the bell. */
export function answer(discipline: Discipline, input: Input, list: string): Fed {
  const text = input.type === 'text' ? input.text : ''
  const isNo = /^n/i.test(text) || /Backspace|Escape|^C-[cg]$/.test(nameOf(input))
  if (!isNo && !/^[y ]/i.test(text)) return fed(discipline, { type: 'bell' })
  const print = { type: 'print', text: isNo ? '\n' : `\n${list}` } as const
  return fed({ ...discipline, asked: undefined }, print, { type: 'open' })
}
