import { compareScripts } from '../../../testing/compare-scripts.ts'
import { compareFiles } from '../../../testing/compare-files.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'du d/x',
        'du -h d/x b.bin',
        'du -b a.txt b.bin',
        'du no',
        'du -s -a',
        'du -s -d1',
        'du --max-depth=x',
        'du -ah b.bin',
        'du -k b.bin',
        'du -m b.bin',
        'du -BM b.bin',
        'du -c a.txt b.bin',
        'du -0 a.txt',
        'du -s e',
      ],
    ],
    [
      [
        'du d',
        'du -a d/sub',
        'du -sh d e',
        'du -b d/sub',
        'du -ab d/sub',
        'du -c d e',
        'du -d0 d',
        'du -S d',
        'ln b.bin d/h',
        'du b.bin d',
        'du -l b.bin d/h',
        'du -a --exclude=x d/sub',
        'touch -d 2020-01-02T03:04:05 b.bin',
        'du --time --time-style=full-iso b.bin',
        'du --time --time-style=iso b.bin',
        'du --time --time-style=+%d.%m. b.bin',
        'du --time --time-style=foo b.bin',
        'du --time --time-style= b.bin',
        'du --time --time-style=l b.bin',
        'du --time-style=iso b.bin',
        'du -X nope b.bin',
        'du d d/sub',
        'du -sc a.txt',
        'du -h --apparent-size b.bin',
        'du --si b.bin',
      ],
    ],
  ],
  attributeFiles,
)

compareScripts(['mkdir d; touch d/x d/y; echo x > names; du -a -X names d | cut -f2 | sort'])
