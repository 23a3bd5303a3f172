import type { Playground, TypedLine } from './kit/index.ts'
import { expect, test } from './test.ts'

/** Sentences of the specification, each with a transcript that proves it. */
export type Proofs = Readonly<Record<string, string>>

interface Scene {
  readonly line: string
  readonly answer: readonly string[]
}

function scenesOf(transcript: string): readonly Scene[] {
  return transcript
    .replace(/^\n|\n *$/g, '')
    .split(/^\$ /m)
    .slice(1)
    .map((scene) => {
      const [line = '', ...answer] = scene.replace(/\n$/, '').split('\n')
      return { line, answer }
    })
}

/** A typed line as transcripts write it: errors after `! `. */
const written = ({ type, text }: TypedLine): string => (type === 'error' ? `! ${text}` : text)

/** An expected line: itself, or a pattern between slashes, after `! ` for errors. */
function matches(expected: string, shown: string): boolean {
  const [, mark = '', pattern] = /^(! )?\/(.*)\/$/.exec(expected) ?? []
  if (pattern === undefined) return expected === shown
  return shown.startsWith(mark) && new RegExp(`^${pattern}$`).test(shown.slice(mark.length))
}

/**
 * Types the lines after `$ ` and expects the answers below each: as they are, `! ` before lines of the error style,
 * patterns between slashes, and `…` alone for anything.
 */
export async function play(playground: Playground, transcript: string): Promise<void> {
  for (const { line, answer } of scenesOf(transcript)) {
    await playground.terminal.run(line)
    if (answer[0] === '…') continue
    const typed = await playground.terminal.typedLines()
    const shown = typed.slice(typed.findLastIndex((entry) => entry.type === 'command') + 1).map(written)
    const same =
      shown.length === answer.length && answer.every((expected, index) => matches(expected, shown[index] ?? ''))
    if (!same) expect([`$ ${line}`, ...shown]).toEqual([`$ ${line}`, ...answer])
  }
}

/** Plays each transcript as a step that is titled with its sentence; all are played, whatever fails. */
export async function prove(playground: Playground, proofs: Proofs): Promise<void> {
  const failures: string[] = []
  for (const [sentence, transcript] of Object.entries(proofs)) {
    await test.step(sentence, async () => {
      try {
        await play(playground, transcript)
      } catch (error) {
        failures.push(`${sentence}\n${error instanceof Error ? error.message : String(error)}`)
      }
    })
  }
  expect(failures.join('\n\n')).toBe('')
}
