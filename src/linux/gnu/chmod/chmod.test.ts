import { compareFiles } from '../../../testing/compare-files.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'chmod',
        'chmod 644',
        'chmod zz a.txt',
        'chmod 644 no',
        'chmod -v 600 a.txt',
        'chmod -v 600 a.txt',
        'chmod -c 644 a.txt',
        'chmod -w a.txt',
        'chmod +w a.txt',
        'chmod 777 a.txt',
        'chmod -w a.txt',
        'chmod -rwx a.txt',
        'chmod 888 a.txt',
      ],
    ],
    [
      [
        'chmod u+x a.txt',
        'chmod go=u b.bin',
        'chmod u+s,g+s,+t empty',
        'chmod a-x,u=rw,g=,o=r a.txt',
        'chmod -R go-rx d',
        'chmod -R a+X .',
        'chmod u=rwX,go=rX b.bin',
        'chmod g=o-r d/x',
        'chmod o+w,o-r d/sub/y',
        'chmod -vR 755 d/sub',
        'chmod --reference=a.txt e',
        'chmod -f 600 no',
        'chmod -v 600 no',
      ],
    ],
    [
      [
        'chmod 2755 d',
        'chmod 755 d',
        'chmod 00755 d',
        'chmod 4755 a.txt',
        'chmod 755 a.txt',
        'chmod =rx b.bin',
        'chmod = empty',
        'chmod +x,-r d/x',
        'chmod 1777 e',
        'chmod -t e',
        'ln -s no l',
        'chmod 644 l',
        'ln -s b.bin k',
        'chmod -v 600 k',
        'chmod --bad a',
        'chmod 77777 e',
      ],
    ],
    // what the mask keeps from being set is taken away, too
    [['chmod 666 a.txt', 'chmod =r a.txt', 'chmod 777 b.bin', 'chmod =u b.bin', 'chmod 777 d', 'chmod =rwX d']],
  ],
  attributeFiles,
)
