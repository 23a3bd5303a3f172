import { dockerLessonSources } from '../src/course/docker/sources.ts'
import type { LessonSource } from '../src/course/lesson.ts'
import { linuxLessonSources } from '../src/course/linux/sources.ts'
import { recordingStart } from '../src/testing/recorded-modes.ts'
import type { ModeName, Playground } from './kit/index.ts'
import { expect, test } from './test.ts'

const tracks: readonly (readonly [ModeName, readonly LessonSource[]])[] = [
  ['linux', linuxLessonSources],
  ['docker', dockerLessonSources],
]

/** The outputs were recorded on a screen of 80 columns, which some programs fill; at this width the terminal has as many. */
test.use({ viewport: { width: 1134, height: 900 } })

/** Plays the open step with the mouse and the keyboard; nothing is shown as an error unless the step says so. */
async function playStep(playground: Playground, fails: boolean): Promise<readonly string[]> {
  const { lessons, terminal } = playground
  const command = await lessons.command()
  await lessons.try()
  expect(await terminal.isFocused()).toBe(true)
  expect((await terminal.snapshot()).line).toBe(command)
  await playground.page.keyboard.press('Enter')
  await terminal.idle()
  const typed = await terminal.typedLines()
  const answer = typed.slice(typed.findLastIndex((line) => line.type === 'command') + 1)
  const errors = answer.filter((line) => line.type === 'error' || line.text.startsWith('Error: '))
  expect(errors.length > 0, `${command}: ${errors.map((line) => line.text).join('\n')}`).toBe(fails)
  return answer.map((line) => line.text)
}

for (const [mode, sources] of tracks) {
  test.describe(`${mode}: every step shows what its lesson says`, () => {
    // each lesson's outputs are compared without a browser (recorded-modes.test.ts); here, that the page shows them so
    for (const source of sources.filter((_source, place) => place % 5 === 0)) {
      test(source.title, async ({ playground }) => {
        await playground.open({ mode, ...recordingStart })
        if (source !== sources[0]) await playground.lessons.select(source.title)
        for (const [index, { fails = false }] of source.steps.entries()) {
          const command = await playground.lessons.command()
          const expected = await playground.lessons.expectedOutput()
          const shown = await playStep(playground, fails)
          expect(shown, `step ${index + 1}: ${command}`).toEqual(expected)
          await playground.lessons.next()
        }
        expect(await playground.lessons.progress()).toMatch(new RegExp(`^1/${sources.length} lessons`))
      })
    }
  })

  test(`${mode}: all lessons, one after the other, through Try This Command and the keyboard to 100 %`, async ({
    playground,
  }) => {
    test.setTimeout(120_000)
    const { lessons, page } = playground
    await playground.open({ mode, ...recordingStart })
    expect(await lessons.titles()).toEqual(sources.map((source) => source.title))
    for (const [done, source] of sources.entries()) {
      const percent = Math.round((done / sources.length) * 100)
      expect(await lessons.progress()).toBe(`${done}/${sources.length} lessons (${percent}%)`)
      await expect(lessons.row(source.title)).toHaveAttribute('aria-expanded', 'true')
      for (const [index, { fails = false }] of source.steps.entries()) {
        expect(await lessons.position()).toEqual({ step: index + 1, of: source.steps.length })
        await playStep(playground, fails)
        await expect(lessons.nextButton).toHaveText(index + 1 < source.steps.length ? 'Next' : 'Complete')
        // the way on by keyboard: Esc, Tab leaves the terminal; the button is focused and pressed
        await lessons.nextButton.focus()
        await page.keyboard.press('Enter')
      }
    }
    expect(await lessons.progress()).toBe(`${sources.length}/${sources.length} lessons (100%)`)
    await expect(lessons.step).toHaveCount(0)
  })
}
