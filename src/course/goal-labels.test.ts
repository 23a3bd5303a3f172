import { expect, test } from 'vitest'
import { bashLessonSources } from './bash/sources.ts'
import { dockerBashLessonSources } from './docker-bash/sources.ts'
import { dockerLessonSources } from './docker/sources.ts'
import type { Goal } from './goal.ts'
import { linuxLessonSources } from './linux/sources.ts'

/** Whether the checklist has a name for the goal, or for parts of it: else it could only show why it is not met. */
const isNamed = (goal: Goal): boolean =>
  goal.label !== undefined || ((goal.type === 'all' || goal.type === 'any') && goal.of.some(isNamed))

test.each([...linuxLessonSources, ...bashLessonSources, ...dockerLessonSources, ...dockerBashLessonSources])(
  'each step of $id says what is to be so',
  ({ steps }) => {
    expect(steps.flatMap(({ goal }, at) => (goal && !isNamed(goal) ? [at] : []))).toEqual([])
  },
)
