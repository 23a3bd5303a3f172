import type { Call } from './subcommand.ts'

/** Asks whether what cannot be taken back is to be done. `--force` answers for the user; the specified terminal does not ask. */
export async function confirmed({ flags, process }: Call, warning: string): Promise<boolean> {
  const { system, stdin, stdout } = process
  if (flags.has('force') || system.policy.wording === 'specified') return true
  await stdout.write(`${warning}\n`)
  if (system.client?.inputIsTerminal) return isYes(await system.client.ask(QUESTION, false))
  await stdout.write(QUESTION)
  return isYes(await stdin.readLine())
}

const QUESTION = 'Are you sure you want to continue? [y/N] '

const isYes = (answer: string | undefined): boolean => answer?.trim().toLowerCase() === 'y'
