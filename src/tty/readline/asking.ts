import type { CompletedAs, EditedShell, Rewriting, WordCompletion } from '../../base/edited-shell.ts'
import { countOf, type Dispatched } from '../discipline/dispatch.ts'
import { change, type Editor } from '../editor.ts'
import { insert, remove } from '../line.ts'
import { type Found, found, isOn, type Variable, withCompletion } from './completing.ts'
import { list } from './listing.ts'
import type { Task } from './task.ts'

/** What functions have that ask something of the shell, or of the terminal. */
export interface Asking {
  readonly shell: EditedShell
  readonly variable: Variable
  /** Leaves the line where it stands, for what comes below it. */
  leave(editor: Editor, task: Task): Dispatched
  /** Goes on when something has been told; keys wait until then. */
  wait<T>(editor: Editor, promise: Promise<T>, then: (editor: Editor, value: T) => Dispatched): Dispatched
  /** What is remembered from one key to the next; each other key ends it. */
  memory: CompletionMemory | undefined
}

/** What completion remembers as long as nothing else is done. */
export interface CompletionMemory {
  readonly line: string
  /** The candidates that a menu goes through, what they have in common, and which of them is shown. */
  readonly menu?: Found & { readonly common: string; readonly at: number }
}

type AskingFunction = (editor: Editor, asking: Asking) => Dispatched

const bell = (editor: Editor): Dispatched => ({ ...editor, argument: '', request: 'bell' })

const ask = (
  asking: Asking,
  editor: Editor,
  as: CompletedAs,
  then: (editor: Editor, completion: WordCompletion) => Dispatched,
): Dispatched => asking.wait(editor, asking.shell.complete(editor.line, as), then)

const listBelow = (editor: Editor, asking: Asking, candidates: Found, next = editor): Dispatched =>
  asking.leave(editor, async (io) => {
    await list(io, candidates, asking.variable)
    return next
  })

/** Completes the word; where that changes nothing, a second time lists. */
const complete =
  (as: CompletedAs): AskingFunction =>
  (editor, asking) => {
    const { variable, memory } = asking
    if (as === 'any' && isOn(variable, 'disable-completion')) return change(editor, insert(editor.line, '\t'), 'insert')
    const again = memory?.line === editor.line.text
    return ask(asking, editor, as, (now, completion) => {
      const all = found(completion)
      if (all.candidates.length === 0) return bell(now)
      const next = withCompletion(now, all, variable)
      const isChanged = next.line.text !== now.line.text
      asking.memory = isChanged ? undefined : { line: next.line.text }
      const lists =
        isOn(variable, 'show-all-if-ambiguous') || (!isChanged && (again || isOn(variable, 'show-all-if-unmodified')))
      // the list comes below the line as it was
      if (all.candidates.length > 1 && lists) return listBelow(now, asking, all, next)
      return isChanged && all.candidates.length === 1 ? next : bell(next)
    })
  }

const possible =
  (as: CompletedAs): AskingFunction =>
  (editor, asking) =>
    ask(asking, editor, as, (now, completion) =>
      completion.candidates.length === 0 ? bell(now) : listBelow(now, asking, found(completion)),
    )

/** Puts one candidate after the other in the word's place, and at the end what they have in common. */
const menu =
  (step: 1 | -1): AskingFunction =>
  (editor, asking) => {
    const { memory } = asking
    const count = countOf(editor) * step
    if (memory?.menu && memory.line === editor.line.text) return turned(editor, asking, memory.menu, count)
    return ask(asking, editor, 'any', (now, completion) => {
      const all = found(completion)
      const { line } = withCompletion(now, all, asking.variable)
      const common = line.text.slice(all.start, line.caret)
      if (all.candidates.length === 0) return bell(now)
      if (all.candidates.length === 1) return withCompletion(now, all, asking.variable)
      const begun = { ...all, common, at: 0 }
      const isPrefix = isOn(asking.variable, 'menu-complete-display-prefix')
      const next = isPrefix ? withCompletion(now, all, asking.variable) : turned(now, asking, begun, step)
      if (isPrefix) asking.memory = { line: next.line.text, menu: begun }
      return isOn(asking.variable, 'show-all-if-ambiguous') ? listBelow(now, asking, all, next) : next
    })
  }

function turned(
  editor: Editor,
  asking: Asking,
  from: NonNullable<CompletionMemory['menu']>,
  count: number,
): Dispatched {
  const size = from.candidates.length + 1
  const at = (((from.at + count) % size) + size) % size
  const candidate = from.candidates[at - 1]
  const text = candidate ? candidate.text + (candidate.suffix ?? ' ') : from.common
  const next = change(editor, insert(remove(editor.line, from.start, editor.line.caret), text))
  asking.memory = { line: next.line.text, menu: { ...from, at } }
  return at === 0 ? { ...next, request: 'bell' } : next
}

/** Puts all candidates in the word's place. */
const insertAll =
  (as: CompletedAs): AskingFunction =>
  (editor, asking) =>
    ask(asking, editor, as, (now, completion) => {
      const { start, candidates } = found(completion)
      if (candidates.length === 0) return bell(now)
      const text = candidates.map((candidate) => `${candidate.text} `).join('')
      return change(now, insert(remove(now.line, start, now.line.caret), text))
    })

/** Puts all candidates in the word's place, what they have in common before braces: `a{b,c}`. */
const intoBraces: AskingFunction = (editor, asking) =>
  ask(asking, editor, 'filename', (now, completion) => {
    const { start, candidates } = found(completion)
    if (candidates.length === 0) return bell(now)
    if (candidates.length === 1) return withCompletion(now, { start, candidates }, asking.variable)
    const texts = candidates.map(({ text }) => text)
    let common = texts[0] ?? ''
    for (const text of texts) while (!text.startsWith(common)) common = common.slice(0, -1)
    const word = `${common}{${texts.map((text) => text.slice(common.length)).join(',')}} `
    return change(now, insert(remove(now.line, start, now.line.caret), word))
  })

const rewrite =
  (how: Rewriting, then: (editor: Editor) => Editor = (editor) => editor): AskingFunction =>
  (editor, asking) =>
    asking.wait(
      editor,
      asking.shell.rewrite(editor.line, how).then(
        (line) => ({ line, error: undefined }),
        (error: unknown) => ({ line: undefined, error: error instanceof Error ? error.message : String(error) }),
      ),
      (now, { line, error }) => {
        if (error !== undefined)
          return asking.leave(now, async ({ write }) => {
            await write(`bash: ${error}\n`)
            return now
          })
        if (!line && how === 'spelling') return bell(now)
        return then(line && line.text !== now.line.text ? change(now, line) : now)
      },
    )

const tell =
  (what: 'functions' | 'macros' | 'variables' | 'version'): AskingFunction =>
  (editor, { shell, leave }) =>
    leave(editor, async ({ write }) => {
      await write(await shell.tell(what, editor.argument !== ''))
      return editor
    })

/** Has an editor change the line, and runs what it is then. */
const editLine: AskingFunction = (editor, { shell, leave }) =>
  leave(editor, async ({ run }) => {
    shell.rememberToEdit(editor.line.text)
    await run('fc -e "${VISUAL:-${EDITOR:-$(command -v editor || echo nano)}}"', editor.line)
    return { ...editor, line: { text: '', caret: 0 }, index: editor.history.length, undo: [], vi: undefined }
  })

const reread: AskingFunction = (editor, asking) =>
  asking.wait(editor, asking.shell.readInitFile(), (now, said) => {
    if (said === '') return now
    return asking.leave(now, async ({ write }) => {
      await write(said)
      return now
    })
  })

/** Functions of Readline that ask the shell or the terminal, by their names. */
export const askingFunctions: Readonly<Record<string, AskingFunction>> = {
  complete: complete('any'),
  'complete-command': complete('command'),
  'complete-filename': complete('filename'),
  'complete-hostname': complete('hostname'),
  'complete-username': complete('username'),
  'complete-variable': complete('variable'),
  'possible-completions': possible('any'),
  'possible-command-completions': possible('command'),
  'possible-filename-completions': possible('filename'),
  'possible-hostname-completions': possible('hostname'),
  'possible-username-completions': possible('username'),
  'possible-variable-completions': possible('variable'),
  'glob-complete-word': complete('pattern'),
  'glob-list-expansions': possible('pattern'),
  'glob-expand-word': insertAll('pattern'),
  'insert-completions': insertAll('any'),
  'complete-into-braces': intoBraces,
  'menu-complete': menu(1),
  'old-menu-complete': menu(1),
  'menu-complete-backward': menu(-1),
  'vi-complete': complete('any'),
  'history-expand-line': rewrite('history'),
  'alias-expand-line': rewrite('alias'),
  'history-and-alias-expand-line': rewrite('history-and-alias'),
  'shell-expand-line': rewrite('shell'),
  'tilde-expand': rewrite('tilde'),
  'vi-tilde-expand': rewrite('tilde'),
  'spell-correct-word': rewrite('spelling'),
  'magic-space': rewrite('history', (editor) => change(editor, insert(editor.line, ' '), 'insert')),
  'dump-functions': tell('functions'),
  'dump-macros': tell('macros'),
  'dump-variables': tell('variables'),
  'display-shell-version': tell('version'),
  're-read-init-file': reread,
  'edit-and-execute-command': editLine,
  'vi-edit-and-execute-command': editLine,
}
