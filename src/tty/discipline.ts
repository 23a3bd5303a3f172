import { actions, bracketedPaste, selfInsert } from './actions.ts'
import type { Input, Key } from './decode.ts'
import type { Editor } from './editor.ts'
import { type Binding, describeKey, type Keymap } from './keymap.ts'

/** What the terminal has to do about an input, besides showing the edited line. */
export type Effect =
  | { readonly type: 'accept'; readonly line: string }
  | { readonly type: 'interrupt' }
  | { readonly type: 'end-of-file' }
  | { readonly type: 'complete' }
  | { readonly type: 'clear-screen' }
  | { readonly type: 'leave'; readonly backward: boolean }
  | { readonly type: 'bell' }

/** The line editor after an input, and what else is to be done. */
export interface Fed {
  readonly editor: Editor
  readonly effect?: Effect
}

function pressed(editor: Editor, binding: Binding, key: Key): Fed {
  switch (binding) {
    case 'accept-line':
      return { editor, effect: { type: 'accept', line: editor.line.text } }
    case 'interrupt':
      return { editor, effect: { type: 'interrupt' } }
    case 'delete-char-or-end-of-file':
      if (editor.line.text === '') return { editor, effect: { type: 'end-of-file' } }
      return edited(editor, 'delete-char')
    case 'complete':
      return { editor, effect: { type: 'complete' } }
    case 'clear-screen':
      return { editor, effect: { type: 'clear-screen' } }
    case 'leave':
      return { editor, effect: { type: 'leave', backward: key.shift } }
    case 'abort':
      return { editor, effect: { type: 'bell' } }
    default:
      return edited(editor, binding)
  }
}

/** An action that can do nothing rings the bell, and no kill or yank carries on over it, as in GNU Readline. */
function edited(editor: Editor, action: keyof typeof actions): Fed {
  const next = actions[action](editor)
  if (next !== editor) return { editor: next }
  return { editor: { ...editor, last: 'other', yanked: undefined }, effect: { type: 'bell' } }
}

/** What a paste puts into the line: it never ends the line, so newlines at its end are left out. */
const pasted = (text: string): string => text.replace(/\n+$/, '')

/** Line mode: one input to the next state of the editor. Keys without a binding do nothing. */
export function feed(editor: Editor, input: Input, keymap: Keymap): Fed {
  switch (input.type) {
    case 'text':
      return { editor: selfInsert(editor, input.text) }
    case 'paste':
      return { editor: bracketedPaste(editor, pasted(input.text)) }
    case 'key': {
      const name = describeKey(input)
      const binding = Object.hasOwn(keymap, name) ? keymap[name] : undefined
      return binding ? pressed(editor, binding, input) : { editor }
    }
  }
}
