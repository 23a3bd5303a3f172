import { withoutColour } from '../base/color.ts'
import { commandOf, type LessonSource, type Step } from '../course/lesson.ts'
import { isErrorLine } from '../shell/display-rule.ts'
import type { LineShell } from '../shell/process.ts'
import { createStringTerminal, type LineResult, type StringTerminal } from './run-line.ts'

/** One step that was played, and why it is not as its lesson says; no reason when all is well. */
export interface PlayedStep {
  readonly lesson: string
  readonly line: string
  /** What the screen showed, without colours and without the last newline. */
  readonly output: string
  readonly trouble: string | undefined
}

function troubleOf(step: Step, { stdout, stderr, status }: LineResult): string | undefined {
  const failed = stderr !== '' || status !== 0
  if (step.fails) return failed ? undefined : 'it is announced to fail, and does not'
  if (failed) return `it fails with status ${status}: ${stderr}`
  const error = stdout.split('\n').find((line) => isErrorLine(line, false))
  return error === undefined ? undefined : `this line is shown as an error: ${error}`
}

async function playStep(terminal: StringTerminal, lesson: LessonSource, step: Step): Promise<PlayedStep> {
  const line = commandOf(step)
  const result = await terminal.run(line)
  const output = withoutColour(result.stdout + result.stderr).replace(/\n$/, '')
  return { lesson: lesson.id, line, output, trouble: troubleOf(step, result) }
}

/** Types every step of the lessons, in order, into one shell. A lesson must end where it began. */
export async function playLessons(lessons: readonly LessonSource[], shell: LineShell): Promise<readonly PlayedStep[]> {
  const terminal = createStringTerminal(shell)
  const played: PlayedStep[] = []
  for (const lesson of lessons) {
    const start = terminal.shell.prompt()
    for (const step of lesson.steps) played.push(await playStep(terminal, lesson, step))
    const end = terminal.shell.prompt()
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
