import { describe, expect, test } from 'vitest'
import { Printable } from './printable.ts'

const shown = (...pieces: readonly (string | Uint8Array)[]): string => {
  const printable = new Printable()
  return pieces.map((piece) => printable.take(piece)).join('|')
}

describe('what programs write', () => {
  test.each<[string, string, string]>([
    ['text, tabs, newlines, returns, backspaces and the bell', 'a\tb\r\n\b\x07', 'a\tb\r\n\b\x07'],
    ['colours, and the end of a line erased', '\x1b[1;31mred\x1b[m\x1b[K', '\x1b[1;31mred\x1b[m\x1b[K'],
    ['the erasing of the screen', '\x1b[H\x1b[2J\x1b[3J', '\x1b[H\x1b[2J\x1b[3J'],
  ])('%s stay', (_name, text, kept) => {
    expect(shown(text)).toBe(kept)
  })

  test.each<[string, string, string]>([
    ['moving the caret', 'a\x1b[5Ab\x1b[2;3Hc', 'abc'],
    ['a title', 'a\x1b]0;title\x07b', 'ab'],
    ['an error mark of ours', '\x1b]7770;1\x07a', 'a'],
    ['a question to the terminal', '\x1b[6na\x1bZb', 'ab'],
    ['the alternate screen', '\x1b[?1049ha', 'a'],
    ['C1 controls', 'a\x9b5Ab\x85', 'a5Ab'],
    ['NUL and other controls', 'a\0b\x0e\x7f', 'ab'],
  ])('%s is taken out', (_name, text, kept) => {
    expect(shown(text)).toBe(kept)
  })

  test('a sequence that comes in pieces is taken out, or kept, whole', () => {
    expect(shown('a\x1b', '[5', 'Ab')).toBe('a||b')
    expect(shown('a\x1b[3', '1mb')).toBe('a|\x1b[31mb')
    expect(shown('\x1b[H', '\x1b[2J', 'x')).toBe('|\x1b[H\x1b[2J|x')
    expect(shown('a\x1b]0;ti', 'tle\x07b')).toBe('a|b')
  })

  test('characters may come byte by byte, and bytes that are none are shown as such', () => {
    expect(shown(new Uint8Array([0xc3]), new Uint8Array([0xa9, 0x61]))).toBe('|éa')
    expect(shown('\udcc3', '\udca9')).toBe('|é')
    expect(shown(new Uint8Array([0xff, 0x61]))).toBe('\ufffda')
  })
})
