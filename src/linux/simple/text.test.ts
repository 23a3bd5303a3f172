import { describe, expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createStringTerminal, instantClock, type LineResult } from '../../testing/run-line.ts'
import { createLinux } from '../linux.ts'

const FILES: Readonly<Record<string, string>> = {
  empty: '',
  twelve: 'l1\nl2\nl3\nl4\nl5\nl6\nl7\nl8\nl9\nl10\nl11\nl12\n',
  bare: 'a\nb',
  fruits: 'pear\nApple\nfig\napple\n',
  numbers: '10 ten\n9 nine\n-1 minus\n2.5 half\nnone\n100 hundred\n',
  words: '  two   words \n\tone\n',
  snow: '☃ snow\n',
}

async function run(line: string): Promise<LineResult> {
  const linux = createLinux({ clock: instantClock(), chance: createChance(1) })
  for (const [name, text] of Object.entries(FILES)) linux.system.fs.writeFile(`/home/user/${name}`, text)
  return createStringTerminal(linux.shell).run(line)
}

const last = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_none, at) => `l${from + at}\n`).join('')

describe('commands on text', () => {
  it.each<[line: string, stdout: string]>([
    ['head twelve', last(1, 10)],
    ['head -n 3 twelve', last(1, 3)],
    ['head -n3 twelve', last(1, 3)],
    ['head --lines=3 twelve', last(1, 3)],
    ['head twelve -n 1', 'l1\n'],
    ['head -n 0 twelve', ''],
    ['head -n 99 bare', 'a\nb'],
    ['head -n 1 bare', 'a\n'],
    ['head empty', ''],
    ['head -n 1 bare twelve', '==> bare <==\na\n\n==> twelve <==\nl1\n'],
    ['tail twelve', last(3, 12)],
    ['tail -n 2 twelve', last(11, 12)],
    ['tail -n 1 bare', 'b'],
    ['tail -n 0 twelve', ''],
    ['tail -n 99 bare', 'a\nb'],
    ['wc twelve', '12 12 39 twelve\n'],
    ['wc words', ' 2  3 20 words\n'],
    ['wc -l twelve', '12 twelve\n'],
    ['wc -w words', '3 words\n'],
    ['wc -c snow', '9 snow\n'],
    ['wc -lw words', ' 2  3 words\n'],
    ['wc empty', '0 0 0 empty\n'],
    ['wc bare', '1 2 3 bare\n'],
    ['wc -l twelve words', '12 twelve\n 2 words\n14 total\n'],
    ['sort fruits', 'Apple\napple\nfig\npear\n'],
    ['sort -r fruits', 'pear\nfig\napple\nApple\n'],
    ['sort -n numbers', '-1 minus\nnone\n2.5 half\n9 nine\n10 ten\n100 hundred\n'],
    ['sort -nr numbers', '100 hundred\n10 ten\n9 nine\n2.5 half\nnone\n-1 minus\n'],
    ['sort numbers', '-1 minus\n10 ten\n100 hundred\n2.5 half\n9 nine\nnone\n'],
    ['sort bare fruits', 'Apple\na\napple\nb\nfig\npear\n'],
    ['grep ig fruits', 'fig\n'],
    ['grep apple fruits', 'apple\n'],
    ['grep -i APPLE fruits', 'Apple\napple\n'],
    ['grep -n apple fruits', '4:apple\n'],
    ['grep -in apple fruits', '2:Apple\n4:apple\n'],
    ['grep a bare fruits', 'bare:a\nfruits:pear\nfruits:apple\n'],
    ['grep -n a bare fruits', 'bare:1:a\nfruits:1:pear\nfruits:4:apple\n'],
    ['grep . numbers', '2.5 half\n'],
    ['grep -- -1 numbers', '-1 minus\n'],
    ['cat bare fruits', 'a\nbpear\nApple\nfig\napple\n'],
    ['echo', '\n'],
    ['echo  one   two', 'one two\n'],
    ['echo -n one', 'one'],
    ['echo -e one -n', '-e one -n\n'],
    ['echo "quoted" $HOME * > file', '"quoted" $HOME * > file\n'],
  ])('%s', async (line, stdout) => {
    expect(await run(line)).toEqual({ stdout, stderr: '', status: 0 })
  })

  it.each<[line: string, stderr: string, status: number]>([
    ['head -n x twelve', "head: invalid number of lines: 'x'\n", 1],
    ['tail -n -1 twelve', "tail: invalid number of lines: '-1'\n", 1],
    ['head -n', "head: option requires an argument -- 'n'\n", 1],
    ['head -n 2', 'head: missing file operand\n', 1],
    ['head Documents', "head: error reading 'Documents': Is a directory\n", 1],
    ['head -q twelve', "head: invalid option -- 'q'\n", 1],
    ['tail --quiet twelve', "tail: unrecognized option '--quiet'\n", 1],
    ['wc Documents', 'wc: Documents: Is a directory\n', 1],
    ['wc -L twelve', "wc: invalid option -- 'L'\n", 1],
    ['sort -u fruits', "sort: invalid option -- 'u'\n", 2],
    ['sort Documents', 'sort: read failed: Documents: Is a directory\n', 2],
    ['grep -v a fruits', "grep: invalid option -- 'v'\n", 2],
    ['grep -i zebra fruits bare', "grep: no matches found for 'zebra'\n", 1],
    ['cat -n fruits', "cat: invalid option -- 'n'\n", 1],
  ])('%s fails', async (line, stderr, status) => {
    expect(await run(line)).toEqual({ stdout: '', stderr, status })
  })

  it('goes on with the other files after one that is missing', async () => {
    expect(await run('wc -l nope bare')).toEqual({
      stdout: '1 bare\n1 total\n',
      stderr: 'wc: nope: No such file or directory\n',
      status: 1,
    })
    expect(await run('grep a nope bare')).toEqual({
      stdout: 'bare:a\n',
      stderr: 'grep: nope: No such file or directory\n',
      status: 2,
    })
    expect(await run('head -n 1 nope bare')).toEqual({
      stdout: '==> bare <==\na\n',
      stderr: 'head: nope: No such file or directory\n',
      status: 1,
    })
  })
})
