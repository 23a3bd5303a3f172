import { describe, expect, test } from 'vitest'
import { createFileFixture, type FileSetup, type Line, runOurs, runTheirs } from '../../testing/file-fixture.ts'
import { echo, fail } from '../../testing/small-programs.ts'
import { filesPrograms } from './groups/files.ts'

const files = { 'a.txt': 'one\n', 'b.bin': 'x'.repeat(5000), empty: '', 'd/x': 'x', 'd/sub/y': 'yy', 'e/': '' }

type Row = readonly [lines: readonly Line[], setup?: FileSetup]

const fed = (stdin: string, ...lines: readonly Line[]): Row => [lines, { files, stdin }]
const words = 'a b\nc "d e" f\\ g\n'
const ragged = 'a  \nb\n\nc'

const rows: readonly Row[] = [
  // xargs
  fed(
    words,
    'xargs',
    'xargs -n2',
    'xargs -L1',
    'xargs -I{} echo <{}>',
    'xargs -I % echo % %',
    'xargs -t echo',
    'xargs -0',
    ['xargs', '-d', ' '],
    'xargs -r',
    'xargs -i echo {}',
  ),
  fed(
    words,
    'xargs -n 0',
    'xargs -n x',
    'xargs nocmd',
    'xargs fail',
    'xargs -P2 -n9 echo',
    'xargs -s 10',
    'xargs -s 5',
    'xargs -a no',
    'xargs -z',
    'xargs -E c echo',
    'xargs -n1 fail',
  ),
  fed(
    words,
    'xargs -n2 -L1',
    'xargs -I{} -n2 echo {}',
    'xargs -x -s 3',
    'xargs --max-args=1',
    'xargs -a a.txt echo',
    'xargs -n1 echo x',
    'xargs -L2 echo',
    'xargs -tn2 echo',
  ),
  fed('"a', 'xargs'),
  fed("'a\nb'", 'xargs'),
  fed('', 'xargs echo hi', 'xargs -r echo hi', 'xargs -I{} echo hi', 'xargs -0 echo', 'xargs -n1 echo'),
  fed('a\0b c\0', 'xargs -0 -n1', 'xargs -0 -I{} echo [{}]', 'xargs -0 -t'),
  fed(
    ragged,
    'xargs -L 1',
    'xargs -L 2',
    'xargs -I{} echo [{}]',
    ['xargs', '-d', '\\n', '-n1', 'echo'],
    'xargs -d xx',
    'xargs -tI{} echo {}',
    'xargs -d , echo',
  ),
  fed('  x\n y z \n', 'xargs -I{} echo [{}]', 'xargs -n1', 'xargs -L1 echo', 'xargs ./a.txt', 'xargs ./d'),
  // stat
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
  // readlink, realpath
  [
    [
      'ln -s a.txt l',
      'ln -s l m',
      'ln -s loop loop',
      'readlink',
      'readlink l',
      'readlink m',
      'readlink a.txt',
      'readlink -v a.txt no',
      'readlink -e no',
      'readlink -f loop',
      'readlink -n l',
      'readlink -n l m',
      'readlink -z l',
    ],
  ],
  [
    [
      'realpath no/x',
      'realpath -e no',
      'realpath',
      'realpath --relative-to=d a.txt',
      'realpath --relative-to=. d/sub/y e/..',
      'realpath -q no/x',
      'realpath a.txt/x',
      ['realpath', ''],
      'realpath --relative-base=/usr / /usr',
      'realpath -m --relative-to=d no/q',
      'realpath -s /a/../b',
    ],
  ],
  // mktemp
  [
    [
      'mktemp -u foo',
      'mktemp -u XX',
      'mktemp no/XXX',
      'mktemp -d no/XXX',
      'mktemp -q no/XXX',
      'mktemp a b',
      'mktemp -u -t a/XXX',
      'mktemp -u --suffix=a/b XXX',
      'mktemp -u --suffix=.c XXXa',
      'mktemp -x',
    ],
  ],
  // du
  [
    [
      'du d/x',
      'du -h d/x b.bin',
      'du -b a.txt b.bin',
      'du no',
      'du -s -a',
      'du -s -d1',
      'du --max-depth=x',
      'du -ah b.bin',
      'du -k b.bin',
      'du -m b.bin',
      'du -BM b.bin',
      'du -c a.txt b.bin',
      'du -0 a.txt',
      'du -s e',
    ],
  ],
  [
    [
      'du d',
      'du -a d/sub',
      'du -sh d e',
      'du -b d/sub',
      'du -ab d/sub',
      'du -c d e',
      'du -d0 d',
      'du -S d',
      'ln b.bin d/h',
      'du b.bin d',
      'du -l b.bin d/h',
      'du -a --exclude=x d/sub',
      'du d d/sub',
      'du -sc a.txt',
      'du -h --apparent-size b.bin',
      'du --si b.bin',
    ],
  ],
  // chmod, chown, chgrp
  [
    [
      'chmod',
      'chmod 644',
      'chmod zz a.txt',
      'chmod 644 no',
      'chmod -v 600 a.txt',
      'chmod -v 600 a.txt',
      'chmod -c 644 a.txt',
      'chmod -w a.txt',
      'chmod +w a.txt',
      'chmod 777 a.txt',
      'chmod -w a.txt',
      'chmod -rwx a.txt',
      'chmod 888 a.txt',
    ],
  ],
  [
    [
      'chmod u+x a.txt',
      'chmod go=u b.bin',
      'chmod u+s,g+s,+t empty',
      'chmod a-x,u=rw,g=,o=r a.txt',
      'chmod -R go-rx d',
      'chmod -R a+X .',
      'chmod u=rwX,go=rX b.bin',
      'chmod g=o-r d/x',
      'chmod o+w,o-r d/sub/y',
      'chmod -vR 755 d/sub',
      'chmod --reference=a.txt e',
      'chmod -f 600 no',
      'chmod -v 600 no',
    ],
  ],
  [
    [
      'chmod 2755 d',
      'chmod 755 d',
      'chmod 00755 d',
      'chmod 4755 a.txt',
      'chmod 755 a.txt',
      'chmod =rx b.bin',
      'chmod = empty',
      'chmod +x,-r d/x',
      'chmod 1777 e',
      'chmod -t e',
      'ln -s no l',
      'chmod 644 l',
      'ln -s b.bin k',
      'chmod -v 600 k',
      'chmod --bad a',
      'chmod 77777 e',
    ],
  ],
  [
    [
      'chown',
      'chown 1',
      'chown zork a.txt',
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
]

describe('facts about files as the real programs tell and change them', () => {
  test.each(rows.map((row) => ({ row, name: row[0].join(' | ') })))('$name', async ({ row: [lines, setup] }) => {
    const all = { files, ...setup }
    const ours = await runOurs([...filesPrograms, echo, fail], lines, all)
    expect(ours).toEqual(runTheirs(lines, all, { fail: 'false' }))
  })
})

const fixture = (): ReturnType<typeof createFileFixture> => createFileFixture([...filesPrograms, echo, fail], { files })

test('what stat says without a format', async () => {
  const { stdout } = await fixture().line('stat a.txt')
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

test('df shows the machine’s disks, in units or for people', async () => {
  const machine = fixture()
  expect((await machine.line('df')).stdout).toBe(
    [
      'Filesystem     1K-blocks    Used Available Use% Mounted on',
      '/dev/vda1       20466256 2947140  17519116  15% /',
      'tmpfs             201464     684    200780   1% /run',
      'tmpfs            1007320       0   1007320   0% /tmp',
      '',
    ].join('\n'),
  )
  expect((await machine.line('df -hT /')).stdout).toBe(
    'Filesystem     Type  Size  Used Avail Use% Mounted on\n/dev/vda1      ext4   20G  2.9G   17G  15% /\n',
  )
  expect((await machine.line('df no')).stderr).toBe('df: no: No such file or directory\n')
})

test('mktemp makes files that nobody else can read', async () => {
  const machine = fixture()
  const { stdout } = await machine.line('mktemp')
  expect(stdout).toMatch(/^\/tmp\/tmp\.[A-Za-z0-9]{10}\n$/)
  expect(machine.fs.stat(stdout.trim()).mode).toBe(0o600)
  const directory = (await machine.line('mktemp -d -p d zXXXX --suffix=.q')).stdout.trim()
  expect(directory).toMatch(/^d\/z\w{4}\.q$/)
  expect(machine.fs.stat(`/tmp/case/${directory}`).mode).toBe(0o700)
})
