import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrival } from './arrival.ts'

test('a part is waited for as its host does, and by itself where the host does not', async () => {
  const asked: unknown[] = []
  const outside = <Part>(coming: Promise<Part>): Promise<Part> => {
    asked.push(coming)
    return coming
  }
  expect(await arrival({ outside }, Promise.resolve('part'))).toBe('part')
  expect(asked).toHaveLength(1)
  expect(await arrival({}, Promise.resolve('part'))).toBe('part')
})

test.each(['cli', 'compose', 'daemon'])(
  'no command of docker/%s waits for its parts in another way: time would run on',
  (folder) => {
    const path = join(import.meta.dirname, folder)
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    )
    const waiting = files.filter((name) => /(?:await |loading\()import\(/.test(readFileSync(join(path, name), 'utf8')))
    expect(waiting).toEqual([])
  },
)
