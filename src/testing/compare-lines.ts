import { describe, expect, test } from 'vitest'
import type { GnuResult } from './gnu-fixture.ts'
import { runReal } from './real.ts'
import { runProgram } from './run-program.ts'

/** What differs on purpose: the path of the test's own machine, and the path by which a program was started. */
const likeReal = ({ stdout, stderr, status }: GnuResult): GnuResult => ({
  stdout: stdout.replace(/^PATH=.*\n/m, ''),
  stderr: stderr.replaceAll('/usr/bin/', ''),
  status,
})

/** Tests that lines say what those of the real programs do. They are split at blanks, and say the same on any machine when root asks. */
export function compareLines(lines: readonly string[]): void {
  describe('as the real program', () => {
    test.each(lines)('%s', async (line) => {
      const [name = '', ...words] = line.split(' ')
      // bash has a kill of its own
      const real = name === 'kill' ? '/usr/bin/kill' : name
      expect(await runProgram([name, ...words])).toEqual(likeReal(runReal([real, ...words])))
    })
  })
}
