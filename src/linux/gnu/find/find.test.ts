import { describe, expect, test } from 'vitest'
import {
  createFileFixture,
  type FileRun,
  type FileSetup,
  type Line,
  runOurs,
  runTheirs,
} from '../../../testing/file-fixture.ts'
import { echo, fail } from '../../../testing/small-programs.ts'
import { filesPrograms } from '../groups/files.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'

const files = {
  'a.txt': 'one\n',
  'B.TXT': 'two\nthree\n',
  'big.bin': 'x'.repeat(5000),
  'empty.c': '',
  '.hidden': 'h',
  'd/x.c': 'x',
  'd/sub/y.txt': 'yy',
  'd/sub/deep/z': 'zzz',
  'e/': '',
  'with space': 's',
}

type Row = readonly [lines: readonly Line[], setup?: FileSetup]

const rows: readonly Row[] = [
  [
    [
      'find',
      'find .',
      'find d e',
      'find d/',
      'find a.txt',
      'find no',
      'find no a.txt',
      'find ./d/sub/',
      ['find', ''],
      'find d/sub/deep/..',
    ],
  ],
  [
    [
      'find . -name *.txt',
      'find . -iname *.txt',
      'find . -name [!a]*.c',
      'find . -name .*',
      'find . -path *sub*',
      'find d -path d/*.c',
      'find . -name x.c -o -name z',
      'find . -ipath *SUB/*',
    ],
  ],
  [
    [
      'find . -type f',
      'find . -type d',
      'find . -type l',
      'find . -type f,d',
      'find . -type z',
      'find . -type fd',
      ['find', '.', '-type', ''],
      'find . -xtype f',
    ],
  ],
  [
    [
      'find . -size 1',
      'find . -size +1',
      'find . -size -1k',
      'find . -size 5000c',
      'find . -type f -size +4k',
      'find . -size 2x',
      'find . -size x',
      'find . -size +',
      'find . -size k',
      'find . -size +c',
      'find . -size 1kk',
      "find . -size ''",
      'find . -type f -size -2',
      'find . -empty',
    ],
  ],
  [
    [
      'find . -maxdepth 1',
      'find . -mindepth 2',
      'find . -maxdepth 2 -mindepth 2 -type f',
      'find . -maxdepth 0',
      'find . -maxdepth x',
      'find . -maxdepth',
      'find d -depth',
      'find . -name d -prune -o -print',
    ],
  ],
  [
    [
      'find . -not -type f',
      'find . ! -name *.txt',
      'find . ( -name a.txt -o -name x.c ) -type f',
      'find . -name a.txt , -name x.c',
      'find . -type f -a -name z',
      'find . ! ! -name z',
      'find . -false -o -true -name d',
    ],
  ],
  [
    [
      'find . -foo',
      'find . -name',
      'find . -name a foo',
      'find . -name *.c a.txt',
      'find . -o -name a',
      'find . ( -name a',
      'find . -name a )',
      'find . ( )',
      'find . -name a -o',
      'find . -not',
      'find . !',
      'find . -name a -a',
      'find . -name a ,',
    ],
  ],
  [
    [
      'find . -mtime x',
      'find . -exec echo',
      'find . -exec ;',
      'find . -perm zz',
      'find . -user zork',
      'find . -group zork',
      'find . -newer no',
      'find . -links x',
      'find . -newermt zork',
      'find . -samefile no',
      'find . -regextype foo',
      'find . -inum a',
    ],
  ],
  [
    [
      'touch -d 2020-01-01 a.txt',
      'touch -d 2021-01-01 empty.c',
      'find . -type f -newer empty.c',
      'find . -newermt 2020-06-01 -type f',
      'find . ! -newermt 2020-06-01',
      'find . -type f -mtime +900',
      'find . -mtime -1 -name zz',
    ],
  ],
  [
    [
      'chmod 600 a.txt',
      'chmod 755 d/x.c',
      'find . -type f -perm 600',
      'find . -perm -111 -type f',
      'find . -type f -perm /111',
      'find . -type f -perm u=rw',
      'find . -perm -u+x -type f',
      'find . -user root -name a*',
      'find . -uid 0 -name z',
      'find . -gid 1',
    ],
  ],
  [
    [
      'ln -s a.txt l',
      'ln -s d m',
      'ln -s no n',
      'ln a.txt h',
      'find . -links 2 -type f',
      'find . -type l',
      'find -L . -type l',
      'find -H m -name y.txt',
      'find m',
      'find m/',
      'find -L m -type f',
      'find . -xtype l',
      'find . -lname a*',
      'find . -samefile h',
    ],
  ],
  [
    [
      'find . -regex .*txt',
      ['find', '.', '-regex', '.*/\\(x\\|y\\).*'],
      ['find', '.', '-regextype', 'posix-extended', '-regex', '.*/(x|y)[.].*'],
      'find . -iregex .*TXT',
      'find . -regex d',
      'find . -regextype egrep -regex .*[xz]+(.c)?',
    ],
  ],
  [
    [
      ['find', 'a.txt', 'd', '-printf', '%p|%f|%h|%P|%H|%d|%y|%Y|%m|%M|%u|%g|%U|%G|%l\\n'],
      ['find', 'a.txt', 'big.bin', '-printf', '%s %b %k %5s|%-9f|%03m|%TY-%Tm-%Td %TH:%TM %T@ %T+ %TT %t\\101\\t\\n'],
    ],
  ],
  [
    [
      ['find', 'a.txt', '-printf', '%q \\q %% %5p|%-8p|%.2p\\n'],
      ['find', 'a.txt', '-printf', 'x\\cy'],
      'find a.txt -print0',
      'find a.txt -print -print',
      'find . -quit',
      'find a.txt -print -quit',
      'find a.txt d -maxdepth 0 -print -quit',
    ],
  ],
  [
    [
      'find . -name *.txt -exec echo got {} {}x ;',
      'find . -name *.c -exec echo {} +',
      'find d -execdir echo {} ;',
      'find a.txt -exec fail ;',
      'find a.txt -exec fail ; -print',
      'find a.txt -exec fail {} +',
      'find a.txt -exec nocmd {} ;',
      'find a.txt ! -exec fail ; -print',
    ],
  ],
  [
    [
      'find a.txt -exec echo x{} +',
      'find a.txt -exec echo {} {} +',
      'find a.txt -exec echo {} + -print',
      'find a.txt -ok echo {} ;',
      'find no -exec echo {} ;',
    ],
    { files, stdin: 'y\n' },
  ],
  [
    [
      'find d/sub/deep -fprint list -print',
      'find d/x.c -fprint0 zeros -fls lines -name nope -fprint none',
      ['find', 'a.txt', 'B.TXT', '-fprintf', 'out', '%p %s\\n', '-o', '-fprint', 'out'],
      'find a.txt -fprint /dev/stdout',
      'find a.txt -fprint no/file',
      'find a.txt -fprint',
      'find a.txt -used x',
      'find a.txt -used 3',
      'find a.txt -fstype nope',
      'find a.txt -context x',
      'rm lines',
    ],
  ],
  [['find . -name *.txt -delete', 'find d -delete', 'find e a.txt -delete', 'find . -name no -delete']],
  [
    [
      'find d/sub -name deep -delete',
      'find e -empty -delete',
      'find . -type f -empty -delete',
      'find -name big.bin -delete',
    ],
  ],
]

/** Real directories have no order that could be foretold. */
const sorted = ({ results, tree }: FileRun): FileRun => ({
  results: results.map((result) => ({ ...result, stdout: result.stdout.split('\n').toSorted().join('\n') })),
  tree,
})

describe('find as the real one', () => {
  test.each(rows.map((row) => ({ row, name: row[0].join(' | ') })))('$name', async ({ row: [lines, setup] }) => {
    const all = { files, ...setup }
    const ours = await runOurs([...filesPrograms, echo, fail], lines, all)
    const theirs = runTheirs(lines, all, { fail: 'false' })
    expect(sorted(ours)).toEqual(sorted(theirs))
  })
})

test('ten thousand files are found', async () => {
  const names = Array.from({ length: 10_000 }, (_, at) => [`d${at % 50}/f${at}.${at % 4 === 0 ? 'txt' : 'c'}`, ''])
  const fixture = createFileFixture(filesPrograms, { files: Object.fromEntries(names) })
  const { stdout } = await fixture.line('find . -name *.txt')
  expect(stdout.split('\n').length).toBe(2501)
})

compareScripts([
  String.raw`mkdir -p d/e; ln -s .. d/e/up; ln -s . d/me; ln -s nope d/broken; find -L d 2> /dev/null | sort; find -L d 2>&1 > /dev/null | sort; find -L d > /dev/null 2>&1; echo $?; find -L d -depth 2> /dev/null | sort; find d | wc -l`,
])
