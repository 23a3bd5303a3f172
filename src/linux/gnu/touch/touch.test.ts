import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
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
  ],
  treeFiles,
)
