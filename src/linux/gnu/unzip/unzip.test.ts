import { compareFiles } from '../../../testing/compare-files.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
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

compareScripts([
  // -X: real archives say more of a file than fits into its header, ours do not
  'echo hi > a; mkdir d; printf %200s > d/b; ln -s a l; head -c 300 /dev/zero > z; TZ=UTC touch -d 2020-01-02T03:04:06 a d d/b z; zip -qryX y.zip a d z; for o in "" -1 -2 -t -h -m -l -s -T -2h; do zipinfo $o y.zip; echo $?; done 2>/dev/null; unzip -Z1 y.zip; unzip -Z y.zip; zipinfo y.zip a "d/*"; zipinfo y.zip -x a; zipinfo -C y.zip A; zipinfo -1 y.zip nofile; echo $?; zipinfo nofile; echo $?',
])
