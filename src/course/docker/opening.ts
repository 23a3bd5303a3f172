import { lessonOf } from '../lesson.ts'
import type { Opening } from '../opening.ts'
import { dockerBasics } from './01-docker-basics.ts'
import recorded from './opening.json'

/** What is shown first of the Docker lessons, as it was recorded with their outputs. */
export const dockerOpening: Opening = {
  outlines: recorded.outlines,
  first: lessonOf(dockerBasics, recorded.outputs),
}
