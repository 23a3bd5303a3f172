import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AnswerFile, entryOf, type Source } from './answer-file.ts'

let directory = ''
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'answers-'))))
afterEach(() => rmSync(directory, { recursive: true }))

/** Records answers to lines, as one run does; gives what the file says then. */
function run(source: Source, answers: Readonly<Record<string, number>>): string {
  const path = join(directory, 'x.recorded.jsonl')
  const file = new AnswerFile(path, source)
  for (const [line, answer] of Object.entries(answers)) {
    expect(file.asks({ line })).toBe(true)
    file.keep([entryOf({ line }, answer)])
  }
  return readFileSync(path, 'utf8').replaceAll(/\{"question":\{"line":"(\w+)"\},.*"answer":(\d+)\}\n/g, '$1 $2; ')
}

test('a recording has what was asked, and nothing else', () => {
  expect(run('record', { a: 1, b: 1, c: 1 })).toBe('a 1; b 1; c 1; ')
  expect(run('record', { b: 2 })).toBe('b 2; ')
})

test('a recording of some rows keeps the others, each in its place', () => {
  run('record', { a: 1, b: 1, c: 1 })
  expect(run('add', { b: 2, d: 2 })).toBe('a 1; b 2; c 1; d 2; ')
})

test('an answer that is not the recorded one is not accepted, unless it is to be recorded', () => {
  run('record', { a: 1 })
  const accepts = (source: Source, answer: number): boolean =>
    new AnswerFile(join(directory, 'x.recorded.jsonl'), source).accepts({ line: 'a' }, answer)
  expect([accepts('programs', 1), accepts('programs', 2), accepts('add', 2)]).toEqual([true, false, true])
})
