import type { FitAddon } from '@xterm/addon-fit'
import type { ITerminalInitOnlyOptions, ITerminalOptions, Terminal } from '@xterm/xterm'
import { connect, type ConnectOptions } from '../connect.ts'
import type { Session } from '../shell/session/session.ts'
import { Tty, type TtyOptions } from '../tty/index.ts'
import { keepFitted } from './keep-fitted.ts'

/** A session, with what connects it to a terminal. */
export interface SessionOptions extends ConnectOptions {
  readonly session: Session
}

/** Options of an xterm.js terminal; the columns and rows count where nothing fits it to its box. */
export type TerminalOptions = ITerminalOptions & ITerminalInitOnlyOptions

/** An xterm.js terminal and the Tty that has its keyboard. */
export interface TerminalHandle {
  readonly terminal: Terminal
  readonly tty: Tty
}

/** A terminal in a box of the page. */
export interface OpenTerminal extends TerminalHandle {
  /** Fits it to its box, for what else than the box's size has changed. */
  fit(): void
  /** Interrupts what runs and takes the terminal off the page. */
  dispose(): void
}

/** The add-on that fits a terminal to its box, where it is installed. */
async function loadFit(): Promise<(new () => FitAddon) | undefined> {
  try {
    return (await import('@xterm/addon-fit')).FitAddon
  } catch {
    return undefined
  }
}

function attach(terminal: Terminal, shown: TtyOptions | SessionOptions): Tty {
  if ('session' in shown) return connect(terminal, shown.session, shown).tty
  const tty = new Tty(shown)
  terminal.loadAddon(tty)
  return tty
}

/**
 * Opens a terminal in `box` for a shell or a session; resolves once the first prompt was written. The terminal fits its box, where
 * `@xterm/addon-fit` is installed; it has the columns and rows of its options, else.
 * @throws Error when xterm.js cannot be loaded or refuses an option
 */
export async function openTerminal(
  box: HTMLElement,
  shown: TtyOptions | SessionOptions,
  options: TerminalOptions = {},
): Promise<OpenTerminal> {
  // loaded here, so that a server can import what shows a terminal: xterm.js needs a document
  const [{ Terminal: XtermTerminal }, Fit] = await Promise.all([import('@xterm/xterm'), loadFit()])
  const terminal = new XtermTerminal(options)
  const fit = Fit && new Fit()
  if (fit) terminal.loadAddon(fit)
  terminal.open(box)
  fit?.fit()
  const tty = attach(terminal, shown)
  const stop = fit && keepFitted(box, () => fit.fit())
  return {
    terminal,
    tty,
    fit: () => fit?.fit(),
    dispose() {
      stop?.()
      tty.dispose()
      terminal.dispose()
    },
  }
}
