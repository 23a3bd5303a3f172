import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { words } from '../app/words/es/words.ts'
import { shellSyntaxIn } from '../shell/syntax-hint.ts'
import { faultsIn, faultsOf, hashOf, languages, readSaid } from './translations.ts'

const english = new Map([
  ['ls/title', 'Looking'],
  ['ls/0/explanation', 'Lists {what}.'],
])
const looking = { text: 'Mirar', of: hashOf('Looking') }
const lists = { text: 'Lista {what}.', of: hashOf('Lists {what}.') }

describe('translations of a file', () => {
  test.each([
    ['whole', { 'ls/title': looking, 'ls/0/explanation': lists }, []],
    ['one is missing', { 'ls/title': looking }, ['ls/0/explanation: missing']],
    [
      'the English text has changed',
      { 'ls/title': { ...looking, of: hashOf('Look') }, 'ls/0/explanation': lists },
      ['ls/title: stale: the English text is another one now'],
    ],
    [
      'a name in braces is another one',
      { 'ls/title': looking, 'ls/0/explanation': { ...lists, text: 'Lista {que}.' } },
      ['ls/0/explanation: the names in braces differ'],
    ],
    [
      'one too many',
      { 'ls/title': looking, 'ls/0/explanation': lists, 'ls/1/explanation': lists },
      ['ls/1/explanation: surplus, nothing is written there'],
    ],
  ])('%s', (_name, translations, faults) => {
    expect(faultsIn(english, translations)).toEqual(faults)
  })
})

test.each([
  [['x'], 'this is no object of texts by their ids'],
  [{ 'linux/nowhere/title': 'x' }, 'linux/nowhere/title: there is no such text'],
  [{ 'linux/navigation-basics/title': 5 }, 'linux/navigation-basics/title: this is no text'],
])('%j is refused', (data, message) => {
  expect(() => readSaid(data)).toThrow(message)
})

test('translations are read by their ids', () => {
  expect([...readSaid({ 'linux/navigation-basics/title': 'Orientarse' }).values()]).toEqual(['Orientarse'])
})

test.each(languages)('%s says all lessons and notes', (language) => {
  expect(faultsOf(language)).toEqual([])
})

describe('words of the page', () => {
  const app = join(import.meta.dirname, '../app')
  const sources = [
    join(import.meta.dirname, '../../index.html'),
    // the kinds of words
    join(import.meta.dirname, '../course/lesson.ts'),
    ...readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(join('words', 'es')) && !name.includes('.test.'))
      .map((name) => join(app, name)),
  ]
  const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
  const namesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
  const lines = ['a | b', 'a > b', 'a && b', 'a &', 'echo "a"', 'echo $HOME', 'ls *', 'echo $(ls)', 'cd ~']

  test('have the same names in braces', () => {
    const other = Object.entries(words).filter(([text, said]) => `${namesIn(text)}` !== `${namesIn(said)}`)
    expect(other).toEqual([])
  })

  test('are none that the page does not say', () => {
    const kinds = new Set(lines.map((line) => shellSyntaxIn(line) ?? ''))
    const unsaid = Object.keys(words).filter((text) => !code.includes(text.replaceAll("'", "\\'")) && !kinds.has(text))
    expect(unsaid).toEqual([])
  })

  test.each(lines)('know what %s asks for', (line) => {
    expect(Object.keys(words)).toContain(shellSyntaxIn(line))
  })
})
