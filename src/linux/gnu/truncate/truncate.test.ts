import { compareFiles } from '../../../testing/compare-files.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { kindFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'truncate',
        'truncate -s',
        'truncate a',
        'truncate -s 1K n',
        'truncate -s +5 a',
        'truncate -s -2 a',
        'truncate -s <3 a',
        'truncate -s >9 a',
        'truncate -s %4 a',
        'truncate -s /4 a',
        'truncate -s x a',
        'truncate -cs 5 no',
        'truncate -r utf a',
        'truncate -s 1 no/x',
        'truncate -s 0 d',
        'truncate -s /0 a',
        'truncate -s 5',
        'truncate -r no a',
        'sync',
        'sync no',
      ],
    ],
  ],
  kindFiles,
)

compareScripts([
  String.raw`echo abc > f; truncate -s 0g f && stat -c %s f; echo abc > f; truncate -s 0t f && stat -c %s f; truncate -s 2k f && stat -c %s f; truncate -s 1q f; echo $?`,
])
