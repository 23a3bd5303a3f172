import { compareFiles } from '../../../testing/compare-files.ts'
import { archiveFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'touch -d 2026-01-02 d/sub e',
        'zip -rq t a.txt b d/sub e',
        'unzip -l t.zip',
        'unzip -v t.zip',
        'unzip t',
        'unzip -o t.zip',
        'unzip -qo t.zip',
        'unzip -n t.zip',
        'unzip no',
        'unzip b',
        'unzip -p t.zip b',
        'unzip -t t.zip',
        'unzip -tq t.zip',
        'unzip -l t.zip d/*',
        'rm t.zip',
      ],
    ],
    [
      [
        'touch -d 2026-01-02 d/sub e',
        'zip -rq t a.txt b d/sub e',
        'unzip t.zip nofile',
        'unzip -d out t.zip',
        'unzip -j t.zip -d junk',
        'unzip -Z1 t.zip',
        'unzip -c t.zip b',
        'unzip -q t.zip -d o4',
        'unzip t.zip -x b -d o5',
        'unzip t.zip -d no/such/place',
        'unzip -q t.zip -d a.txt',
        'unzip -q t.zip -d o6/',
        'unzip -l t.zip -d o7',
        'unzip -p t.zip b -d o7',
        'unzip -t t.zip -d o7',
        'unzip -l t.zip nofile',
        'unzip -p t.zip nofile',
        'rm t.zip',
      ],
    ],
    [['zip -q t a.txt b', 'unzip t.zip', 'rm t.zip'], { stdin: 'y\nx\nn\n' }],
    [['zip -q t a.txt b', 'unzip t.zip', 'rm t.zip'], { stdin: 'r\nnew\nA\n' }],
  ],
  archiveFiles,
)
