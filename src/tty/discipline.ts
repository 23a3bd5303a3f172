import { type Action, actions, bracketedPaste, characterSearch, selfInsert } from './actions.ts'
import type { Input, Key } from './decode.ts'
import { change, type Editor, type Search } from './editor.ts'
import { type Binding, bindingOf, describeKey, type Keymap } from './keymap.ts'
import { abortSearch, endSearch, extendSearch, searchAgain, shortenSearch, startSearch } from './search.ts'

/** What the terminal has to do about an input, besides showing the edited line. */
export type Effect =
  | { readonly type: 'accept'; readonly line: string }
  /** Accept, and show the entry after this one at the next prompt. */
  | { readonly type: 'accept-and-next'; readonly line: string; readonly index: number }
  | { readonly type: 'interrupt' }
  | { readonly type: 'end-of-file' }
  | { readonly type: 'complete' }
  | { readonly type: 'possible-completions' }
  | { readonly type: 'clear-screen' }
  | { readonly type: 'leave'; readonly backward: boolean }
  | { readonly type: 'bell' }

/** The line editor after an input, and what else is to be done. */
export interface Fed {
  readonly editor: Editor
  readonly effect?: Effect
}

const rings = (editor: Editor): Fed => ({ editor, effect: { type: 'bell' } })

/** A numeric argument of this size or more is taken for a slip of the hand. */
const ARGUMENT_LIMIT = 10_000

/** The numeric argument: 1 when there is none, -1 for a lone minus. */
export function countOf({ argument }: Editor): number {
  if (argument === '') return 1
  const count = argument === '-' ? -1 : Number(argument)
  return Math.max(-ARGUMENT_LIMIT, Math.min(ARGUMENT_LIMIT, count))
}

/** The editor after a key that changed nothing in it: no numeric argument is left, no kill or yank carries on over it. */
const ended = (editor: Editor): Editor => ({ ...editor, argument: '', last: 'other', yanked: undefined })

/** Actions that leave the editor as it was ring the bell, and no kill or yank carries on over it; motions stay silent. */
const SILENT = /^(?:beginning|end|forward|backward)-|^set-mark|^undo$/

function act(editor: Editor, name: keyof typeof actions): Fed {
  const ready = { ...editor, argument: '' }
  const action: Action = actions[name]
  const next = action(ready, countOf(editor), editor.argument !== '')
  if (next !== ready) return { editor: next }
  return SILENT.test(name) ? { editor: ended(ready) } : rings(ended(ready))
}

function accept(editor: Editor): Fed {
  return { editor, effect: { type: 'accept', line: editor.line.text } }
}

/** The entry that operate-and-get-next goes on with; a numeric argument counts the entries from 1. */
function entryAfter(editor: Editor): number {
  if (editor.argument === '') return editor.index + 1
  const count = countOf(editor)
  return count < 0 ? Infinity : Math.max(0, count - 1)
}

function digit(editor: Editor, key: Key): Fed {
  const isMinus = key.name === '-'
  // a minus behind digits is text again
  if (isMinus && editor.argument !== '') return { editor: insertCounted(editor, '-') }
  return { editor: { ...editor, argument: editor.argument + key.name } }
}

/** Bindings that are more than a change of the editor. */
function perform(editor: Editor, binding: Exclude<Binding, keyof typeof actions>, key: Key): Fed {
  switch (binding) {
    case 'accept-line':
      return accept(editor)
    case 'operate-and-get-next':
      return { editor, effect: { type: 'accept-and-next', line: editor.line.text, index: entryAfter(editor) } }
    case 'delete-char-or-end-of-file':
      return editor.line.text === '' ? { editor, effect: { type: 'end-of-file' } } : act(editor, 'delete-char')
    case 'leave':
      return { editor, effect: { type: 'leave', backward: key.shift } }
    case 'abort':
      return rings(ended(editor))
    case 'digit-argument':
      return digit(editor, key)
    case 'quoted-insert':
      return { editor: { ...editor, pending: { type: 'literal' } } }
    case 'character-search':
    case 'character-search-backward':
      return {
        editor: { ...editor, pending: { type: 'character-search', backward: binding !== 'character-search' } },
      }
    case 'prefix':
      return { editor: { ...editor, pending: { type: 'prefix', key: describeKey(key) } } }
    case 'reverse-search-history':
      return { editor: startSearch(editor, 'backward') }
    case 'forward-search-history':
      return { editor: startSearch(editor, 'forward') }
    case 'clear-screen':
      // with a numeric argument the line alone is drawn anew, which it always is
      return editor.argument === '' ? { editor: ended(editor), effect: { type: binding } } : { editor: ended(editor) }
    default:
      return { editor: ended(editor), effect: { type: binding } }
  }
}

const isAction = (binding: Binding): binding is keyof typeof actions => Object.hasOwn(actions, binding)

function pressed(editor: Editor, binding: Binding, key: Key): Fed {
  return isAction(binding) ? act(editor, binding) : perform(editor, binding, key)
}

/** What a paste puts into the line: it never ends the line, so newlines at its end are left out. */
const pasted = (text: string): string => text.replace(/\n+$/, '')

/** Typed text; digits go on with a numeric argument that was begun. */
function typed(editor: Editor, text: string): Fed {
  if (editor.argument === '') return { editor: selfInsert(editor, text) }
  const digits = /^\d+/.exec(text)?.[0] ?? ''
  const argument = { ...editor, argument: editor.argument + digits }
  const rest = text.slice(digits.length)
  if (rest === '') return { editor: argument }
  return { editor: insertCounted(argument, rest) }
}

/** Puts text into the line; the numeric argument counts for its first character. */
function insertCounted(editor: Editor, text: string): Editor {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  const repeated = selfInsert({ ...editor, argument: '' }, first, countOf(editor))
  return text === first ? repeated : selfInsert(repeated, text.slice(first.length))
}

/** The characters that an input stands for when it is taken literally. */
function literally(input: Input): string {
  return input.type === 'key' ? input.sequence : input.text
}

function resolvePending(editor: Editor, input: Input, keymap: Keymap): Fed {
  const { pending } = editor
  const ready = { ...editor, pending: undefined }
  switch (pending?.type) {
    case 'literal':
      return { editor: insertCounted(ready, literally(input)) }
    case 'character-search': {
      const count = pending.backward ? -countOf(editor) : countOf(editor)
      const typedText = literally(input)
      const character = String.fromCodePoint(typedText.codePointAt(0) ?? 0)
      const found = characterSearch({ ...ready, argument: '' }, character, count)
      const rest = typedText.slice(character.length)
      if (rest !== '') return { editor: selfInsert(found, rest) }
      return found.line === ready.line ? rings(found) : { editor: found }
    }
    case 'prefix': {
      const binding = input.type === 'key' ? bindingOf(keymap, `${pending.key} ${describeKey(input)}`) : undefined
      return binding && input.type === 'key' ? pressed(ready, binding, input) : rings(ready)
    }
    default:
      return { editor }
  }
}

function searchKey(editor: Editor, search: Search, key: Key, keymap: Keymap): Fed {
  switch (bindingOf(keymap, describeKey(key))) {
    case 'reverse-search-history':
      return { editor: searchAgain(editor, search, 'backward') }
    case 'forward-search-history':
      return { editor: searchAgain(editor, search, 'forward') }
    case 'backward-delete-char':
      return search.pattern === '' ? rings(editor) : { editor: shortenSearch(editor, search) }
    case 'abort':
      return rings(abortSearch(editor, search))
    case undefined:
      return { editor: key.name === 'Escape' ? endSearch(editor, search) : editor }
    default:
      // C-j, like Escape, only ends the search; any other key ends it and does what it does
      return describeKey(key) === 'C-j'
        ? { editor: endSearch(editor, search) }
        : feed(endSearch(editor, search), key, keymap)
  }
}

function searching(editor: Editor, search: Search, input: Input, keymap: Keymap): Fed {
  if (input.type === 'key') return searchKey(editor, search, input, keymap)
  let next = editor
  for (const character of input.text) next = extendSearch(next, next.search ?? search, character)
  return next.search?.failed ? rings(next) : { editor: next }
}

/** Line mode: one input to the next state of the editor. Keys without a binding do nothing. */
export function feed(editor: Editor, input: Input, keymap: Keymap): Fed {
  if (editor.pending) return resolvePending(editor, input, keymap)
  if (editor.search) return searching(editor, editor.search, input, keymap)
  switch (input.type) {
    case 'text':
      return typed(editor, input.text)
    case 'paste':
      return { editor: bracketedPaste({ ...editor, argument: '' }, pasted(input.text)) }
    case 'key': {
      const binding = bindingOf(keymap, describeKey(input))
      return binding ? pressed(editor, binding, input) : { editor: { ...editor, argument: '' } }
    }
  }
}

/** A line put into the editor in place of what is there; it can be undone. */
export function replaceLine(editor: Editor, text: string): Editor {
  const ready = { ...editor, argument: '', pending: undefined, search: undefined }
  return change(ready, { text, caret: text.length })
}
