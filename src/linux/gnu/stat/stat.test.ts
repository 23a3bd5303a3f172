import { createMachine } from '../../headless.ts'
import { expect, test } from 'vitest'
import { createFileFixture } from '../../../testing/file-fixture.ts'
import { filesPrograms } from '../groups/files.ts'
import { compareFiles } from '../../../testing/compare-files.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'stat',
        'stat no',
        ['stat', '-c', '%n %N %s %b %B %f %F %a %A %h %u %U %g %G %o %t %T %%', 'a.txt', 'b.bin', 'empty', 'd/x'],
        ['stat', '-c', '%5s|%-5s|%05s|%.3n|%#a|%04a|%10A|%q', 'a.txt'],
        'stat -c %s',
      ],
    ],
    [
      [
        ['stat', '--printf', '%n\\n\\t\\x41\\101%s', 'a.txt'],
        ['stat', '-c', '%x|%y|%X|%Y|%.2Y', 'a.txt'],
        'ln -s a.txt l',
        ['stat', '-c', '%N %F %s %A', 'l'],
        ['stat', '-Lc', '%N %F %s', 'l'],
        'stat -fc %l no',
        ['stat', '-fc', '%l %s %S', '.'],
        ['stat', '-c', '%F %a %A', 'd', 'no', 'e'],
      ],
    ],
  ],
  attributeFiles,
)

test('what stat says without a format', async () => {
  const { stdout } = await createFileFixture(filesPrograms, { files: attributeFiles }).line('stat a.txt')
  expect(stdout.replace(/Inode: \d+ +/, 'Inode: N ')).toBe(
    [
      '  File: a.txt',
      '  Size: 4         \tBlocks: 8          IO Block: 4096   regular file',
      'Device: 8,1\tInode: N Links: 1',
      'Access: (0644/-rw-r--r--)  Uid: (    0/    root)   Gid: (    0/    root)',
      'Access: 2026-01-01 00:00:00.000000000 +0000',
      'Modify: 2026-01-01 00:00:00.000000000 +0000',
      'Change: 2026-01-01 00:00:00.000000000 +0000',
      ' Birth: -',
      '',
    ].join('\n'),
  )
})

// the kinds and their numbers are those of the real stat on such file systems
test('stat -f tells of the file system that a file is in', async () => {
  const { bash } = createMachine({ shell: 'bash' })
  const told = await bash.exec(
    "stat -f -c '%T %t %b %f %c %d' /proc; stat -f -c '%T %t' /tmp /dev/pts /; stat -c %m /proc/1 /",
  )
  expect(told.stdout.split('\n')).toEqual([
    'proc 9fa0 0 0 0 0',
    'tmpfs 1021994',
    'devpts 1cd1',
    'ext2/ext3 ef53',
    '/proc',
    '/',
    '',
  ])
})
