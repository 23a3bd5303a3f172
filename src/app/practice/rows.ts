/** What stands among the lessons, in one chunk. */
export { BelowLesson, OfferedBelow } from './BelowLesson.tsx'
export { BelowLessons } from './TrackEnd.tsx'
export { WarmUp } from './WarmUp.tsx'
