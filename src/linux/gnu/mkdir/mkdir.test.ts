import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [['mkdir', 'mkdir n', 'mkdir n', 'mkdir a.txt', 'mkdir a.txt/b', 'mkdir q/r', 'mkdir -p q/r/s', 'mkdir -p q/r']],
    [['mkdir -pv p/q/r e/f', 'mkdir -v w', 'mkdir -p a.txt/x/y', 'mkdir -p a.txt', 'mkdir -x', 'mkdir e/ g/']],
    [[['mkdir', '-p', 'q r/.'], 'mkdir -pv n/m/.', 'mkdir -p ./x/./y//z/', 'mkdir -p k/l/../o', 'mkdir v/.']],
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
    [
      [
        ['mkdir', "it's", 'a b', 'n\nl', '$x', '~', 'a#', '#a', '{', '\u0001z'],
        ['rmdir', "it's", 'a b', 'no\nl', '$y', "'"],
      ],
    ],
  ],
  treeFiles,
)
