import { type Action, actions, characterSearch, selfInsert } from '../actions.ts'
import { type Input, type Key, nameOf } from '../decode.ts'
import { change, settled, type Editor, type Search } from '../editor.ts'
import { type Binding, bindingOf, type KeyFunction, type Keymap } from '../keymap.ts'
import { insert } from '../line.ts'
import { abortSearch, endSearch, extendSearch, searchAgain, shortenSearch, startSearch } from '../search.ts'

/** What a key asks for that is more than a change of the editor. */
export type Request =
  | 'accept-line'
  | 'operate-and-get-next'
  | 'interrupt'
  | 'end-of-file'
  | 'complete'
  | 'possible-completions'
  | 'clear-screen'
  | 'leave'
  | 'bell'
  /** Escape was a key by itself, not the beginning of one. */
  | 'end-escape'
  | KeyFunction

/** The line editor after an input, and what else is asked for. */
export interface Dispatched extends Editor {
  readonly request?: Request
}

/** Takes an input before the keymap does; undefined leaves it to the keymap. */
export type KeyReader = (editor: Editor, input: Input) => Dispatched | undefined

const rings = (editor: Editor): Dispatched => ({ ...editor, request: 'bell' })

/** A numeric argument of this size or more is taken for a slip of the hand. */
const ARGUMENT_LIMIT = 10_000

/** The numeric argument: 1 when there is none, -1 for a lone minus. */
export function countOf({ argument }: Editor): number {
  if (argument === '') return 1
  const count = argument === '-' ? -1 : Number(argument)
  return Math.max(-ARGUMENT_LIMIT, Math.min(ARGUMENT_LIMIT, count))
}

/** The editor after a key that changed nothing in it: no numeric argument is left, no kill or yank carries on over it. */
const ended = (editor: Editor): Editor => ({ ...editor, argument: '', last: 'other' })

/** Actions that leave the editor as it was ring the bell, and no kill or yank carries on over it; motions stay silent. */
const SILENT = /^(beginning|end|forward|backward|set)-|^undo$/

function act(editor: Editor, name: keyof typeof actions): Dispatched {
  const ready = { ...editor, argument: '' }
  const action: Action = actions[name]
  const next = action(ready, countOf(editor), editor.argument !== '')
  if (next !== ready) return next
  return SILENT.test(name) ? ended(ready) : rings(ended(ready))
}

/** The entry that operate-and-get-next goes on with; a numeric argument counts the entries from 1. */
export function entryAfter(editor: Editor): number {
  if (editor.argument === '') return editor.index + 1
  const count = countOf(editor)
  return count < 0 ? Infinity : Math.max(0, count - 1)
}

function digit(editor: Editor, name: string): Dispatched {
  const character = name.slice(-1)
  // a minus behind digits is text again
  if (character === '-' && editor.argument !== '') return insertCounted(editor, '-')
  return { ...editor, argument: editor.argument + character }
}

/** The line as a comment, entered; with a numeric argument a comment is a line again. */
function insertComment(editor: Editor): Dispatched {
  const { text } = editor.line
  const toggled = editor.argument !== '' && text.startsWith('#') ? text.slice(1) : `#${text}`
  return { ...change(ended(editor), { text: toggled, caret: 0 }), request: 'accept-line' }
}

/** Nothing to delete is the end of the input. */
const atEnd = (next: Dispatched): Dispatched => (next.request ? { ...next, request: 'end-of-file' } : next)

/** Bindings that are more than a change of the editor. */
function perform(editor: Editor, binding: Exclude<Binding, keyof typeof actions>, name: string): Dispatched {
  switch (binding) {
    case 'operate-and-get-next':
      return { ...editor, request: binding }
    case 'insert-comment':
      return insertComment(editor)
    case 'delete-char-or-end-of-file':
      return atEnd(act(editor, 'delete-char'))
    case 'abort':
      return rings(ended(editor))
    case 'digit-argument':
      return digit(editor, name)
    case 'quoted-insert':
      return { ...editor, pending: { type: 'literal' } }
    case 'character-search':
    case 'character-search-backward':
      return { ...editor, pending: { type: 'character-search', backward: binding !== 'character-search' } }
    case 'prefix':
      return { ...editor, pending: { type: 'prefix', key: name } }
    case 'reverse-search-history':
      return startSearch(editor, -1)
    case 'forward-search-history':
      return startSearch(editor, 1)
    case 'clear-screen':
      // with a numeric argument the line alone is drawn anew, which it always is
      return editor.argument === '' ? { ...ended(editor), request: binding } : ended(editor)
    default:
      return { ...ended(editor), request: binding }
  }
}

const isAction = (binding: Binding): binding is keyof typeof actions => Object.hasOwn(actions, String(binding))

function pressed(editor: Editor, binding: Binding, name: string): Dispatched {
  return isAction(binding) ? act(editor, binding) : perform(editor, binding, name)
}

/** What a paste puts into the line, to be undone as one: it never ends the line, so newlines at its end are left out. */
const pasted = (text: string): string => text.replace(/\n+$/, '')

/** Typed text; digits go on with a numeric argument that was begun. */
function typed(editor: Editor, text: string): Dispatched {
  if (editor.argument === '') return selfInsert(editor, text)
  const [digits = ''] = /^\d*/.exec(text) ?? []
  const argument = { ...editor, argument: editor.argument + digits }
  return digits === text ? argument : insertCounted(argument, text.slice(digits.length))
}

/** Puts text into the line; the numeric argument counts for its first character. */
function insertCounted(editor: Editor, text: string): Editor {
  const [first = ''] = text
  const repeated = selfInsert({ ...editor, argument: '' }, first, countOf(editor))
  return text === first ? repeated : selfInsert(repeated, text.slice(first.length))
}

/** The characters that an input stands for when it is taken literally. */
export function literally(input: Input): string {
  return input.type === 'key' ? input.sequence : input.text
}

function resolvePending(editor: Editor, input: Input, keymap: Keymap): Dispatched {
  const { pending } = editor
  const ready = { ...editor, pending: undefined }
  switch (pending?.type) {
    case 'literal':
      return insertCounted(ready, literally(input))
    case 'character-search': {
      const count = pending.backward ? -countOf(editor) : countOf(editor)
      const typedText = literally(input)
      const [character = ''] = typedText
      const found = characterSearch({ ...ready, argument: '' }, character, count)
      const rest = typedText.slice(character.length)
      if (rest !== '') return selfInsert(found, rest)
      return found.line === ready.line ? rings(found) : found
    }
    case 'prefix': {
      const name = nameOf(input)
      const binding = bindingOf(keymap, `${pending.key} ${name}`)
      return binding ? pressed(ready, binding, name) : rings(ready)
    }
    default:
      return editor
  }
}

function searchKey(editor: Editor, search: Search, key: Key, keymap: Keymap): Dispatched {
  const found = endSearch(editor, search)
  switch (bindingOf(keymap, key.name)) {
    case 'reverse-search-history':
      return searchAgain(editor, search, -1)
    case 'forward-search-history':
      return searchAgain(editor, search, 1)
    case 'backward-delete-char':
      return search.pattern === '' ? rings(editor) : shortenSearch(editor, search)
    case 'abort':
      return rings(abortSearch(editor, search))
    case undefined:
      return key.name === 'Escape' ? { ...found, request: 'end-escape' } : editor
    default:
      // C-j, like Escape, only ends the search; any other key ends it and does what it does
      return key.name === 'C-j' ? found : dispatch(found, key, keymap)
  }
}

function searching(editor: Editor, search: Search, input: Input, keymap: Keymap): Dispatched {
  if (input.type === 'key') return searchKey(editor, search, input, keymap)
  let next = editor
  for (const character of input.text) next = extendSearch(next, next.search ?? search, character)
  return next.search?.failed ? rings(next) : next
}

/** One input to the next state of the editor. Keys without a binding do nothing. */
export function dispatch(editor: Editor, input: Input, keymap: Keymap): Dispatched {
  if (editor.pending) return resolvePending(editor, input, keymap)
  if (editor.search) return searching(editor, editor.search, input, keymap)
  switch (input.type) {
    case 'text':
      return typed(editor, input.text)
    case 'paste':
      return change({ ...editor, argument: '' }, insert(editor.line, pasted(input.text)))
    case 'key': {
      const binding = bindingOf(keymap, input.name)
      return binding ? pressed(editor, binding, input.name) : { ...editor, argument: '' }
    }
  }
}

/** A line put into the editor in place of what is there; it can be undone. */
export function replaceLine(editor: Editor, text: string): Editor {
  return change({ ...editor, ...settled }, { text, caret: text.length })
}
