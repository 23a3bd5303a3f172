import { createStore, type ReadableStore, type Store } from '../base/store.ts'
import type { Machine } from '../shell/machine.ts'
import type { Session } from '../shell/session/session.ts'
import type { Loading } from './loading.ts'
import type { Mode } from './modes.tsx'
import { controlOf } from './terminal/control-key.ts'
import type { Keyboard, Watcher } from './terminal/keyboard.ts'
import type { Pane, Screen } from './terminal/pane.ts'
import type { ModeName } from './theme.ts'
import { say } from './words/language.ts'

/** How long the first prompt waits for the terminal's font, in milliseconds. */
const FONT_PATIENCE_MS = 1000

/** The id of the sentence that tells how to leave the terminal. */
export const LEAVE_SENTENCE_ID = 'leave-the-terminal'

/** Ctrl-E and Ctrl-U: what was typed so far is gone. */
const CLEAR_LINE = '\x05\x15'

type PaneModule = Pick<typeof import('./terminal/pane.ts'), 'createPane' | 'openScreen'>

async function loadModule(): Promise<PaneModule> {
  const { createPane, openScreen, terminalFont } = await import('./terminal/pane.ts')
  await terminalFont(FONT_PATIENCE_MS)
  return { createPane, openScreen }
}

interface Kept {
  readonly machine: Machine
  readonly pane: Pane
}

interface Shown {
  readonly host: HTMLElement
  readonly machine: Machine
  readonly hide: () => void
}

/** The terminals of the modes: loaded once, made when first shown, kept as they are while another mode is shown. */
export class Panes implements Keyboard {
  readonly #module = createStore<Loading<PaneModule>>({ type: 'waiting' })
  readonly #kept = new Map<ModeName, readonly Kept[]>()
  readonly #opened = new Map<ModeName, Screen>()
  #current: Pane | undefined
  #shown: Shown | undefined
  #loading = false

  /** Whether the key bar's Ctrl is held for the next key. */
  readonly control: Store<boolean> = createStore(false)

  /** Whether the prompt holds a line. */
  readonly holdsLine: Store<boolean> = createStore(false)

  /** Whether an on-screen keyboard leaves room for the terminal alone. */
  readonly cramped: Store<boolean> = createStore(false)

  /** Whether a full-screen program has the terminal that shows. */
  readonly fullScreen: Store<boolean> = createStore(false)

  /** The code of the terminal, which arrives after `load`. */
  get module(): ReadableStore<Loading<PaneModule>> {
    return this.#module
  }

  load(): void {
    if (this.#loading) return
    this.#loading = true
    loadModule().then(
      (value) => this.#module.set({ type: 'ready', value }),
      () => this.#module.set({ type: 'failed' }),
    )
  }

  /** Shows the terminal of `machine` in `host`, if it does not show there already; gives the function that takes it out again. */
  show(host: HTMLElement, mode: Mode, machine: Machine): () => void {
    const before = this.#shown
    if (before?.host === host && before.machine === machine) return before.hide
    const hide = this.#show(host, mode, machine)
    this.#shown = { host, machine, hide }
    return hide
  }

  /** Opens a terminal of a mode in `host`, once its code is there; `show` gives it a machine. */
  open(host: HTMLElement, mode: Mode): void {
    const screen = this.#screenIn(host, mode)
    if (screen) this.#opened.set(mode.name, screen)
  }

  #show(host: HTMLElement, mode: Mode, machine: Machine): () => void {
    const pane = this.#paneOf(host, mode, machine)
    this.#current = pane
    const detach = pane?.attach(host)
    const tell = (): void => {
      this.fullScreen.set(pane?.connection.state.get() === 'raw')
      this.holdsLine.set((pane?.line() ?? '') !== '')
    }
    const stops = [pane?.connection.state.subscribe(tell), pane?.watch({ key: () => undefined, shown: tell })]
    tell()
    return () => {
      for (const stop of stops) stop?.()
      if (this.#current === pane) this.#current = undefined
      if (this.#shown?.host === host && this.#shown.machine === machine) this.#shown = undefined
      detach?.()
    }
  }

  /** The session whose terminal shows. */
  get session(): Session | undefined {
    return this.#keptCurrent?.machine.session
  }

  /** Whether the terminal of a machine is the one that shows. */
  shows(machine: Machine): boolean {
    return this.#keptCurrent?.machine === machine
  }

  /** A terminal was closed. */
  forget(machine: Machine): void {
    for (const [mode, kept] of this.#kept) {
      for (const each of kept) if (each.machine === machine) each.pane.dispose()
      this.#kept.set(
        mode,
        kept.filter((each) => each.machine !== machine),
      )
    }
  }

  line(): string | undefined {
    return this.#current?.line()
  }

  watch(watcher: Watcher): () => void {
    return this.#current?.watch(watcher) ?? ((): void => undefined)
  }

  drawBehindCursor(draw: (element: HTMLElement) => void): () => void {
    return this.#current?.drawBehindCursor(draw) ?? ((): void => undefined)
  }

  suggest(command: string): void {
    this.#current?.connection.suggest(command)
    this.#current?.focus(true)
  }

  /** Enters a line in place of what is at the prompt. The focus stays where it is. */
  enter(line: string): void {
    this.#current?.connection.press(`${CLEAR_LINE}${line}\r`)
  }

  /** Takes keys as if they were typed. The focus stays where it is. */
  send(keys: string): void {
    this.#current?.connection.press(keys)
  }

  /** Focuses the terminal that shows; false when there is none yet. */
  focus(): boolean {
    this.#current?.focus()
    return this.#current !== undefined
  }

  /** Takes an on-screen key, together with Ctrl when that is held. */
  press(data: string): void {
    const held = this.control.get() ? controlOf(data) : undefined
    this.control.set(false)
    this.#current?.connection.press(held ?? data)
    this.#current?.focus(true)
  }

  get #keptCurrent(): Kept | undefined {
    return [...this.#kept.values()].flat().find(({ pane }) => pane === this.#current)
  }

  #paneOf(host: HTMLElement, mode: Mode, machine: Machine): Pane | undefined {
    const before = this.#kept.get(mode.name) ?? []
    const known = before.find((kept) => kept.machine === machine)
    if (known) return known.pane
    // the terminals of one machine have the same world
    const gone = before.filter((kept) => kept.machine.world !== machine.world)
    for (const { pane: old } of gone) old.dispose()
    const kept = before.filter((each) => !gone.includes(each))
    this.#kept.set(mode.name, kept)
    const code = this.#module.get()
    const screen = this.#opened.get(mode.name) ?? this.#screenIn(host, mode)
    this.#opened.delete(mode.name)
    if (code.type !== 'ready' || !screen) return undefined
    const pane = code.value.createPane(screen, { session: machine.session, control: this.control })
    this.#kept.set(mode.name, [...kept, { machine, pane }])
    return pane
  }

  #screenIn(host: HTMLElement, mode: Mode): Screen | undefined {
    const code = this.#module.get()
    if (code.type !== 'ready') return undefined
    return code.value.openScreen(host, {
      label: () => say('{terminal} input', { terminal: say(mode.label) }),
      describedBy: LEAVE_SENTENCE_ID,
    })
  }
}
