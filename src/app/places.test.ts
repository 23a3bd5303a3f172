import { describe, expect, it, test } from 'vitest'
import { initialProgress } from '../course/progress.ts'
import { tracks } from '../course/tracks.ts'
import { findLesson, nextIn, placeOf } from './places.ts'

describe('the place of a learner', () => {
  const progress = { ...initialProgress, lesson: 3, command: 2 }

  it('is nowhere before anything was begun', () => {
    expect(placeOf(tracks, 'linux', 'Simple', initialProgress)).toBeUndefined()
  })

  it('is a lesson of its track, and a step counted from 1', () => {
    expect(placeOf(tracks, 'linux', 'Simple', progress)).toEqual({
      track: 'linux',
      lesson: tracks.linux[3],
      step: 3,
    })
  })

  it('may be among the lessons that Bash adds', () => {
    const later = { ...progress, lesson: tracks.linux.length + 1, command: 0 }
    expect(placeOf(tracks, 'linux', 'Bash', later)).toEqual({ track: 'bash', lesson: tracks.bash[1], step: 1 })
  })

  it('may be among those that Bash adds to Docker', () => {
    const later = { ...progress, lesson: tracks.docker.length + 1, command: 0 }
    const lesson = tracks['docker-bash'][1]
    expect(placeOf(tracks, 'docker', 'Bash', later)).toEqual({ track: 'docker-bash', lesson, step: 1 })
  })

  it('is none where the list has no such lesson', () => {
    expect(placeOf(tracks, 'docker', 'Simple', { ...progress, lesson: 99 })).toBeUndefined()
  })
})

describe('a lesson in an address', () => {
  it.each([
    ['text-processing', 'linux'],
    ['linux/text-processing', 'linux'],
    ['quoting', 'bash'],
    ['docker/docker-basics', 'docker'],
    ['layers-and-cache', 'docker-bash'],
  ])('%s is found', (name, track) => {
    expect(findLesson(name)?.track.name).toBe(track)
  })

  it.each(['', 'nonsense', 'docker/text-processing'])('%j is not there', (name) => {
    expect(findLesson(name)).toBeUndefined()
  })
})

test('a track goes on with the first lesson that was not completed, and begins again after the last', () => {
  const [first, second] = tracks.linux.map(({ id }) => id)
  expect(nextIn(tracks.linux, [])).toBe(first)
  expect(nextIn(tracks.linux, [first ?? ''])).toBe(second)
  expect(
    nextIn(
      tracks.linux,
      tracks.linux.map(({ id }) => id),
    ),
  ).toBe(first)
})
