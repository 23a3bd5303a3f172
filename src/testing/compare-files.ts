import { describe, expect, test } from 'vitest'
import { filesPrograms } from '../linux/gnu/groups/files.ts'
import { type FileSetup, type Line, runOurs, runTheirs } from './file-fixture.ts'
import type { TestFiles } from './gnu-fixture.ts'
import { echo, fail } from './small-programs.ts'

/** Lines that are run one after another in one folder; with what they read, or files of their own. */
export type FileRow = readonly [lines: readonly Line[], setup?: FileSetup]

/** Tests that lines do in a folder what those of the real programs do: what they say, and what becomes of the files. */
export function compareFiles(rows: readonly FileRow[], files: TestFiles): void {
  describe('files, as the real programs treat them', () => {
    test.each(rows.map((row) => ({ row, name: row[0].join(' | ') })))('$name', async ({ row: [lines, setup] }) => {
      const all = { files, ...setup }
      const ours = await runOurs([...filesPrograms, echo, fail], lines, all)
      expect(ours).toEqual(runTheirs(lines, all, { fail: 'false' }))
    })
  })
}
