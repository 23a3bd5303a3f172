import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { nameOf } from '../../shell/posix/getopt.ts'
import { runGnu } from '../../testing/gnu-fixture.ts'
import { loadGroups } from './index.ts'
import { pageOf } from './pages/index.ts'
import { unavailable } from './unavailable/unavailable.ts'

const here = import.meta.dirname
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const absent = new Set(unavailable.map(({ declaration }) => declaration.name))
/** Nothing answers ssh, so its options have nothing to change; the others read their words by patterns, or hand them over whole. */
const special = new Set(['ssh', 'echo', 'ps', 'jq', 'yq'])
const programs = (await loadGroups())
  .flat()
  .map((program) => ({ name: program.declaration.name, program }))
  .filter(({ name }) => !absent.has(name) && !special.has(name))

/** Declarations and what only explains: naming an option there is no reading of it. */
const declares = (file: string): boolean => /(?:\.page|\.test|declaration)\.ts$|^pages\/|^groups\//.test(file)

/** The files that a program's folder has and uses, those of the library for options themselves left out. */
function filesOf(folder: string): readonly string[] {
  const found = new Set(files.filter((file) => dirname(file) === folder && !declares(file)))
  for (const file of found)
    for (const [, to = ''] of readFileSync(join(here, file), 'utf8').matchAll(/from\s+'(\.[^']+)'/g)) {
      const used = relative(here, join(here, dirname(file), to))
      if (!used.startsWith('..') && !used.startsWith('library') && !declares(used)) found.add(used)
    }
  return [...found]
}

/** What a source does with names of options: the declarations in it are taken out. */
function readings(folder: string): string {
  const text = filesOf(folder).map((file) => readFileSync(join(here, file), 'utf8'))
  return text
    .join('\n')
    .replace(/optionList\(\s*(?:'[^']*'\s*\+?\s*)+,?\s*\)/g, '')
    .replace(/\b(?:short|long): '[^']*'/g, '')
}

/** Whether a name stands in a source as a word, as a key, or its letter among those of a list. */
function isRead(name: string, source: string): boolean {
  const word = name.replace(/[#:^$.*+?()[\]{}|\\]/g, '\\$&')
  if (new RegExp(`['"]${word}['"]|[{,\\s]${word}:|-${word}['"=]`).test(source)) return true
  if (/\d/.test(name)) return true
  const lists = source.matchAll(
    /'([^'\s]*)'\s*\.(?:includes|indexOf|split)\(|Array\.from\('([^']*)'|\.\.\.'([^']*)'|`([^`\s]*)`|\bany\('([^']*)'|\^\[(\w+)\]\$/g,
  )
  return name.length === 1 && [...lists].some((list) => list.slice(1).some((letters) => letters?.includes(name)))
}

const folders = new Map(
  files.filter((file) => file.endsWith('.page.ts')).map((file) => [basename(file, '.page.ts'), dirname(file)]),
)

test.each(programs)(
  'each option of $name is read, or its page says why it has no effect',
  async ({ name, program }) => {
    const { declaration } = (await program.load?.()) ?? program
    const { options = {} } = await pageOf(name)
    const source = readings(folders.get(name === '[' ? 'bracket' : name) ?? name)
    const silent = (declaration.options ?? []).filter((option) => {
      const explained = options[nameOf(option)]?.startsWith('no effect: ') ?? false
      return !explained && !isRead(nameOf(option), source)
    })
    expect(silent.map(nameOf)).toEqual([])
  },
)

test.each(programs)('$name refuses what it declares as refused', async ({ program }) => {
  const { declaration } = (await program.load?.()) ?? program
  const known = new Set((declaration.options ?? []).flatMap(({ short, long }) => [short, long]))
  for (const option of declaration.refused ?? []) {
    expect([option.short, option.long].filter((name) => name !== undefined && known.has(name))).toEqual([])
    const word = option.long === undefined ? `-${option.short}` : `--${option.long}`
    const values = option.value && !option.value.optional ? ['1'] : []
    const { stderr, status } = await runGnu(program, [word, ...values])
    expect(stderr).toContain(`${nameOf(option)}' is not simulated here\n`)
    expect(status).not.toBe(0)
  }
})
