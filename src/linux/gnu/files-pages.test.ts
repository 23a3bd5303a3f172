import { expect, test } from 'vitest'
import { runGnu } from '../../testing/gnu-bench.ts'
import { filesPrograms } from './groups/files.ts'
import { manualOf } from './library/help.ts'
import { pages } from './pages/files.ts'

test.each(filesPrograms.map((program) => ({ program, name: program.declaration.name })))(
  'there is a page about $name, for --help and man',
  async ({ program, name }) => {
    expect(pages[name]?.description.length).toBeGreaterThan(0)
    expect(pages[name]?.examples.length).toBeGreaterThan(0)
    const { stdout, status } = await runGnu(program, ['--help'])
    expect(status).toBe(0)
    expect(stdout).toContain(name)
    expect(await manualOf(program.declaration)).toContain(name)
  },
)

test('no page tells of a program that is not there', () => {
  const names = filesPrograms.map(({ declaration }) => declaration.name)
  expect(Object.keys(pages).toSorted()).toEqual(names.toSorted())
})
