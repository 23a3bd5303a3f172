import { describe, expect, test } from 'vitest'
import { examplesOf, runExample } from '../testing/doc-examples.ts'
import { createMachine } from './headless.ts'

const examples = examplesOf(new URL('../../docs/bash.md', import.meta.url))

describe('docs/bash.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(3))
  test.each(examples.map((code, index) => [index + 1, code] as const))('example %i does what it says', (_n, code) =>
    runExample(code, { createMachine, expect }),
  )
})
