import { expect, it } from 'vitest'
import { ShellCheck } from './lesson-check.ts'
import { LessonWorlds, tracks } from './lesson-tracks.ts'

const worlds = new LessonWorlds()
const rows = tracks.flatMap(({ name, mode, shells, lessons }) =>
  shells.flatMap((shell) => lessons.map((lesson) => ({ name, mode, shell, lesson, id: lesson.id }))),
)

// the whole check is `npm run lesson -- check all`
it.each(rows)(
  'the goals of $name/$id are open at first and met by its commands in $shell',
  async ({ mode, shell, lesson }) => {
    const check = new ShellCheck(worlds.of(mode, shell), lesson, shell)
    await check.inSequence()
    expect(check.findings.map(({ step, text }) => `${step}: ${text}`)).toEqual([])
  },
)
