import { expect, test } from 'vitest'
import { createAbort, Interrupted } from '../base/signal.ts'
import { jqInWorker } from './worker.ts'

test('no worker is made for what was ended before', async () => {
  const abort = createAbort()
  abort.abort()
  const jq = jqInWorker(() => {
    throw new Error('a worker was made')
  })
  await expect(jq({ words: ['jq', '.'], stdin: '', files: {}, cwd: '/' }, abort.signal)).rejects.toThrow(Interrupted)
})
