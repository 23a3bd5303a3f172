import { expect, test } from 'vitest'
import { compareFiles } from '../../../testing/compare-files.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'
import { chown } from './chown.ts'

compareFiles(
  [
    [
      [
        'chown',
        'chown 1',
        'chown zork a.txt',
        'chown root.root a.txt',
        'chown -v root. a.txt',
        'chown zork.root a.txt',
        'chown root.zork a.txt',
        'chown :zork a.txt',
        'chown root: a.txt',
        'chown -v root:root a.txt',
        'chown -v 12345:23456 a.txt',
        'chown -v 0 a.txt',
        'chown -v :0 a.txt',
        'chown -c 0:0 a.txt',
        'chown -v 0 no',
        'chown -f 0 no',
        'chown root no',
        'chown -v : a.txt',
      ],
    ],
    [
      [
        'chown -Rv 12345:23456 d/sub',
        'chown --from=9 1 a.txt',
        'chown --from=0 -v 12345 a.txt',
        'chown --reference=no a.txt',
        'chown --reference=a.txt -v b.bin',
        'chgrp',
        'chgrp x',
        'chgrp zork a.txt',
        'chgrp -v 23456 a.txt',
        'chgrp -c 0 a.txt',
        'chgrp 0 no',
        'ln -s no l',
        'chown root: l',
        'chown -h root: l',
      ],
    ],
    [
      [
        'ln -s ../a.txt d/l',
        'chown -Rv 12345 d/l',
        'chown -Rv 23456 a.txt',
        'chown -RHv 34567 d/l',
        'chown -Rhv 56789 d/l',
      ],
    ],
  ],
  attributeFiles,
)

test.each([
  ['4294967294', '', 0],
  ['4294967295', "chown: invalid user: '4294967295'\n", 1],
  ['4294967296', "chown: invalid user: '4294967296'\n", 1],
  [':4294967296', "chown: invalid group: ':4294967296'\n", 1],
])('chown %s', async (owner, stderr, status) => {
  const setup = { files: { 'a.txt': '' }, environment: { LC_ALL: 'C' } }
  expect(await runGnu(chown, [owner, 'a.txt'], setup)).toEqual({ stdout: '', stderr, status })
})
