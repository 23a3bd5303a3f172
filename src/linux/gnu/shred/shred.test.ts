import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { createGnuFixture, fileText } from '../../../testing/gnu-fixture.ts'
import { shred } from './shred.ts'

const files = { sec: 'secret\n', abcd: 'hi\n', empty: '', '00': 'taken\n', 'd/f': '', zeros: '\0'.repeat(20000) }

compareRows(
  shred,
  [
    '-n 0 -z sec',
    '-n 0 -zv sec',
    '-xz sec',
    '-vzx -n 1 sec',
    '-s 3 -n 0 -z sec',
    '-s 9 -n 0 -z sec',
    '-s 1K -n 0 -z sec',
    '-x --random-source=zeros sec',
    '-v -x --random-source=zeros sec abcd',
    '-u sec',
    '-uv sec',
    '-n0 -uv abcd d/f',
    '-n1 -v --remove=unlink sec',
    '-n0 -v --remove=wipe sec',
    '-v empty',
    '-uv empty',
    'nope sec -n 0',
    'd',
    '-n x sec',
    '-n -1 sec',
    '-n 99999999999999999999 sec',
    '-s 1x sec',
    '-s x sec',
    '--remove=foo sec',
    '',
    '--random-source=nope sec',
    '--random-source=/dev/null sec',
    '-y sec',
  ],
  files,
)

test('shred writes up to the end of the last block, each time something else', async () => {
  const { run, ...fixture } = createGnuFixture([shred], { files })
  await run(['sec'])
  const first = fileText({ run, ...fixture }, 'sec')
  await run(['-n', '25', 'sec'])
  const second = fileText({ run, ...fixture }, 'sec')
  expect(first).not.toContain('secret')
  expect(fixture.fs.stat('/tmp/case/sec').size).toBe(4096)
  expect(second).not.toBe(first)
})

test('many passes are random first and last, and patterns between', async () => {
  const { run } = createGnuFixture([shred], { files })
  const passes = (await run(['-v', '-n', '8', 'sec'])).stderr.match(/(?<=\()\w+/g) ?? []
  expect([passes[0], passes[7]]).toEqual(['random', 'random'])
  expect(passes.slice(1, 7).toSorted()).toEqual(['000000', '249249', '555555', 'aaaaaa', 'ffffff', 'random'])
})
