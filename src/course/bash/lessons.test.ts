import { describe, expect, it } from 'vitest'
import { linuxLessons } from '../linux/index.ts'
import { bashLessons, bashLessonSources, linuxLessonsInBash } from './index.ts'

describe('the Bash track', () => {
  it('has seventeen lessons of its own, after the ten of Linux', () => {
    expect(bashLessons).toHaveLength(17)
    expect(linuxLessonsInBash.map(({ id }) => id)).toEqual([...linuxLessons, ...bashLessons].map(({ id }) => id))
    expect(new Set(linuxLessonsInBash.map(({ id }) => id)).size).toBe(27)
  })

  it('has an output for each step', () => {
    for (const { id, commands, expectedOutputs } of linuxLessonsInBash) {
      expect(expectedOutputs.length, id).toBe(commands.length)
    }
  })

  it('shows short outputs', () => {
    for (const { expectedOutputs } of bashLessons) {
      for (const output of expectedOutputs) expect(output.split('\n').length, output).toBeLessThanOrEqual(16)
    }
  })

  it('announces every failure in its explanation', () => {
    const failing = bashLessonSources.flatMap((lesson) => lesson.steps).filter((step) => step.fails)
    expect(failing.length).toBeGreaterThan(3)
    for (const step of failing) expect(step.explanation).toMatch(/fails/)
  })
})
