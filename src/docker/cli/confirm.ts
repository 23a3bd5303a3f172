import type { Call } from './subcommand.ts'

/** Asks whether what cannot be taken back is to be done. `--force` answers for the user; the specified terminal does not ask. */
export async function confirmed({ flags, process }: Call, warning: string): Promise<boolean> {
  const { system, stdin, stdout } = process
  if (flags.has('force') || system.policy.wording === 'specified') return true
  const question = `${warning}\nAre you sure you want to continue? [y/N] `
  if (system.client?.inputIsTerminal) return isYes(await system.client.ask(question, false))
  await stdout.write(question)
  return isYes(await stdin.readLine())
}

const isYes = (answer: string | undefined): boolean => answer?.trim().toLowerCase() === 'y'
