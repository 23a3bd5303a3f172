import { compareFiles } from '../../../testing/compare-files.ts'
import { kindFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'install a d',
        'install -m 600 a b',
        'install -d q/r s',
        'install -v a utf d',
        'install -D a n/o/p',
        'install no x',
        'install d x',
        'install',
        'install a',
        'install -t d a utf',
        'install -m zz a x',
        'install -v a b',
        'install a a',
        'install -p a z',
        'install -dv s t',
      ],
    ],
  ],
  kindFiles,
)
