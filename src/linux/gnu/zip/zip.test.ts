import { compareScripts } from '../../../testing/compare-scripts.ts'
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

compareScripts([
  String.raw`echo hello > f; mkdir d; echo x > d/y; cat f | zip z -; unzip -p z.zip; echo again | zip z -; unzip -Z1 z.zip; unzip -p z -; zip -q - f d/y > o.zip; unzip -Z1 o.zip; zip - f d/y > o.zip; zip -r - d > p.zip; unzip -Z1 p.zip; zip < f > q.zip; unzip -p q.zip; zip - nofile > n.zip; echo $?; zip - < f > r.zip; echo $?; wc -c < r.zip; printf 'f
d/y
' | zip k -@; zip l -@ < /dev/null; echo $?; cat f | zip -m w f -; ls; zip -d z -; echo $?; printf 'a%.0s' {1..500} | zip v - d/y`,
])
