import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['', 'frob', 'check', 'record linux', 'schema linux', 'try linux', 'texts', 'texts es one.json two.json'])(
  'what an author asks for in vain is told by the usage: %s',
  (asked) => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['scripts/lesson.mjs', ...asked.split(' ').filter(Boolean)],
      { encoding: 'utf8' },
    )
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^usage: npm run lesson -- check /)
  },
)
