import { beforeAll, expect, test, vi } from 'vitest'
import { createMachine } from '../../../headless.ts'
import { recorded } from './expressions.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const END = '<end of an answer>'

const program = recorded
  .map(
    ([expression]) =>
      `try:\n    print(repr(${expression}))\nexcept Exception as e:\n    print(type(e).__name__ + ': ' + str(e))\nprint('${END}')\n`,
  )
  .join('')

let answers: readonly string[] = []

beforeAll(async () => {
  const machine = createMachine({
    files: { '/home/user/app/main.py': program },
    docker: { images: ['python:3.12-slim'], containers: [] },
  })
  const { stdout } = await machine.bash.exec(
    'docker run --rm -v /home/user/app:/app -w /app python:3.12-slim python main.py 2>&1',
  )
  answers = stdout.split(`\n${END}\n`)
})

test.each(recorded.map(([expression, answer], at) => [expression, answer, at] as const))('%s', (_, answer, at) => {
  expect(answers[at]).toBe(answer)
})
