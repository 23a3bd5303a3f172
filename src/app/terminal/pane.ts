import { FitAddon } from '@xterm/addon-fit'
import { type ITerminalOptions, Terminal } from '@xterm/xterm'
import type { Store } from '../../base/store.ts'
import { connect, type Connection } from '../../connect.ts'
import type { Session } from '../../shell/session/session.ts'
import { leave } from '../leave.ts'
import { BLINK_REST_MS } from '../theme.ts'
import { createAnnouncer } from './announcer.ts'
import { drawErrorBars } from './error-bar.ts'
import type { TerminalElement, TerminalState } from './contract.ts'
import { drawBehindCursor } from './behind-cursor.ts'
import { controlOf } from './control-key.ts'
import type { Keyboard, Watcher } from './keyboard.ts'
import { keepLabelled } from '../words/keep-labelled.ts'
import { firstSize } from './first-size.ts'
import { dress, terminalTheme, terminalType } from './look.ts'
import { createFocus } from './on-screen-keyboard.ts'
import { screenCells } from './screen-cells.ts'
import { keepLog } from './screen-log.ts'
import { screenLines } from './screen-lines.ts'
import { standAtStart } from './stand-at-start.ts'

export { terminalFont } from './look.ts'

/** How many rows can be scrolled back to. */
const SCROLLBACK = 5000
/** A smaller box than this, in pixels, is one that is not laid out yet. */
const LEAST_BOX = 40

/** A terminal on its session. It lives on while its mode is not shown, out of the document. */
export interface Pane extends Omit<Keyboard, 'fullScreen'> {
  /** Shows the terminal in `host`, filling it; gives the function that takes it out again. */
  attach(host: HTMLElement): () => void
  /** `quietly` raises no on-screen keyboard, unless one is up: a tap on the terminal does. */
  focus(quietly?: boolean): void
  readonly connection: Connection
  dispose(): void
}

export interface PaneOptions {
  readonly session: Session
  /** Whether the key bar's Ctrl is held for the next key. */
  readonly control: Store<boolean>
}

/** What a terminal's input is called. */
export interface ScreenNames {
  /** The id of the sentence that tells how to leave the terminal. */
  readonly describedBy: string
  readonly label: () => string
}

const options = (): ITerminalOptions => ({
  theme: terminalTheme(),
  allowProposedApi: true,
  cursorBlink: true,
  cursorStyle: 'block',
  cursorInactiveStyle: 'outline',
  drawBoldTextInBrightColors: false,
  fontWeight: 400,
  fontWeightBold: 600,
  minimumContrastRatio: 4.5,
  scrollback: SCROLLBACK,
})

interface Shown {
  readonly element: HTMLElement
  readonly terminal: Terminal
  readonly fit: FitAddon
  readonly connection: Connection
  readonly session: Session
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

/** Resolves when what was written is painted: xterm.js draws in the next frame, and the screen follows it. */
async function painted(): Promise<void> {
  // no frames come while the page is hidden
  if (document.visibilityState === 'hidden') return
  await frame()
  await frame()
}

/** Dresses the terminal and fits it to its box whenever the box or the look changes, at most once a frame. */
function keepFitted(terminal: Terminal, fit: FitAddon, box: HTMLElement): () => void {
  let asked: number | undefined
  let dressed = false
  const fitNow = (): void => {
    asked = undefined
    if (!dressed) dress(terminal)
    dressed = true
    if (box.clientWidth < LEAST_BOX || box.clientHeight < LEAST_BOX) return
    fit.fit()
  }
  const ask = (): void => {
    asked ??= requestAnimationFrame(fitNow)
  }
  const redress = (): void => {
    dressed = false
    ask()
  }
  const size = new ResizeObserver(ask)
  const look = new MutationObserver(redress)
  size.observe(box)
  look.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-mode'] })
  const phone = matchMedia('(max-width: 767px)')
  phone.addEventListener('change', redress)
  document.fonts.addEventListener('loadingdone', redress)
  redress()
  return () => {
    if (asked !== undefined) cancelAnimationFrame(asked)
    size.disconnect()
    look.disconnect()
    phone.removeEventListener('change', redress)
    document.fonts.removeEventListener('loadingdone', redress)
  }
}

/** The cursor blinks while somebody types, and rests some seconds after the last key (WCAG 2.2.2). */
function restCursor(terminal: Terminal, element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wake = (): void => {
    delete element.dataset['resting']
    clearTimeout(timer)
    timer = setTimeout(() => (element.dataset['resting'] = ''), BLINK_REST_MS)
  }
  const listener = terminal.onData(wake)
  element.addEventListener('focusin', wake)
  return () => {
    clearTimeout(timer)
    listener.dispose()
    element.removeEventListener('focusin', wake)
  }
}

/** Those who watch are told of a key before the session takes it: made before the two are connected. */
function watchesOf(terminal: Terminal): Keyboard['watch'] {
  const watchers = new Set<Watcher>()
  terminal.onData((data) => {
    for (const watcher of watchers) watcher.key(data)
  })
  terminal.onWriteParsed(() => {
    for (const watcher of watchers) watcher.shown()
  })
  return (watcher) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  }
}

function stateOf({ connection, session }: Shown): TerminalState {
  const state = connection.state.get()
  const { reads } = session.state.get()
  if (state !== 'running' || !reads) return state
  return reads === 'command' ? 'prompt' : 'reading'
}

/** Where terminals are put in their place, which may hold other things too. */
const roomOf = (place: HTMLElement): HTMLElement => place.querySelector<HTMLElement>('.panes') ?? place

/** Writes the terminal's lines as text into the log that stands beside its place. */
function logOf(place: HTMLElement, session: Session): () => void {
  const log = place.parentElement?.querySelector<HTMLElement>('[role=log]')
  return log ? keepLog(log, session) : (): void => undefined
}

/**
 * Puts the terminal into its place and says there what it does, for scripts: `data-state` is a `TerminalState`, `data-shell`
 * is `Simple` or `Bash`, and `terminalPlayground` is a `TerminalContract`.
 */
function attachTo(place: TerminalElement, shown: Shown): () => void {
  const { element, terminal, fit, connection, session } = shown
  roomOf(place).append(element)
  place.lang = 'en'
  place.terminalPlayground = {
    idle: connection.idle,
    snapshot: () => ({ ...connection.snapshot(), state: stateOf(shown) }),
    lines: () => screenLines(terminal.buffer.active),
    cells: (row) => screenCells(terminal.buffer.active, row),
  }
  const tell = (): void => {
    place.dataset['state'] = stateOf(shown)
    place.dataset['shell'] = session.state.get().shell
  }
  tell()
  const stops = [
    connection.state.subscribe(tell),
    session.state.subscribe(tell),
    keepFitted(terminal, fit, place),
    standAtStart(terminal, connection, session),
    logOf(place, session),
  ]
  return () => {
    for (const stop of stops) stop()
    delete place.dataset['state']
    delete place.dataset['shell']
    delete place.terminalPlayground
    place.removeAttribute('lang')
    element.remove()
  }
}

/** While the key bar's Ctrl is held, the next key of any keyboard is its control character. */
function applyControl(element: HTMLElement, control: Store<boolean>, press: (data: string) => void): void {
  const take = (event: Event, text: string | null): void => {
    const data = control.get() && text !== null ? controlOf(text) : undefined
    if (data === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.set(false)
    press(data)
  }
  element.addEventListener('keydown', (event) => take(event, event.key), { capture: true })
  // on-screen keyboards name no keys
  element.addEventListener('beforeinput', (event) => take(event, event.data), { capture: true })
}

/** xterm.js draws no cursor before its first focus; this makes it believe in one, and moves no focus. */
function showCursor({ textarea }: Terminal): void {
  textarea?.dispatchEvent(new FocusEvent('focus'))
  textarea?.dispatchEvent(new FocusEvent('blur'))
}

/** Names the input; gives the function that no longer follows the language. */
function nameInput({ textarea }: Terminal, { label, describedBy }: ScreenNames): (() => void) | undefined {
  textarea?.setAttribute('aria-describedby', describedBy)
  textarea?.setAttribute('autocomplete', 'off')
  return textarea && keepLabelled(textarea, label)
}

/** Makes web addresses on the screen links, once there is time for it; without it they are text. */
async function linkAddresses(terminal: Terminal): Promise<void> {
  const links = await import('@xterm/addon-web-links').catch(() => undefined)
  if (links) terminal.loadAddon(new links.WebLinksAddon())
}

/** The line at a prompt; undefined while none waits for one. */
function lineOf(connection: Connection, session: Session): string | undefined {
  const { state, line } = connection.snapshot()
  return state === 'prompt' || session.state.get().reads ? line : undefined
}

/** A terminal that is on the page, and has no session yet. */
export interface Screen {
  readonly element: HTMLElement
  readonly terminal: Terminal
  readonly fit: FitAddon
  readonly watch: Keyboard['watch']
  dispose(): void
}

/** Opens a terminal in `host`. */
export function openScreen(host: HTMLElement, names: ScreenNames): Screen {
  const element = document.createElement('div')
  element.className = 'terminal-pane'
  roomOf(host).append(element)
  const { type, cell } = terminalType()
  const terminal = new Terminal({ ...options(), ...type, ...firstSize(element, cell) })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  const bars = drawErrorBars(terminal)
  const rest = restCursor(terminal, element)
  const watch = watchesOf(terminal)
  terminal.open(element)
  const unname = nameInput(terminal, names)
  showCursor(terminal)
  return {
    element,
    terminal,
    fit,
    watch,
    dispose() {
      unname?.()
      rest()
      bars.dispose()
      terminal.dispose()
      element.remove()
    },
  }
}

/** Gives a terminal to a session. */
export function createPane(screen: Screen, { session, control }: PaneOptions): Pane {
  const { element, terminal, fit, watch } = screen
  fit.fit()
  const announcer = createAnnouncer(element)
  const connection = connect(terminal, session, {
    leave: (backward) => leave(element, backward),
    announce: announcer.announce,
    painted,
  })
  applyControl(element, control, connection.press)
  // no part of what the first prompt waits for
  void connection.idle().then(() => linkAddresses(terminal))
  return {
    connection,
    attach: (place) => attachTo(place, { element, terminal, fit, connection, session }),
    focus: createFocus(terminal, element),
    line: () => lineOf(connection, session),
    watch,
    drawBehindCursor: (draw) => drawBehindCursor(terminal, draw),
    dispose() {
      announcer.dispose()
      connection.dispose()
      screen.dispose()
    },
  }
}
