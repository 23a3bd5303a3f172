import { expect, test } from 'vitest'
import { createMachine } from '../../../linux/headless.ts'

const many = (text: string): string => text.repeat(20_000)

/** Lines of many words: with a time that is counted, what is done at once is done when `exec` returns. */
test.each([
  ['words', `: ${many('a ')}`],
  ['words that are expanded', `: ${many('$x ')}`],
  ['assignments', many('a=1 ')],
  ['elements', `a=(${many('a ')})`],
  ['elements with their index', `a=(${many('[1]=a ')})`],
])('a line of many %s hears Ctrl-C', async (_what, line) => {
  const { bash } = createMachine({ now: 0 })
  const controller = new AbortController()
  const running = bash.exec(line, { signal: controller.signal })
  controller.abort()
  expect((await running).status).toBe(130)
})

test('a long text that is matched hears Ctrl-C', async () => {
  const { bash } = createMachine({ now: 0, files: { f: 'abc'.repeat(200_000) } })
  await bash.exec('x=$(< f); [[ a =~ a ]]')
  const controller = new AbortController()
  const running = bash.exec('[[ $x =~ b+a+$ ]]', { signal: controller.signal })
  controller.abort()
  expect((await running).status).toBe(130)
})

test('a word beside a process substitution is one with it', async () => {
  const { bash } = createMachine()
  expect(await bash.exec('echo a<(:)b | tr 0-9 N; a=<(:)c; echo $a | tr 0-9 N')).toMatchObject({
    stdout: 'a/dev/fd/NNb\n/dev/fd/NNc\n',
  })
})
