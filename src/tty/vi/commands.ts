import { actions } from '../actions.ts'
import { graphemes, nextBoundary, previousBoundary } from '../../base/width.ts'
import { dispatch, type Dispatched } from '../discipline/dispatch.ts'
import { type Editor, KILL_RING_LENGTH, moveTo, showEntry } from '../editor.ts'
import { emacsKeymap } from '../keymap.ts'
import { insert } from '../line.ts'
import { beginInserting, behind, bell, changedLine, killSpan, onCharacter, stateOf, withState } from './editing.ts'
import { motions } from './motions.ts'
import { times } from './words.ts'

/** A command of one key; `count` is the numeric argument, 1 without one, `explicit` whether there was one. */
export type Command = (editor: Editor, count: number, explicit: boolean) => Dispatched

/** Inserting begins somewhere else. */
const inserting =
  (to: (line: Editor['line']) => number): Command =>
  (editor) =>
    beginInserting(editor, moveTo(editor, to(editor.line)))

const ahead = ({ text, caret }: Editor['line'], count: number): number =>
  times(count, caret, (at) => nextBoundary(text, at))

const remove: Command = (editor, count) => {
  const { line } = editor
  return line.text === '' ? bell(editor) : onCharacter(killSpan(editor, line.caret, ahead(line, count)))
}

const rubout: Command = (editor, count) => {
  const { text, caret } = editor.line
  const start = times(count, caret, (at) => previousBoundary(text, at))
  return start === caret ? bell(editor) : onCharacter(killSpan(editor, start, caret))
}

/** A line of so many UTF-16 units gets no more of what is put several times. */
const LONGEST = 1_000_000

/** What was killed last, before the caret or behind the character there. */
const put =
  (isBehind: boolean): Command =>
  (editor, count) => {
    const { line, kills, killIndex } = editor
    const killed = kills[killIndex]
    const caret = isBehind ? behind(line) : line.caret
    if (killed === undefined) return bell(editor)
    let next = moveTo(editor, caret)
    for (let left = count; left > 0 && next.line.text.length < LONGEST; left -= 1)
      next = changedLine(next, insert(next.line, killed))
    return moveTo(next, previousBoundary(next.line.text, next.line.caret))
  }

const turned = (character: string): string =>
  character === character.toUpperCase() ? character.toLowerCase() : character.toUpperCase()

/** The characters put away one by one, as deleting them does: the last one is what `p` puts back. */
const putAway = (editor: Editor, characters: readonly string[]): Editor => ({
  ...editor,
  kills: [...characters.toReversed(), ...editor.kills].slice(0, KILL_RING_LENGTH),
  killIndex: 0,
})

/** So many characters from the caret on become another one each (`r`); the caret is on the last of them. */
export function replaceCharacters(editor: Editor, count: number, by: string): Editor {
  const { text, caret } = editor.line
  const replaced = graphemes(text.slice(caret)).slice(0, count)
  const end = caret + replaced.join('').length
  const made = by.repeat(replaced.length)
  const line = { text: text.slice(0, caret) + made + text.slice(end), caret: caret + made.length - by.length }
  return putAway(changedLine(editor, line, caret + (replaced[0]?.length ?? 0)), replaced)
}

/** `~`: letters from the caret on change their case, each undone by itself. At the end of the line it goes on with the last one. */
const changeCase: Command = (editor, count) => {
  let next = editor
  for (let left = count; left > 0; left -= 1) {
    const { text, caret } = next.line
    const end = nextBoundary(text, caret)
    const character = text.slice(caret, end)
    const changed = turned(character)
    const line = { text: text.slice(0, caret) + changed + text.slice(end), caret: end }
    if (changed !== character) next = putAway(changedLine(next, line, end), [character])
    const stands = onCharacter(moveTo(next, end))
    if (changed === character && stands.line.caret === caret) return stands
    next = stands
  }
  return next
}

const undo: Command = (editor, count) => {
  const undone = actions.undo(editor, count, true)
  return undone === editor ? bell(editor) : onCharacter(undone)
}

const revert: Command = (editor) =>
  editor.undo.length === 0 ? bell(editor) : moveTo(actions['revert-line'](editor, 1, false), 0)

/** The caret goes to the start of the entry; in the new line to its end. */
export const recalled = (before: Editor, after: Editor): Dispatched => {
  if (after.index === before.index) return bell(before)
  return after.index === after.history.length ? onCharacter(after) : moveTo(after, 0)
}

const recall =
  (name: 'previous-history' | 'next-history'): Command =>
  (editor, count) =>
    recalled(editor, actions[name](editor, count, false))

/** The entry of a number, as `history` counts them from 1; the oldest one without a number. */
const fetch: Command = (editor, count, explicit) =>
  recalled(editor, showEntry(editor, explicit ? Math.max(0, count - 1) : 0))

const awaits =
  (key: string): Command =>
  (editor) =>
    withState(editor, { awaits: key })

const operator =
  (key: 'd' | 'c' | 'y'): Command =>
  (editor, count) =>
    withState(editor, { operator: { key, count } })

const search =
  (step: -1 | 1): Command =>
  (editor) => {
    const character = step < 0 ? '/' : '?'
    return withState({ ...editor, line: { text: character, caret: 1 } }, { search: { step, origin: editor.line } })
  }

/** An argument of the entry before, behind a blank after the caret, and inserting behind it. */
const yankArgument: Command = (editor, count, explicit) => {
  const behindBlank = insert({ text: editor.line.text, caret: behind(editor.line) }, ' ')
  const ready = beginInserting(editor, changedLine(editor, behindBlank))
  const yanked = explicit ? actions['yank-nth-arg'](ready, count - 1, true) : actions['yank-last-arg'](ready, 1, false)
  return yanked.line === ready.line ? bell(editor) : yanked
}

const comment: Command = (editor) => dispatch(editor, { type: 'key', name: 'M-#', sequence: '\x1b#' }, emacsKeymap)

/** Behind the word under the caret, where candidates for it are asked for. */
function behindWord(editor: Editor): Editor {
  const { text, caret } = editor.line
  if (caret >= text.length || /[ \t]/.test(text.charAt(caret))) return editor
  const isLast = /^(?:[ \t]|$)/.test(text.slice(nextBoundary(text, caret)))
  const end = isLast ? caret : (motions['E']?.(text, caret, 1) ?? caret)
  return moveTo(editor, nextBoundary(text, end))
}

export const commands: Readonly<Record<string, Command>> = {
  i: inserting(({ caret }) => caret),
  a: inserting(behind),
  I: inserting(() => 0),
  A: inserting(({ text }) => text.length),
  R: (editor) => beginInserting(editor, editor, { mode: 'replace' }),
  x: remove,
  X: rubout,
  p: put(true),
  P: put(false),
  '~': changeCase,
  u: undo,
  U: revert,
  k: recall('previous-history'),
  '-': recall('previous-history'),
  j: recall('next-history'),
  '+': recall('next-history'),
  G: fetch,
  f: awaits('f'),
  F: awaits('F'),
  t: awaits('t'),
  T: awaits('T'),
  r: awaits('r'),
  m: awaits('m'),
  '`': awaits('`'),
  d: operator('d'),
  c: operator('c'),
  y: operator('y'),
  '/': search(-1),
  '?': search(1),
  _: yankArgument,
  '#': comment,
  '=': (editor) => ({ ...behindWord(editor), request: 'possible-completions' }),
  '\\': (editor) => ({ ...beginInserting(editor, behindWord(editor)), request: 'complete' }),
}

/** Where a mark was set. */
export const markOf = (editor: Editor, letter: string): number | undefined => {
  const mark = stateOf(editor).marks[letter]
  return mark === undefined ? undefined : Math.min(mark, editor.line.text.length)
}
