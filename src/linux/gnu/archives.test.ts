import { describe, expect, test } from 'vitest'
import { bytesOf } from '../../shell/posix/bytes.ts'
import { createFileFixture, type FileSetup, type Line, runOurs, runTheirs } from '../../testing/file-fixture.ts'
import { filesPrograms } from './groups/files.ts'

const files = {
  'a.txt': 'one\n'.repeat(50),
  b: 'b\n',
  empty: '',
  'd/x': 'x',
  'd/sub/y.txt': 'yy',
  'e/': '',
}

type Row = readonly [lines: readonly Line[], setup?: FileSetup]

/** Lines of one program, and then the same files again: what is in an archive is seen when it is taken out. */
const rows: readonly Row[] = [
  // gzip
  [
    [
      'gzip a.txt',
      'gzip a.txt',
      'gunzip a.txt.gz',
      'gzip -k a.txt',
      'gzip -k a.txt',
      'rm a.txt.gz',
      'gzip no',
      'gzip d',
      'gzip b',
      'gunzip b',
      'gzip -c e',
    ],
  ],
  [
    [
      'gzip -r d',
      'gunzip -r d',
      'gunzip b',
      'zcat b',
      'gzip -t b',
      'gzip -l b',
      'gunzip no',
      'zcat no',
      'gunzip nope.gz',
      'gzip empty',
      'gunzip empty.gz',
    ],
  ],
  [
    [
      'gzip -n a.txt',
      'gzip a.txt.gz',
      'zcat a.txt.gz',
      'gzip -dc a.txt.gz',
      'gunzip -c a.txt',
      'gzip -t a.txt.gz',
      'gzip -tv a.txt.gz',
      'cp a.txt.gz c',
      'gunzip c',
      'gunzip -k a.txt',
      'gunzip a.txt.gz',
      'gunzip -f a.txt.gz',
    ],
  ],
  [
    [
      'gzip -S .z b',
      'gunzip -S .z b.z',
      'mkdir q',
      'gzip -v b',
      'gunzip -v b.gz',
      'gzip -kv b',
      'gzip -l b.gz',
      'rm b.gz',
    ],
  ],
  // tar
  [['tar', 'tar -c', 'tar -cf e.tar', 'tar -xf no.tar', 'tar -tf b', 'tar -tzf b', 'tar -cxf x b', 'tar tvf no']],
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
  // zip, unzip
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
      'zip -T t.zip',
      'rm t.zip y.zip m.zip x.zip',
    ],
  ],
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
      'unzip -l t.zip nofile',
      'unzip -p t.zip nofile',
      'rm t.zip',
    ],
  ],
  [['zip -q t a.txt b', 'unzip t.zip', 'rm t.zip'], { files, stdin: 'y\nx\nn\n' }],
  [['zip -q t a.txt b', 'unzip t.zip', 'rm t.zip'], { files, stdin: 'r\nnew\nA\n' }],
]

describe('archives as the real programs make them and open them', () => {
  test.each(rows.map((row) => ({ row, name: row[0].join(' | ') })))('$name', async ({ row: [lines, setup] }) => {
    const all = { files, ...setup }
    const ours = await runOurs(filesPrograms, lines, all)
    expect(ours).toEqual(runTheirs(lines, all))
  })

  test('each opens what the other made', async () => {
    const long = { big: Array.from({ length: 3000 }, (_, at) => `line ${at * 7919}`).join('\n') }
    const fixture = createFileFixture(filesPrograms, { files: long })
    await fixture.line('tar -czf t.tgz big')
    await fixture.line('gzip -k big')
    const made = {
      't.tgz': fixture.fs.readFile('/tmp/case/t.tgz'),
      'big.gz': fixture.fs.readFile('/tmp/case/big.gz'),
    }
    const theirs = runTheirs(['tar -xOzf t.tgz', 'zcat big.gz'], { files: made })
    expect(theirs.results.map(({ stdout }) => stdout)).toEqual([long.big, long.big])
    const real = runTheirs(['gzip -c9 big', 'tar -czf - big'], { files: long })
    const again = createFileFixture(filesPrograms, {
      files: { 'big.gz': bytesOf(real.results[0]?.stdout ?? ''), 't.tgz': bytesOf(real.results[1]?.stdout ?? '') },
    })
    expect((await again.line('zcat big.gz')).stdout).toBe(long.big)
    expect((await again.line('tar xOf t.tgz')).stdout).toBe(long.big)
  })
})
