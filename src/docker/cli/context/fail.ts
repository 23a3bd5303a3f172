import type { Call } from '../subcommand.ts'

/** Says what is wrong; gives the status. */
export async function fail({ process }: Call, text: string): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return 1
}
