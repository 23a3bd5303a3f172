import { describe, expect, it } from 'vitest'
import { dockerLessons, dockerLessonSources } from './index.ts'

/** Specification, section 9. */
const TITLES = [
  'Docker Basics',
  'Working with Images',
  'Running Containers',
  'Container Management',
  'Container Logs and Inspection',
  'Interactive Containers',
  'Building Custom Images',
  'Data Management',
  'Networking',
  'Multi-container Applications',
  'Cleanup and Maintenance',
  'Advanced Operations',
]

const COMMANDS = ['--version', '--help', '-t', ...'ps images pull run stop start rm logs exec build'.split(' ')]
const PAIRS = ['system prune', 'system df', 'network ls', 'volume ls']

describe('the Docker course', () => {
  it('has the twelve specified lessons, in order', () => {
    expect(dockerLessons.map((lesson) => lesson.title)).toEqual(TITLES)
    expect(new Set(dockerLessons.map((lesson) => lesson.id)).size).toBe(12)
  })

  it('has parallel lists', () => {
    for (const { commands, commandExplanations, expectedOutputs, words } of dockerLessons) {
      const lengths = [commandExplanations.length, expectedOutputs.length, words.length]
      expect(lengths).toEqual([commands.length, commands.length, commands.length])
    }
  })

  it('uses every command of the specification', () => {
    const lines = dockerLessons.flatMap((lesson) => lesson.commands)
    const words = new Set(lines.flatMap((line) => line.split(' ')))
    expect(COMMANDS.filter((name) => !words.has(name))).toEqual([])
    expect(PAIRS.filter((pair) => !lines.some((line) => line.includes(pair)))).toEqual([])
  })

  it('shows short outputs', () => {
    for (const { expectedOutputs } of dockerLessons) {
      for (const output of expectedOutputs) expect(output.split('\n').length, output).toBeLessThanOrEqual(18)
    }
  })

  it('announces every failure in its explanation', () => {
    const failing = dockerLessonSources.flatMap((lesson) => lesson.steps).filter((step) => step.fails)
    expect(failing.length).toBeGreaterThan(0)
    for (const step of failing) expect(step.explanation).toMatch(/fails/)
  })
})
