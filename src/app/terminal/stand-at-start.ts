import type { Terminal } from '@xterm/xterm'
import type { Connection } from '../../connect.ts'
import type { Session } from '../../shell/session/session.ts'

/**
 * Keeps the start of an answer in view that is longer than the screen: the Simple shell has no pager for its help and manual pages. The
 * next key goes back to the prompt. Gives the function that ends it.
 */
export function standAtStart(terminal: Terminal, connection: Connection, session: Session): () => void {
  let start: ReturnType<Terminal['registerMarker']> | undefined
  const look = (): void => {
    const { running, shell } = session.state.get()
    if (running) {
      start ??= shell === 'Simple' ? terminal.registerMarker(0) : undefined
      return
    }
    const marker = start
    start = undefined
    if (marker) void connection.idle().then(() => show(terminal, marker.line))
  }
  return session.state.subscribe(look)
}

function show(terminal: Terminal, line: number): void {
  const { baseY, cursorY } = terminal.buffer.active
  if (line >= 0 && baseY + cursorY - line >= terminal.rows) terminal.scrollToLine(line)
}
