import headless from '@xterm/headless'
import { describe, expect, test } from 'vitest'
import { type Kept, LastRows } from './last-rows.ts'

const KEPT: Kept = { rows: 4, scrollback: 6 }
const MANY = 2000

/** What a terminal holds after each of the texts: its rows, and which of them go on the one before. */
async function held(texts: readonly string[], kept: Kept, grown = kept.rows): Promise<unknown> {
  const terminal = new headless.Terminal({ cols: 10, ...kept, allowProposedApi: true })
  const writes = texts.map(
    (text) => new Promise<void>((parsed) => terminal.write(text.replaceAll('\n', '\r\n'), () => parsed())),
  )
  terminal.resize(10, grown)
  await Promise.all(writes)
  const screens = [terminal.buffer.normal, terminal.buffer.alternate].map((buffer) => ({
    caret: [buffer.cursorX, buffer.cursorY + buffer.baseY],
    rows: Array.from({ length: buffer.length }, (_none, row) => {
      const line = buffer.getLine(row)
      return [line?.translateToString(true), line?.isWrapped, line?.getCell(0)?.getFgColor()]
    }),
  }))
  terminal.dispose()
  return screens
}

/** What is printed of texts that follow each other. */
function printed(texts: readonly string[], kept = KEPT): readonly string[] {
  const lastRows = new LastRows()
  return texts.map((text) => lastRows.of(text, kept))
}

const numbered = (count: number, line = (at: number): string => `line ${at}`): string =>
  Array.from({ length: count }, (_none, at) => `${line(at)}\n`).join('')

const before = 'what stands before wraps'
const full = numbered(20, () => 'XXXXXXXXXX')

describe('the end of a long text leaves a terminal as the whole text does', () => {
  const texts = [
    ['many lines', before, numbered(MANY)],
    ['without a newline at its end', before, `${numbered(MANY)}the end`],
    ['lines that wrap', before, numbered(MANY, (at) => `line ${at} is longer than a row`)],
    ['empty lines', before, '\n'.repeat(MANY)],
    ['wide characters', before, numbered(MANY, (at) => `${'😀漢'.repeat(at % 7)}${at}`)],
    ['combining marks', before, numbered(MANY, (at) => `\u0301e\u0301${at}`)],
    ['tabs', before, numbered(MANY, (at) => `${at}\t\tx`)],
    ['a caret at the top of a full screen', `${full}\x1b[H`, numbered(MANY)],
    ['a colour from before', '\x1b[44m', numbered(MANY)],
    ['the other screen', `${full}\x1b[?1049h`, numbered(MANY)],
  ] as const
  for (const kept of [KEPT, { ...KEPT, scrollback: 0 }])
    test.each(texts)(`%s, scrollback ${kept.scrollback}`, async (_name, ...whole) => {
      const cut = printed(whole, kept)
      expect(await held(cut, kept)).toEqual(await held(whole, kept))
      expect(cut[1]?.length).toBeLessThan(whole[1].length / 2)
    })

  test('a terminal that grows before it is printed', async () => {
    const whole = [`${full}\x1b[H`, numbered(MANY)]
    expect(await held(printed(whole), KEPT, 200)).toEqual(await held(whole, KEPT, 200))
  })
})

describe('all is printed', () => {
  const texts: readonly (readonly [name: string, ...whole: string[]])[] = [
    ['few lines', numbered(20)],
    ['a colour before the end', `\x1b[31m${numbered(MANY)}`],
    ['a return without a newline', numbered(MANY, () => 'long line\rx')],
    ['a caret that goes back', `${numbered(MANY)}${'x\n\x1b[A'.repeat(MANY)}`],
    ['a scroll region from before', '\x1b[1;2r\x1b[4H', numbered(MANY, (at) => 'x'.repeat(9 - (at % 9)))],
    ['a control string that goes on', '\x1b[', `${numbered(MANY, () => '1')}`],
  ]
  test.each(texts)('%s', (_name, ...whole: readonly string[]) => expect(printed(whole)).toEqual(whole))
})
