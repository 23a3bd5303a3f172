import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
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
  ],
  treeFiles,
)
