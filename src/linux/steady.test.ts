import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { createChance } from '../base/chance.ts'
import { standingClock } from '../host.ts'
import { steadyHost } from '../steady-host.ts'
import { openBash } from '../testing/bash-session.ts'
import { createMachine } from './headless.ts'
import { createLinuxMachine } from './machine.ts'

const NOW = Date.UTC(2026, 10, 22, 9, 14, 3)

const spinning: Worker[] = []

/** Keeps the processors busy with other things. */
function spin(): void {
  for (let at = 0; at < 2; at += 1) spinning.push(new Worker('for (;;) Math.sqrt(2)', { eval: true }))
}

afterEach(async () => {
  await Promise.all(spinning.splice(0).map((worker) => worker.terminate()))
})

/** What a new machine's lines write. */
async function outcome(lines: readonly string[]): Promise<string> {
  const { bash } = createMachine({ now: NOW, seed: 7 })
  let all = ''
  for (const line of lines) {
    const { stdout, stderr, status } = await bash.exec(line)
    all += `${stdout}${stderr}[${status}]\n`
  }
  return all
}

interface Race {
  readonly name: string
  readonly lines: readonly string[]
  /** What they write, where that is known without running them. */
  readonly says?: string
}

const loop = (body: string): string => `for i in {1..600}; do ${body}; done`

/** Lines in which processes compete. */
const races: readonly Race[] = [
  {
    name: 'two loops that append to one file',
    lines: [`(${loop('echo a$i >> f')}) & (${loop('echo b$i >> f')}) & wait; md5sum < f; wc -l < f`],
  },
  {
    name: 'six subshells that write',
    lines: [`for n in {1..6}; do (${loop('echo $n')}) & done | uniq -c | md5sum; wait`],
  },
  { name: 'a program that is ended by a timeout', lines: ['timeout 0.05 yes | wc -c'] },
  {
    name: 'processes while programs are loaded',
    lines: ['tree / > /dev/null & ps; wait; cal & awk 1 < /dev/null & ps | cat; wait; ps'],
  },
  {
    name: 'two waits for the same time',
    lines: ['sleep 0.1 & sleep 0.1 & wait; echo $?; date +%T.%3N'],
    says: '0\n09:14:03.100\n[0]\n',
  },
  { name: 'a job beside a loop', lines: [`(${loop('echo job >> f')}) & ${loop('echo here >> f')}; wait; uniq -c f`] },
  {
    name: 'a pipe that is left',
    lines: ['yes | head -c 100000 | md5sum'],
    says: '7b33372e4b76a8cba904b5afa9b830bd  -\n[0]\n',
  },
  {
    name: 'waits of different lengths',
    lines: ['for i in 3 1 2; do (sleep 0.0$i; echo $i) & done; wait'],
    says: '1\n2\n3\n[0]\n',
  },
  {
    name: 'chance in two shells',
    lines: [`(${loop('echo $RANDOM')} > a) & (${loop('echo $RANDOM')} > b) & wait; md5sum a b`],
  },
  {
    name: 'chance that is shared',
    lines: ['(shuf -i 1-9999 -n 500 > a) & (shuf -i 1-9999 -n 500 > b) & mktemp -u & wait; md5sum a b'],
  },
  {
    name: 'the clock behind a wait',
    lines: ['date +%T.%3N; sleep 1.5; date +%T.%3N'],
    says: '09:14:03.000\n09:14:04.500\n[0]\n',
  },
  {
    name: 'a loop until a job has written',
    lines: ['(sleep 0.004; echo done > f) & while [ ! -e f ]; do i=$((i+1)); done; echo $i'],
  },
  {
    name: 'a job that goes on behind its line',
    lines: ['(while :; do echo x >> f; done) &', 'wc -l < f', 'wc -l < f; kill $!; wait; wc -l < f'],
  },
  {
    name: 'a read that gives up',
    lines: ['(sleep 0.2; echo late) | { read -t 0.1 x; echo $? $x; }'],
    says: '142\n[0]\n',
  },
  { name: 'a sort beside a loop', lines: [`seq 9000 | shuf | sort -n | md5sum & (${loop('echo $i')}) | md5sum; wait`] },
  {
    name: 'a packer beside a loop',
    lines: [`seq 9999 > s; gzip -k s & ${loop('echo s* >> l')}; wait; uniq -c l; zcat s.gz | md5sum`],
  },
  {
    name: 'programs that are loaded together',
    lines: ['for p in cal nl tac rev bc factor; do (echo 1 | $p > /dev/null 2>&1; echo $p) & done; wait'],
  },
]

describe('the same bytes every time, with a given time', () => {
  test.each(races)('$name', { timeout: 60_000 }, async ({ lines, says }) => {
    const seen = [await outcome(lines), await outcome(lines), await outcome(lines)]
    seen.push(...(await Promise.all([outcome(lines), outcome(lines), outcome(lines)])))
    spin()
    for (let run = 0; run < 4; run += 1) seen.push(await outcome(lines))
    expect(new Set(seen).size).toBe(1)
    if (says !== undefined) expect(seen[0]).toBe(says)
  })
})

test('so it is on a page, whose waits take their real time', { timeout: 60_000 }, async () => {
  const seen: string[] = []
  for (let run = 0; run < 6; run += 1) {
    if (run === 3) spin()
    const host = steadyHost({ paced: true })
    const clock = standingClock(NOW, host)
    const { run: enter } = await openBash(createLinuxMachine({ clock, chance: createChance(7), host }).session)
    const { stdout } = await enter(
      `(${loop('echo a >> f')}) & ${loop('echo b >> f')}; sleep 0.01 & sleep 0.02; timeout 0.02 yes | md5sum; uniq -c f; date +%T.%3N`,
    )
    seen.push(stdout)
  }
  expect(new Set(seen).size).toBe(1)
  expect(seen[0]).toContain('09:14:03.0')
})

test('between lines time stands: what a job waits for comes in the next line that waits', async () => {
  const { bash } = createMachine({ now: NOW })
  expect((await bash.exec('(sleep 2; echo slept > f) & date +%T')).stdout).toBe('09:14:03\n')
  expect((await bash.exec('cat f; date +%T')).stdout).toBe('09:14:03\n')
  expect((await bash.exec('wait; cat f; date +%T')).stdout).toBe('slept\n09:14:05\n')
})
