import type { EditedShell } from '../../base/edited-shell.ts'
import type { KeyAction, KeyActions } from '../../base/key-settings.ts'
import { usualValue } from '../../base/readline-variables.ts'
import { createDecoder } from '../../host.ts'
import { actions } from '../actions.ts'
import { Decoder, type Input, nameOf } from '../decode.ts'
import { countOf, dispatch, type Dispatched, type KeyReader, literally } from '../discipline/dispatch.ts'
import { change, type Editor, moveTo } from '../editor.ts'
import { type Binding, emacsKeymap } from '../keymap.ts'
import { insert, remove } from '../line.ts'
import { endSearch } from '../search.ts'
import { nextBoundary } from '../../base/width.ts'
import { type Asking, askingFunctions, type CompletionMemory } from './asking.ts'
import { extraKeys } from './extra-keys.ts'
import { aliases, functions, searchSubstring } from './functions.ts'
import { HistoryPoint } from './history-point.ts'
import { HistorySearch } from './history-search.ts'
import { reached, separate } from './sequences.ts'
import type { Task, TaskIO } from './task.ts'
import { viFunctionKeys } from './vi-functions.ts'

/** What a line editor asks of its terminal. */
export interface ReadlineHost {
  /** Has the editor look again at what waits. */
  wake(): void
  /** Calls once after so many milliseconds. */
  after(milliseconds: number, run: () => void): void
  /** Loads what the keys of its shell need. */
  prepare(): Promise<unknown>
  /** The keys of vi, once they are loaded. */
  readonly vi: KeyReader | undefined
}

/** What waits to be done with the editor: an input, or what came of something that was asked for. */
type Item = { readonly input: Input; readonly level: number } | ((editor: Editor) => Dispatched)

/** Macros that type macros end somewhere. */
const DEEPEST = 16

/** Functions that `../keymap.ts` knows by these names. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(actions),
  ...Object.values(emacsKeymap).filter((binding) => typeof binding === 'string'),
])

const isKnown = (name: string): name is Exclude<Binding, (...line: never[]) => unknown> => KNOWN.has(name)

const bell = (editor: Editor): Dispatched => ({ ...editor, argument: '', request: 'bell' })

/** The editor with characters typed over those that are there. */
function overtyped(editor: Editor, text: string): Editor {
  const { line } = editor
  return change(editor, insert(remove(line, line.caret, nextBoundary(line.text, line.caret)), text), 'insert')
}

/** The line as a comment, entered; with a numeric argument a comment is a line again. */
function commented(editor: Editor, mark: string): Dispatched {
  const { text } = editor.line
  const toggled = editor.argument !== '' && text.startsWith(mark) ? text.slice(mark.length) : mark + text
  return { ...change({ ...editor, argument: '' }, { text: toggled, caret: 0 }), request: 'accept-line' }
}

/** GNU Readline's keys as a user has bound them, over those of Emacs and of vi. Keys wait while something is asked of the shell. */
export class Readline {
  readonly #host: ReadlineHost
  readonly #search = new HistorySearch()
  readonly #point = new HistoryPoint()
  #shell: EditedShell | undefined
  #queue: Item[] = []
  /** Inputs that may begin a longer sequence of keys. */
  #held: readonly Input[] = []
  /** What is waited for. */
  #awaited: Promise<unknown> | undefined
  #task: Task | undefined
  /** Keys of the macro that is being recorded. */
  #recording: Input[] | undefined
  #macro: readonly Input[] = []
  #overwrites = false
  /** What history-substring-search looks for. */
  #substring = ''
  #memory: CompletionMemory | undefined
  /** Whether the rest of a sequence of the terminal is passed over. */
  #skips = false

  constructor(host: ReadlineHost) {
    this.#host = host
  }

  /** Takes inputs that came before. */
  add(inputs: readonly Input[]): void {
    this.#queue.push(...inputs.map((input) => ({ input, level: 0 })))
  }

  /** What is waited for, if something is. */
  get awaited(): Promise<unknown> | undefined {
    return this.#awaited
  }

  /** Whether something waits to be done. */
  get waits(): boolean {
    return this.#queue.length > 0
  }

  /** What is to be done below the line that was just left, if it was left for that. */
  takeTask(): Task | undefined {
    const task = this.#task
    this.#task = undefined
    return task
  }

  /** Does what a line was left for; then the line is there again. */
  async perform(task: Task, io: TaskIO): Promise<void> {
    const editor = await task(io)
    this.#queue.unshift(() => editor)
    this.#host.wake()
  }

  /** Reads an input; without one, what waits. */
  read(editor: Editor, shell: EditedShell, input?: Input): Dispatched {
    this.#shell = shell
    // nothing is waited for any longer
    if (input && nameOf(input) === 'C-c' && !editor.pending) this.#drop()
    if (input) this.add(this.#isPlain(editor) ? [input] : separate(input))
    return this.#run(editor)
  }

  #drop(): void {
    this.#queue = []
    this.#held = []
    this.#awaited = undefined
  }

  /** Whether no character of a text can be a key. */
  #isPlain(editor: Editor): boolean {
    const isBusy =
      this.#skips || this.#recording || this.#overwrites || editor.pending || this.#held.length > 0 || this.#awaited
    return !isBusy && this.#bound(editor).size === 0
  }

  #run(before: Editor): Dispatched {
    let editor = before
    while (!this.#awaited) {
      const item = this.#queue.shift()
      if (!item) break
      const { request, ...next } =
        typeof item === 'function' ? item(editor) : this.#step(editor, item.input, item.level)
      editor = this.#isOn('history-preserve-point') ? this.#point.kept(editor, next, request) : next
      if (request === undefined) continue
      if (this.#queue.length > 0) this.#host.wake()
      if (request === 'accept-line') {
        this.#overwrites = false
        const isTyped = typeof item !== 'function' && !this.#task
        const verified = isTyped ? this.#verified(editor) : undefined
        if (verified) {
          editor = verified
          continue
        }
      }
      return request === 'bell' && this.#variable('bell-style') === 'none' ? editor : { ...editor, request }
    }
    return editor
  }

  /** A line that calls for the history comes again as it is meant (`histverify`); undefined where the line can go. */
  #verified(editor: Editor): Editor | undefined {
    const shell = this.#shell
    // what is only printed (`:p`) is not run
    if (!shell?.verifies || !/[!^]/.test(editor.line.text) || editor.line.text.includes(':p')) return undefined
    // what is wrong is told when it is run
    const meant = shell.rewrite(editor.line, 'history').catch(() => undefined)
    return this.#wait(editor, meant, (now, line) =>
      line && line.text !== now.line.text
        ? this.#leave(now, () => Promise.resolve(change({ ...now, index: now.history.length, undo: [] }, line)))
        : { ...now, request: 'accept-line' },
    )
  }

  readonly #variable = (name: string): string => this.#shell?.keys?.variables.get(name) ?? usualValue(name) ?? 'off'

  readonly #isOn = (name: string): boolean => this.#variable(name) === 'on'

  /** What the user has bound in the keymap that is used now. */
  #bound({ vi }: Editor): KeyActions {
    const keymaps = this.#shell?.keys?.keymaps
    if (!keymaps) return new Map()
    return this.#shell?.vi ? keymaps[vi?.mode === 'command' ? 'vi-command' : 'vi-insert'] : keymaps.emacs
  }

  #step(editor: Editor, input: Input, level: number): Dispatched {
    this.#recording?.push(input)
    if (this.#skips) {
      this.#skips = /^[ -?]+$/.test(literally(input))
      return editor
    }
    if (this.#search.isOpen) return this.#search.read(editor, input)
    const isWithin = editor.search || editor.pending || editor.vi?.search || editor.vi?.awaits !== undefined
    const bound = this.#bound(editor)
    const ends = editor.search && input.type === 'key' && reached(bound, [input]).action
    if (editor.search && ends) return this.#act(endSearch(editor, editor.search), ends, input, level)
    if (isWithin || input.type === 'paste' || bound.size === 0) return this.#usual(editor, input)
    const keys = [...this.#held, input]
    const { action, goesOn } = reached(bound, keys)
    this.#held = goesOn ? keys : []
    if (goesOn) return this.#hold(editor, action !== undefined)
    return action ? this.#act(editor, action, input, level) : this.#release(editor, keys, level)
  }

  /** Waits for more keys; where these mean something by themselves, no longer than `keyseq-timeout`. */
  #hold(editor: Editor, isWhole: boolean): Editor {
    const held = this.#held
    const [first] = held
    const isTyped = first?.type === 'text' || (first !== undefined && nameOf(first) === 'Escape' && this.#shell?.vi)
    if (isWhole || isTyped)
      this.#host.after(Number(this.#variable('keyseq-timeout')), () => {
        if (held !== this.#held) return
        this.#held = []
        this.#queue.unshift((now) => this.#ripe(now, held))
        this.#host.wake()
      })
    return editor
  }

  /** What keys do that no others have followed. */
  #ripe(editor: Editor, held: readonly Input[]): Dispatched {
    const { action } = reached(this.#bound(editor), held)
    const last = held.at(-1)
    return action && last ? this.#act(editor, action, last, 0) : this.#release(editor, held, 0)
  }

  /** Keys that have turned out to be no sequence: the first of them does what it does. */
  #release(editor: Editor, [first, ...rest]: readonly Input[], level: number): Dispatched {
    const [second, third] = rest
    // what the user has put behind two keys that mean nothing by themselves
    if (first && second && third && nameOf(first) === 'C-x' && !isPair(first, second)) return bell(editor)
    this.#queue.unshift(...rest.map((input) => ({ input, level })))
    if (!first) return editor
    const { action } = reached(this.#bound(editor), [first])
    return action ? this.#act(editor, action, first, level) : this.#usual(editor, first)
  }

  #act(editor: Editor, action: KeyAction, input: Input, level: number): Dispatched {
    switch (action.type) {
      case 'function':
        return this.#call(editor, action.name, input)
      case 'macro':
        if (level >= DEEPEST) return bell(editor)
        this.#queue.unshift(...typed(action.keys).map((each) => ({ input: each, level: level + 1 })))
        return { ...editor, argument: '' }
      case 'command':
        return this.#leave({ ...editor, close: { type: 'withdraw' } }, async ({ run }) => {
          const line = await run(action.command, editor.line)
          const isSame = line.text === editor.line.text
          return isSame ? moveTo(editor, Math.min(line.caret, line.text.length)) : change(editor, line)
        })
      case 'nothing':
        return bell(editor)
    }
  }

  /** What a key does by default. */
  #usual(editor: Editor, input: Input): Dispatched {
    const { vi } = this.#host
    if (this.#shell?.vi && vi) return this.#viKey(editor, input, vi)
    const { pending, search } = editor
    const name = input.type === 'text' ? input.text : nameOf(input)
    const keys = pending?.type === 'prefix' ? `${pending.key} ${name}` : pending || input.type === 'text' ? '' : name
    const extra = search ? undefined : extraKeys[keys]
    if (extra !== undefined) return this.#call({ ...editor, pending: undefined }, extra, input)
    const overtypes = this.#overwrites && input.type === 'text' && !pending && !search
    return overtypes ? overtyped(editor, input.text) : dispatch(editor, input, emacsKeymap)
  }

  #viKey(editor: Editor, input: Input, vi: KeyReader): Dispatched {
    const isCommand = editor.vi?.mode === 'command' && !editor.vi.search && editor.vi.awaits === undefined
    if (isCommand && input.type === 'text' && input.text === 'v')
      return this.#call(editor, 'vi-edit-and-execute-command', input)
    const done: Dispatched = vi(editor, input) ?? editor
    const { request } = done
    return request === 'complete' || request === 'possible-completions' ? this.#call(editor, request, input) : done
  }

  /** A function of Readline. */
  #call(editor: Editor, name: string, input: Input): Dispatched {
    const own = functions[name]
    if (own) return own({ ...editor, argument: '' }, countOf(editor), editor.argument !== '')
    const asks = askingFunctions[name]
    if (asks && this.#shell) return asks({ ...editor, last: 'other' }, this.#asking(this.#shell))
    return this.#ownState(editor, name) ?? this.#ofTerminal(editor, name) ?? this.#core(editor, name, input)
  }

  #asking(shell: EditedShell): Asking {
    const memory = this.#memory
    this.#memory = undefined
    const keep = (next: CompletionMemory | undefined): void => void (this.#memory = next)
    return {
      shell,
      variable: this.#variable,
      leave: (editor, task) => this.#leave(editor, task),
      wait: (editor, promise, then) => this.#wait(editor, promise, then),
      get memory() {
        return memory
      },
      set memory(next) {
        keep(next)
      },
    }
  }

  /** A function that the usual keymaps have, too. */
  #core(editor: Editor, name: string, input: Input): Dispatched {
    const viKeys = viFunctionKeys[name]
    const { vi } = this.#host
    if (viKeys !== undefined && vi && this.#shell?.vi)
      return typed(viKeys).reduce((now, each) => vi(now, each) ?? now, editor)
    const sequence = literally(input)
    if (name === 'self-insert') return dispatch(editor, { type: 'text', text: sequence.slice(-1) }, emacsKeymap)
    const known = aliases[name] ?? name
    if (!isKnown(known)) return bell(editor)
    const key = `M-${sequence.slice(-1)}`
    return dispatch(editor, { type: 'key', name: key, sequence }, { [key]: known })
  }

  /** Functions that change what the editor remembers. */
  #ownState(editor: Editor, name: string): Dispatched | undefined {
    switch (name) {
      case 'overwrite-mode':
        this.#overwrites = editor.argument === '' ? !this.#overwrites : countOf(editor) > 0
        return { ...editor, argument: '' }
      case 'start-kbd-macro':
      case 'end-kbd-macro':
      case 'call-last-kbd-macro':
      case 'print-last-kbd-macro':
        return this.#keyboardMacro(editor, name)
      case 'non-incremental-reverse-search-history':
      case 'non-incremental-forward-search-history':
        return this.#search.begin(editor, name.includes('forward') ? 1 : -1)
      case 'non-incremental-reverse-search-history-again':
      case 'non-incremental-forward-search-history-again':
        return this.#search.again(editor, name.includes('forward') ? 1 : -1)
      case 'history-substring-search-backward':
      case 'history-substring-search-forward': {
        const { text, caret } = editor.line
        // pressed again, it looks for the same
        if (editor.last !== 'history-search') this.#substring = text.slice(0, caret)
        return searchSubstring(editor, this.#substring, name.endsWith('forward') ? 1 : -1)
      }
      case 'vi-editing-mode':
      case 'emacs-editing-mode':
        this.#shell?.useVi(name === 'vi-editing-mode')
        return this.#wait({ ...editor, vi: undefined }, this.#host.prepare(), (now) => now)
      case 'universal-argument':
        return { ...editor, argument: String(4 * countOf(editor)) }
      case 'insert-comment':
        return commented(editor, this.#variable('comment-begin'))
      case 'delete-char-or-list': {
        const isAtEnd = editor.line.caret === editor.line.text.length
        return this.#call(editor, isAtEnd ? 'possible-completions' : 'delete-char', { type: 'text', text: '' })
      }
      default:
        return undefined
    }
  }

  /** Functions that depend on what the terminal is, or sends. */
  #ofTerminal(editor: Editor, name: string): Dispatched | undefined {
    switch (name) {
      case 'skip-csi-sequence':
        this.#skips = true
        return { ...editor, argument: '' }
      case 'next-screen-line':
      case 'previous-screen-line': {
        const move = actions[name === 'next-screen-line' ? 'forward-char' : 'backward-char']
        // as far as the screen is wide, whatever the numeric argument says, as in Readline
        return this.#leave({ ...editor, close: { type: 'withdraw' } }, ({ screen }) =>
          Promise.resolve(move(editor, screen.cols, true)),
        )
      }
      default:
        return undefined
    }
  }

  #keyboardMacro(editor: Editor, name: string): Dispatched {
    const recorded = this.#recording
    switch (name) {
      case 'start-kbd-macro':
        this.#recording = []
        return recorded ? bell(editor) : editor
      case 'end-kbd-macro': {
        if (!recorded) return bell(editor)
        const last = recorded.at(-2)
        // without the keys that ended it
        this.#macro = recorded.slice(0, last && nameOf(last) === 'C-x' ? -2 : -1)
        this.#recording = undefined
        return editor
      }
      case 'call-last-kbd-macro':
        if (recorded || this.#macro.length === 0) return bell(editor)
        this.#queue.unshift(...this.#macro.map((input) => ({ input, level: 1 })))
        return editor
      default:
        return this.#leave(editor, async ({ write }) => {
          await write(`"${this.#macro.map(literally).join('')}"\n`)
          return editor
        })
    }
  }

  /** Leaves the line where it stands, for what comes below it. */
  #leave(editor: Editor, task: Task): Dispatched {
    this.#task = task
    return { ...editor, argument: '', request: 'accept-line' }
  }

  /** Goes on when something has been told; keys wait until then. */
  #wait<T>(editor: Editor, promise: Promise<T>, then: (editor: Editor, value: T) => Dispatched): Dispatched {
    const goOn = (next: (now: Editor) => Dispatched): void => {
      if (this.#awaited !== awaited) return
      this.#awaited = undefined
      this.#queue.unshift(next)
      this.#host.wake()
    }
    const awaited: Promise<unknown> = promise.then(
      (value) => goOn((now) => then(now, value)),
      () => goOn(bell),
    )
    this.#awaited = awaited
    return { ...editor, argument: '' }
  }
}

/** Whether two keys do something by default. */
function isPair(first: Input, second: Input): boolean {
  const keys = `${nameOf(first)} ${second.type === 'text' ? second.text : nameOf(second)}`
  return Object.hasOwn(emacsKeymap, keys) || Object.hasOwn(extraKeys, keys)
}

/** What keys are as the keyboard sends them, bytes of UTF-8. */
function typed(keys: string): readonly Input[] {
  const text = createDecoder()(Uint8Array.from(keys, (byte) => byte.charCodeAt(0)))
  return new Decoder().feed(text).flatMap(separate)
}
