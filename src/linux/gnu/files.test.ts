import { describe, expect, test } from 'vitest'
import { type FileSetup, type Line, runOurs, runTheirs } from '../../testing/file-fixture.ts'
import { filesPrograms } from './groups/files.ts'

const files = {
  'a.txt': 'one\n',
  'b.txt': 'two\nthree\n',
  'd/x': 'x',
  'd/sub/y': 'yy',
  'e/': '',
}

type Row = readonly [lines: readonly Line[], setup?: FileSetup]

const rows: readonly Row[] = [
  // mkdir, rmdir
  [['mkdir', 'mkdir n', 'mkdir n', 'mkdir a.txt', 'mkdir a.txt/b', 'mkdir q/r', 'mkdir -p q/r/s', 'mkdir -p q/r']],
  [['mkdir -pv p/q/r e/f', 'mkdir -v w', 'mkdir -p a.txt/x/y', 'mkdir -p a.txt', 'mkdir -x', 'mkdir e/ g/']],
  [
    [
      'mkdir -m 700 n',
      'mkdir -m u=rwx,go= k',
      'mkdir -m +t t',
      'mkdir -m zz x',
      'mkdir -pm 750 l/m',
      'mkdir --mode=a-w s',
    ],
  ],
  [['rmdir', 'rmdir e', 'rmdir d', 'rmdir a.txt', 'rmdir no', 'rmdir d/ no/', 'rmdir --ignore-fail-on-non-empty d']],
  [['mkdir -p p/q/r', 'rmdir -pv p/q/r', 'mkdir -p p/q/r p/z', 'rmdir -p p/q/r', 'rmdir -v p/z']],
  [
    [
      ['mkdir', "it's", 'a b', 'n\nl', '$x', '~', 'a#', '#a', '{', '\u0001z'],
      ['rmdir', "it's", 'a b', 'no\nl', '$y', "'"],
    ],
  ],
  // rm
  [['rm', 'rm -f', 'rm no', 'rm -f no', 'rm d', 'rm -d e', 'rm -d d', 'rm a.txt b.txt', 'rm -f a.txt/x', 'rm b.txt/x']],
  [['rm -r . ..', 'rm -r d/.', 'rm -r /', 'rm -rf //', 'rm -rv e d/sub a.txt', 'rm -rfv no', 'rm -x']],
  [['rm -i a.txt'], { stdin: 'y\n', files: { 'a.txt': '' } }],
  [['rm -i a.txt', 'rm -ri d'], { stdin: 'y\ny\n', files: { 'a.txt': 'x', 'd/a': '' } }],
  [['rm -ri d', 'rm -ri d'], { stdin: 'y\ny\ny\n', files: { 'd/e/': '' } }],
  [['rm -ri d'], { stdin: 'y\nn\ny\n', files: { 'd/b': 'b' } }],
  [['rm -I a b c', 'rm -I d e f g', 'rm -rI h'], { files: { a: '', b: '', c: '', d: '', e: '', f: '', g: '', h: '' } }],
  [['rm -rI h i', 'rm --interactive=once h', 'rm --interactive=never i'], { stdin: 'yes\n', files: { h: '', i: '' } }],
  [['ln -s a.txt l', 'ln -s d m', 'rm -v l', 'rm -rv m', 'rm -if a.txt', 'rm -fi b.txt'], { stdin: 'n\n', files }],
  // cp
  [
    [
      'cp',
      'cp a.txt',
      'cp a.txt c.txt',
      'cp a.txt b.txt',
      'cp a.txt a.txt',
      'cp no x',
      'cp a.txt b.txt no',
      'cp a.txt e',
    ],
  ],
  [
    [
      'cp a.txt b.txt c.txt',
      'cp -t e a.txt b.txt',
      'cp -t no a.txt',
      'cp -t a.txt b.txt',
      'cp -T a.txt e',
      'cp -T a.txt z',
    ],
  ],
  [
    [
      'cp d f',
      'cp -r d f',
      'cp -r d f',
      'cp -rT d f',
      'cp -r d a.txt',
      'cp -r d no/x',
      'cp a.txt no/x',
      'cp a.txt no/',
    ],
  ],
  [
    [
      'cp -rv d/sub f',
      'cp -v a.txt b.txt e',
      'cp -vn a.txt b.txt',
      'cp -rv d/sub f',
      'cp -t e -T a.txt',
      'cp -T a b c',
    ],
  ],
  [['cp -i a.txt b.txt', 'cp -i b.txt c.txt'], { stdin: 'n\n', files }],
  [['cp -i a.txt b.txt'], { stdin: 'y\n', files }],
  [
    [
      'chmod 750 a.txt',
      'cp a.txt c',
      'cp -p a.txt p',
      'cp a.txt b.txt',
      'chmod 700 d',
      'cp -r d f',
      'cp -a d g',
      'cp -p a.txt e',
    ],
  ],
  [
    [
      'ln -s a.txt l',
      'cp l m',
      'cp -P l n',
      'cp -r l o',
      'cp -d l q',
      'cp -L l r',
      'ln -s no w',
      'cp w x',
      'cp -P w y',
      'cp a.txt w',
    ],
  ],
  [
    [
      'ln a.txt h',
      'cp -a d e a.txt h f',
      'mkdir g',
      'cp -a d h a.txt g',
      'cp a.txt h',
      'cp -l a.txt k',
      'cp -s a.txt s',
      'cp -lr d t',
      'cp -l a.txt k',
    ],
  ],
  // into itself: what else is in the folder is copied or not, as the disk happens to list it
  [
    [
      'cp -r e e',
      'mkdir g',
      'cp -r g g/z',
      'cp a.txt d/x e',
      'cp d/x e/x e',
      'cp --parents d/sub/y e',
      'cp -u a.txt b.txt',
    ],
  ],
  [['cp --parents -r d/sub e', 'cp -f a.txt b.txt', 'cp a.txt d/', 'cp a.txt ./d/.', 'cp --bad', 'cp -n a.txt b.txt']],
  [
    [
      'touch -d 2020-01-01 b.txt',
      'cp -u a.txt b.txt',
      'touch -d 2021-01-01 o',
      'cp -u o b.txt',
      'cp --preserve=timestamps b.txt u',
    ],
  ],
  [
    [
      'ln -s d l',
      'cp -r l m',
      'cp -rL l n',
      'cp -rH l o',
      'cp -r l/ p',
      'cp a.txt l',

      'cp -v --remove-destination a.txt b.txt',
    ],
  ],
  // mv
  [
    [
      'mv',
      'mv a.txt',
      'mv a.txt c',
      'mv c b.txt',
      'mv no x',
      'mv b.txt no/x',
      'mv b.txt no/',
      'mv b.txt e',
      'mv e/b.txt .',
    ],
  ],
  [
    [
      'mv a.txt b.txt e',
      'mv e/a.txt e/b.txt no',
      'mv -t d e/a.txt',
      'mv -t no e/b.txt',
      'mv d e',
      'mv e f',
      'mv f/d f/d',
    ],
  ],
  [
    [
      'mv d d',
      'mv d d/z',
      'mv d d/sub',
      'mv a.txt a.txt',
      'mv d a.txt',
      'mv -T a.txt d',
      'mv ./a.txt a.txt',
      'mv d/x d/sub d',
    ],
  ],
  [['mv -v a.txt c', 'mv -v d e', 'mkdir d', 'touch d/z', 'mv d e', 'mv -v c e/d/x', 'mv -T d e/d', 'mv a.txt/x y']],
  [['mv -i a.txt b.txt', 'mv -n a.txt b.txt', 'mv -in a.txt b.txt'], { stdin: 'n\n', files }],
  [['mv -i a.txt b.txt', 'mv -i b.txt d'], { stdin: 'y\n', files }],
  [['ln a.txt h', 'mv a.txt h', 'ln -s d l', 'mv h l', 'mv l m', 'mv -u b.txt m/x', 'mv b.txt d/x e']],
  // ln
  [
    [
      'ln',
      'ln a.txt',
      'ln a.txt l',
      'ln a.txt l',
      'ln no x',
      'ln d x',
      'ln -f a.txt l',
      'ln -f b.txt l',
      'ln a.txt e',
      'ln d/x',
    ],
  ],
  [
    [
      'ln -s a.txt l',
      'ln -s a.txt l',
      'ln -sf b.txt l',
      'ln -s no n',
      'ln -sv a.txt v',
      'ln -v a.txt w',
      'ln -s a.txt b.txt e',
    ],
  ],
  [
    [
      'ln -s d l',
      'ln -s e l',
      'ln -sfn e l',
      'ln -sfT d l',
      'ln -sT e d',
      'ln -sfT e d',
      'ln -st e a.txt',
      'ln -T x',
      'ln -T a b c',
    ],
  ],
  [
    [
      'ln -sr a.txt d/sub/l',
      'ln -sr d/x e/m',
      'ln -r a.txt q',
      'ln a.txt b.txt no',
      'ln -st no a.txt',
      'ln l m n',
      'ln -sr d/sub up',
    ],
  ],
  [
    ['ln -si a.txt b.txt', 'ln -s a.txt no/x', 'ln a.txt no/x', 'ln a.txt a.txt', 'ln -f a.txt a.txt'],
    { stdin: 'y\n', files },
  ],
  // touch
  [
    [
      'touch',
      'touch n a.txt',
      'touch -c no',
      'touch no/x',
      'touch a.txt/x',
      'touch d',
      'touch -d zork a.txt',
      'touch -t 99 a.txt',
    ],
  ],
  [
    [
      'touch -d 2020-02-03 n',
      'touch -t 202001020304.05 o',
      'touch -t 9901020304 p',
      'touch -r n a.txt',
      'touch -r no x',
    ],
  ],
  [
    [
      ['touch', '-d', '2021-05-06 07:08:09', 'q'],
      ['touch', '-d', '@86400', 'r'],
      'touch -r q -d tomorrow s',
      'touch -cm a.txt',
    ],
  ],
  [
    [
      ['touch', '-t', '202013010101', 'x'],
      ['touch', '-d', '2020-02-30', 'x'],
      'touch -d @0 -t 01010101 x',
      'touch -x y',
    ],
  ],
  // basename, dirname
  [
    [
      'basename',
      'basename a/b.txt',
      'basename a/b.txt .txt',
      'basename .txt .txt',
      'basename / x',
      'basename a/ b c',
      'basename -a a/b c/',
    ],
  ],
  [
    [
      'basename -s .c x.c y/z.c',
      'basename -z a/b',
      [`basename`, ''],
      'basename -as.c q.c',
      'basename //',
      'basename a// /',
      'basename -x',
    ],
  ],
  [
    [
      'dirname',
      'dirname a/b',
      'dirname a',
      'dirname /',
      'dirname //a',
      'dirname a//b//',
      'dirname a/b c /d',
      ['dirname', ''],
      'dirname -z a/b',
    ],
  ],
]

describe('files as the real programs handle them', () => {
  test.each(rows.map(([lines, setup]) => ({ lines, setup })))('$lines', async ({ lines, setup }) => {
    const all = { files, ...setup }
    expect(await runOurs(filesPrograms, lines, all)).toEqual(runTheirs(lines, all))
  })
})
