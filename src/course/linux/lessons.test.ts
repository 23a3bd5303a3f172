import { describe, expect, it } from 'vitest'
import { linuxLessons, linuxLessonSources } from './index.ts'

/** Specification, section 9. */
const TITLES = [
  'Navigation Basics',
  'File Operations',
  'File Content Management',
  'Text Processing',
  'System Information',
  'Advanced File Operations',
  'Network Commands',
  'Text Analysis',
  'System Commands',
  'Cleanup and Archives',
]

const COMMANDS =
  'help clear pwd ls cd mkdir touch cat rm cp mv find grep head tail wc ps top df free uname whoami date uptime echo chmod wget curl history man which file tar sort ping traceroute'

describe('the Linux course', () => {
  it('has the ten specified lessons, in order', () => {
    expect(linuxLessons.map((lesson) => lesson.title)).toEqual(TITLES)
    expect(new Set(linuxLessons.map((lesson) => lesson.id)).size).toBe(10)
  })

  it('has parallel lists', () => {
    for (const { commands, commandExplanations, expectedOutputs, words } of linuxLessons) {
      const lengths = [commandExplanations.length, expectedOutputs.length, words.length]
      expect(lengths).toEqual([commands.length, commands.length, commands.length])
    }
  })

  it('uses every command of the specification', () => {
    const used = new Set(linuxLessons.flatMap((lesson) => lesson.commands.map((line) => line.split(' ')[0])))
    expect(COMMANDS.split(' ').filter((name) => !used.has(name))).toEqual([])
  })

  it('shows short outputs', () => {
    for (const { expectedOutputs } of linuxLessons) {
      for (const output of expectedOutputs) expect(output.split('\n').length, output).toBeLessThanOrEqual(16)
    }
  })

  it('announces every failure in its explanation', () => {
    const failing = linuxLessonSources.flatMap((lesson) => lesson.steps).filter((step) => step.fails)
    for (const step of failing) expect(step.explanation).toMatch(/fails/)
  })
})
