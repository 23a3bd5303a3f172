import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Builtin } from '../shell.ts'
import { builtins } from './index.ts'
import { synopses } from './library/synopses.ts'

const isBuiltin = (value: unknown): value is Builtin =>
  typeof value === 'object' && value !== null && 'declaration' in value && 'run' in value

const files = readdirSync(import.meta.dirname)
  .flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
  .filter((file) => file !== 'index')

const namesIn = async (file: string): Promise<readonly string[]> => {
  const exported = Object.values(await import(`./${file}.ts`)).flat()
  return exported.filter(isBuiltin).map(({ declaration }) => declaration.name)
}

test('every file has a builtin, and every builtin a file', async () => {
  const names = await Promise.all(files.map(namesIn))
  expect(files.filter((_file, at) => names[at]?.length === 0)).toEqual([])
  expect(names.flat().toSorted()).toEqual([...builtins.keys()].toSorted())
})

test('`help` knows every builtin', () => {
  expect([...builtins.keys()].filter((name) => !(name in synopses))).toEqual([])
})

test('one that is loaded late is the same as the one in its file', async () => {
  for (const builtin of builtins.values()) {
    const whole = await builtin.load?.()
    if (whole) expect(whole.declaration.name).toBe(builtin.declaration.name)
  }
})
