import { compareFiles } from '../../../testing/compare-files.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'ln -s a.txt l',
        'ln -s l m',
        'ln -s loop loop',
        'readlink',
        'readlink l',
        'readlink m',
        'readlink a.txt',
        'readlink -v a.txt no',
        'readlink -e no',
        'readlink -f loop',
        'readlink -n l',
        'readlink -n l m',
        'readlink -z l',
      ],
    ],
  ],
  attributeFiles,
)
