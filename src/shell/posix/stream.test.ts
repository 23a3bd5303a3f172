import { describe, expect, it, test } from 'vitest'
import { byteLength, bytesOf, textOf } from './bytes.ts'
import {
  BrokenPipe,
  type Chunk,
  cutChunk,
  joinChunks,
  MemoryInput,
  MemoryOutput,
  partsOf,
  release,
  retain,
} from './stream.ts'

describe('cutting a chunk', () => {
  it.each<[Chunk, number, string, string]>([
    ['abc', 2, 'ab', 'c'],
    ['abc', 3, 'abc', ''],
    ['abc', 9, 'abc', ''],
    ['a€b', 4, 'a€', 'b'],
    ['a€b', 2, 'a\udce2', '\udc82\udcacb'],
    [Uint8Array.of(97, 98, 99), 1, 'a', 'bc'],
    ['', 1, '', ''],
  ])('%j at %i', (chunk, limit, head, rest) => {
    const [one, other] = cutChunk(chunk, limit)
    expect([textOf(one), textOf(other)]).toEqual([head, rest])
    expect(byteLength(one)).toBeLessThanOrEqual(limit)
    expect(bytesOf(joinChunks(one, other))).toEqual(bytesOf(chunk))
  })
})

test.each<[Chunk, number, Chunk[]]>([
  ['abcde', 2, ['ab', 'cd', 'e']],
  ['a😀b', 2, ['a', '😀', 'b']],
  ['a\udce2\udc82', 2, ['a\udce2', '\udc82']],
  [Uint8Array.of(97, 98, 99), 2, [Uint8Array.of(97, 98), Uint8Array.of(99)]],
  ['', 2, []],
])('%j has parts of %i at most', (chunk, length, parts) => {
  expect([...partsOf(chunk, length)]).toEqual(parts)
})

describe('output that is kept', () => {
  it('is one text, whatever pieces it came in', () => {
    const output = new MemoryOutput()
    for (const piece of ['a', Uint8Array.of(0xe2), Uint8Array.of(0x82, 0xac), 'b', '\ud83d', '\udc31'])
      output.write(piece)
    expect(output.text()).toBe('a€b🐱')
    expect(output.bytes()).toEqual(bytesOf('a€b🐱'))
  })

  it('of very many pieces is put together in time', () => {
    const output = new MemoryOutput()
    for (let at = 0; at < 100_000; at += 1) output.write(at % 2 === 0 ? 'text' : Uint8Array.of(98))
    expect(output.bytes()).toHaveLength(250_000)
  })

  it('is the same where it is put together on the way', () => {
    const output = new MemoryOutput()
    const pieces = [
      'a'.repeat(2 ** 20),
      '\ud83d',
      '\udc31',
      'b'.repeat(2 ** 20),
      Uint8Array.of(0xe2),
      'c'.repeat(2 ** 21),
      'd',
    ]
    for (const piece of pieces) output.write(piece)
    const whole = `${pieces.slice(0, 4).join('')}\udce2${'c'.repeat(2 ** 21)}d`
    expect(output.text() === whole).toBe(true)
  })

  it('has an end', () => {
    const output = new MemoryOutput(10)
    output.write('1234567890')
    expect(() => output.write('1')).toThrow(BrokenPipe)
  })
})

describe('input from memory', () => {
  it('is read in pieces, takes back what was too much, and ends', () => {
    const input = new MemoryInput('hello')
    expect([textOf(input.read(2) ?? ''), textOf(input.read(1) ?? '')]).toEqual(['he', 'l'])
    input.unread('el')
    expect(textOf(input.read() ?? '')).toBe('ello')
    expect(input.read()).toBeUndefined()
  })
})

it('the last descriptor closes', () => {
  const closed: string[] = []
  const file = { ...new MemoryInput(''), type: 'pipe' as const, references: 0, seekable: false }
  const open = {
    ...file,
    read: () => undefined,
    unread: () => undefined,
    write: () => undefined,
    close: () => void closed.push('closed'),
  }
  retain(retain(open))
  release(open)
  expect(closed).toEqual([])
  release(open)
  expect(closed).toEqual(['closed'])
})
