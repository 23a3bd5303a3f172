import { describe, expect, test } from 'vitest'
import { Transcript } from './transcript.ts'

const contents = (transcript: Transcript): readonly string[] => transcript.lines().map(({ content }) => content)

describe('the transcript', () => {
  test.each<[string, string[]]>([
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['a\n\nb\n', ['a', '', 'b']],
    ['\n', ['']],
    ['\n\n', ['', '']],
    ['', ['']],
  ])('%j is %j', (text, lines) => {
    const transcript = new Transcript()
    transcript.add('output', text, 0)
    expect(contents(transcript)).toEqual(lines)
  })

  test('of a long text the last 10,000 lines are kept', () => {
    const transcript = new Transcript()
    transcript.add('output', Array.from({ length: 25_000 }, (_line, at) => `line ${at}\n`).join(''), 0)
    expect(contents(transcript).length).toBe(10_000)
    expect([contents(transcript)[0], contents(transcript).at(-1)]).toEqual(['line 15000', 'line 24999'])
  })
})
