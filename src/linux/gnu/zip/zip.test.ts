import { compareFiles } from '../../../testing/compare-files.ts'
import { archiveFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'zip t.zip a.txt b',
        'zip t.zip a.txt',
        'zip -r t2 d/sub e',
        'zip t3.zip d',
        'zip no.zip nofile',
        'zip t4.zip b nofile',
        'zip -q t5.zip b',
        'zip -d t2.zip d/sub/y.txt',
        'zip -d t.zip nofile',
        'zip -j t7.zip d/sub/y.txt',
        'zip -0 t9.zip a.txt',
        'zip -d t5.zip b',
        'rm t.zip t2.zip t3.zip t4.zip t7.zip t9.zip',
      ],
    ],
    [
      [
        'zip -rv t d/sub',
        'ln -s b l',
        'zip -y y.zip l',
        'unzip -d yy y.zip',
        'zip -m m.zip b',
        'zip t.zip empty',
        'zip -r x.zip d/sub e -x *.txt',
        'zip -u t.zip empty',
        'zip u.zip empty d/sub/x',
        'zip -r u.zip d/sub empty b',
        'zip u.zip b empty d/sub',
        'zip -T t.zip',
        'rm -f t.zip y.zip m.zip x.zip u.zip',
      ],
    ],
  ],
  archiveFiles,
)
