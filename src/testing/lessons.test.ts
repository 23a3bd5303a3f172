import { expect, it } from 'vitest'
import { typedLines } from './exercise-check.ts'
import { judgeHere } from '../trial/played.ts'
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
    const check = new ShellCheck(await worlds.of(mode, shell), lesson, shell)
    await check.inSequence()
    expect(check.findings.map(({ step, text }) => `${step}: ${text}`)).toEqual([])
  },
)

const challenges = tracks.flatMap(({ mode, shells: [shell = 'Bash'], exercises }) =>
  [...exercises.lessons.map(({ challenge }) => challenge), ...exercises.end.capstones].map((challenge) => ({
    id: challenge.id,
    mode,
    shell,
    challenge,
  })),
)

it.each(challenges)('the way that the challenge $id shows meets its goal in $shell', async (row) => {
  const { world, goal, solutions, keys } = row.challenge
  const place = await worlds.of(row.mode, row.shell)
  await place.beginIn(world)
  const lines = typedLines(solutions[0] ?? [], keys)
  expect(await judgeHere(place, goal, lines)).toEqual({ type: 'met' })
})
