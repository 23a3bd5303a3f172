import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
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
    [['cp -i a.txt b.txt', 'cp -i b.txt c.txt'], { stdin: 'n\n' }],
    [['cp -i a.txt b.txt'], { stdin: 'y\n' }],
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
    [
      [
        'cp --parents -r d/sub e',
        'cp -f a.txt b.txt',
        'cp a.txt d/',
        'cp a.txt ./d/.',
        'cp --bad',
        'cp -n a.txt b.txt',
      ],
    ],
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
  ],
  treeFiles,
)
