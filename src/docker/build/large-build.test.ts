import { describe, expect, test } from 'vitest'
import { atOnce, type Work } from '../../base/work.ts'
import { copyingTree } from '../../linux/copy-tree.ts'
import { FileSystem } from '../../linux/fs.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createMachine } from '../headless.ts'
import { treeArchive } from '../archive/tree-archive.ts'
import { digesting, digestOf } from '../engine/digest.ts'
import { readingDockerfile } from './instructions.ts'
import { transfer } from './transfer.ts'
import { copyFiles, digests, filesAt, type Tree } from './tree-files.ts'

/** What comes of a work, and how often others had their turn in between. */
function turnsOf<T>(work: Work<T>): { readonly value: T; readonly turns: number } {
  let turns = 0
  for (;;) {
    const { done, value } = work.next()
    if (done) return { value, turns }
    turns += 1
  }
}

const numbered = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_none, at) => line(at)).join('\n')

describe('a large build gives others their turn', () => {
  const fs = new FileSystem({ clock: instantClock(), owner: { uid: 0, gid: 0 } })
  fs.mkdir('/c')
  for (let at = 0; at < 2_000; at += 1) fs.writeFile(`/c/${at}`, String(at))
  const tree: Tree = { fs, root: '/c', isIgnored: () => false }
  const files = atOnce(filesAt(tree, ''))

  test.each<[string, () => Work<unknown>]>([
    ['files are listed', () => filesAt(tree, '')],
    ['files are told apart', () => digests(tree, [''])],
    ['files are sent', () => transfer(fs, '/c', files, new Map())],
    [
      'files are copied',
      () =>
        copyFiles(
          tree,
          '',
          { fs: new FileSystem({ clock: instantClock(), owner: { uid: 0, gid: 0 } }), path: '/' },
          { owner: undefined, mode: undefined },
        ),
    ],
    ['a tree is copied', () => copyingTree({ fs, path: '/c' }, { fs, path: '/d' })],
    ['a tree is archived', () => treeArchive(fs, '/c', '')],
    ['instructions are read', () => readingDockerfile(`FROM a\n${numbered(1_000, (at) => `ENV A${at}=1`)}`)],
  ])('%s', (_what, work) => expect(turnsOf(work()).turns).toBeGreaterThan(5))

  test('a long text is taken in piece by piece, to the same digits', () => {
    const text = 'ab'.repeat(100_000)
    const { value, turns } = turnsOf(digesting(text))
    expect(value).toBe(digestOf(text))
    expect(turns).toBeGreaterThan(5)
  })
})

test('directories that are left out come back with a file in them that is not', () => {
  const fs = new FileSystem({ clock: instantClock(), owner: { uid: 0, gid: 0 } })
  for (const path of ['/c/a/b/kept', '/c/a/b/left', '/c/a/e/left', '/c/z']) {
    fs.mkdirAll(path.slice(0, path.lastIndexOf('/')))
    fs.writeFile(path, '')
  }
  const isIgnored = (path: string): boolean => path.startsWith('a') && !path.endsWith('kept')
  const found = atOnce(filesAt({ fs, root: '/c', isIgnored }, ''))
  expect(found.map(({ path }) => path)).toEqual(['a', 'a/b', 'a/b/kept', 'z'])
})

test('a Dockerfile of many settings is built in time that grows with their number', async () => {
  const line = numbered(8_000, (at) => `ENV A${at}=${at}\nLABEL l${at}=1\nEXPOSE ${at + 1}\nVOLUME /v${at}`)
  const machine = createMachine({ docker: {}, files: { '/c/Dockerfile': `FROM alpine\n${line}\n` } })
  const { stdout } = await machine.bash.exec(
    `docker build -qt big /c > /dev/null; docker inspect -f '{{len .Config.Env}} {{len .Config.Labels}}' big`,
  )
  expect(stdout).toBe('8001 8000\n')
})
