import { expect, test } from 'vitest'
import { tracks } from '../course/tracks.ts'
import { trackList } from './tracks.ts'

test.each(trackList)('$name says how many lessons it has', ({ name, lessons }) => {
  expect(tracks[name]).toHaveLength(lessons)
})
