import { describe, expect, test } from 'vitest'
import { dockerLessons } from './docker/index.ts'
import { dockerOpening } from './docker/opening.ts'
import { linuxLessons } from './linux/index.ts'
import { linuxOpening } from './linux/opening.ts'
import { outlineOf } from './opening.ts'

describe.each([
  ['linux', linuxOpening, linuxLessons],
  ['docker', dockerOpening, dockerLessons],
])('the opening of %s (node scripts/record-outputs.mjs)', (_name, opening, lessons) => {
  test('lists the lessons of the whole course', () => {
    expect(opening.outlines).toEqual(lessons.map(outlineOf))
  })

  test('has the first lesson of the whole course', () => {
    expect(opening.first).toEqual(lessons[0])
  })
})
