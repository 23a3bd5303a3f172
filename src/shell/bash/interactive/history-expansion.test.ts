import { describe, expect, it } from 'vitest'
import { runReal } from '../../../testing/real.ts'
import { expandHistory } from './history-expansion.ts'
import { readScript } from '../syntax/script.ts'
import { unfinishedWithin } from '../syntax/unfinished.ts'

const history = [
  'set -nH',
  'echo one two three',
  'ls -l /usr/share/file.tar.gz',
  'cat a.txt | grep "x y" > out',
  "echo 'it is' done",
]

const lines = [
  'plain',
  'echo !!',
  '!!',
  '!echo',
  '!ls',
  '!cat x',
  '!nope',
  'echo !$',
  'echo !^',
  'echo !*',
  'echo !:1',
  'echo !:0',
  'echo !:9',
  '!-1',
  '!-2',
  '!-19',
  '!2',
  '!99',
  '!?share?',
  '!?share',
  '!?nope?',
  'echo !ls:2',
  'echo !ls:$',
  'echo !ls:2:h',
  'echo !ls:2:t',
  'echo !ls:2:r',
  'echo !ls:2:e',
  'echo !ls:2:t:r:r',
  'echo !cat:1-2',
  'echo !cat:2*',
  'echo !cat:2-',
  'echo !cat:-2',
  'echo !cat:*',
  'echo !cat:^',
  '!!:s/done/over/',
  '!!:s/nope/x/',
  '!echo:gs/e/E/',
  '!2:s/one/<&>/',
  '!2:gs/o/0/',
  '^done^over',
  '^done^over^',
  '^nope^x',
  "echo '!!'",
  'echo "!!"',
  'echo "hi!"',
  'echo hi!',
  'echo ! x',
  'echo \\!!',
  'echo a!=b',
  'echo $!',
  '[[ ! -f x ]]',
  'echo !!x',
  '!!:p',
  '!2:p',
  'echo a !# b',
  'echo !$!$',
  'echo !{x',
  '!2:1:q',
  '!2:x',
  'echo !2:2-3 !2:1',
  'echo [!a]*',
  '!?one?:%',
  'echo !?tw?:%',
  '!2:s/one/1/:s/two/2/',
  '!2:s/one/1/ x',
  'echo "!2:2" end',
  '!ec',
  '!e:$',
  'echo x; !2',
  '!2 | wc',
  '!!;!!',
  'echo !ls$',
  'echo !ls^',
  'echo !ls*',
  'echo !ls-',
  'echo !l-1 !ls$x',
  '!"',
  '!e"',
  "!e'",
  '!e`',
  '!e=',
  '^o^0^:p',
  '!2:&',
  '!2:s/one/a\\/b/',
  'echo !(x)',
  'echo ${!x}',
  '# !nope',
  '#!/bin/bash',
  'echo a # !nope',
  'echo a;#!nope',
  'echo a#!nope',
  'echo "a # !nope"',
  "echo '#' !nope",
]

/** Lines that go on with what lines before them left open. */
const continued: readonly (readonly [before: string, line: string])[] = [
  ['cat <<E', '!nope\nE'],
  ["cat <<'E'", '#!/bin/sh !2\nE'],
  ['f() {\ncat <<E', '!!\nE\n}'],
  ["echo '", "!nope'"],
  ["echo '", "a' !nope"],
  ["echo '", "'!2'"],
  ['echo "', '!2"'],
  ['echo "', 'a!"'],
  ['echo "', "'!2' b\""],
  ['echo "', '# !2"'],
  ['for i in 1; do', '!2; done'],
  ['for i in 1; do', '# !2\ndone'],
  ['for i in 1; do', '!nope\ndone'],
  ['echo $(', '!2 )'],
  ['true &&', '^o^0\ndone'],
  ["echo '", "^o^0^'"],
  ['echo "', '^o^0^"'],
  ['echo "', 'it\'s !2"'],
  ['echo "', '"it\'s !2"'],
]

describe('history expansion, as the real one', () => {
  it.each([...lines.map((line) => ['', line] as const), ...continued])('%s %s', (before, line) => {
    // the real one prints what it expanded before it is run, or kept by ":p"; nothing runs for -n
    const script = `set -o history\nHISTFILE=\nhistory -c\n${history.join('\n')}\n${before}\n${line}\n`
    const { stderr } = runReal(['bash'], { stdin: script })
    const real = stderr
      .split('\n')
      .find((text) => text !== '' && !/^bash: line \d+: (?:syntax|unexpected|warning|`|conditional)/.test(text))
    const [first = ''] = line.split('\n')
    const within = before === '' ? undefined : unfinishedWithin(readScript(before))
    const result = expandHistory(first, { lines: history, first: 1 }, { within })
    const ours = result.type === 'error' ? result.message : result.type === 'expanded' ? result.line : undefined
    expect(ours).toBe(real?.replace(/^bash: line \d+: /, ''))
  })
})

describe('history expansion', () => {
  it('leaves patterns alone where they are', () => {
    expect(expandHistory('echo !(x)', { lines: history, first: 1 }, { extended: true })).toEqual({ type: 'unchanged' })
  })

  it('tells that a line is only to be shown', () => {
    expect(expandHistory('!!:p', { lines: ['a'], first: 7 })).toEqual({ type: 'expanded', line: 'a', onlyPrint: true })
    expect(expandHistory('!7', { lines: ['a'], first: 7 })).toEqual({ type: 'expanded', line: 'a', onlyPrint: false })
  })
})

it('remembers what was replaced and looked for last from line to line', () => {
  const kept = { lines: ['echo one two'], first: 1 }
  const expanded = (line: string) => expandHistory(line, kept)
  expect(expanded('!!:s/one/1/')).toEqual({ type: 'expanded', line: 'echo 1 two', onlyPrint: false })
  expect(expanded('!!:& x')).toEqual({ type: 'expanded', line: 'echo 1 two x', onlyPrint: false })
  expect(expanded('^two^2')).toEqual({ type: 'expanded', line: 'echo one 2', onlyPrint: false })
  expect(expanded('!!:&')).toEqual({ type: 'expanded', line: 'echo one 2', onlyPrint: false })
  expect(expanded('!?one?:s//1/')).toEqual({ type: 'expanded', line: 'echo one 1', onlyPrint: false })
})
