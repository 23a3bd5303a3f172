import { describe, expect, test } from 'vitest'
import { createAbort } from '../base/signal.ts'
import { createChance } from '../base/chance.ts'
import { withoutColour } from '../base/color.ts'
import { instantClock } from '../testing/run-line.ts'
import { type Mode, modeList, modes } from './modes.tsx'
import { narrowLetters } from './narrow-letters.ts'
import { words } from './words/es/words.ts'
import type { Text } from './words/words.ts'

/** What the mode's own example prints on a fresh machine. */
async function answerOf(mode: Mode): Promise<string> {
  const create = await mode.loadMachine()
  const machine = create({ clock: instantClock(Date.UTC(2025, 10, 21, 9, 14)), chance: createChance(1) })
  let printed = ''
  const write = (chunk: string | Uint8Array): void => void (printed += String(chunk))
  const shown = mode.example.words.filter(({ isOut }) => !isOut)
  await machine.session.submit(shown.map((word) => word.text).join(' '), {
    stdin: { readLine: () => Promise.resolve(undefined) },
    stdout: { write },
    stderr: { write },
    signal: createAbort().signal,
  })
  return withoutColour(printed).trimEnd()
}

describe('the copy of the specification, section 1', () => {
  test('linux', () => {
    expect(modes.linux).toMatchObject({
      label: 'Linux Terminal',
      title: 'Linux Terminal Playground',
      description: 'Learn Linux commands interactively',
      heroTitle: 'Master Linux Commands',
      footerText: 'Master the command line with hands-on practice',
      exampleCommands: ['ls', 'cd', 'mkdir', 'grep'],
    })
  })

  test('docker', () => {
    expect(modes.docker).toMatchObject({
      label: 'Docker Training',
      title: 'Docker Training Playground',
      description: 'Learn Docker containerization step by step',
      heroTitle: 'Master Docker Containerization',
      footerText: 'Master containerization with hands-on Docker practice',
      exampleCommands: ['docker ps', 'docker run', 'docker images', 'docker build'],
    })
  })

  test.each(modeList)('what $name shows first in narrow letters is written in those that the page has', (mode) => {
    const texts: readonly Text[] = [mode.title, mode.description, mode.heroTitle, 'Lessons']
    const letters = texts.flatMap((text) => [...text, ...words[text]])
    expect(letters.filter((letter) => !narrowLetters.includes(letter))).toEqual([])
  })

  test.each(modeList)('$name has six features and promises what the product is', (mode) => {
    expect(mode.features).toHaveLength(6)
    expect(mode.heroDescription).toMatch(/interactive.*Safe.*nothing to install/)
  })
})

test('only the Docker terminal has Clear and maximize', () => {
  expect(modeList.map((mode) => mode.terminal.windowButtons)).toEqual([false, true])
})

describe('what the hero says is true', () => {
  test.each(modeList)('$name has as many lessons', async (mode) => {
    expect(await mode.loadLessons('Simple')).toHaveLength(mode.lessonCount)
    expect(mode.summary).toContain(`in ${mode.lessonCount} lessons`)
  })

  test('Bash has seventeen lessons more on Linux, behind those of Simple', async () => {
    const [simple, bash] = await Promise.all([modes.linux.loadLessons('Simple'), modes.linux.loadLessons('Bash')])
    expect(bash.map(({ id }) => id).slice(0, simple.length)).toEqual(simple.map(({ id }) => id))
    expect(bash).toHaveLength(27)
  })

  test.each(modeList)('the $name example has an answer that fits into the hero', async (mode) => {
    const lines = (await answerOf(mode)).split('\n')
    // a line more for each word that is left out at first
    const out = mode.example.words.filter(({ isOut }) => isOut).length
    expect(lines.length).toBeLessThanOrEqual(4 - out)
    expect(lines.join('')).not.toMatch(/error|not found|No such/i)
  })
})
