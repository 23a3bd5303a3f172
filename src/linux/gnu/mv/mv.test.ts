import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
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
    [['mv -i a.txt b.txt', 'mv -n a.txt b.txt', 'mv -in a.txt b.txt'], { stdin: 'n\n' }],
    [['mv -i a.txt b.txt', 'mv -i b.txt d'], { stdin: 'y\n' }],
    [['ln a.txt h', 'mv a.txt h', 'ln -s d l', 'mv h l', 'mv l m', 'mv -u b.txt m/x', 'mv b.txt d/x e']],
  ],
  treeFiles,
)
