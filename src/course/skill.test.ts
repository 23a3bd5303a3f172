import { expect, it } from 'vitest'
import { dockerLessons } from './docker/index.ts'
import { linuxLessons } from './linux/index.ts'
import { cheatSheet } from './cheat-sheet.ts'
import { recapOf } from './recap.ts'
import { skillsOf } from './skill.ts'

const lessonOf = (id: string) => linuxLessons.filter((lesson) => lesson.id === id)

it('finds each skill where it is shown first', () => {
  const skills = skillsOf(lessonOf('text-processing'))
  expect(skills.map(({ name, step }) => `${step} ${name}`)).toEqual([
    '0 cat',
    '1 head',
    '1 head -n',
    '2 grep',
    '3 grep -n',
    '4 wc',
    '4 wc -l',
    '5 sort',
  ])
})

it('takes a command of docker with its options as skills, and docker without one as none', () => {
  const names = skillsOf(dockerLessons.slice(1)).map(({ name }) => name)
  expect(names).toContain('docker run -d')
  expect(names).toContain('docker volume create')
  expect(names).not.toContain('docker')
})

it('says what a lesson has taught, an option by its program', () => {
  const [lesson] = lessonOf('text-processing')
  const taught = lesson ? recapOf(lesson) : []
  expect(taught.map(({ text }) => text)).toEqual(['cat', 'head', '-n', 'grep', 'wc', '-l', 'sort'])
  expect(taught.find(({ text }) => text === '-n')?.meanings.map(({ of }) => of)).toEqual(['head', 'grep'])
})

it('has each program and option once on a cheat sheet', () => {
  const sheet = cheatSheet(linuxLessons)
  expect(sheet.map(({ title }) => title)).toContain('Text Processing')
  const lines = sheet.flatMap((group) => group.lines.map(({ words }) => words.map(({ text }) => text).join(' ')))
  expect(lines).toContain('head -n 2 welcome.txt')
  expect(lines.filter((line) => line.startsWith('pwd'))).toHaveLength(1)
  expect(sheet.flatMap(({ lines: each }) => each).every(({ meaning }) => meaning !== '')).toBe(true)
})
