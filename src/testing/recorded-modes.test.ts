import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commandOf } from '../course/lesson.ts'
import { playLessons, troubles } from './play-lessons.ts'
import { outputsFile } from './record-outputs.ts'
import { recordedModes, recordedTracks } from './recorded-modes.ts'

// all programs that lessons use are loaded here, and every page of the manual
describe.each(recordedModes)('the $name lessons', { timeout: 120_000 }, ({ lessons, createPlay, ...mode }) => {
  it.each(lessons)('$title works alone', async (lesson) => {
    expect(troubles(await playLessons([lesson], createPlay()))).toEqual([])
  })

  it.each(lessons)('$title works twice in a row', async (lesson) => {
    expect(troubles(await playLessons([lesson, lesson], createPlay()))).toEqual([])
  })

  it('work in sequence, and in sequence once more', async () => {
    expect(troubles(await playLessons([...lessons, ...lessons], createPlay()))).toEqual([])
  })

  it('have expected outputs that are up to date (node scripts/record-outputs.mjs)', async () => {
    expect(readFileSync(mode.file, 'utf8')).toBe(await outputsFile({ ...mode, lessons, createPlay }))
  })

  it.each(lessons)('$title is written as lessons are', (lesson) => {
    expect(lesson.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(4)
    expect(lesson.steps.length).toBeLessThanOrEqual(8)
    for (const step of lesson.steps) {
      expect(step.explanation).toMatch(/^[A-Z].*[.?]$/)
      expect(step.explanation.match(/[.?](?= |$)/g)?.length, step.explanation).toBeLessThanOrEqual(3)
      if (!mode.inBash) {
        expect(commandOf(step), 'nothing that only a real shell understands').not.toMatch(/["'|<>;&$`*]|\s\s/)
        expect(step.words.filter(({ text }) => /\s/.test(text))).toEqual([])
      }
      for (const word of step.words) {
        expect(word.meaning, word.meaning).toMatch(/^(?:[a-z]|UTC).*[^.]$/)
      }
    }
  })
})

it('all tracks are told as they are (node scripts/record-outputs.mjs)', () => {
  expect(readFileSync(recordedTracks.file, 'utf8')).toBe(recordedTracks.text)
})
