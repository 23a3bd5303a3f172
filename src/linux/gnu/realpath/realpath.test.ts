import { compareFiles } from '../../../testing/compare-files.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
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

compareScripts([
  String.raw`mkdir -p one two/x; ln -s two/x l; touch two/q; for w in '-L l/../one' '-L l/..' '-L no/../one' '-P l/../q' '-LP l/../q' '-eL l/../q'; do realpath --relative-to=. $w; done`,
])
