import type { Input } from '../decode.ts'
import { change, nextLine } from '../editor.ts'
import { completeWith } from './completion.ts'
import { type Discipline, fed, type Fed, type Reading, released, type TtyEvent } from './discipline.ts'
import { literally, replaceLine } from './dispatch.ts'
import { edit, enter, prompt } from './line-mode.ts'
import { shift, unshift } from './queue.ts'
import { signalled, typed } from './type-ahead.ts'

/** Gives a key to the program that reads one; of text it gets the first character. */
function giveKey(before: Discipline, input: Input): Fed {
  const discipline = released(before)
  if (input.type === 'key') return fed(discipline, { type: 'give', text: input.name })
  const { text } = input
  const [first = ''] = text
  const rest = text.slice(first.length)
  const ahead = rest === '' ? before.ahead : unshift(before.ahead, { ...input, text: rest })
  return fed({ ...discipline, ahead }, { type: 'give', text: first })
}

/** A program begins to read. */
function read(discipline: Discipline, of: Reading): Fed {
  const { editor } = discipline
  const empty = nextLine(editor, of.history ?? [])
  const begun = of.text ? replaceLine(empty, of.text) : empty
  const reading = { ...discipline, reads: { ...of, kills: editor.kills }, editor: begun }
  return of.prompt === undefined ? fed(reading) : fed(reading, { type: 'open' })
}

/** Gives the oldest input to who takes it. */
function take(before: Discipline): Fed {
  const { value, rest } = shift(before.ahead)
  const discipline = { ...before, ahead: rest }
  if (!value) return fed(before)
  if (before.reads && before.reads.prompt === undefined) return giveKey(discipline, value)
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
      return read(discipline, event.of)
    case 'signal':
      return signalled(discipline, event, event.taken)
    case 'enter':
      return enter(discipline, event.text)
    case 'edit':
      return fed({ ...discipline, editor: change(discipline.editor, event.line) })
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
