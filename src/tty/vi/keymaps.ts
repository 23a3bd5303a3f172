import { emacsKeymap, type Keymap } from '../keymap.ts'

/** Keys of the Emacs mode that vi mode has, while text is inserted and among commands; C-d and C-w are vi's own. */
const shared = (...names: readonly string[]): Keymap =>
  Object.fromEntries(names.flatMap((name) => (emacsKeymap[name] ? [[name, emacsKeymap[name]]] : [])))

const ALWAYS = [
  ...'Enter C-j ArrowLeft ArrowRight ArrowUp ArrowDown Home End Delete PageUp PageDown C-ArrowLeft C-ArrowRight'.split(
    ' ',
  ),
  ...'M-ArrowLeft M-ArrowRight C-Delete C-c C-r C-s C-t C-u C-v C-y C-_ S-Tab M-Tab M-S-Tab'.split(' '),
]
export const insertKeymap: Keymap = {
  ...shared(...ALWAYS, 'Tab', 'Backspace', 'S-Backspace'),
  'C-Backspace': 'backward-delete-char',
}
export const commandKeymap: Keymap = {
  ...shared(...ALWAYS, 'C-k', 'C-l', 'C-n', 'C-p', 'C-q', 'C-g'),
  'C-Backspace': 'backward-char',
  // Escape, then Tab, leaves the terminal, as in the Emacs mode
  Tab: 'leave',
}
