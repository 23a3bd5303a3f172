import type { ContainerCommand } from '../container-command.ts'

/** A program of which only a few answers are simulated. */
export interface KnownAnswers {
  readonly name: string
  readonly summary: string
  /** What it prints, by its arguments. */
  readonly answers: Readonly<Record<string, string>>
}

/** A program that says its version, and plainly that it can do no more here. */
export function answeringProgram({ name, summary, answers }: KnownAnswers): ContainerCommand {
  const known = Object.keys(answers)
    .map((words) => `${name} ${words}`.trimEnd())
    .join(', ')
  return {
    declaration: { name, summary, description: [`Of this program only these calls are simulated: ${known}.`] },
    async run({ argv, stdout, stderr }) {
      const words = argv.slice(1).join(' ')
      const answer = Object.hasOwn(answers, words) ? answers[words] : undefined
      if (answer === undefined) {
        await stderr.write(`${name}: this playground simulates only ${known}\n`)
        return 1
      }
      await stdout.write(`${answer}\n`)
      return 0
    },
  }
}
