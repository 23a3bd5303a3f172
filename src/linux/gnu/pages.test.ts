import { expect, test } from 'vitest'
import { createBashFixture } from '../../testing/bash-fixture.ts'
import { runGnu } from '../../testing/gnu-fixture.ts'
import { packagedPrograms } from './apt/packaged.ts'
import { loadGroups } from './index.ts'
import { manualOf } from './library/help.ts'
import { loadPages, pageOf } from './pages/index.ts'
import { unavailable } from './unavailable/unavailable.ts'

const absent = new Set(unavailable.map(({ declaration }) => declaration.name))
const programs = (await loadGroups())
  .flat()
  .map((program) => ({ name: program.declaration.name, program }))
  .filter(({ name }) => !absent.has(name))

test('there is a page about each program, and none about others', async () => {
  const names = (await loadPages()).flatMap((pages) => Object.keys(pages))
  expect(names.toSorted()).toEqual(programs.map(({ name }) => name).toSorted())
})

/** Scripts, which call another program: it answers. */
const scripts: Readonly<Record<string, string>> = {
  egrep: 'grep',
  fgrep: 'grep',
  rgrep: 'grep',
  zegrep: 'zgrep',
  zfgrep: 'zgrep',
  uncompress: 'gzip',
}

test.each(programs)('$name --help prints its page', async ({ name: called, program }) => {
  const name = scripts[called] ?? called
  const { stdout, status } = await runGnu(program, ['--help'])
  expect(status).toBe(0)
  expect(stdout).toContain(`${(await pageOf(name)).summary.slice(1)}.\n`)
})

test.each(programs)('$name can be loaded and run', async ({ name, program }) => {
  const { stdout, stderr } = await runGnu(program, ['--version'])
  expect(stdout + stderr).toBe(`${scripts[name] ?? name} (Terminal Playground)\n`)
})

test.each(programs)('the page of $name tells what every option means, and gives an example', async (row) => {
  const { name, program } = row
  const { declaration } = (await program.load?.()) ?? program
  const { summary, options = {}, description, examples } = await pageOf(name)
  expect(summary).toMatch(/^[a-zA-Z][^\n]*[^.]$/)
  expect(description.join('')).not.toBe('')
  expect(examples.length).toBeGreaterThan(0)
  const known = (declaration.options ?? []).map((option) => option.short ?? option.long ?? '')
  // ssh is never answered: most of its options have nothing to mean
  if (name !== 'ssh') expect(known.filter((option) => options[option] === undefined)).toEqual([])
  expect(Object.keys(options).filter((option) => !known.includes(option))).toEqual([])
  expect(await manualOf(declaration)).toContain(name)
})

const fixture = createBashFixture()

/** The names of the commands of a line: what stands first in it, and after what parts commands. */
function commandsOf(line: string): readonly string[] {
  const bare = line.replace(/'[^']*'|"[^"]*"|\\.|\d?>&\d|#.*$/g, 'x')
  const starts = bare.split(/\|&?|&&|[;&(\n]|\b(?:do|then)\b/).map((part) => part.trim())
  return starts.flatMap((part) => part.split(/\s+/).find((word) => !/^\w+=/.test(word)) ?? [])
}

test.each(programs)('the examples of $name are lines that bash knows', async ({ name }) => {
  for (const { line } of (await pageOf(name)).examples) {
    expect(await fixture.run(['-n', '-c', line]), line).toEqual({ stdout: '', stderr: '', status: 0 })
    const names = commandsOf(line).filter((command) => /^[\w.-]+$/.test(command) && !packagedPrograms.has(command))
    if (names.length > 0) expect((await fixture.exec(`type ${names.join(' ')}`)).stderr, line).toBe('')
  }
})
