import type { ITerminalOptions, Terminal } from '@xterm/xterm'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { Tty, type TtyOptions } from '../tty/index.ts'

/** What a view shows: the options of its Tty and of its xterm.js terminal. They are read when the view is mounted. */
export interface TerminalViewProps extends TtyOptions {
  readonly terminal?: ITerminalOptions
  readonly className?: string
  readonly style?: CSSProperties
  /** Called with the terminal and its Tty once the first prompt was written. */
  readonly onReady?: (tty: Tty, terminal: Terminal) => void
}

/** Fits the terminal to its box after each change, at most once a frame; gives the function that stops it. */
function keepFitted(box: HTMLElement, fit: () => void): () => void {
  let asked: number | undefined
  const ask = (): void => {
    asked ??= requestAnimationFrame(() => {
      asked = undefined
      // a hidden box would make a terminal of two columns
      if (box.clientWidth > 0 && box.clientHeight > 0) fit()
    })
  }
  const observer = new ResizeObserver(ask)
  observer.observe(box)
  return () => {
    observer.disconnect()
    if (asked !== undefined) cancelAnimationFrame(asked)
  }
}

async function openTerminal(box: HTMLElement, props: TerminalViewProps): Promise<() => void> {
  // loaded here, so that a server can import the component: xterm.js needs a document
  const [{ Terminal: XtermTerminal }, { FitAddon }] = await Promise.all([
    import('@xterm/xterm'),
    import('@xterm/addon-fit'),
  ])
  const { terminal: options, onReady, className: _className, style: _style, ...ttyOptions } = props
  const terminal = new XtermTerminal(options)
  const fit = new FitAddon()
  const tty = new Tty(ttyOptions)
  terminal.loadAddon(fit)
  terminal.open(box)
  fit.fit()
  terminal.loadAddon(tty)
  const stop = keepFitted(box, () => fit.fit())
  onReady?.(tty, terminal)
  return () => {
    stop()
    tty.dispose()
    terminal.dispose()
  }
}

/**
 * A terminal with a shell of yours. Import `@xterm/xterm/css/xterm.css` once, and give the view a size.
 * It is made when the view is mounted and let go when it is unmounted; StrictMode's second mount makes it anew.
 */
export function TerminalView(props: TerminalViewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(props)
  useEffect(() => {
    if (!box.current) return undefined
    let close: (() => void) | undefined
    let gone = false
    void openTerminal(box.current, first.current).then((opened) => {
      if (gone) opened()
      else close = opened
    })
    return () => {
      gone = true
      close?.()
    }
  }, [])
  return <div ref={box} className={props.className} style={props.style} />
}
