import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { patch } from './patch.ts'

const lines = (edit: (line: string) => string): string =>
  Array.from({ length: 20 }, (_none, at) => edit(`${at + 1}\n`)).join('')
const old = lines((line) => line)
const changed = lines((line) => ({ '5\n': 'five\n', '10\n': '', '15\n': 'fifteen\n' })[line] ?? line)
const hunk = (start: number): string =>
  `@@ -${start},5 +${start},5 @@\n 3\n 4\n-5\n+five\n 6\n 7\n@@ -8,10 +8,9 @@\n 8\n 9\n-10\n 11\n 12\n 13\n 14\n-15\n+fifteen\n 16\n 17\n`

const files = {
  f: old,
  done: changed,
  moved: `x\nx\n${old}`,
  fuzzy: lines((line) => (line === '3\n' ? 'three\n' : line)),
  other: lines((line) => (line === '5\n' ? 'FIVE\n' : line)),
  'p.diff': `--- f\n+++ f\n${hunk(3)}`,
  'n.diff': '5c5\n< 5\n---\n> five\n10d9\n< 10\n20a20\n> more\n',
  'new.diff': '--- /dev/null\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n',
  'lost.diff': `--- a/b/nosuch\n+++ a/b/nosuch\n${hunk(3)}`,
  'bad.diff': '--- f\n+++ f\n@@ -1,3 +1,3 @@\n 1\n',
  gone: 'a\nb\n',
  'gone.diff': '--- gone\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n',
  'end.diff': '--- gone\n+++ gone\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n\\ No newline at end of file\n',
}

compareRows(
  patch,
  [
    ['', files['p.diff']],
    '-i p.diff',
    'f p.diff',
    '--dry-run f p.diff',
    '-s f p.diff',
    'f n.diff',
    '-R done p.diff',
    '-b f p.diff',
    '-b -z .bak f p.diff',
    '-o out f p.diff',
    'moved p.diff',
    'fuzzy p.diff',
    '-F 0 fuzzy p.diff',
    'other p.diff',
    '-r - other p.diff',
    'done p.diff',
    '-N done p.diff',
    '-t done p.diff',
    '-i new.diff',
    '-i gone.diff',
    '-i end.diff',
    '-i lost.diff',
    '-p1 -i lost.diff',
    ['f', 'hello\n'],
    'f nosuch.diff',
    '-d nosuch -i p.diff',
  ],
  files,
)

test.each([
  ['+1', '', 0],
  ['-1', 'patch: **** strip count -1 is negative\n', 2],
  ['x', 'patch: **** strip count x is not a number\n', 2],
])('patch -p %s', async (count, stderr, status) => {
  expect(await runGnu(patch, ['-p', count, 'f'], { files: { f: 'x\n' } })).toEqual({ stdout: '', stderr, status })
})

compareScripts([
  String.raw`printf -- '--- a\n+++ a\n@@ -1,2 +1,2 @@\n x\n-y\n+z\n' > p; patch no < p; echo $?; patch -b -z .old no < p; patch --dry-run no < p; patch -o out no < p; patch -f < p; patch -t -p1 < p; echo $?; ls`,
  String.raw`seq 9 > f; printf -- '--- f\n+++ f\n@@ -30,7 +30,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 9\n' > p; patch < p; echo $?; cat f`,
  String.raw`printf '1\n2\n3\n4\n' > a; (cat a; echo 5) > b; (echo 0; cat a) > c; diff -u a b > p; diff -u a c > q; for f in p q; do cp a x; patch x < $f; patch x < $f; patch -N x < $f; cp a y; patch -f y < $f; patch -f y < $f; patch -R x < $f; patch -R x < $f; patch -R -N x < $f; patch -R -t x < $f; cmp x b; patch -t x < $f; cmp x a; (echo new; cat a) > z; patch z < $f; (cat a; echo new) > z; patch z < $f; done`,
  String.raw`seq 30 > a; sed '/^3$/d; /^10$/a ten' a > b; echo 31 >> b; diff -U0 a b > p; cp a x; patch x < p; cmp x b; patch -R x < p; cmp x a; seq 5 > c; sed 's/^4$/four/' c > d; diff -u c d > p; (cat c; echo 6) > x; patch x < p; seq 3 5 > x; patch x < p; seq 0 6 > x; patch x < p; cat x; (echo 1; seq 3 5) > x; patch x < p; cat x`,
  String.raw`seq 30 > a; seq 30 | sed '3d;10s/$/ten/;12,13c\new\ner' > b; (echo 0; cat b; echo 31) > c; for n in 1 3; do diff -C $n a c > p; cp a x; patch x < p; echo $?; cmp x c; patch -R x < p; cmp x a; diff -U $n a c > p; patch x < p; cmp x c; done`,
  String.raw`mkdir d; printf '1\n2\n' > d/f; printf '1\n2\n3' > d/g; cd d; diff -c --label f --label g f g > ../p; cd ..; patch -p0 < p; patch -d d -c < p; od -c d/f; patch d/f < p; diff -c /dev/null d/g > q; rm d/g; patch -p0 < q; cat d/g; diff -c d/g /dev/null > r; patch -p0 < r; ls d; printf '1\n5\n9\n' > d/f; patch d/f < p; echo $?`,
  String.raw`printf '*** a\n--- b\n***************\n*** 1,2 ****\n  1\nx\n' | patch; echo $?; printf '*** no/a\n--- no/b\n***************\n*** 1 ****\n! 1\n--- 1 ----\n! 2\n' | patch -p0; echo $?`,
  String.raw`printf -- '--- /dev/null\n+++ "fruit b\\303\\244t"\n@@ -0,0 +1 @@\n+hello\n' | patch; ls | od -c; cat fruit*`,
])
