import { expect, it } from 'vitest'
import { loadExercises } from '../exercises/index.ts'
import { pipes } from '../exercises/bash/pipes.ts'
import { exercisesSchema } from './exercises.ts'
import { violationsOf } from './violation.ts'

const found = (value: unknown): readonly string[] => violationsOf(exercisesSchema, JSON.parse(JSON.stringify(value)))

it('takes all exercises that there are', async () => {
  const tracks = await Promise.all((['linux', 'bash', 'docker'] as const).map(loadExercises))
  expect(tracks.flatMap(({ lessons }) => lessons.flatMap(found))).toEqual([])
})

it.each<[string, object, string]>([
  ['markup', { brief: '<b>Now</b>' }, 'challenge/brief: there are characters or markup'],
  ['no solution', { solutions: [] }, 'challenge/solutions: a list of 1 to 20'],
  ['a file that is no text', { world: { files: { '~/a': 1 } } }, 'challenge/world/files/~/a: this is no text'],
  ['a field that is not known', { answer: 'ls' }, 'challenge: answer is not known'],
  ['a goal that is none', { goal: { type: 'magic' } }, 'challenge/goal: this is none of the'],
])('refuses %s', (_what, more, why) => {
  expect(found({ ...pipes, challenge: { ...pipes.challenge, ...more } })).toEqual([expect.stringContaining(why)])
})
