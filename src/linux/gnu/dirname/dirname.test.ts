import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
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
  ],
  treeFiles,
)
