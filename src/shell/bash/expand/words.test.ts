import { expect, test } from 'vitest'
import { parseCommand } from '../syntax/parser.ts'
import { compilingBody, compilingWord } from './words.ts'

const EXPANSIONS = 20_000

test.each([
  ['expansions', '$x'.repeat(EXPANSIONS)],
  ['expansions in quotes', `"${'a$x'.repeat(EXPANSIONS)}"`],
])('a word of many %s is made ready in turns', (_what, text) => {
  const [word] = parseCommand(`: ${text}`)?.args ?? []
  if (word?.type !== 'Word') throw new Error('that is no word')
  const work = compilingWord(word)
  let turns = 0
  let step = work.next()
  for (; !step.done; step = work.next()) turns += 1
  expect(turns).toBeGreaterThan(EXPANSIONS / 2048)
  expect(step.value.items.filter(({ type }) => type === 'parameter')).toHaveLength(EXPANSIONS)
})

test('a here-document of many expansions is made ready in turns', () => {
  const [redirection] = parseCommand(`: <<E\n${'$x\n'.repeat(EXPANSIONS)}E\n`)?.redirects ?? []
  if (redirection?.type !== 'HereDoc') throw new Error('that is no here-document')
  const { text, parts } = redirection.body
  expect([...compilingBody(text, parts, false)].length).toBeGreaterThan(EXPANSIONS / 2048)
})
