import { expect, test } from 'vitest'
import { type HostWorker, processHost } from '../../../host.ts'
import { createGnuFixture, fileText, runGnu } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import { answerTask } from './answer.ts'
import { jq, yq } from './languages.ts'
import type { LanguageTask } from './task.ts'

const files = { 'a.json': '{"a":1,"b":[1,{"c":null}],"name":"it\'s"}\n', 'a.yaml': 'a: 1\nlist:\n  - x\n  - y\n' }

test.each([
  [['.', 'a.json']],
  [['-c', '.b', 'a.json']],
  [['-r', '.name', 'a.json']],
  [['.b[1].c', 'a.json']],
  [['-n', '1+2']],
  [['-r', '.[]']],
  [['keys', 'a.json']],
])('as the real jq: %s', async (words) => {
  const setup = { files, stdin: '["x","y"]\n' }
  expect(await runGnu(jq, words, setup)).toEqual(runReal(['jq', ...words], setup))
})

test('yq reads YAML and changes files', async () => {
  const fixture = createGnuFixture([yq], { files })
  expect((await fixture.run(['.list[1]', 'a.yaml'])).stdout).toBe('y\n')
  expect((await fixture.run(['-i', '.a = 2', 'a.yaml'])).status).toBe(0)
  expect(fileText(fixture, 'a.yaml')).toContain('a: 2\n')
})

test('a worker does it where the host has one, and is ended', async () => {
  const fixture = createGnuFixture([jq], { files })
  let ended = 0
  const worker = (answers: boolean): HostWorker => {
    const listeners: ((message: unknown) => void)[] = []
    return {
      onMessage: (listener) => void listeners.push(listener),
      onError: () => undefined,
      post: (task) => {
        if (answers) void answerTask(task as LanguageTask).then((answer) => listeners.forEach((tell) => tell(answer)))
      },
      terminate: () => void (ended += 1),
    }
  }
  const use = (answers: boolean): unknown =>
    Object.defineProperty(fixture.kernel, 'host', {
      value: { ...processHost, createWorker: () => worker(answers) },
      writable: true,
    })
  const clock = { now: () => 0, wait: () => new Promise<void>(() => undefined) }
  Object.defineProperty(fixture.kernel, 'clock', { value: clock })
  use(true)
  expect((await fixture.run(['.a', 'a.json'])).stdout).toBe('1\n')
  expect(ended).toBe(1)
  use(false)
  const stuck = fixture.run(['.a', 'a.json'])
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (const process of fixture.kernel.processes) process.receive('INT')
  expect((await stuck).status).toBe(130)
  expect(ended).toBe(2)
})
