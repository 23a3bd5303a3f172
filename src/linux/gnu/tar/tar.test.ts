import { compareFiles } from '../../../testing/compare-files.ts'
import { archiveFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'tar',
        'tar -c',
        'tar -cf e.tar',
        'tar -xf no.tar',
        'tar -tf b',
        'tar -tzf b',
        'tar -cxf x b',
        'tar tvf no',
        'tar xzf no.tgz',
        'tar tzf no',
        'tar czf no/x.tgz b',
      ],
    ],
    [
      [
        'tar -cf t.tar a.txt d/sub e',
        'tar -tf t.tar',
        'tar tf t.tar d',
        'tar -tf t.tar no',
        'mkdir out',
        'tar -xvf t.tar -C out',
        'tar -xf t.tar -C no',
        'rm -r t.tar out/a.txt',
      ],
    ],
    [
      [
        'tar -czvf t.tgz d/sub b',
        'tar -tzf t.tgz',
        'tar tf t.tgz',
        'rm -r d',
        'tar xzf t.tgz',
        'tar -xf t.tgz',
        'tar -xOf t.tgz b',
        'rm t.tgz',
      ],
    ],
    [
      [
        'tar --exclude=x -cvf t.tar d/x d/sub',
        'tar --exclude *.txt -cvf t.tar d/sub b',
        'tar -rvf t.tar b',
        'tar -tf t.tar',
        'tar -xvf t.tar --strip-components=1',
        'tar -xf t.tar d --strip-components 1',
        'rm t.tar',
      ],
    ],
    [
      [
        'ln -s b l',
        'ln b h',
        'tar -cf t.tar b h l',
        'tar -tf t.tar',
        'rm b h l',
        'tar -xf t.tar',
        'tar -k -xf t.tar b',
        'rm t.tar',
      ],
    ],
    [
      [
        'tar -cvf t.tar b no',
        'tar -cf t.tar ./b ./d/sub',
        'tar -tf t.tar',
        'tar -cf t.tar d/sub/',
        'tar -tf t.tar',
        'tar -cf t.tar t.tar',
        'tar -cf t.tar -C d x',
        'tar -tf t.tar',
        'tar cvf t.tar --no-recursion d',
        'rm t.tar',
      ],
    ],
    [
      [
        'chmod 600 b',
        'touch -d 2020-02-03T04:05:00 b empty',
        'tar -cf t.tar b empty',
        'tar -tvf t.tar',
        'rm b',
        'tar -xvvf t.tar',
        'tar -cf t.tar d/../b',
        'tar tf t.tar',
        'rm t.tar',
      ],
    ],
  ],
  archiveFiles,
)
