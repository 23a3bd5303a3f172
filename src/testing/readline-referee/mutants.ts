import { graphemes } from '../../base/width.ts'
import { type Action, actions } from '../../tty/actions.ts'
import { EditBlock } from '../../tty/block.ts'
import { Decoder } from '../../tty/decode.ts'
import { emacsKeymap, type Keymap } from '../../tty/index.ts'
import { Pen } from '../../tty/pen.ts'
import type { OursOptions } from './ours.ts'

/** The editor broken on purpose in one way, to see that the referee notices. */
export interface Mutant {
  readonly name: string
  readonly options?: OursOptions
  /** The keys that show it, where it would take many games otherwise. */
  readonly dwell?: readonly string[]
  /** Breaks it; gives what mends it. */
  break?(): () => void
}

/** Puts another method in place of one, for all objects of a class. */
function replaced<K extends string, M>(owner: Record<K, M>, method: K, make: (original: M) => M): () => void {
  const original = owner[method]
  owner[method] = make(original)
  return () => {
    owner[method] = original
  }
}

/** A mutant that it would take many games of all keys to meet. */
function dwelling(dwell: readonly string[], mutant: Mutant): Mutant {
  return { ...mutant, dwell }
}

type ActionName = keyof typeof actions

function action(name: ActionName, make: (original: Action) => Action): Mutant {
  const all: Record<string, Action> = actions
  return { name: `action ${name}`, break: () => replaced(all, name, (original) => make(original ?? ((same) => same))) }
}

function bound(key: string, binding: Keymap[string]): Mutant {
  return { name: `key ${key}`, options: { keymap: { ...emacsKeymap, [key]: binding } } }
}

/** What the editor writes, changed on its way to the terminal. */
function writing(name: string, change: (output: string) => string): Mutant {
  return { name, options: { change } }
}

const pen: Pick<Pen, 'insertCells' | 'deleteCells'> = Pen.prototype
const erasing: Pick<Pen, 'eraseRest' | 'eraseBelow'> = Pen.prototype

const nothing = (): void => undefined

/** One fault each: keys, actions, the decoder, the layout and the painter. */
export const mutants: readonly Mutant[] = [
  bound('C-f', 'backward-char'),
  bound('M-d', 'unix-word-rubout'),
  bound('C-p', 'next-history'),
  dwelling(
    ['C-k', 'C-y', 'C-b', 'C-a'],
    action('kill-line', (original) => (editor, count, explicit) => ({
      ...original(editor, count, explicit),
      kills: editor.kills,
    })),
  ),
  dwelling(
    ['C-y', 'M-y', 'C-w', 'C-b'],
    action('yank-pop', () => (editor) => editor),
  ),
  action('backward-delete-char', (original) => (editor, count, explicit) => {
    const last = graphemes(editor.line.text).at(-1) ?? ''
    // a family, a flag or an astral character is halved
    const halved = { text: editor.line.text.slice(0, -1), caret: editor.line.caret - 1 }
    const isAtEnd = editor.line.caret === editor.line.text.length
    return isAtEnd && last.length > 1 ? { ...editor, line: halved } : original(editor, count, explicit)
  }),
  action(
    'transpose-chars',
    (original) => (editor, count, explicit) =>
      editor.line.caret === editor.line.text.length ? editor : original(editor, count, explicit),
  ),
  dwelling(
    ['M-c', 'M-b'],
    action('capitalize-word', () => actions['upcase-word']),
  ),
  action('unix-word-rubout', () => actions['backward-kill-word']),
  action('previous-history', (original) => (editor, count, explicit) => {
    const shown = original(editor, count, explicit)
    return { ...shown, line: { ...shown.line, caret: 0 } }
  }),
  { name: 'the decoder drops Meta', break: () => replaced(decoder, 'feed', (feed) => withoutMeta(feed)) },
  dwelling(['C-a'], {
    name: 'no room is made for inserted cells',
    break: () => replaced(pen, 'insertCells', () => nothing),
  }),
  dwelling(['C-a', 'C-d', 'Delete'], {
    name: 'one cell too many is deleted',
    break: () => replaced(pen, 'deleteCells', (original) => oneMore(original)),
  }),
  { name: 'the rest of a row is not erased', break: () => replaced(erasing, 'eraseRest', () => nothing) },
  { name: 'rows below are not erased', break: () => replaced(erasing, 'eraseBelow', () => nothing) },
  writing('a pending wrap is not taken', (output) => output.replaceAll(' \r', '')),
  writing('the caret is a column off', (output) => output.replaceAll('\b', '\b\b')),
  writing('newlines do not return', (output) => output.replaceAll('\r\n', '\n')),
  { name: 'the layout has a column less', options: { columnsLess: 1 } },
  {
    name: 'a shrinking line is not painted',
    break: () => replaced(block, 'update', (original) => growingOnly(original)),
  },
]

const block: Pick<EditBlock, 'update'> = EditBlock.prototype
const decoder: Pick<Decoder, 'feed'> = Decoder.prototype

type Feed = Decoder['feed']

function withoutMeta(feed: Feed): Feed {
  return function (this: Decoder, chunk) {
    return feed
      .call(this, chunk)
      .map((input) => (input.type === 'key' ? { ...input, name: input.name.replace('M-', '') } : input))
  }
}

type Cells = Pen['deleteCells']

function oneMore(original: Cells): Cells {
  return function (this: Pen, cells) {
    original.call(this, cells + 1)
  }
}

type Update = EditBlock['update']

function growingOnly(original: Update): Update {
  const lengths = new WeakMap<EditBlock, number>()
  return function (this: EditBlock, view) {
    const length = view.line.text.length
    const before = lengths.get(this) ?? 0
    lengths.set(this, length)
    return length < before && length > 0 ? '' : original.call(this, view)
  }
}
