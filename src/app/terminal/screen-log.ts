import { withoutColour } from '../../base/color.ts'
import type { Session, TerminalLine } from '../../shell/session/session.ts'

/** How many lines the log holds at most. */
export const LOGGED_LINES = 200
/** How much of a line the log holds, in UTF-16 units. */
const LOGGED_LENGTH = 10_000
/** How often it changes at most while a command writes, in milliseconds. */
const INTERVAL_MS = 100

/** The lines that came after the one with the id `last`, the newest ones only. */
export function newLines(lines: readonly TerminalLine[], last: number): readonly TerminalLine[] {
  const recent = lines.slice(-LOGGED_LINES)
  const first = recent.findIndex((line) => line.id > last)
  return first < 0 ? [] : recent.slice(first)
}

/** Whether an entry of the log stands for a line before `line`; any does where there is none. */
function isOlder(entry: Element | null, line: TerminalLine | undefined): boolean {
  return entry !== null && (line === undefined || Number(entry.getAttribute('data-number')) < line.id)
}

function entryOf(line: TerminalLine): HTMLElement {
  const entry = document.createElement('div')
  entry.dataset['type'] = line.type
  entry.dataset['number'] = String(line.id)
  if (line.type === 'error') {
    const word = document.createElement('span')
    word.textContent = 'Error: '
    entry.append(word)
  }
  const content = document.createElement('span')
  content.dataset['content'] = ''
  content.textContent = withoutColour(line.content).slice(0, LOGGED_LENGTH)
  entry.append(content)
  return entry
}

/**
 * Writes a session's lines into `log`, typed by `data-type` and numbered by `data-number`, for screen readers and tests. It
 * touches the document at most ten times a second, and at once when a command has ended or a program reads.
 */
export function keepLog(log: HTMLElement, session: Session): () => void {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    const { lines } = session.state.get()
    // what is not among the lines any more was cleared
    while (isOlder(log.firstElementChild, lines.at(0))) log.firstElementChild?.remove()
    const fresh = newLines(lines, last)
    last = lines.at(-1)?.id ?? last
    if (fresh.length === 0) return
    log.append(...fresh.map(entryOf))
    while (log.childElementCount > LOGGED_LINES) log.firstElementChild?.remove()
  }
  const changed = (): void => {
    const { running, reads } = session.state.get()
    if (!running || reads) write()
    else timer ??= setTimeout(write, INTERVAL_MS)
  }
  write()
  const stop = session.state.subscribe(changed)
  return () => {
    clearTimeout(timer)
    stop()
    log.replaceChildren()
  }
}
