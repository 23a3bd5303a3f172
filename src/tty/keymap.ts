import type { actions } from './actions.ts'
import type { Key } from './decode.ts'

/** What a key does at the prompt: an editing action, or something that the terminal has to do. */
export type Binding =
  | keyof typeof actions
  | 'accept-line'
  | 'interrupt'
  | 'delete-char-or-end-of-file'
  | 'complete'
  | 'clear-screen'
  | 'leave'
  | 'abort'

/** Key names as `describeKey` gives them, to bindings. */
export type Keymap = Readonly<Record<string, Binding>>

/** A key as one word: `C-a`, `M-Backspace`, `C-M-ArrowLeft`, `S-Tab`. Shift is told only with named keys. */
export function describeKey(key: Key): string {
  const shift = key.shift && key.name.length > 1 ? 'S-' : ''
  return `${key.ctrl ? 'C-' : ''}${key.alt ? 'M-' : ''}${shift}${key.name}`
}

/** GNU Readline's Emacs keys, and those that desktop terminals send. */
export const emacsKeymap: Keymap = {
  Enter: 'accept-line',
  'C-j': 'accept-line',
  'C-a': 'beginning-of-line',
  Home: 'beginning-of-line',
  'C-e': 'end-of-line',
  End: 'end-of-line',
  'C-f': 'forward-char',
  ArrowRight: 'forward-char',
  'C-b': 'backward-char',
  ArrowLeft: 'backward-char',
  'M-f': 'forward-word',
  'C-ArrowRight': 'forward-word',
  'M-ArrowRight': 'forward-word',
  'M-b': 'backward-word',
  'C-ArrowLeft': 'backward-word',
  'M-ArrowLeft': 'backward-word',
  Delete: 'delete-char',
  'C-d': 'delete-char-or-end-of-file',
  Backspace: 'backward-delete-char',
  'S-Backspace': 'backward-delete-char',
  'C-Backspace': 'backward-delete-char',
  'C-k': 'kill-line',
  'C-u': 'unix-line-discard',
  'M-d': 'kill-word',
  'C-Delete': 'kill-word',
  'M-Backspace': 'backward-kill-word',
  'C-M-Backspace': 'backward-kill-word',
  'C-w': 'unix-word-rubout',
  'C-y': 'yank',
  'M-y': 'yank-pop',
  'C-t': 'transpose-chars',
  'M-t': 'transpose-words',
  'M-u': 'upcase-word',
  'M-l': 'downcase-word',
  'M-c': 'capitalize-word',
  'C-_': 'undo',
  'C-p': 'previous-history',
  ArrowUp: 'previous-history',
  'C-n': 'next-history',
  ArrowDown: 'next-history',
  'M-<': 'beginning-of-history',
  'M->': 'end-of-history',
  'C-c': 'interrupt',
  'C-l': 'clear-screen',
  'C-g': 'abort',
  Tab: 'complete',
  'M-Tab': 'leave',
  'S-Tab': 'leave',
}
