import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { runReal } from '../../../testing/real.ts'
import { createChance, pickInteger } from '../../../base/chance.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { diff } from './diff.ts'

const files = {
  a: 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n',
  b: 'one\n2\nthree\nfour\nfive\nsix\nseven\neight\nnew\nnine\nten\neleven\n',
  c: 'zero\none\ntwo\nthree\nsix\nseven\neight\nnine\n',
  copy: 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n',
  upper: 'ONE\nTwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n',
  spaced: ' one\ntwo \nthree\nfo ur\n\nfive\nsix\nseven\neight\nnine\nten',
  blank: 'one\n\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n\nten\n',
  'no-end': 'x\ny',
  ended: 'x\ny\n',
  other: 'x\nz',
  empty: '',
  crlf: 'x\r\ny\r\n',
  binary: 'a\0b',
  binary2: 'a\0c',
  code: 'f() {\n  a\n}\n\ng() {\n  b\n}\n',
  code2: 'f() {\n  a\n}\n\nh() {\n  c\n}\n\ng() {\n  b\n}\n',
  tabs: 'a\tb\nlong line that goes on and on beyond half of the width of the whole screen, at the very least\nx\n',
  tabs2: 'a\tc\nlong line that goes on and on beyond half of the width of the whole screen, at the very most\nx\n\ty\n',
  'd/x': '1\n',
  'd/same': 's\n',
  'd/sub/f': 'q\n',
  'd/only-d': '',
  'd/mixed/f': '',
  'e/x': '2\n',
  'e/same': 's\n',
  'e/sub/f': 'r\n',
  'e/only-e': 'k\n',
  'e/mixed': '',
}

compareRows(
  diff,
  [
    'a b',
    '-u a b',
    '-c a b',
    '-u0 a b',
    '-U 1 a b',
    '-U1 a c',
    '-C 1 a b',
    '-c a c',
    '-u a c',
    'a c',
    'c a',
    '-q a b',
    '-s a copy',
    'a copy',
    '-q a copy',
    '-i a upper',
    'a upper',
    '-w a spaced',
    '-b a spaced',
    '-wB a spaced',
    '-B a blank',
    '-uB a blank',
    'a blank',
    '-u a blank',
    '-Z a spaced',
    'no-end ended',
    '-u no-end ended',
    'no-end other',
    '-u no-end other',
    '-c no-end other',
    'empty a',
    'a empty',
    '-u empty ended',
    '-u ended empty',
    '-c empty ended',
    '--strip-trailing-cr crlf ended',
    'crlf ended',
    'binary binary2',
    '-q binary binary2',
    '-a binary binary2',
    'code code2',
    '-u code code2',
    '-y a b',
    '-y --suppress-common-lines a b',
    '-y -W 40 a c',
    '-y tabs tabs2',
    '-y no-end ended',
    '-y no-end other',
    '-y a a',
    '-y a empty',
    '--color=always a b',
    '--color=always -u a b',
    '--color=always -c a b',
    '--color=auto a b',
    '--color=x a b',
    '--label L -u a b',
    '--label L --label M -u a b',
    'd e',
    '-r d e',
    '-rq d e',
    '-rN d e',
    '-ruN d e',
    '-rs d e',
    'd a',
    'x d/x',
    'a d',
    'e/x d',
    'd x',
    'x y',
    'a x',
    '-N a x',
    '-uN x ended',
    '',
    'a',
    'a b c',
    '-U x a b',
    '-z',
    ['- a', 'one\n'],
    ['a -', 'one\n'],
    '--normal -i a upper',
    '--unified=1 a b',
    'd/ e',
    '-y --color=always a b',
  ],
  { ...files },
)

test('finds the changes that the real one finds, in files of every kind', async () => {
  const chance = createChance(7)
  const text = (lines: number, kinds: number): string =>
    Array.from({ length: lines }, () => `${pickInteger(chance, kinds)}\n`).join('')
  for (const [lines, kinds] of [
    [8, 3],
    [12, 4],
    [20, 6],
    [30, 20],
    [60, 40],
  ] as const) {
    for (let round = 0; round < 6; round += 1) {
      const pair = { a: text(lines, kinds), b: text(lines, kinds) }
      expect((await runGnu(diff, ['a', 'b'], { files: pair })).stdout).toBe(
        runReal(['diff', 'a', 'b'], { files: pair }).stdout,
      )
    }
  }
})

compareScripts([String.raw`echo x | diff - -; echo $?; echo x | { diff -s - -; cat; }`])
