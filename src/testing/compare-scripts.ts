import { describe, expect, test } from 'vitest'
import { createBashFixture } from './bash-fixture.ts'
import { runReal } from './real.ts'

// a shell that is called by another does not read start-up files
const environment = { SHLVL: '3' }

/** A script of command lines, each with its status behind. */
export const withStatus = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => `${line.trim()}; echo $?`)
    .join('\n')

/** Tests that scripts write what they do in the real bash with the real programs, each in a new folder, and end as they do there. */
export function compareScripts(scripts: readonly string[]): void {
  describe('as the real bash', () => {
    test.each(scripts)('%s', async (script) => {
      const real = runReal(['bash', '--norc', '-c', script], { environment: { ...environment, PATH: '/usr/bin:/bin' } })
      expect(await createBashFixture({ environment }).exec(script)).toEqual(real)
    })
  })
}
