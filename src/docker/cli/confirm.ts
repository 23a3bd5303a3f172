import type { Call } from './subcommand.ts'

const QUESTION = 'Are you sure you want to continue? [y/N] '

/**
 * Asks whether what cannot be taken back is to be done. `--force` answers for the user; the specified terminal does not ask.
 * @param warning what is said before, on lines of its own; none where it is empty
 */
export async function confirmed({ flags, process }: Call, warning: string, question = QUESTION): Promise<boolean> {
  const { system, stdin, stdout } = process
  if (flags.has('force') || system.policy.wording === 'specified') return true
  if (warning !== '') await stdout.write(`${warning}\n`)
  if (system.client?.inputIsTerminal) return isYes(await system.client.ask(question, false))
  await stdout.write(question)
  return isYes(await stdin.readLine())
}

const isYes = (answer: string | undefined): boolean => answer?.trim().toLowerCase() === 'y'
