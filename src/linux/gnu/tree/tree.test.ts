import { describe, expect, test } from 'vitest'
import { createFileFixture } from '../../../testing/file-fixture.ts'
import { filesPrograms } from '../groups/files.ts'

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
    ['tree -P *.c -L 1', '.\n├── Z\n├── a.c\n└── d\n\n3 directories, 1 file\n'],
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
