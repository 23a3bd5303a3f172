import { describe, expect, test } from 'vitest'
import { createFileFixture, type FileSetup, type Line, runOurs, runTheirs } from '../../testing/file-fixture.ts'
import { filesPrograms } from './groups/files.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

const files = {
  a: 'hi\n',
  utf: 'hé\n',
  latin: bytes('caf\u00e9\n'),
  empty: '',
  'd/': '',
  's.sh': '#!/bin/bash\necho\n',
  p: '#!/usr/bin/env python3\n',
  pl: '#!/usr/bin/perl\n',
  sh: '#!/bin/sh\n',
  node: '#!/usr/bin/node\n',
  foo: '#!/opt/foo/bar -x\n',
  'j.json': '{"a": 1}\n',
  'h.html': '<html><body></body></html>\n',
  'x.xml': '<?xml version="1.0"?>\n<a/>\n',
  'i.png': bytes('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0010\0\0\0\u0020\u0008\u0006\0\0\0'),
  'g.gif': bytes('GIF89a\u0010\0\u0020\0'),
  'j.jpg': bytes('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0'),
  'f.pdf': '%PDF-1.4\n',
  'c.c': '#include <stdio.h>\nint main(void) { return 0; }\n',
  'y.py': 'import os\n\ndef f():\n    pass\n',
  'v.csv': 'a,b\n1,2\n3,4\n',
  crlf: 'a\r\nb\r\n',
  cr: 'a\rb\r',
  nonl: 'abc',
  bin: bytes('\0\u0001\u0002\u0003'),
  esc: 'x\u001b[0m\n',
  long: `${'0'.repeat(400)}\n`,
  'q.sql': 'SELECT 1;\n',
  'r.md': '# Title\n\ntext\n',
  bom: '\ufeffhi\n',
  'y.yaml': 'key: v\nb:\n  - x\n',
  'longer-name': 'x\n',
}

type Row = readonly [lines: readonly Line[], setup?: FileSetup]

const rows: readonly Row[] = [
  [
    [
      `file ${Object.keys(files).join(' ').replace('d/', 'd')}`,
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
      'touch -d 2026-01-01 a',
      'gzip -k9 a',
      'file a.gz',
      'rm t.tgz a.gz',
    ],
  ],
  [['file -'], { files: {}, stdin: 'hi\n' }],
  // truncate, sync, install
  [
    [
      'truncate',
      'truncate -s',
      'truncate a',
      'truncate -s 1K n',
      'truncate -s +5 a',
      'truncate -s -2 a',
      'truncate -s <3 a',
      'truncate -s >9 a',
      'truncate -s %4 a',
      'truncate -s /4 a',
      'truncate -s x a',
      'truncate -cs 5 no',
      'truncate -r utf a',
      'truncate -s 1 no/x',
      'truncate -s 0 d',
      'truncate -s /0 a',
      'truncate -s 5',
      'truncate -r no a',
      'sync',
      'sync no',
    ],
  ],
  [
    [
      'install a d',
      'install -m 600 a b',
      'install -d q/r s',
      'install -v a utf d',
      'install -D a n/o/p',
      'install no x',
      'install d x',
      'install',
      'install a',
      'install -t d a utf',
      'install -m zz a x',
      'install -v a b',
      'install a a',
      'install -p a z',
      'install -dv s t',
    ],
  ],
]

describe('what files hold, as the real programs tell it', () => {
  test.each(rows.map((row) => ({ row, name: row[0].join(' | ') })))('$name', async ({ row: [lines, setup] }) => {
    const all = { files, ...setup }
    const ours = await runOurs(filesPrograms, lines, all)
    expect(ours).toEqual(runTheirs(lines, all))
  })
})

test('file says that a simulated program is one', async () => {
  const { stdout } = await createFileFixture(filesPrograms).line('file /usr/bin/find /dev/null')
  expect(stdout).toContain('/usr/bin/find: program of the playground, simulated\n')
})

describe('tree, as version 2.1.0 draws it', () => {
  const drawn = async (line: string): Promise<string> => {
    const fixture = createFileFixture(filesPrograms, {
      files: { 'b.txt': 'b', 'a.c': 'aa', '.hidden': '', 'd/x': 'x', 'd/sub/y': 'y', 'Z/': '' },
    })
    await fixture.line('ln -s a.c l')
    await fixture.line('ln -s d m')
    const { stdout, stderr } = await fixture.line(line)
    return stdout.replaceAll('\u00a0', ' ') + stderr
  }

  test.each([
    [
      'tree',
      '.\n├── Z\n├── a.c\n├── b.txt\n├── d\n│   ├── sub\n│   │   └── y\n│   └── x\n├── l -> a.c\n└── m -> d\n\n5 directories, 5 files\n',
    ],
    ['tree -d', '.\n├── Z\n├── d\n│   └── sub\n└── m -> d\n\n5 directories\n'],
    ['tree -L 1 -a --noreport', '.\n├── .hidden\n├── Z\n├── a.c\n├── b.txt\n├── d\n├── l -> a.c\n└── m -> d\n'],
    ['tree -f d', 'd\n├── d/sub\n│   └── d/sub/y\n└── d/x\n\n2 directories, 2 files\n'],
    ['tree -ifF d', 'd/\nd/sub/\nd/sub/y\nd/x\n\n2 directories, 2 files\n'],
    ['tree --dirsfirst -I m|l -L 1', '.\n├── Z\n├── d\n├── a.c\n└── b.txt\n\n3 directories, 2 files\n'],
    ['tree -P *.c -L 1', '.\n├── Z\n├── a.c\n├── d\n└── m -> d\n\n4 directories, 1 file\n'],
    [
      'tree -ps d',
      '[drwxr-xr-x        4096]  d\n├── [drwxr-xr-x        4096]  sub\n│   └── [-rw-r--r--           1]  y\n└── [-rw-r--r--           1]  x\n\n2 directories, 2 files\n',
    ],
    ['tree -h d/sub', '[4.0K]  d/sub\n└── [   1]  y\n\n1 directory, 1 file\n'],
    ['tree Z', 'Z\n\n0 directories, 0 files\n'],
    ['tree no', 'no  [error opening dir]\n\n0 directories, 0 files\n'],
    ['tree -L 0', 'tree: Invalid level, must be greater than 0.\n'],
  ])('%s', async (line, output) => {
    expect(await drawn(line)).toBe(output)
  })
})
