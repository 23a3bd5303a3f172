import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
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
      { stdin: 'y\n' },
    ],
  ],
  treeFiles,
)
