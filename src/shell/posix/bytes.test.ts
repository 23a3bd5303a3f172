import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../../base/chance.ts'
import { byteLength, bytesOf, joinBytes, TextPieces, textOf } from './bytes.ts'

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

describe('text that keeps every byte', () => {
  it.each<[string, Uint8Array, string]>([
    ['ASCII', bytes(97, 98), 'ab'],
    ['UTF-8 of every length', bytes(0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x90, 0xb1), 'é€🐱'],
    ['a byte order mark', bytes(0xef, 0xbb, 0xbf, 97), '\ufeffa'],
    ['U+FFFD itself', bytes(0xef, 0xbf, 0xbd), '\ufffd'],
    ['NUL', bytes(0, 97, 0), '\0a\0'],
    ['stray bytes', bytes(97, 0xff, 98, 0x80), 'a\udcffb\udc80'],
    ['a character cut off', bytes(0xe2, 0x82), '\udce2\udc82'],
    ['an overlong form', bytes(0xc0, 0xaf), '\udcc0\udcaf'],
    ['a surrogate in UTF-8', bytes(0xed, 0xa0, 0x80), '\udced\udca0\udc80'],
    ['more than U+10FFFF', bytes(0xf4, 0x90, 0x80, 0x80), '\udcf4\udc90\udc80\udc80'],
    ['U+FFFD beside a stray byte', bytes(0xef, 0xbf, 0xbd, 0xff), '\ufffd\udcff'],
  ])('%s', (_what, given, text) => {
    expect(textOf(given)).toBe(text)
    expect(bytesOf(text)).toEqual(given)
    expect(byteLength(text)).toBe(given.length)
  })

  it.each([1, 2, 3, 4, 5])('any bytes come back (seed %i)', (seed) => {
    const chance = createChance(seed)
    const lead = [0x20, 0x7f, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xff]
    for (let round = 0; round < 500; round += 1) {
      const given = Uint8Array.from({ length: pickInteger(chance, 12) }, () =>
        chance.next() < 0.5 ? pickInteger(chance, 256) : (lead[pickInteger(chance, lead.length)] ?? 0),
      )
      expect(bytesOf(textOf(given))).toEqual(given)
    }
  })

  it.each([6, 7, 8])('bytes in pieces give the same text (seed %i)', (seed) => {
    const chance = createChance(seed)
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: pickInteger(chance, 20) }, () =>
        'aé€🐱\udcff\0'.charAt(pickInteger(chance, 7)),
      ).join('')
      const whole = bytesOf(text)
      const pieces = new TextPieces()
      let read = ''
      for (let at = 0; at < whole.length;) {
        const end = at + 1 + pickInteger(chance, 4)
        read += pieces.take(whole.subarray(at, end))
        at = end
      }
      expect(read + pieces.end()).toBe(textOf(whole))
    }
  })

  it('does not wait for what can be no character', () => {
    const pieces = new TextPieces()
    expect(pieces.take(bytes(0xff))).toBe('\udcff')
    expect(pieces.take(bytes(0xe2, 0x82))).toBe('')
    expect(pieces.take(bytes(97))).toBe('\udce2\udc82a')
  })
})

describe('joining', () => {
  it('puts pieces together, and leaves a single one alone', () => {
    const one = bytes(1, 2)
    expect(joinBytes([one])).toBe(one)
    expect(joinBytes([one, bytes(), bytes(3)])).toEqual(bytes(1, 2, 3))
    expect(joinBytes([])).toEqual(bytes())
  })
})
