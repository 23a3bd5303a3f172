import { describe, expect, it } from 'vitest'
import { dockerLessons } from '../docker/index.ts'
import { dockerBashLessons, dockerLessonsInBash } from './index.ts'
import { dockerBashLessonSources } from './sources.ts'

describe('the Docker lessons that need Bash', () => {
  it('come after the twelve that both shells have', () => {
    const all = [...dockerLessons, ...dockerBashLessons].map(({ id }) => id)
    expect(dockerLessonsInBash.map(({ id }) => id)).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
  })

  it('have an output for each step, none longer than a build of two stages', () => {
    for (const { id, commands, expectedOutputs } of dockerBashLessons) {
      expect(expectedOutputs.length, id).toBe(commands.length)
      for (const output of expectedOutputs) expect(output.split('\n').length, output).toBeLessThanOrEqual(48)
    }
  })

  it('announce every failure in their explanations', () => {
    const failing = dockerBashLessonSources.flatMap((lesson) => lesson.steps).filter((step) => step.fails)
    expect(failing.length).toBeGreaterThan(3)
    for (const step of failing) expect(step.explanation).toMatch(/fails/)
  })
})
