import { lessonOf } from '../lesson.ts'
import type { Opening } from '../opening.ts'
import { navigationBasics } from './01-navigation-basics.ts'
import recorded from './opening.json'

/** What is shown first of the Linux lessons, as it was recorded with their outputs. */
export const linuxOpening: Opening = {
  outlines: recorded.outlines,
  first: lessonOf(navigationBasics, recorded.outputs),
}
