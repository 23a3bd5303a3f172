import type { ConnectOptions } from '../connect.ts'
import type { Session } from '../shell/session/session.ts'
import type { TtyOptions, TtyShell } from '../tty/index.ts'
import {
  openTerminal,
  type OpenTerminal,
  type SessionOptions,
  type TerminalHandle,
  type TerminalOptions,
} from '../view/open-terminal.ts'

/** The platform's HTMLElement; a server, which has none, may import this module all the same. */
const BaseElement: typeof HTMLElement =
  globalThis.HTMLElement ??
  class {
    readonly isConnected = false
  }

/**
 * `<terminal-playground-terminal>`: a terminal for a `session` or a `shell`, whichever property is set. It is opened once the element is in
 * a document, and anew when they are set again. It fires `ready` (`detail` is a TerminalHandle) and `error` (`detail` is what went wrong).
 * It has no shadow root: import `@xterm/xterm/css/xterm.css` on the page, and give the element a size.
 */
export class TerminalElement extends BaseElement {
  #shell: TtyShell | undefined
  #session: Session | undefined
  /** The terminal that is there, or on its way. */
  #opening: { isClosed: boolean } | undefined
  #handle: OpenTerminal | undefined
  #settles = false

  // what was set before the element was defined is there already

  /** Options of its xterm.js terminal; read when it is opened. */
  options: TerminalOptions = Reflect.get(this, 'options') ?? {}

  /** Options of its Tty, or of the connection with its session; read when it is opened. */
  ttyOptions: Omit<TtyOptions, 'shell'> & ConnectOptions = Reflect.get(this, 'ttyOptions') ?? {}

  constructor() {
    super()
    for (const name of ['shell', 'session']) {
      const value: unknown = Object.hasOwn(this, name) ? Reflect.get(this, name) : undefined
      Reflect.deleteProperty(this, name)
      if (value !== undefined) Reflect.set(this, name, value)
    }
  }

  /** The terminal and its Tty, once it is open. */
  get handle(): TerminalHandle | undefined {
    return this.#handle
  }

  get shell(): TtyShell | undefined {
    return this.#shell
  }

  set shell(shell: TtyShell | undefined) {
    this.#shell = shell
    this.#close()
    this.#settle()
  }

  get session(): Session | undefined {
    return this.#session
  }

  set session(session: Session | undefined) {
    this.#session = session
    this.#close()
    this.#settle()
  }

  connectedCallback(): void {
    this.style.display ||= 'block'
    this.#settle()
  }

  disconnectedCallback(): void {
    this.#settle()
  }

  /** Opens or closes the terminal once the element has come to rest: one that is moved keeps it. */
  #settle(): void {
    if (this.#settles) return
    this.#settles = true
    queueMicrotask(() => {
      this.#settles = false
      const shown = this.#shown()
      if (!this.isConnected) this.#close()
      else if (shown && !this.#opening) void this.#open(shown)
    })
  }

  #shown(): TtyOptions | SessionOptions | undefined {
    if (this.#session) return { ...this.ttyOptions, session: this.#session }
    return this.#shell && { ...this.ttyOptions, shell: this.#shell }
  }

  async #open(shown: TtyOptions | SessionOptions): Promise<void> {
    const opening = { isClosed: false }
    this.#opening = opening
    try {
      const handle = await openTerminal(this, shown, this.options)
      if (opening.isClosed) return handle.dispose()
      this.#handle = handle
      this.dispatchEvent(new CustomEvent('ready', { detail: handle }))
    } catch (detail) {
      if (!opening.isClosed) this.dispatchEvent(new CustomEvent('error', { detail }))
    }
  }

  #close(): void {
    if (this.#opening) this.#opening.isClosed = true
    this.#opening = undefined
    this.#handle?.dispose()
    this.#handle = undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'terminal-playground-terminal': TerminalElement
  }
}
