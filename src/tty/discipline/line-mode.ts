import { type Input, nameOf } from '../decode.ts'
import { change, nextLine, showEntry } from '../editor.ts'
import { insert } from '../line.ts'
import { answer, complete } from './completion.ts'
import { type Discipline, fed, type Fed, leave, released, suggestionOf, viewOf } from './discipline.ts'
import { dispatch, entryAfter, replaceLine, type Request } from './dispatch.ts'

/** Shows the next prompt, below the history as it is now. */
export function prompt(before: Discipline, history: readonly string[]): Fed {
  const discipline = released(before)
  const { nextEntry, suggested } = discipline
  const fresh = nextLine(discipline.editor, history)
  const shown = showEntry(fresh, nextEntry ?? fresh.index)
  const editor = suggested === undefined ? shown : replaceLine(shown, suggested)
  return fed(
    {
      ...discipline,
      mode: 'prompt',
      editor,
      stopped: false,
      suggested: undefined,
      nextEntry: undefined,
    },
    { type: 'open' },
  )
}

/** The line is done: the shell runs it, or the program that reads has it. */
function accept(discipline: Discipline, nextEntry = discipline.nextEntry): Fed {
  const { editor, reads } = discipline
  const running = { ...released(discipline), mode: 'running', nextEntry } as const
  return fed(running, editor.close ?? { type: 'close' }, { type: reads ? 'give' : 'submit', text: editor.line.text })
}

/** Enter: the line is done, or broken where the shell says that it is not complete. */
function acceptComplete(discipline: Discipline): Fed {
  const { editor, reads, isComplete } = discipline
  if (reads || isComplete(editor.line.text)) return accept(discipline)
  return fed({ ...discipline, editor: change(editor, insert(editor.line, '\n')) })
}

/** A line that nobody typed, or the end of the input. */
export function enter(discipline: Discipline, text: string | undefined): Fed {
  if (discipline.reads) return fed(released(discipline), { type: 'withdraw' }, { type: 'give' })
  if (text === undefined) return fed(discipline, { type: 'bell' })
  return accept({ ...discipline, editor: replaceLine(discipline.editor, text) })
}

/** Gives what was typed so far to a program that takes it; it stays where it is on the screen. */
function handOver(discipline: Discipline): Fed {
  const { reads, editor } = discipline
  const partial = reads?.partial
  if (!partial) return fed(discipline, { type: 'bell' })
  return fed(
    { ...discipline, reads: { ...reads, prompt: '' }, editor: replaceLine(editor, '') },
    { type: 'print', text: reads.prompt + viewOf(discipline).line.text },
    { type: 'open' },
    { type: 'call', run: () => void partial(editor.line.text) },
  )
}

/** What a key asks for; `again` tells that the one before asked for completion. */
function perform(discipline: Discipline, request: Request, input: Input, again: boolean): Fed {
  const isReading = discipline.reads
  if (typeof request === 'function') return fed(discipline, { type: 'call', run: request })
  switch (request) {
    case 'accept-line':
      return acceptComplete(discipline)
    case 'operate-and-get-next':
      return accept(discipline, entryAfter(discipline.editor))
    case 'interrupt': {
      const signal = { type: 'signal', signal: request, input } as const
      return isReading ? fed(discipline, signal) : fed(discipline, { type: 'close', text: '^C' }, signal)
    }
    case 'end-of-file':
      if (discipline.editor.line.text !== '') return handOver(discipline)
      return isReading ? enter(discipline, undefined) : fed(discipline, { type: request })
    case 'possible-completions':
      return complete(discipline, { again: true, lists: true })
    case 'complete':
      return complete(discipline, { again, lists: false })
    case 'leave':
      return fed(discipline, leave(input))
    default:
      return fed(discipline, { type: request })
  }
}

const takesSuggestion = (input: Input): boolean => /^(S-)?(ArrowRight|End)$/.test(nameOf(input))

/** An input for the line that is being edited. */
export function edit(before: Discipline, input: Input): Fed {
  const { editor, asked, keymap, reads, again = false } = before
  if (asked !== undefined) return answer(before, input, asked)
  const suggestion = takesSuggestion(input) && suggestionOf(before)
  if (suggestion) return fed({ ...before, editor: replaceLine(editor, editor.line.text + suggestion) })
  const { request, ...next } = (reads ?? before).keys?.(editor, input) ?? dispatch(editor, input, keymap)
  const asks = { ...before, editor: next, again: request === 'complete' }
  const { discipline, effects } = request ? perform(asks, request, input, again) : fed(asks)
  const isRecalled = next.index !== editor.index || next.search
  return isRecalled ? fed(discipline, ...effects, { type: 'announce', text: next.line.text }) : { discipline, effects }
}
