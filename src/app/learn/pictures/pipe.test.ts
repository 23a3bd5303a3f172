import { expect, test } from 'vitest'
import type { Evidence } from '../../../shell/watch.ts'
import { createMachine } from '../../../linux/headless.ts'
import { pipelineOf } from './pipe.ts'

const aliases = new Map([
  ['down', 'sort -r'],
  ['grep', 'grep --color=auto'],
])

async function evidenceOf(line: string): Promise<Evidence> {
  const machine = createMachine({ now: 0, files: { 'a.txt': 'b\na\na\n' } })
  await machine.bash.exec("shopt -s expand_aliases; alias down='sort -r' grep='grep --color=auto'")
  await machine.bash.exec(line)
  const moment = machine.timeline.get().moments.at(-1)
  if (!moment) throw new Error('the line left no moment')
  return moment.evidence
}

const drawn = async (line: string): Promise<unknown> =>
  pipelineOf(await evidenceOf(line), aliases)?.map(({ argv, flow }) => [
    argv?.join(' '),
    flow?.lines,
    flow?.sample.join(','),
  ])

test.each<readonly [string, unknown]>([
  [
    'sort a.txt | uniq -c | head -n 1',
    [
      ['sort a.txt', 3, 'a,a,b'],
      ['uniq -c', 2, '      2 a,      1 b'],
      ['head -n 1', undefined, undefined],
    ],
  ],
  [
    'down a.txt | head -n 1',
    [
      ['sort -r a.txt', 3, 'b,a,a'],
      ['head -n 1', undefined, undefined],
    ],
  ],
  [
    'grep a a.txt | wc -l',
    [
      ['grep a a.txt', 2, 'a,a'],
      ['wc -l', undefined, undefined],
    ],
  ],
  [
    '\\grep --color=auto a a.txt | wc -l',
    [
      ['grep --color=auto a a.txt', 2, expect.any(String)],
      ['wc -l', undefined, undefined],
    ],
  ],
  [
    'grep --color=auto a a.txt | wc -l',
    [
      ['grep --color=auto a a.txt', 2, 'a,a'],
      ['wc -l', undefined, undefined],
    ],
  ],
  [
    'seq 9 | cat | wc -l; echo a | cat',
    [
      ['echo a', 1, 'a'],
      ['cat', undefined, undefined],
    ],
  ],
  [
    'printf a | (cat; cat)',
    [
      ['printf a', 0, 'a'],
      ['cat', undefined, undefined],
    ],
  ],
  [
    'seq 100 | sed -n 5,9p',
    [
      ['seq 100', 100, '1,2,3'],
      ['sed -n 5,9p', undefined, undefined],
    ],
  ],
  ['ls', undefined],
])('%s', async (line, expected) => {
  expect(await drawn(line)).toEqual(expected)
})
