import { describe, expect, test } from 'vitest'
import { bashLines, brokenLines } from '../../testing/bash-lines.ts'
import { createBashBench } from '../../testing/bash-bench.ts'
import { isInstalled, runReal } from '../../testing/real.ts'

// a shell that is called by another does not read start-up files
const environment = { SHLVL: '3' }

/** Folders have names of their own, and processes numbers. */
const alike = (text: string): string =>
  text.replaceAll(/case-\w+/g, 'case').replaceAll(/(line \d+): +\d+ (Killed|Hangup)/g, '$1: PID $2')

describe.skipIf(!isInstalled('bash'))('like the real bash', () => {
  test.each([...bashLines, ...brokenLines])('%s', async (line) => {
    const real = runReal(['bash', '--norc', '-c', line], { environment: { ...environment, PATH: '/usr/bin:/bin' } })
    const ours = await createBashBench({ environment }).exec(line)
    expect({ ...ours, stdout: alike(ours.stdout), stderr: alike(ours.stderr) }).toEqual({
      ...real,
      stdout: alike(real.stdout),
      stderr: alike(real.stderr),
    })
  })
})
