import type { Terminal } from '@xterm/xterm'

/** What is drawn behind the cursor needs so many columns. */
const LEAST_ROOM = 16

/** Has an element drawn behind the cursor; gives the function that takes it away. A row without room for it has none. */
export function drawBehindCursor(terminal: Terminal, draw: (element: HTMLElement) => void): () => void {
  const { cursorX } = terminal.buffer.active
  if (cursorX + LEAST_ROOM > terminal.cols) return () => undefined
  const marker = terminal.registerMarker(0)
  const decoration = terminal.registerDecoration({ marker, x: cursorX + 2, width: LEAST_ROOM - 2, layer: 'top' })
  decoration?.onRender(draw)
  return () => {
    decoration?.dispose()
    marker.dispose()
  }
}
