import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GnuResult, TestFiles } from '../gnu-fixture.ts'

/** A command whose answer was recorded from bash 5.2 and GNU coreutils (`bash -c`, LC_ALL=C, TZ=UTC, in a folder with `files`). */
export interface RecordedCase extends GnuResult {
  readonly group: string
  readonly command: string
  readonly files: TestFiles
}

/** The recorded answers; the commands come from just-bash's comparison fixtures (Apache-2.0), the answers were recorded anew. */
export const recordedCases: readonly RecordedCase[] = readFileSync(
  join(import.meta.dirname, 'bash-cases.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line): RecordedCase => JSON.parse(line))
