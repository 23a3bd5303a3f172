import { describe, expect, test } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { Decoder, type Input } from './decode.ts'

/** Inputs as words: keys by their names, text and pastes in quotes. */
function words(inputs: readonly Input[]): readonly string[] {
  return inputs.map((input) => (input.type === 'key' ? input.name : `${input.type} ${JSON.stringify(input.text)}`))
}

const decode = (...chunks: readonly string[]): readonly string[] => {
  const decoder = new Decoder()
  return words(chunks.flatMap((chunk) => decoder.feed(chunk)))
}

describe('keys', () => {
  test.each<[string, string[]]>([
    ['\x01\x05\x0b', ['C-a', 'C-e', 'C-k']],
    ['\r\n\t\x7f\x08\x00\x1f', ['Enter', 'C-j', 'Tab', 'Backspace', 'C-Backspace', 'C-@', 'C-_']],
    ['\x1b[A\x1bOA', ['ArrowUp', 'ArrowUp']],
    ['\x1b[1;5C\x1b[1;3D\x1b[1;2A\x1b[1;6B', ['C-ArrowRight', 'M-ArrowLeft', 'S-ArrowUp', 'C-S-ArrowDown']],
    ['\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[3~\x1b[3;5~', ['Home', 'End', 'Home', 'End', 'Delete', 'C-Delete']],
    ['\x1b[Z', ['S-Tab']],
    ['\x1bOP\x1b[15~\x1b[24;2~', ['F1', 'F5', 'S-F12']],
    ['\x1bb\x1b\x7f\x1b\x02', ['M-b', 'M-Backspace', 'C-M-b']],
    ['\x1bF', ['M-f']],
    ['\x1b', ['Escape']],
  ])('%j', (keys, expected) => expect(decode(keys)).toEqual(expected))

  test('Escape, then a key, is that key with Alt', () => {
    expect(decode('\x1b', '\t')).toEqual(['Escape', 'M-Tab'])
    expect(decode('\x1b', 'f')).toEqual(['Escape', 'M-f'])
  })
})

describe('sequences that mean no key are swallowed whole', () => {
  test.each([
    '\x1b[?1;2c',
    '\x1b[I',
    '\x1b[<0;1;1M',
    '\x1b[M !!',
    '\x1b]10;rgb:0/0/0\x1b\\',
    '\x1bP1$r\x1b\\',
    '\x1b[[A',
    '\x1b[5n',
  ])('%j', (sequence) => expect(decode(`a${sequence}b`)).toEqual(['text "a"', 'text "b"']))
  test('with the Escape before them', () => {
    expect(decode('\x1b', '\x1b[99;5u', 'b')).toEqual(['Escape', 'text "b"'])
  })
  test('an endless one is given up', () => {
    expect(decode(`\x1b]${'x'.repeat(5000)}`, 'a')).toEqual(['text "a"'])
  })
})

describe('text', () => {
  test('a character outside the basic plane that arrives in halves', () => {
    expect(decode('a\ud83d', '\udc4d')).toEqual(['text "a"', 'text "👍"'])
  })
  test('C1 controls and half characters are no text', () => {
    expect(decode('a\x85\x9bb\udc4dc')).toEqual(['text "ab\ufffdc"'])
  })
})

describe('paste', () => {
  test.each<[string[], string[]]>([
    [['\x1b[200~a\r\nb\rc\x1b[201~x'], ['paste "a\\nb\\nc"', 'text "x"']],
    [['\x1b[200~one\x1b[201~two\x1b[201~'], ['paste "onetwo"']],
    [['\x1b[200~on', 'e\x1b[201~'], ['paste "one"']],
    [['\x1b[200~\x03\x1b[A\ttab\x1b[201~'], ['paste "[A\\ttab"']],
  ])('%j', (chunks, expected) => expect(decode(...chunks)).toEqual(expected))
})

describe('random bytes', () => {
  test('never throw, never leak control characters, and the decoder goes on', () => {
    const chance = createChance(11)
    const alphabet = [
      '\x1b',
      '[',
      'O',
      ']',
      'P',
      '~',
      ';',
      '1',
      '200',
      'A',
      'm',
      '\x07',
      '\\',
      '\x9b',
      'x',
      '日',
      '\ud83d',
      '\r',
    ]
    const decoder = new Decoder()
    for (let round = 0; round < 5000; round += 1) {
      for (const input of decoder.feed(alphabet[pickInteger(chance, alphabet.length)] ?? '')) {
        if (input.type === 'text') expect(input.text).not.toMatch(/[\x00-\x1f\x7f-\x9f]/)
      }
    }
    decoder.feed('\x07\x1b\\\x1b[201~')
    expect(words(decoder.feed('ok')).join()).toContain('ok')
  })
})
