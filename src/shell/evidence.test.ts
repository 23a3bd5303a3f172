import { expect, test } from 'vitest'
import { LineEvidence } from './evidence.ts'

const command = { argv: ['true'], cwd: '/', redirections: [], declaration: () => undefined }

test('has room for 200 commands and 50 pipes of a line', () => {
  const evidence = new LineEvidence('x')
  for (let at = 0; at < 200; at += 1) {
    expect(evidence.hasRoom()).toBe(true)
    evidence.command(command)(at % 2)
  }
  expect(evidence.hasRoom()).toBe(false)
  const heard = Array.from({ length: 60 }, () => evidence.flow(0) !== undefined)
  expect(heard.lastIndexOf(true)).toBe(49)
  expect(evidence.sum(0).ran.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, (_, at) => at % 2))
})
