import type { Terminal } from '@xterm/xterm'
import { type CSSProperties, forwardRef, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Session } from '../shell/session/session.ts'
import type { Tty } from '../tty/index.ts'
import { openTerminal, type OpenTerminal, type TerminalHandle, type TerminalOptions } from '../view/open-terminal.ts'
import { followSession, followShell, type TerminalViewContent } from './latest.ts'

/** How a view looks, and whom it tells. */
export interface TerminalViewLook {
  /** Options of its xterm.js terminal; those that change are set, but for its columns and rows. */
  readonly terminal?: TerminalOptions
  readonly className?: string
  readonly style?: CSSProperties
  /** Called with the Tty and its terminal once the first prompt was written. */
  readonly onReady?: (tty: Tty, terminal: Terminal) => void
  /** Called when the terminal could not be opened or refuses an option; the page reports the error when absent. */
  readonly onError?: (error: unknown) => void
}

/**
 * What a view shows: a shell with the options of a Tty, or a session. Functions are those of the latest props; the history, the keymap,
 * suggestions and the host are read when the terminal is opened. Another session opens another terminal.
 */
export type TerminalViewProps = TerminalViewLook & TerminalViewContent

/** Sets the options that have changed; a letter of another size leaves room for more or fewer of them. */
function setOptions({ terminal: { options }, fit }: OpenTerminal, given: TerminalOptions): void {
  const { cols: _cols, rows: _rows, ...changing } = given
  const changed = Object.entries(changing).filter(([name, value]) => Reflect.get(options, name) !== value)
  if (changed.length === 0) return
  Object.assign(options, Object.fromEntries(changed))
  fit()
}

function tell({ current: { onError = reportError } }: RefObject<TerminalViewProps>, error: unknown): void {
  onError(error)
}

/** Opens a terminal in the box while the view is mounted; null before it is open. */
function useTerminal(
  box: RefObject<HTMLElement | null>,
  latest: RefObject<TerminalViewProps>,
  session: Session | undefined,
): OpenTerminal | null {
  const [terminal, setTerminal] = useState<OpenTerminal | null>(null)
  useEffect(() => {
    let gone = false
    const open = async (): Promise<OpenTerminal | undefined> => {
      if (!box.current) return undefined
      const shown = session ? followSession(latest, session) : followShell(latest)
      const opened = await openTerminal(box.current, shown, latest.current.terminal)
      if (gone) return opened
      setTerminal(opened)
      latest.current.onReady?.(opened.tty, opened.terminal)
      return opened
    }
    const opening = open().catch((error: unknown) => tell(latest, error))
    return () => {
      gone = true
      setTerminal(null)
      void opening.then((opened) => opened?.dispose())
    }
  }, [box, latest, session])
  return terminal
}

/**
 * A terminal for a shell of yours or for a session. Import `@xterm/xterm/css/xterm.css` once, and give the view a size.
 * The terminal is opened when the view is mounted and let go when it is unmounted; StrictMode's second mount opens it anew. A `ref` has the
 * terminal and its Tty, null before it is open.
 */
export const TerminalView = forwardRef<TerminalHandle | null, TerminalViewProps>(function TerminalView(props, ref) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const { session, terminal, className, style } = props
  useEffect(() => {
    latest.current = props
  })
  const opened = useTerminal(box, latest, session)
  useEffect(() => {
    if (!opened || !terminal) return
    try {
      setOptions(opened, terminal)
    } catch (error) {
      // what xterm.js refuses must not take the view down
      tell(latest, error)
    }
  }, [opened, terminal])
  useImperativeHandle<TerminalHandle | null, TerminalHandle | null>(ref, () => opened, [opened])
  return <div ref={box} className={className} style={style} />
})
