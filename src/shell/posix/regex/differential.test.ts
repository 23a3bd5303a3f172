import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../../../base/chance.ts'
import { runReal } from '../../../testing/real.ts'
import { compile, type Pattern } from './pattern.ts'
import type { PatternOptions } from './syntax.ts'

const chance = createChance(9)
const pick = <T>(list: readonly T[]): T => list[pickInteger(chance, list.length)] ?? (list[0] as T)

/** A random pattern of the extended syntax that is sure to be right. */
function randomPattern(depth: number): string {
  const atom = (): string =>
    depth > 0 && chance.next() < 0.35
      ? `(${randomPattern(depth - 1)})`
      : pick(['a', 'b', 'c', '.', '[ab]', '[^a]', 'ab', '\\w', '[[:alpha:]]'])
  const piece = (): string => atom() + pick(['', '', '', '', '*', '+', '?', '{2}', '{1,2}', '{0,2}', '{2,}'])
  const branch = (): string => Array.from({ length: 1 + pickInteger(chance, 3) }, piece).join('')
  return Array.from({ length: chance.next() < 0.25 ? 2 : 1 }, branch).join('|')
}

const randomText = (): string =>
  Array.from({ length: pickInteger(chance, 9) }, () => pick(['a', 'a', 'b', 'b', 'c', ' '])).join('')

/** What sed makes of each text with each pattern, in one run. */
function realSubstitutions(patterns: readonly string[], texts: readonly string[], flags: string): readonly string[] {
  const script = patterns.map((pattern) => `h;s/${pattern}/[&|\\1|\\2|\\3]/${flags};p;g`).join('\n')
  const input = texts.map((text) => `${text}\n`).join('')
  const { stdout, stderr } = runReal(['sed', '-nE', script], { stdin: input })
  expect(stderr).toBe('')
  return stdout.split('\n').slice(0, -1)
}

function ourSubstitution(pattern: Pattern, text: string): string {
  const match = pattern.find(text)
  if (!match) return text
  const part = (index: number): string => text.slice(...(match[index] ?? [0, 0]))
  const [[start, end]] = match
  return `${text.slice(0, start)}[${part(0)}|${part(1)}|${part(2)}|${part(3)}]${text.slice(end)}`
}

function differences(patterns: readonly string[], texts: readonly string[], flags = ''): readonly string[] {
  const real = realSubstitutions(patterns, texts, flags)
  const options: PatternOptions = { syntax: 'sed-extended', ignoreCase: flags.includes('I') }
  const compiled = patterns.map((pattern) => compile(pattern, options))
  const found: string[] = []
  texts.forEach((text, row) =>
    compiled.forEach((pattern, column) => {
      const ours = ourSubstitution(pattern, text)
      const theirs = real[row * patterns.length + column]
      if (ours !== theirs) found.push(`${patterns[column]} on "${text}": ${ours}, not ${theirs}`)
    }),
  )
  return found
}

describe('matches what the GNU C library matches', () => {
  it.each(['', 'I'])('in random patterns (flags: "%s")', (flags) => {
    const patterns = Array.from({ length: 300 }, () => `${randomPattern(2)}|()()()`)
    const upper = patterns.map((pattern) => pattern.replace(/(?<![:\\\w])[abc]/g, (letter) => letter.toUpperCase()))
    const texts = Array.from({ length: 10 }, randomText)
    expect(differences(flags === 'I' ? upper : patterns, texts, flags).slice(0, 20)).toEqual([])
  })
})
