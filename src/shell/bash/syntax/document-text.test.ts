import { expect, test } from 'vitest'
import { documentText } from './document-text.ts'

const stripped = (text: string): string =>
  documentText({
    operator: '<<-',
    body: { type: 'HereDocBody', text, pos: 0, end: 0, parts: undefined },
    delimiter: undefined,
  })

test('tabs stay where the line before goes on', () => {
  expect(stripped('\t\ta\\\n\tb\n\tc\\\\\n\td\n')).toBe('a\\\n\tb\nc\\\\\nd\n')
})

test('a line may be long', () => {
  const long = 'a'.repeat(10 ** 7)
  expect(stripped(`\t${long}\n\tb\n`) === `${long}\nb\n`).toBe(true)
})
