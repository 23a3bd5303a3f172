import { nextLine } from '../editor.ts'
import { completeWith } from './completion.ts'
import { type Discipline, fed, type Fed, type TtyEvent } from './discipline.ts'
import { literally, replaceLine } from './dispatch.ts'
import { edit, endOfFile, prompt } from './line-mode.ts'
import { shift } from './queue.ts'
import { signalled, typed } from './type-ahead.ts'

/** Gives the oldest input to who takes it. */
function take(before: Discipline): Fed {
  const { value, rest } = shift(before.ahead)
  const discipline = { ...before, ahead: rest }
  if (!value) return fed(before)
  return discipline.mode === 'raw'
    ? fed(discipline, { type: 'deliver', text: literally(value) })
    : edit(discipline, value)
}

/** One event to the next state, and what is to be done. */
export function feed(discipline: Discipline, event: TtyEvent): Fed {
  switch (event.type) {
    case 'key':
    case 'text':
    case 'paste':
      return typed(discipline, event)
    case 'take':
      return take(discipline)
    case 'prompt':
      return prompt(discipline, event.history)
    case 'read':
      return fed({ ...discipline, reads: event.text, editor: nextLine(discipline.editor, []) }, { type: 'open' })
    case 'signal':
      return signalled(discipline, event, event.taken)
    case 'end-of-file':
      return endOfFile(discipline, event.text)
    case 'complete':
      return completeWith(discipline, event.of, event.completion)
    case 'suggest':
      return fed(
        discipline.mode === 'prompt'
          ? { ...discipline, editor: replaceLine(discipline.editor, event.text), completing: undefined }
          : { ...discipline, suggested: event.text },
      )
    case 'resize':
      return fed({ ...discipline, screen: event.screen }, event)
    case 'raw':
      return fed({ ...discipline, mode: event.begins ? 'raw' : 'running' })
  }
}
