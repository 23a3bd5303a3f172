import { graphemes } from '../../base/width.ts'
import { countOf, dispatch, type Dispatched } from '../discipline/dispatch.ts'
import { type Input, type Key, nameOf } from '../decode.ts'
import { type Editor, moveTo } from '../editor.ts'
import { commands, markOf, recalled, replaceCharacters } from './commands.ts'
import { bell, changedLine, endInserting, FIRST, keepTyped, onCharacter, stateOf, withState } from './editing.ts'
import { commandKeymap, insertKeymap } from './keymaps.ts'
import { found, type Motion, motions, opposite } from './motions.ts'
import { operateOnLine, operateOver } from './operators.ts'
import { searchHistory, searching } from './search.ts'
import type { Change } from './state.ts'
import { endOfFile, escaped, overtype, rubWord, typeIn } from './typing.ts'

function insertKey(editor: Editor, key: Key): Dispatched {
  if (key.name === 'Escape') return { ...endInserting(editor), request: 'end-escape' }
  const rest = escaped(key)
  if (rest !== undefined) return typedCommands(endInserting(editor), rest)
  if (key.name === 'C-w') return rubWord(editor)
  // control characters that mean nothing are text
  if (/^[\x00-\x1f]$/.test(key.sequence) && !(key.name in insertKeymap) && key.name !== 'C-d')
    return dispatch(editor, { type: 'text', text: key.sequence }, insertKeymap)
  const done = key.name === 'C-d' ? endOfFile(editor) : dispatch(editor, key, insertKeymap)
  return done.request === 'accept-line' ? { ...keepTyped(editor), request: done.request } : done
}

function inserted(editor: Editor, input: Input): Dispatched {
  if (input.type === 'key') return insertKey(editor, input)
  if (input.type === 'text' && stateOf(editor).mode === 'replace') return overtype(editor, input.text)
  return dispatch(editor, input, insertKeymap)
}

/** Remembers a change for `.`. */
const remember = (editor: Editor, change: Change): Editor => ({ ...editor, viMemory: { ...editor.viMemory, change } })

const CHANGES = 'aAiIRxXpP~_\\'

/** Counts that were typed for this key are gone. */
const ready = (editor: Editor): Editor => ({ ...editor, argument: '', last: 'other' })

/** A motion by itself, or the reach of the operator before it. */
function moved(editor: Editor, key: string, moves: Motion, spans = key.charAt(0)): Dispatched {
  const count = countOf(editor)
  const { operator } = stateOf(editor)
  const next = ready(editor)
  if (operator) {
    const change = { key: operator.key, count: operator.count, motion: key, motionCount: count }
    return operateOver(remember(next, change), { ...operator, count: count * operator.count }, spans, moves)
  }
  const { text, caret } = editor.line
  const to = moves(text, caret, count)
  if (to === undefined) return bell(next)
  return onCharacter(moveTo(next, to))
}

function awaited(editor: Editor, key: string, character: string): Dispatched {
  const next = withState(editor, { awaits: undefined })
  switch (key) {
    case 'r': {
      const count = countOf(editor)
      const remembered = remember(ready(next), { key, count, motion: character })
      // nothing changed is a change, too
      if (editor.line.text === '') return bell(changedLine(remembered, next.line))
      return replaceCharacters(remembered, count, character)
    }
    case 'm':
      return withState(ready(next), { marks: { ...stateOf(next).marks, [character]: next.line.caret } })
    case '`':
      return moved(next, key, () => markOf(next, character))
    default: {
      const find = { key, character }
      return moved({ ...next, viMemory: { ...next.viMemory, find } }, key + character, found(key, character))
    }
  }
}

function repeatFind(editor: Editor, key: ';' | ','): Dispatched {
  const { find } = editor.viMemory ?? {}
  if (!find) return moved(editor, key, () => undefined)
  const way = key === ';' ? find.key : opposite(find.key)
  return moved(editor, key, found(way, find.character), way)
}

const ALIASES: Readonly<Record<string, string>> = { D: 'd$', Y: 'y$', S: 'cc', s: 'cl' }

/** The keys of a change, with other counts where they are given. */
function keysOf({ key, count, motion = '', motionCount = 1 }: Change, given?: number): string {
  const counts = given === undefined ? [count, motionCount] : [given, 1]
  const [first, second] = counts.map((one) => (one === 1 ? '' : String(one)))
  return `${first}${key}${second}${motion}`
}

/** Makes the last change again (`.`); with an argument that many times, or over that much. What is changed is not put away. */
function again(editor: Editor): Dispatched {
  const { change = FIRST, inserted: text = '' } = editor.viMemory ?? {}
  const { viMemory, kills, killIndex } = editor
  const done = typedCommands(ready(editor), keysOf(change, editor.argument === '' ? undefined : countOf(editor)))
  if (stateOf(done).mode === 'command') return { ...done, viMemory }
  if ('_\\'.includes(change.key) || (change.key !== 'c' && text === '')) return done
  const typed = typeIn(done, text)
  const { line } = typed
  const ended = endInserting(typed)
  const caret = change.key === 'c' ? line.caret : ended.line.caret
  return onCharacter({ ...ended, line: { text: line.text, caret }, viMemory, kills, killIndex })
}

function commandKey(editor: Editor, key: string): Dispatched {
  const { awaits, operator } = stateOf(editor)
  if (awaits !== undefined) return awaited(editor, awaits, key)
  if (/[1-9]/.test(key) || (key === '0' && editor.argument !== ''))
    return { ...editor, argument: editor.argument + key }
  if (key === ';' || key === ',') return repeatFind(editor, key)
  const motion = motions[key]
  if (motion) return moved(editor, key, motion)
  if (operator) return operated(editor, key)
  if (key === 'C') return commandKey(withState(editor, { operator: { key: 'c', count: 1, isKept: false } }), '$')
  const alias = ALIASES[key]
  if (alias !== undefined) return typedCommands(editor, alias)
  if (key === '.') return again(editor)
  if (key === 'n' || key === 'N') return searchHistory(ready(editor), key === 'n' ? -1 : 1)
  const run = commands[key]
  if (!run) return bell(ready(editor))
  const count = countOf(editor)
  const isExplicit = editor.argument !== ''
  // r and f take their count with the character
  const next = key === 'r' || 'fFtT'.includes(key) ? editor : ready(editor)
  const done = run(next, count, isExplicit)
  const isDone = done.request !== 'bell' || !'pP'.includes(key)
  return CHANGES.includes(key) && isDone ? remember(done, { key, count }) : done
}

/** The key behind an operator that is no motion of one key. */
function operated(editor: Editor, key: string): Dispatched {
  const { operator } = stateOf(editor)
  if ('fFtT`'.includes(key)) return withState(editor, { awaits: key })
  const next = withState(ready(editor), { operator: undefined })
  if (operator?.key !== key) return bell(next)
  return operateOnLine(remember(next, { key, count: 1, motion: key }), operator)
}

/** After a command the caret stands on a character, unless there was nothing to put. */
const settled = (editor: Dispatched): Dispatched =>
  stateOf(editor).mode === 'command' && !stateOf(editor).search && editor.request !== 'bell'
    ? onCharacter(editor)
    : editor

/** Characters typed among commands: one of them may begin to insert the others. */
function typedCommands(editor: Editor, text: string): Dispatched {
  let next: Dispatched = editor
  for (const key of graphemes(text)) {
    const { request: _done, ...before } = next
    const { mode, search } = stateOf(before)
    next =
      mode === 'command' && !search ? settled(commandKey(before, key)) : viKeys(before, { type: 'text', text: key })
  }
  return next
}

function command(editor: Editor, input: Input): Dispatched {
  if (input.type === 'text') return typedCommands(editor, input.text)
  if (input.type === 'paste') return onCharacter(dispatch(editor, input, commandKeymap))
  const name = nameOf(input)
  const rest = escaped(input)
  const next = withState(editor, { operator: undefined, awaits: undefined })
  if (name === 'Escape') return { ...ready(next), request: 'end-escape' }
  if (rest !== undefined) return typedCommands(ready(next), rest)
  if (name === 'C-d') return endOfFile(next)
  if (name === 'C-w') return rubWord(next)
  const done = dispatch(next, input, commandKeymap)
  if (done.search || done.pending) return done
  return done.index === editor.index ? { ...done, line: onCharacter(done).line } : recalled(editor, done)
}

/** The vi mode of GNU Readline: one input to the next state of the editor. */
export function viKeys(editor: Editor, input: Input): Dispatched {
  if (editor.search || editor.pending) return dispatch(editor, input, insertKeymap)
  const { mode, search } = stateOf(editor)
  if (search) return searching(editor, input)
  return mode === 'command' ? command(editor, input) : inserted(editor, input)
}
