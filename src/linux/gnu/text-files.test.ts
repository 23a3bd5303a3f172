import { expect, test } from 'vitest'
import { compareRows } from '../../testing/compare.ts'
import { createGnuBench, fileText, runGnu } from '../../testing/gnu-bench.ts'
import { openFile } from '../../shell/posix/open.ts'
import { MemoryInput, MemoryOutput, type OpenFile } from '../../shell/posix/stream.ts'
import { cat } from './cat/cat.ts'
import { head } from './head/head.ts'
import { rev } from './rev/rev.ts'
import { tac } from './tac/tac.ts'
import { tail } from './tail/tail.ts'
import { tee } from './tee/tee.ts'
import type { GnuProgram } from './library/program.ts'
import { wc } from './wc/wc.ts'
import { yes } from './yes/yes.ts'

const numbers = (count: number): string => Array.from({ length: count }, (_, index) => `${index + 1}\n`).join('')

const files = {
  a: 'one two\nthree\n\n\n\nfour  five\n',
  b: numbers(25),
  'no-end': 'x\ny\nlast',
  empty: '',
  'a b': 'spaced\n',
  utf8: 'ä日本 ñ\n€ \u00a0x\n',
  control: Uint8Array.of(0, 1, 9, 10, 13, 10, 27, 65, 127, 128, 200, 255, 10, 9, 10),
  'd/f': 'in\n',
  zero: 'a\0b\0c\0',
  crlf: 'a\r\nb\r\n',
}

compareRows(
  cat,
  [
    'a no-end b',
    '-n a no-end a',
    '-b a',
    '-s a a',
    '-A control',
    '-E a crlf',
    '-T control',
    '-v control utf8',
    '-e control',
    '-t control',
    '-nbs a',
    'x a',
    "'a b' 'c d' c:d ''",
    'd a',
    ['- a', 'in\n'],
    ['-n', 'q\nr'],
    '-sn a empty a',
    '--number no-end no-end',
    '-z',
    '--foo',
  ],
  files,
)

compareRows(
  head,
  [
    'b',
    '-n 3 b',
    '-n -20 b',
    '-n -2 no-end',
    '-n -0 no-end',
    '-c 5 b',
    '-c -45 b',
    '-c 3 utf8',
    '-5 b',
    '-3q a b',
    '-12c b',
    'a b',
    '-q a no-end',
    '-v a',
    '-n 1 a x b',
    'd',
    '-n x a',
    '-c 1x a',
    '-n -x a',
    ['-n 2', '1\n2\n3\n'],
    ['-n2 - a', '1\n2\n3\n'],
    '-z -n 2 zero',
    '-n 1K no-end',
    '-c 1b b',
    '-n 0 a',
    "'a b' 'x y'",
    '-n',
    '-1x a',
  ],
  files,
)

compareRows(
  tail,
  [
    'b',
    '-n 3 b',
    '-n +24 b',
    '-n +1 b',
    '-n +0 b',
    '-n 2 no-end',
    '-n +2 no-end',
    '-c 5 b',
    '-c +60 b',
    '-c +1 no-end',
    '-c 4 utf8',
    '-3 b',
    '+23 b',
    '-5c b',
    'a b',
    '-q a b',
    '-v no-end',
    '-n 1 a x b',
    'd',
    '-n x a',
    '-n -x a',
    '-c +x a',
    ['-n 2', '1\n2\n3\n'],
    ['-n +2', '1\n2\n3'],
    '-z -n 1 zero',
    '-n 0 a',
    '-n -0 a',
    '-3 a b',
    'x',
    '-f x',
    ['-f -n1', 'a\nb\n'],
    '-n 100 b',
    '-c 100000 a',
  ],
  files,
)

compareRows(
  wc,
  [
    'a',
    '-l a',
    '-w a',
    '-c a',
    '-m utf8',
    '-L utf8',
    '-lw a b',
    'a b no-end',
    '-l a b',
    'empty',
    'x',
    'x a',
    'd',
    'd a',
    '-lwmcL utf8 control',
    ['', 'a b\nc\n'],
    ['-', 'a\n'],
    ['-l', 'a\nb'],
    ['- a', 'q'],
    "-c 'a b'",
    '-L b control',
    '-w control utf8',
    '-lL a',
    '-x',
    '--lines --words a',
  ],
  files,
)

compareRows(
  tac,
  ['a', 'no-end', 'a no-end', 'empty', 'x d', ['', '1\n2\n3'], '-s o a', '-b a', "-bs ' ' a", '-s ee a'],
  files,
)
compareRows(rev, ['a', 'no-end', 'utf8', 'x', ['', 'abc\ndef']], files)
compareRows(
  tee,
  [
    ['', 'x\ny'],
    ['new a', 'x\n'],
    ['-a a', 'more\n'],
    ['d new', 'x\n'],
    ["'x/y' new", 'x\n'],
  ],
  files,
)

test('head leaves the rest of its input to the next reader', async () => {
  const bench = createGnuBench([head])
  const rest = new MemoryInput('1\n2\n3\n')
  const stdin = bench.kernel.start({
    argv: ['head', '-n1'],
    image: head.run,
    cwd: '/',
    environment: new Map(),
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map<number, OpenFile>([
      [0, Object.assign(rest, { references: 1 })],
      [1, new MemoryOutput()],
    ]),
  })
  while (stdin.state !== 'ended') await stdin.change()
  expect(rest.read()).toBe('2\n3\n')
})

test('tail -f prints what a file gets, until a signal', async () => {
  const bench = createGnuBench([tail], { files: { log: 'a\nb\n' } })
  const running = bench.run(['-fn1', 'log'])
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  bench.fs.writeFile('/tmp/case/log', 'a\nb\nc\n')
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  for (const process of bench.kernel.processes) process.receive('INT')
  expect((await running).stdout).toBe('b\nc\n')
})

test('a name in a message is quoted as a shell needs it', async () => {
  const { stderr } = await runGnu(cat, ["it's", 'a\nb', '#x', '{'])
  expect(stderr.replaceAll(': No such file or directory', '')).toBe(
    `cat: "it's"\ncat: 'a'$'\\n''b'\ncat: '#x'\ncat: '{'\n`,
  )
})

/** Runs a program whose standard output is the file `out`, and gives what is in it then, and what was said. */
async function writing(
  program: GnuProgram,
  words: readonly string[],
  { content = '', append = false, path = 'out' } = {},
) {
  const bench = createGnuBench([program], { files: { out: content } })
  const process = bench.kernel.start({
    argv: [program.declaration.name, ...words],
    image: (started) => {
      started.assign(1, openFile(started, path, { write: true, ...(append ? { append } : { truncate: true }) }))
      started.assign(2, openFile(started, 'errors', { write: true, create: true }))
      return program.run(started)
    },
    cwd: '/tmp/case',
    environment: new Map(),
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map(),
  })
  while (process.state !== 'ended') await process.change()
  return { out: fileText(bench, 'out'), errors: fileText(bench, 'errors') }
}

test('cat refuses to read what it writes, unless nothing is to be read', async () => {
  const append = await writing(cat, ['out'], { content: 'hi\n', append: true })
  expect(append).toEqual({ out: 'hi\n', errors: 'cat: out: input file is output file\n' })
  expect(await writing(cat, ['out'], { content: 'hi\n' })).toEqual({ out: '', errors: '' })
})

test('yes says that the disk is full', async () => {
  const { errors } = await writing(yes, [], { path: '/dev/full' })
  expect(errors).toBe('yes: standard output: No space left on device\n')
})
