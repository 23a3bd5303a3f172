import { describe, expect, test } from 'vitest'
import { createFileFixture, type FileSetup, type Line, runOurs, runTheirs } from '../../../testing/file-fixture.ts'
import type { GnuResult } from '../../../testing/gnu-fixture.ts'
import { filesPrograms } from '../groups/files.ts'

const files = {
  'a.txt': 'one\n',
  'b10.c': 'x'.repeat(5000),
  'b9.c': '',
  '.hidden': 'h',
  'Zed~': 'zz',
  'd/x': 'x',
  'd/sub/y': 'yy',
  'e/': '',
  'with space': '',
  "it's": '',
}
const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`name${'x'.repeat((at * 7) % 13)}${at}`, '']))

const prepare: readonly Line[] = [
  'ln -s a.txt l',
  'ln -s no broken',
  'ln -s d toward',
  'chmod 755 a.txt',
  'chmod 4755 b9.c',
  'chmod 1777 e',
  'touch -d 2020-02-03T04:05:06 b10.c',
  'touch -d 2024-12-31T04:05:06 a.txt',
  'touch -d 2019-01-02 .hidden b9.c Zed~ d/x d/sub/y d/sub d e',
  'touch -hd 2018-03-04 l broken toward',
]

type Row = readonly [lines: readonly Line[], setup?: FileSetup]

const rows: readonly Row[] = [
  [
    [
      'ls',
      'ls -a',
      'ls -A',
      'ls -1',
      'ls no',
      'ls d e',
      'ls a.txt d',
      'ls d no',
      'ls -d',
      'ls -d d a.txt',
      'ls -z',
      'ls -R',
    ],
  ],
  [['dir', 'dir d no', 'dir -x', 'vdir b10.c', 'dir -Q']],
  [['ls -Z', 'ls -gZ a.txt b9.c', 'ls -oZ l', 'ls --context -Cw 40', 'ls -ZmQ d', 'ls -sZ b9.c e/x', 'ls -xZF']],
  [
    [
      'ls -r',
      'ls -S',
      'ls -t a.txt b10.c b9.c d',
      'ls -X',
      'ls -v',
      'ls -rS',
      'ls --sort=width',
      'ls --sort=size -r',
      'ls --sort=zork',
      'ls --sort=',
      'ls --format=v',
      'ls --format=h',
      'ls -B',
    ],
  ],
  [
    [
      'ls -C',
      'ls -x',
      'ls -m',
      'ls -C -w 30',
      'ls -x -w 30',
      'ls -m -w 20',
      'ls -Cw0',
      'ls -w x',
      'ls --format=commas',
    ],
  ],
  [
    ['ls -C', 'ls -x', 'ls -m', 'ls -Cw50', 'ls -xw40', 'ls -mw33', 'ls -CFw100', 'ls -CT0', 'ls -C -w 1'],
    { files: many },
  ],
  [
    ['ls -Cw1', 'ls -Cw3', 'ls -Cw4', 'ls -Cw6', 'ls -Cw7', 'ls -xw5'],
    { files: { a: '', b: '', c: '', e: '', f: '' } },
  ],
  [
    [
      'ls -F',
      'ls -p',
      'ls --file-type',
      'ls -CF',
      'ls -Q',
      'ls -b',
      'ls -N',
      'ls --quoting-style=shell',
      'ls -CQ',
      'ls -m -p',
    ],
  ],
  [
    [
      'ls --quoting-style=shell-escape -C',
      'ls --quoting-style=shell-always',
      'ls --quoting-style=shell-escape -x d .',
      'ls --group-directories-first',
    ],
  ],
  [
    [
      'ls --color=always',
      'ls --color',
      'ls --color=auto',
      'ls --color=never',
      'ls --color=zork',
      'ls -C --color=always',
      'ls -F --color=always',
      'ls -x --color=always -w30',
    ],
    { files, environment: { TERM: 'xterm' } },
  ],
  [['ls --color=always'], { files, environment: { LS_COLORS: 'di=35:*.c=33:ln=target:or=31:*.TXT=36' } }],
  [['ls --color=always'], { files, environment: { TERM: 'dumb' } }],
  [
    [
      'ls -I *.c',
      'ls --hide=*.c',
      'ls -a --hide=*.c',
      'ls -I [!a]*',
      'ls -R d',
      'ls -RC d e',
      'ls toward',
      'ls -F toward',
      'ls -H -F toward',
      'ls toward/',
      'ls -L',
    ],
  ],
  [
    [
      ['ls', "it's", 'with space', '$no', "n'o", 'a\nb'],
      'ls -U -1 d',
      'ls -1 -C',
      'ls --format=zork',
      'ls --zero d',
      'ls -q',
      'ls --help=x',
    ],
  ],
]

// what depends on the file system is not compared: links of directories, and the total of their blocks
const long: readonly Row[] = [
  [
    [
      'ls -l a.txt',
      'ls -l a.txt b10.c',
      'ls -lh b10.c a.txt',
      'ls -l l broken',
      'ls -lF toward l',
      'ls -n a.txt',
      'ls -g a.txt b9.c',
      'ls -o a.txt',
    ],
  ],
  [
    [
      'ls -lG a.txt',
      'ls -l --full-time b10.c',
      'ls -l --time-style=long-iso b10.c a.txt',
      'ls -l --time-style=iso b10.c',
      'ls -l --time-style=l b10.c',
      'ls -l --time-style=lon b10.c',
      ['ls', '-l', '--time-style=+%Y %j', 'a.txt'],
      'ls -lt a.txt b10.c b9.c',
      'ls -lSr a.txt b10.c',
    ],
  ],
  [
    [
      'ls -s b10.c a.txt b9.c',
      'ls -sh b10.c',
      'ls -ls b10.c a.txt',
      'ls -l --block-size=K b10.c a.txt',
      'ls -l --si b10.c',
      'ls -l --author a.txt',
      'ls -lk b10.c',
      'ls -l -1 a.txt',
      'ls -1 -l a.txt',
      'ls -1l no',
    ],
  ],
  [['ls -l --color=always l broken toward a.txt'], { files, environment: { TERM: 'xterm-256color' } }],
  [
    [
      "touch -d 2020-01-01 it's",
      "ls -l --quoting-style=shell-escape a.txt it's",
      'ls -lQ l',
      'chown 1234:0 a.txt',
      'ls -l a.txt b10.c',
      'chown 7:77777 b10.c',
      'ls -n a.txt b10.c',
      'chmod 6711 a.txt',
      'ls -l a.txt',
    ],
  ],
]

const ours = async ([lines, setup]: Row): Promise<readonly GnuResult[]> =>
  (await runOurs(filesPrograms, [...prepare.slice(setup?.files === many ? 99 : 0), ...lines], { files, ...setup }))
    .results
const theirs = ([lines, setup]: Row): readonly GnuResult[] =>
  runTheirs([...prepare.slice(setup?.files === many ? 99 : 0), ...lines], { files, ...setup }).results

describe('ls as the real one', () => {
  test.each(rows.map((row) => ({ row, name: row[0].join(' | ') })))('$name', async ({ row }) => {
    expect(await ours(row)).toEqual(theirs(row))
  })

  // the real clock is later than ours: no time here is recent for it
  test.each(long.map((row) => ({ row, name: row[0].join(' | ') })))('$name', async ({ row }) => {
    const zone = { ...row[1], environment: { ...row[1]?.environment, TZ: 'Asia/Kolkata' } }
    expect(await ours([row[0], zone])).toEqual(theirs([row[0], zone]))
  })
})

test('times of the last half year are shown with the hour, and the directory with its total', async () => {
  const fixture = createFileFixture(filesPrograms, { files: { 'a.txt': 'one\n', 'd/': '' } })
  await fixture.line('ln -s a.txt l')
  await fixture.line('touch -d 2025-06-01 a.txt')
  const { stdout } = await fixture.line('ls -l')
  expect(stdout.replace(/^d\S+ +\d+/gm, 'drwxr-xr-x N')).toBe(
    [
      'total 8',
      '-rw-r--r-- 1 root root    4 Jun  1  2025 a.txt',
      'drwxr-xr-x N root root 4096 Jan  1 00:00 d',
      'lrwxrwxrwx 1 root root    5 Jan  1 00:00 l -> a.txt',
      '',
    ].join('\n'),
  )
})
