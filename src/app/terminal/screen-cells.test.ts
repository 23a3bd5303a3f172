import headless from '@xterm/headless'
import { expect, test } from 'vitest'
import type { ScreenCell } from './contract.ts'
import { screenCells } from './screen-cells.ts'

const PLAIN: ScreenCell = {
  text: ' ',
  width: 1,
  foreground: undefined,
  background: undefined,
  bold: false,
  dim: false,
  italic: false,
  underline: false,
  inverse: false,
}

const written = (text: string, row = 0): Promise<readonly ScreenCell[]> => {
  const terminal = new headless.Terminal({ cols: 4, rows: 2, scrollback: 100, allowProposedApi: true })
  return new Promise((resolve) => terminal.write(text, () => resolve(screenCells(terminal.buffer.active, row))))
}

test.each<[what: string, text: string, cells: readonly Partial<ScreenCell>[]]>([
  ['a row that is empty', '', [{}, {}, {}, {}]],
  [
    'colours of the palette',
    'a\x1b[31;44mb\x1b[91mc\x1b[38;5;244md',
    [
      { text: 'a' },
      { text: 'b', foreground: 1, background: 4 },
      { text: 'c', foreground: 9, background: 4 },
      { text: 'd', foreground: 244, background: 4 },
    ],
  ],
  ['colours of their own', '\x1b[38;2;1;2;255ma', [{ text: 'a', foreground: '#0102ff' }, {}, {}, {}]],
  [
    'styles',
    '\x1b[1ma\x1b[0;2;3mb\x1b[0;4mc\x1b[0;7md',
    [
      { text: 'a', bold: true },
      { text: 'b', dim: true, italic: true },
      { text: 'c', underline: true },
      { text: 'd', inverse: true },
    ],
  ],
  ['a wide character once', '\u6f22e\u0301', [{ text: '\u6f22', width: 2 }, { text: 'e\u0301' }, {}]],
  ['the rows that show', '1\r\n2\r\n3', [{ text: '2' }, {}, {}, {}]],
])('%s', async (_what, text, cells) => {
  expect(await written(text)).toEqual(cells.map((cell) => ({ ...PLAIN, ...cell })))
})

test('a row that is not there has none', async () => {
  expect(await written('a', 2)).toEqual([])
})
