import { expect, test, vi } from 'vitest'
import { streams } from '../../../../testing/streams.ts'
import { createMachine } from '../../../headless.ts'
import { assertions } from './assertions.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

test.each(assertions.map(([source, output], at) => [at, source, output] as const))(
  'node shows how what was asserted differs: %i',
  async (_at, source, output) => {
    const { bash } = createMachine({
      files: { '/srv/main.js': source },
      docker: { images: ['node:20'], containers: [] },
    })
    expect(streams(await bash.exec('docker run --rm -v /srv:/w node:20 node /w/main.js'))).toBe(output)
  },
)
