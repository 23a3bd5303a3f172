import { withoutColour } from '../base/color.ts'
import { commandOf, endLine, type LessonSource, type Step } from '../course/lesson.ts'
import { isErrorLine } from '../shell/display-rule.ts'
import type { LineShell } from '../shell/command.ts'
import type { PlayedTerminal } from '../trial/session-terminal.ts'
import { createStringTerminal, type LineResult } from './run-line.ts'

/** A terminal for lessons on a shell of lines. */
export function terminalOf(shell: LineShell): PlayedTerminal {
  const terminal = createStringTerminal(shell)
  return {
    run: async (line) => {
      const result = await terminal.run(line)
      return { ...result, output: result.stdout + result.stderr }
    },
    prompt: () => terminal.shell.prompt(),
  }
}

/** One step that was played, and why it is not as its lesson says; no reason when all is well. */
export interface PlayedStep {
  readonly lesson: string
  readonly line: string
  /** What the screen showed, without colours and without the last newline. */
  readonly output: string
  readonly trouble: string | undefined
}

/** What is played, and how. */
export interface Play {
  readonly terminal: PlayedTerminal
  /** Whether a message on standard error is no failure, as in Bash. */
  readonly messagesAreFine?: boolean
}

function troubleOf(step: Step, { stdout, stderr, status }: LineResult, messagesAreFine: boolean): string | undefined {
  const failed = (stderr !== '' && !messagesAreFine) || status !== 0
  if (step.fails) return failed ? undefined : 'it is announced to fail, and does not'
  if (failed) return `it fails with status ${status}: ${stderr}`
  if (messagesAreFine) return undefined
  const error = stdout.split('\n').find((line) => isErrorLine(line, false))
  return error === undefined ? undefined : `this line is shown as an error: ${error}`
}

async function playStep(
  { terminal, messagesAreFine = false }: Play,
  lesson: LessonSource,
  step: Step,
): Promise<PlayedStep> {
  const line = commandOf(step)
  const result = await terminal.run(line, step.keys)
  // grep erases the rest of a line after each colour
  const output = withoutColour(result.output).replaceAll('\x1b[K', '').replace(/\n$/, '')
  return { lesson: lesson.id, line, output, trouble: troubleOf(step, result, messagesAreFine) }
}

/** Types every step of the lessons, in order, into one shell. A lesson must end where it began. */
export async function playLessons(lessons: readonly LessonSource[], play: Play): Promise<readonly PlayedStep[]> {
  const { terminal } = play
  const played: PlayedStep[] = []
  for (const lesson of lessons) {
    const start = await terminal.prompt()
    for (const step of lesson.steps) played.push(await playStep(play, lesson, step))
    if (lesson.leaves) await terminal.run(endLine(lesson.leaves))
    const end = await terminal.prompt()
    if (end === start) continue
    const trouble = `the lesson ends elsewhere than it began: ${withoutColour(end)}`
    played.push({ lesson: lesson.id, line: '', output: '', trouble })
  }
  return played
}

/** The steps that are not as their lessons say. */
export function troubles(played: readonly PlayedStep[]): readonly PlayedStep[] {
  return played.filter((step) => step.trouble !== undefined)
}
