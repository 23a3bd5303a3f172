import headless from '@xterm/headless'
import { describe, expect, test } from 'vitest'
import { examplesOf, runExample } from '../testing/doc-examples.ts'
import * as library from './index.ts'

const examples = examplesOf(new URL('../../docs/tty.md', import.meta.url))

function screen(terminal: headless.Terminal): readonly string[] {
  const { active } = terminal.buffer
  const rows = Array.from({ length: terminal.rows }, (_row, at) =>
    (active.getLine(active.baseY + at)?.translateToString(true) ?? '').trimEnd(),
  )
  return rows.slice(0, rows.findLastIndex((row) => row !== '') + 1)
}

const scope = { ...library, headless, Terminal: headless.Terminal, expect, screen }

describe('docs/tty.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(3))
  test.each(examples.map((code, index) => [index + 1, code] as const))(
    'example %i does what it says',
    async (_n, code) => {
      await runExample(code, scope)
    },
  )
})
