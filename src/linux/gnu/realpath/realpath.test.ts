import { compareFiles } from '../../../testing/compare-files.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'realpath no/x',
        'realpath -e no',
        'realpath',
        'realpath --relative-to=d a.txt',
        'realpath --relative-to=. d/sub/y e/..',
        'realpath -q no/x',
        'realpath a.txt/x',
        ['realpath', ''],
        'realpath --relative-base=/usr / /usr',
        'realpath -m --relative-to=d no/q',
        'realpath -s /a/../b',
      ],
    ],
  ],
  attributeFiles,
)
