import { describe, expect, test } from 'vitest'
import { bashLines, brokenLines } from '../../testing/bash-lines.ts'
import { createBashFixture } from '../../testing/bash-fixture.ts'
import type { GnuResult } from '../../testing/gnu-fixture.ts'
import { runReal } from '../../testing/real.ts'
import { untimed } from '../../testing/timings.ts'

// a shell that is called by another does not read start-up files
const environment = { SHLVL: '3' }

/** Folders have names of their own, and processes numbers. */
const alike = (text: string): string =>
  text.replaceAll(/case-\w+/g, 'case').replaceAll(/(line \d+): +\d+ (Killed|Hangup)/g, '$1: PID $2')

const comparable = (result: GnuResult): GnuResult => {
  const { stdout, stderr, status } = untimed(result)
  return { stdout: alike(stdout), stderr: alike(stderr), status }
}

describe('like the real bash', () => {
  test.each([...bashLines, ...brokenLines])('%s', async (line) => {
    const real = runReal(['bash', '--norc', '-c', line], { environment: { ...environment, PATH: '/usr/bin:/bin' } })
    const ours = await createBashFixture({ environment }).exec(line)
    expect(comparable(ours)).toEqual(comparable(real))
  })
})
