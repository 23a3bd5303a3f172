import { describe, expect, it } from 'vitest'
import type { Challenge } from '../challenge.ts'
import { type TrackName, tracks } from '../tracks.ts'
import { loadExercises } from './index.ts'

const NAMES = ['linux', 'bash', 'docker', 'docker-bash'] satisfies TrackName[]
const all = await Promise.all(NAMES.map(loadExercises))
const lessons = all.flatMap((track) => track.lessons)
const challenges: readonly Challenge[] = [
  ...lessons.map(({ challenge }) => challenge),
  ...all.flatMap(({ end }) => end.capstones),
]

// what they ask for is played by `npm run lesson -- check all`
describe('the exercises', () => {
  it.each(NAMES)('belong to each lesson of %s, in its order', async (name) => {
    const { lessons: found } = await loadExercises(name)
    expect(found.map(({ lesson }) => lesson)).toEqual(tracks[name].map(({ id }) => id))
  })

  it('have names of their own', () => {
    const predictions = lessons.flatMap((lesson) => lesson.predictions)
    const arrangements = lessons.flatMap((lesson) => lesson.arrangements)
    for (const each of [challenges, predictions, arrangements])
      expect(new Set(each.map(({ id }) => id)).size).toBe(each.length)
    expect(predictions.length).toBeGreaterThanOrEqual(12)
    expect(arrangements.length).toBeGreaterThanOrEqual(12)
  })

  it('say what is to be done in whole sentences, with pairs of marks', () => {
    const because = lessons.flatMap((lesson) => lesson.predictions.map((prediction) => prediction.because))
    const tasks = lessons.flatMap((lesson) => lesson.arrangements.map(({ task }) => task))
    const said = [...challenges.flatMap(({ brief, hint }) => [brief, hint]), ...because, ...tasks]
    for (const text of [...said, ...all.flatMap(({ end }) => end.can)]) {
      expect(text).toMatch(/^[A-Z`].*[.?!]`?$/s)
      expect(text.split('`').length % 2, text).toBe(1)
    }
  })

  it('end each track with projects of four to six goals, and what one can do now', () => {
    for (const { end } of all) {
      for (const { goal } of end.capstones)
        expect(
          goal.type === 'all' ? goal.of.filter(({ label }) => label !== undefined).length : 0,
        ).toBeGreaterThanOrEqual(4)
      expect(end.can.length).toBeGreaterThanOrEqual(5)
      expect(end.can.length).toBeLessThanOrEqual(8)
    }
  })
})
