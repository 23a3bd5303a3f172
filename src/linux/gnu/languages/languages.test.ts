import { expect, test } from 'vitest'
import { createDeferred } from '../../../base/deferred.ts'
import { processHost } from '../../../host.ts'
import { jq as runsJq } from '../../../jq/jq.ts'
import { jqInWorker, type JqMessage, type JqWorker, type JqWorkerScope, serveJq } from '../../../jq/worker.ts'
import { createGnuFixture, fileText, type GnuFixture, runGnu } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import { jq, yq } from './languages.ts'

const host = { ...processHost, jq: runsJq }
const files = {
  'keys.jq': '# names\nkeys\n| .[0:2]\n',
  'a.json': '{"a":1,"b":[1,{"c":null}],"name":"it\'s"}\n',
  'a.yaml': 'a: 1\nlist:\n  - x\n  - y\n',
}

test.each([
  [['.', 'a.json']],
  [['-c', '.b', 'a.json']],
  [['-r', '.name', 'a.json']],
  [['.b[1].c', 'a.json']],
  [['-n', '1+2']],
  [['-r', '.[]']],
  [['keys', 'a.json']],
  [['-f', 'keys.jq', 'a.json']],
  [['-cf', 'keys.jq', 'a.json']],
  [['keys.jq', '--from-file', 'a.json']],
  [['--arg', 'x', '1', '-f', 'keys.jq', 'a.json']],
  [['-f', 'nope.jq', 'a.json']],
])('as the real jq: %s', async (words) => {
  const setup = { files, stdin: '["x","y"]\n' }
  expect(await runGnu(jq, words, { ...setup, host })).toEqual(runReal(['jq', ...words], setup))
})

test('yq reads YAML and changes files', async () => {
  const fixture = createGnuFixture([yq], { files, host })
  expect((await fixture.run(['.list[1]', 'a.yaml'])).stdout).toBe('y\n')
  expect((await fixture.run(['-i', '.a = 2', 'a.yaml'])).status).toBe(0)
  expect(fileText(fixture, 'a.yaml')).toContain('a: 2\n')
})

test('a worker does it, and is ended', async () => {
  let ended = 0
  let asked = createDeferred<void>()
  const worker = (answers: boolean): JqWorker => {
    const listeners: ((message: JqMessage) => void)[] = []
    const scope: JqWorkerScope = {
      postMessage: (data) => listeners.forEach((tell) => tell({ data })),
      addEventListener: (_type, listener) => {
        inner = listener
      },
    }
    let inner: ((message: JqMessage) => void) | undefined
    if (answers) serveJq(scope)
    return {
      addEventListener: (type, listener: (message: JqMessage) => void) => {
        if (type === 'message') listeners.push(listener)
      },
      postMessage: (data) => {
        asked.resolve()
        inner?.({ data })
      },
      terminate: () => void (ended += 1),
    }
  }
  const withWorker = (answers: boolean): GnuFixture =>
    createGnuFixture([jq], { files, host: { ...processHost, jq: jqInWorker(() => worker(answers)) } })
  expect((await withWorker(true).run(['.a', 'a.json'])).stdout).toBe('1\n')
  expect(ended).toBe(1)
  asked = createDeferred<void>()
  const fixture = withWorker(false)
  const stuck = fixture.run(['.a', 'a.json'])
  await asked.promise
  for (const process of fixture.kernel.processes) process.receive('INT')
  expect((await stuck).status).toBe(130)
  expect(ended).toBe(2)
})

test('a machine without it says so', async () => {
  const fixture = createGnuFixture([jq], { files })
  expect(await fixture.run(['.a', 'a.json'])).toEqual({
    stdout: '',
    stderr: 'jq: this machine was made without it\n',
    status: 127,
  })
})

test('jq refuses what it would take without effect', async () => {
  expect(await runGnu(jq, ['-C', '.'], { stdin: '[1]', host })).toEqual({
    stdout: '',
    stderr: "jq: option '-C' is not simulated here\n",
    status: 2,
  })
  expect((await runGnu(jq, ['-rc', '.'], { stdin: '[1]', host })).stdout).toBe('[1]\n')
})
