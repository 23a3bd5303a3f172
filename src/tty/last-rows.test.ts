import headless from '@xterm/headless'
import { describe, expect, test } from 'vitest'
import { lastRows } from './last-rows.ts'

const ROWS = 4
const SCROLLBACK = 6

/** What a terminal holds after each of the texts: its rows, and which of them go on the one before. */
async function held(...texts: readonly string[]): Promise<unknown> {
  const terminal = new headless.Terminal({ cols: 10, rows: ROWS, scrollback: SCROLLBACK, allowProposedApi: true })
  for (const text of texts)
    await new Promise<void>((parsed) => terminal.write(text.replaceAll('\n', '\r\n'), () => parsed()))
  const { active } = terminal.buffer
  const rows = Array.from({ length: active.length }, (_none, row) => active.getLine(row))
  return {
    caret: [active.cursorX, active.cursorY + active.baseY],
    rows: rows.map((row) => [row?.translateToString(true), row?.isWrapped, row?.getCell(0)?.getFgColor()]),
  }
}

const numbered = (count: number, line = (at: number): string => `line ${at}`): string =>
  Array.from({ length: count }, (_none, at) => `${line(at)}\n`).join('')

describe('the end of a long text leaves a terminal as the whole text does', () => {
  const texts = [
    ['many lines', numbered(40)],
    ['without a newline at its end', `${numbered(40)}the end`],
    ['lines that wrap', numbered(40, (at) => `line ${at} is longer than a row`)],
    ['empty lines', '\n'.repeat(40)],
    ['a line more than the terminal keeps', numbered(ROWS + SCROLLBACK + 1)],
  ] as const
  test.each(texts)('%s', async (_name, text) => {
    const before = 'what stands before wraps'
    const end = lastRows(text, ROWS + SCROLLBACK)
    expect(await held(before, end)).toEqual(await held(before, text))
    expect(end.split('\n').length).toBeLessThanOrEqual(ROWS + SCROLLBACK + 3)
  })
})

test('few lines are printed whole', () => {
  for (const text of ['', 'x', '\n', numbered(ROWS + SCROLLBACK)]) expect(lastRows(text, ROWS + SCROLLBACK)).toBe(text)
})

test('a colour that begins before the end still colours it', () => {
  const text = `\x1b[31m${numbered(40)}`
  expect(lastRows(text, ROWS + SCROLLBACK)).toBe(text)
})
