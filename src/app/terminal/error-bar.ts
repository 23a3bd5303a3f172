import type { IDecoration, IDisposable, IMarker, Terminal } from '@xterm/xterm'
import { ERROR_MARK } from '../../connect.ts'

/** How many bars are kept: each costs a little whenever the screen scrolls. */
const KEPT = 300

/** The rows of one error. */
interface Span {
  readonly start: IMarker
  readonly decoration: IDecoration
  /** The row in which the error ends; absent while it is being written. */
  end?: IMarker
}

function drawBar(terminal: Terminal, span: Span, bar: HTMLElement): void {
  const row = terminal.element?.querySelector<HTMLElement>('.xterm-rows > div')
  const buffer = terminal.buffer.active
  if (!row || buffer.type === 'alternate') return
  let behind = (span.end && !span.end.isDisposed ? span.end.line : buffer.baseY + buffer.cursorY) + 1
  while (buffer.getLine(behind)?.isWrapped) behind += 1
  // the first row may have scrolled off while the rest is still seen
  const from = Math.max(span.start.line, buffer.viewportY)
  const to = Math.min(behind, buffer.viewportY + terminal.rows)
  // as xterm.js has set it: to measure it would lay the page out anew, once for each bar
  const height = Number.parseFloat(row.style.height)
  bar.classList.add('error-bar')
  bar.style.display = to > from ? 'block' : 'none'
  bar.style.top = `${(from - buffer.viewportY) * height}px`
  bar.style.height = `${(to - from) * height}px`
}

/** Draws a bar in the gutter beside the lines that are marked as errors. */
export function drawErrorBars(terminal: Terminal): IDisposable {
  const spans: Span[] = []
  const start = (): void => {
    const marker = terminal.registerMarker(0)
    const decoration = terminal.registerDecoration({ marker, width: 1 })
    if (!decoration) return
    const span: Span = { start: marker, decoration }
    decoration.onRender((bar) => drawBar(terminal, span, bar))
    spans.push(span)
    if (spans.length > KEPT) spans.shift()?.decoration.dispose()
  }
  const end = (): void => {
    const span = spans.at(-1)
    if (span && !span.end) span.end = terminal.registerMarker(0)
  }
  return terminal.parser.registerOscHandler(ERROR_MARK.code, (data) => {
    if (data === ERROR_MARK.start) start()
    else if (data === ERROR_MARK.end) end()
    return true
  })
}
