import { describe, expect, test } from 'vitest'
import { agrees } from './agreement.ts'
import { readRecordings, type Recording, RECORDINGS, scenariosOf } from './recording.ts'
import { differing } from './differing.ts'
import { replay, type Replayed } from './replay.ts'

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
  [{ compare: 'shape', stdout: '[{"A":1,"B":2' }, '[{"A":3,"B":4', true],
  [{ compare: 'shape', stdout: '[{"A":1,"B":2' }, '[{"A":3,"C":4', false],
])('an answer is held against %j: %j', (part, stdout, alike) => {
  expect(agrees({ ...recording, ...part }, { stdout, stderr: '', exit: 0 })).toBe(alike)
})

test('reasons are given for recorded lines', () => {
  const ids = new Set(RECORDINGS.flatMap((name) => readRecordings(name)).map(({ id }) => id))
  expect(Object.keys(differing).filter((id) => !ids.has(id))).toEqual([])
})

describe.each(RECORDINGS)("Docker's own answers: %s", (name) => {
  test.each([...scenariosOf(readRecordings(name))])('%s', async (_scenario, recordings) => {
    const replayed = await replay(recordings)
    const counted = replayed.filter(({ recording: { compare } }) => compare !== 'unstable')
    const isTold = ({ recording: { id } }: Replayed): boolean => Object.hasOwn(differing, id)
    const unexplained = counted.filter((line) => !line.agrees && !isTold(line))
    expect(unexplained.map(({ recording: { id, command }, answer }) => ({ id, command, ...answer }))).toEqual([])
    // what agrees by now needs no reason
    expect(counted.filter((line) => line.agrees && isTold(line)).map(({ recording: { id } }) => id)).toEqual([])
  })
})
