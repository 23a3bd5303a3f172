import { expect, it } from 'vitest'
import type { LessonSource, Step } from '../course/lesson.ts'
import { createChance } from '../base/chance.ts'
import { createLinux } from '../linux/linux.ts'
import { type Play, playLessons, terminalOf, troubles } from './play-lessons.ts'
import { recordOutputs } from './record-outputs.ts'
import { instantClock } from './run-line.ts'

const play = (): Play => ({
  terminal: terminalOf(createLinux({ clock: instantClock(), chance: createChance(1) }).shell),
})

const step = (line: string, fails?: true): Step => ({
  words: line.split(' ').map((text) => ({ text, kind: 'name', meaning: 'a word' })),
  explanation: 'A step.',
  ...(fails ? { fails } : {}),
})

const lesson = (...steps: Step[]): LessonSource => ({ id: 'x', title: 'X', description: 'X.', steps })

it.each([
  ['an announced failure', lesson(step('cat nope', true)), []],
  ['a failure', lesson(step('cat nope')), ['it fails with status 1: cat: nope: No such file or directory\n']],
  ['a silent failure', lesson(step('which nope')), ['it fails with status 1: ']],
  ['a failure that does not come', lesson(step('pwd', true)), ['it is announced to fail, and does not']],
  ['the word error', lesson(step('echo an error')), ['this line is shown as an error: an error']],
  [
    'another directory at the end',
    lesson(step('cd /')),
    ['the lesson ends elsewhere than it began: user@linux-playground:/$ '],
  ],
  ['a lesson that cannot be repeated', lesson(step('mkdir x'), step('mkdir x', true)), []],
])('%s', async (_what, source, reasons) => {
  expect(troubles(await playLessons([source], play())).map((played) => played.trouble)).toEqual(reasons)
})

it('records what each step shows, without colours', async () => {
  expect(await recordOutputs([lesson(step('ls'), step('cd /'), step('cat nope', true))], play)).toEqual({
    x: ['Documents  Downloads  welcome.txt', '', 'cat: nope: No such file or directory'],
  })
})
