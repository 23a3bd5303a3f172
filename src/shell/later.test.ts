import { expect, test } from 'vitest'
import { createChance } from '../base/chance.ts'
import { createStringTerminal, instantClock } from '../testing/run-line.ts'
import { arrivals, later, listed, loaded, loading, NotLoaded, part } from './later.ts'
import { createSimpleShell } from './simple-shell.ts'

const greet = {
  declaration: { description: ['Greets.'] },
  run: async ({ stdout }: { stdout: { write(text: string): void | Promise<void> } }) => {
    await stdout.write('hello\n')
    return 3
  },
}

test('a command that could not be loaded says so, and another try works', async () => {
  let online = false
  const command = later<null>('greet', 'say hello', async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return greet
  })
  const shell = createSimpleShell<null>({
    system: null,
    commands: new Map([['greet', command]]),
    clock: instantClock(),
    chance: createChance(1),
    home: '/',
    prompt: () => '$ ',
  })
  const terminal = createStringTerminal(shell)
  const stderr = 'greet: this command could not be loaded; check the network connection and try again\n'
  expect(await terminal.run('greet')).toEqual({ stdout: '', stderr, status: 1 })
  online = true
  expect(await terminal.run('greet')).toEqual({ stdout: 'hello\n', stderr: '', status: 3 })
})

test('a list and a file make a whole declaration, loaded now or later', async () => {
  const whole = { name: 'greet', summary: 'say hello', description: ['Greets.'] }
  expect(listed('greet', 'say hello', greet).declaration).toEqual(whole)
  const command = later('greet', 'say hello', async () => greet)
  expect(command.declaration).toEqual({ name: 'greet', summary: 'say hello' })
  expect((await loaded(command)).declaration).toEqual(whole)
})

test('a part is loaded once, another try follows a failure, and it is there at once from then on', async () => {
  let tries = 0
  const answer = part(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return 42
  })
  await expect(answer()).rejects.toThrow(NotLoaded)
  expect([await answer(), answer(), tries]).toEqual([42, 42, 2])
})

test('who counts time can wait for the parts that are on their way', async () => {
  expect(arrivals()).toBeUndefined()
  let give: ((part: number) => void) | undefined
  const coming = loading(new Promise<number>((resolve) => (give = resolve)))
  const all = arrivals()
  expect(all).toBeInstanceOf(Promise)
  give?.(1)
  await all
  await coming
  expect(arrivals()).toBeUndefined()
})
