import { describe, expect, test } from 'vitest'
import { languageLines } from '../../testing/language-lines.ts'
import { createBashFixture } from '../../testing/bash-fixture.ts'
import { runReal } from '../../testing/real.ts'

// a shell that is called by another does not read start-up files
const environment = { SHLVL: '3' }

describe('the finer points of the language', () => {
  test.each(languageLines)('%s: %s', async (_chapter, script) => {
    const real = runReal(['bash', '--norc', '-c', script], { environment: { ...environment, PATH: '/usr/bin:/bin' } })
    const ours = await createBashFixture({ environment }).exec(script)
    expect(ours).toEqual(real)
  })
})
