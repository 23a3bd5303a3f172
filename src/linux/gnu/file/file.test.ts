import { expect, test } from 'vitest'
import { createFileFixture } from '../../../testing/file-fixture.ts'
import { filesPrograms } from '../groups/files.ts'
import { compareFiles } from '../../../testing/compare-files.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { kindFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        `file ${Object.keys(kindFiles).join(' ').replace('d/', 'd')}`,
        'file no',
        'file -b a',
        'file a no longer-name',
        'file',
        'file -N a longer-name',
        'file -E no',
        'file -b d',
      ],
    ],
    [
      [
        'file -i a d empty utf latin j.json s.sh bin i.png f.pdf h.html',
        'file --mime-type a d',
        'file --mime-encoding utf',
        'file -0 a',
        'file -F = a',
        'ln -s a l',
        'file l',
        'file -L l',
        'ln -s no m',
        'file m',
        'file -L m',
      ],
    ],
    [
      [
        'tar -czf t.tgz a',
        'truncate -s 4 nonl',
        'chmod u+s nonl',
        'file nonl',
        'mkdir sp',
        'chmod 3755 sp',
        'file sp',
        'rmdir sp',
        'touch -d 2026-01-01 a',
        'gzip -k9 a',
        'file a.gz',
        'rm t.tgz a.gz',
      ],
    ],
    [['file -'], { files: {}, stdin: 'hi\n' }],
  ],
  kindFiles,
)

test('file says that a simulated program is one', async () => {
  const { stdout } = await createFileFixture(filesPrograms).line('file /usr/bin/find /dev/null')
  expect(stdout).toContain('/usr/bin/find: program of the playground, simulated\n')
})

compareScripts([
  String.raw`printf '7z\274\257\047\034\0\004xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' > a.7z; file -b a.7z; file -b --mime-type a.7z; printf '!<arch>\n' > a.a; file a.a`,
])

compareScripts([
  'file - < /dev/zero; for n in 1 2 7; do echo 07070${n}344745000081A4000003E8 > c; file c; file -i c; done; echo x > a; bzip2 -k a; xz -k a; file a.bz2 a.xz',
])
