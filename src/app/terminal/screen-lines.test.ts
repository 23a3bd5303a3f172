import headless from '@xterm/headless'
import { expect, test } from 'vitest'
import { screenLines } from './screen-lines.ts'

const written = (text: string): Promise<readonly string[]> => {
  const terminal = new headless.Terminal({ cols: 10, rows: 4, scrollback: 100, allowProposedApi: true })
  return new Promise((resolve) => terminal.write(text, () => resolve(screenLines(terminal.buffer.active))))
}

test.each<[what: string, text: string, lines: readonly string[]]>([
  ['an empty screen', '', []],
  ['lines, without blanks and empty lines at the end', 'a  \r\n\r\nb  \r\n\r\n', ['a', '', 'b']],
  ['a line that wraps is one', '0123456789abcdefghijKLM\r\nx', ['0123456789abcdefghijKLM', 'x']],
  ['a blank at the edge stays', '012345678 9', ['012345678 9']],
  ['a wide character that did not fit leaves no blank', '012345678\u6f22\u5b57', ['012345678\u6f22\u5b57']],
  ['what was scrolled off comes first', '1\r\n2\r\n3\r\n4\r\n5\r\n6', ['1', '2', '3', '4', '5', '6']],
])('%s', async (_what, text, lines) => {
  expect(await written(text)).toEqual(lines)
})
