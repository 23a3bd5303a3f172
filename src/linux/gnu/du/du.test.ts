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
        'du d d/sub',
        'du -sc a.txt',
        'du -h --apparent-size b.bin',
        'du --si b.bin',
      ],
    ],
  ],
  attributeFiles,
)
