import { expect, test } from 'vitest'
import { lessonOf, type Step } from '../../course/lesson.ts'
import { groundOf } from './ground.ts'

const stepOf = (line: string, more: Partial<Step> = {}): Step => ({
  words: line
    .split(' ')
    .map((text, at) => ({ text, kind: at === 0 ? ('program' as const) : ('value' as const), meaning: text })),
  explanation: '',
  ...more,
})

const lesson = lessonOf(
  {
    id: 'walk',
    title: 'Walk',
    description: '',
    steps: [
      stepOf('cd Documents'),
      stepOf('mkdir -p one/two'),
      stepOf('cd ./one/two/..'),
      stepOf('cat <<END'),
      stepOf('exit', { inside: 'container' }),
      stepOf('cd ../../../..'),
      stepOf('cd ~/Documents'),
      stepOf('cd'),
    ],
  },
  [],
)

test('the ground of a step is what the steps before it make, and where they lead', () => {
  expect(groundOf(lesson, 0)).toEqual({ lines: [] })
  expect(groundOf(lesson, 3)).toEqual({
    lines: ['cd Documents || true', 'mkdir -p one/two || true', 'cd ./one/two/.. || true'],
    cwd: '/home/user/Documents/one',
  })
  expect(groundOf(lesson, 6).cwd).toBe('/')
  expect(groundOf(lesson, 7).cwd).toBe('/home/user/Documents')
  expect(groundOf(lesson, 8)).toMatchObject({ lines: expect.not.arrayContaining(['exit']) })
  expect(groundOf(lesson, 8).cwd).toBeUndefined()
  expect(groundOf(lesson, 4).lines?.at(-1)).toBe('cat <<END')
})
