import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { uuidgen } from './uuidgen.ts'

compareRows(uuidgen, [
  '-m -n @dns -N example.com',
  '-s -n @url -N http://a',
  '-s -n @oid -N 1.2',
  '-s -n @x500 -N cn',
  '-n 6ba7b810-9dad-11d1-80b4-00c04fd430c8 -s -N ab',
  '-x -s -n @dns -N 6162',
  '-x -s -n @dns -N 6g',
  '-x -s -n @dns -N 616',
  '-s -m -n @dns -N ab',
  '-s -n foo -N x',
  '-s -n @foo -N x',
  '-s -N x',
  '-s -n @dns',
  '-n @dns -N x',
  '-s -t -n @dns -N ab',
  '-s',
  '-z',
])

test('a UUID of chance is of version 4, one of the time of version 1, and no two are the same', async () => {
  const printed = async (...words: string[]): Promise<string> => (await runGnu(uuidgen, words)).stdout
  expect(await printed()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\n$/)
  // steps of 100 nanoseconds from 1582 to 2026 are 0x1f0e6a4d0c3c000
  expect(await printed('-t')).toMatch(/^[\da-f]{8}-e6a4-11f0-[89ab][\da-f]{3}-525400123456\n$/)
})
