import type { actions } from './actions.ts'
import type { Line } from './line.ts'

/** A function of the embedder's for a key: gets the line, and gives what it is to become, if it changes it. */
export type KeyFunction = (line: Line) => Line | void

/** What a key does at the prompt: an editing action, something that the terminal has to do, or a function. */
export type Binding =
  | keyof typeof actions
  | 'accept-line'
  | 'operate-and-get-next'
  | 'insert-comment'
  | 'interrupt'
  | 'delete-char-or-end-of-file'
  | 'complete'
  | 'possible-completions'
  | 'clear-screen'
  | 'leave'
  | 'abort'
  | 'digit-argument'
  | 'quoted-insert'
  | 'character-search'
  | 'character-search-backward'
  | 'reverse-search-history'
  | 'forward-search-history'
  /** The first of two keys: `C-x C-u`. */
  | 'prefix'
  | KeyFunction

/** Keys by their names, or two of them with a space between, to bindings. */
export type Keymap = Readonly<Record<string, Binding>>

/** What a key, or a pair of keys, is bound to. */
export function bindingOf(keymap: Keymap, keys: string): Binding | undefined {
  return Object.hasOwn(keymap, keys) ? keymap[keys] : undefined
}

const digits = Object.fromEntries([...'0123456789-'].map((character) => [`M-${character}`, 'digit-argument'] as const))

/** GNU Readline's Emacs keys, and those that desktop terminals send. */
export const emacsKeymap: Keymap = {
  ...digits,
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
  'M-\\': 'delete-horizontal-space',
  'C-_': 'undo',
  'C-x C-u': 'undo',
  'M-r': 'revert-line',
  'C-x': 'prefix',
  'C-x Backspace': 'backward-kill-line',
  'C-x C-x': 'exchange-point-and-mark',
  'C-@': 'set-mark',
  'M- ': 'set-mark',
  'M-#': 'insert-comment',
  'C-]': 'character-search',
  'C-M-]': 'character-search-backward',
  'C-q': 'quoted-insert',
  'C-v': 'quoted-insert',
  'M-.': 'yank-last-arg',
  'M-_': 'yank-last-arg',
  'C-M-y': 'yank-nth-arg',
  'C-r': 'reverse-search-history',
  'C-s': 'forward-search-history',
  PageUp: 'history-search-backward',
  PageDown: 'history-search-forward',
  'C-o': 'operate-and-get-next',
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
  'M-?': 'possible-completions',
  'M-=': 'possible-completions',
  'M-Tab': 'leave',
  'S-Tab': 'leave',
  'M-S-Tab': 'leave',
}
