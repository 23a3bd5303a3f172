import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { loadPages } from './pages/index.ts'

const here = import.meta.dirname
const source = join(here, '../..')

/** Imports of a file, as paths from `src`. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    join(dirname(file), to),
  )

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const inGnu = relative(source, here)
const library = join(inGnu, 'library')
const isPage = (file: string): boolean => file.endsWith('.page.ts')
const programOf = (file: string): string => basename(file, '.page.ts').replace(/^bracket$/, '[')

/** How many programs a folder has, by its pages. */
const programsIn = (folder: string): number =>
  files.filter((file) => dirname(file) === folder && isPage(file) && folder.startsWith(inGnu)).length

/** Files outside the library that import a file of it, or what in the library imports it. */
function usersOf(file: string, seen: Set<string>): readonly string[] {
  const direct = files.filter((user) => imports.get(user)?.includes(file) && !seen.has(user))
  for (const user of direct) seen.add(user)
  return direct.flatMap((user) => (dirname(user) === library ? usersOf(user, seen) : [user]))
}

const shared = files.filter((file) => dirname(file) === library && !file.endsWith('.test.ts'))

test.each(shared)('five programs or more share %s', (file) => {
  const users = usersOf(file, new Set())
  // a folder stands for all its programs, and whatever belongs to no program for itself
  const places = new Set(users.map((user) => (programsIn(dirname(user)) > 0 ? dirname(user) : user)))
  const counts = [...places].map((place) => Math.max(1, programsIn(place)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(5)
})

test('each page is one of a program of its name', async () => {
  const names = (await loadPages()).flatMap((pages) => Object.keys(pages))
  const written = files.filter((file) => file.startsWith(inGnu) && isPage(file)).map(programOf)
  expect(written.toSorted()).toEqual(names.toSorted())
})
