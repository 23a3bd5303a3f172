import { bytesOf } from '../../../shell/posix/bytes.ts'

/** How a line is printed: with its number, with all that cannot be seen written out. */
export interface Style {
  readonly print: boolean
  readonly numbered: boolean
  readonly literal: boolean
}

const COLUMNS = 72
const NUMBER_COLUMNS = 8
const LETTERS: Readonly<Record<string, string>> = {
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  $: '\\$',
}

function writtenOut(byte: number): string {
  const char = String.fromCharCode(byte)
  const isPrintable = byte >= 32 && byte < 127
  return LETTERS[char] ?? (isPrintable ? char : `\\${byte.toString(8).padStart(3, '0')}`)
}

/** A line as `l` shows it: folded, `$` at its end. */
function literalLine(text: string, indent: number): string {
  let [shown, column] = ['', indent]
  for (const byte of bytesOf(text)) {
    const part = writtenOut(byte)
    column += part.length
    if (column > COLUMNS) {
      shown += '\\\n'
      column = part.length
    }
    shown += part
  }
  return `${shown}$`
}

export function shownLine(text: string, number: number, { numbered, literal }: Style): string {
  const before = numbered ? `${number}\t` : ''
  return `${before}${literal ? literalLine(text, numbered ? NUMBER_COLUMNS : 0) : text}\n`
}
