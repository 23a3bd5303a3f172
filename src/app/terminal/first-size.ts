import type { Cell } from './look.ts'

/** What FitAddon leaves free for xterm.js' scrollbar, in pixels. */
const SCROLLBAR = 14

interface Size {
  readonly cols: number
  readonly rows: number
}

/**
 * The columns and rows that FitAddon will find for a terminal in `pane`, so that xterm.js need not make and draw one of
 * 80 by 24 first; undefined where none is to be known, because nothing is laid out yet.
 */
export function firstSize(pane: HTMLElement, cell: Cell): Size | undefined {
  const box = document.createElement('div')
  // it has the padding of the terminal that will stand there
  box.className = 'xterm'
  pane.append(box)
  const style = getComputedStyle(box)
  const padding = (side: string): number => Number.parseFloat(style.getPropertyValue(`padding-${side}`))
  const width = pane.clientWidth - padding('left') - padding('right') - SCROLLBAR
  const height = pane.clientHeight - padding('top') - padding('bottom')
  box.remove()
  const cols = Math.floor(width / cell.width)
  const rows = Math.floor(height / cell.height)
  return Number.isFinite(cols) && cols > 1 && rows > 0 ? { cols, rows } : undefined
}
