import { readFileSync } from 'node:fs'
import headless from '@xterm/headless'
import { describe, expect, test } from 'vitest'
import * as library from './index.ts'

const page = readFileSync(new URL('../../docs/tty.md', import.meta.url), 'utf8')

/** The page's examples: what stands between ```ts and ```, without the imports. */
const examples = [...page.matchAll(/^```ts\n(.*?)^```/gms)].map((match) =>
  (match[1] ?? '').replace(/^import .*\n/gm, ''),
)

function screen(terminal: headless.Terminal): readonly string[] {
  const { active } = terminal.buffer
  const rows = Array.from({ length: terminal.rows }, (_row, at) =>
    (active.getLine(active.baseY + at)?.translateToString(true) ?? '').trimEnd(),
  )
  return rows.slice(0, rows.findLastIndex((row) => row !== '') + 1)
}

const scope = { ...library, Terminal: headless.Terminal, expect, screen }

type Run = (...values: unknown[]) => Promise<void>

function compile(code: string): Run {
  const AsyncFunction: new (...words: string[]) => Run = Object.getPrototypeOf(async () => undefined).constructor
  return new AsyncFunction(...Object.keys(scope), code)
}

describe('docs/tty.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(3))
  test.each(examples.map((code, index) => [index + 1, code] as const))(
    'example %i does what it says',
    async (_n, code) => {
      await compile(code)(...Object.values(scope))
    },
  )
})
