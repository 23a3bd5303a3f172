import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { agrees } from './agreement.ts'
import { readRecordings, type Recording, RECORDINGS, scenariosOf } from './recording.ts'
import { replay } from './replay.ts'

/** The ids of the recorded lines that ours answers alike: lines are added to it, never taken out. */
const agreeing = new Set(readFileSync(new URL('./agreeing.txt', import.meta.url), 'utf8').split('\n'))

const recording: Recording = {
  id: 'sample',
  scenario: 'none',
  state: 'none',
  command: 'docker ps',
  tty: false,
  exit: 0,
  stdout: '',
  stderr: '',
  compare: 'exact',
}
const [one, other] = ['0123456789ab'.padEnd(64, '0'), 'ba9876543210'.padEnd(64, '1')]

test.each<[Partial<Recording>, stdout: string, alike: boolean]>([
  [{ stdout: 'a  b\n' }, 'a  b\n', true],
  [{ stdout: 'a  b\n' }, 'a b\n', false],
  [{ compare: 'normalised', stdout_norm: '{id1}\n{id1:12}\n' }, `${one}\n${one.slice(0, 12)}\n`, true],
  [{ compare: 'normalised', stdout_norm: '{id1:12}\n{id1}\n' }, `${one.slice(0, 12)}\n${one}\n`, true],
  [{ compare: 'normalised', stdout_norm: '{id1}\n{id1:12}\n' }, `${one}\n${other.slice(0, 12)}\n`, false],
  [{ compare: 'normalised-columns', stdout_norm: 'A   B\nx   {age} ago\n' }, 'A      B\nx      2 minutes ago\n', true],
  [{ compare: 'unordered', stdout_norm: 'a\n{id1:12}\n' }, `${one.slice(0, 12)}\na\n`, true],
  [{ compare: 'unordered', stdout_norm: 'a\n' }, 'a\na\n', false],
  [{ compare: 'shape', stdout: 'A   B\n1   2\n' }, 'A   B\n3   4\n', true],
  [{ compare: 'shape', stdout: 'A   B\n1   2\n' }, 'A   B\n3\n', false],
])('an answer is held against %j: %j', (part, stdout, alike) => {
  expect(agrees({ ...recording, ...part }, { stdout, stderr: '', exit: 0 })).toBe(alike)
})

describe.each(RECORDINGS)("Docker's own answers: %s", (name) => {
  test.each([...scenariosOf(readRecordings(name))])('%s', async (_scenario, recordings) => {
    const replayed = await replay(recordings)
    const different = replayed.filter(({ recording: { id }, agrees: alike }) => agreeing.has(id) && !alike)
    expect(different.map(({ recording: { command }, answer }) => ({ command, ...answer }))).toEqual([])
  })
})
