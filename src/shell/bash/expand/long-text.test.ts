import { expect, test } from 'vitest'
import { createMachine } from '../../../linux/headless.ts'

/** Texts longer than what is changed at once: where the pieces meet nothing may be lost. */
test.each([
  ['${x//ab/-}', 'ab', '-'],
  ['${x//aba/-}', 'aba', '-'],
  ['${x//ca/}', 'ca', ''],
  ['${x//bcab/12345}', 'bcab', '12345'],
])('%s of a long text', async (expansion, part, replacement) => {
  const text = 'abc'.repeat(70_001) + 'aba'.repeat(30_001)
  const { bash } = createMachine({ files: { f: text } })
  const { stdout } = await bash.exec(`x=$(<f); printf %s "${expansion}"`)
  expect(stdout === text.replaceAll(part, replacement)).toBe(true)
})

test('characters of two halves keep together where the pieces of a long text meet', async () => {
  const text = `a${'\u{1D4B6}é'.repeat(50_000)}`
  const { bash } = createMachine({ files: { f: text } })
  const { stdout } = await bash.exec('x=$(<f); printf %s "${x^^}"')
  expect(stdout === `A${'\u{1D4B6}É'.repeat(50_000)}`).toBe(true)
})
