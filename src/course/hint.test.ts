import { expect, it } from 'vitest'
import { hintsFor } from './hint.ts'
import type { Word } from './lesson.ts'

const wc: Word = { text: 'wc', kind: 'program', meaning: 'counts' }
const lines: Word = { text: '-l', kind: 'option', meaning: 'lines' }
const file: Word = { text: 'a.txt', kind: 'file', meaning: 'the file' }
const pipe: Word = { text: '|', kind: 'operator', meaning: 'on to' }
const docker: Word = { text: 'docker', kind: 'program', meaning: 'runs containers' }
const ps: Word = { text: 'ps', kind: 'command', meaning: 'lists them' }

const shown = (words: readonly Word[], ...said: readonly string[]) =>
  hintsFor({ words, hints: said.map((en) => ({ en })) }).map((hint) => [
    hint.text,
    hint.words.map((word) => word?.text ?? '_').join(' '),
  ])

it('makes three stages of the words', () => {
  expect(shown([wc, lines, file])).toEqual([
    ['What it does: counts.', '_ _ _'],
    ['wc: counts.', 'wc _ _'],
    ['Still missing: the file.', 'wc -l _'],
  ])
})

it('says what the author says instead', () => {
  expect(shown([wc, file], 'How many?', 'It counts.')).toEqual([
    ['How many?', '_ _'],
    ['It counts.', 'wc _'],
    ['Still missing: the file.', 'wc _'],
  ])
})

it('leaves out no operator, and gives a program away with its command', () => {
  expect(shown([wc, file, pipe]).at(-1)?.[1]).toBe('wc _ |')
  expect(shown([docker, ps])).toEqual([
    ['What it does: lists them.', '_ _'],
    ['ps: lists them.', 'docker ps'],
  ])
  expect(shown([wc]).map(([, words]) => words)).toEqual(['_', 'wc'])
})
