import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { runCommand } from './commands.ts'
import type { Configuration } from './configuration.ts'
import { Keys } from './keys.ts'
import { failure, type Reply } from './reply.ts'

/** Why a client is not let in; undefined where it is. */
function refusal(password: string | undefined, given: string | null | undefined): Reply | undefined {
  if (password === undefined || given === password) return undefined
  return failure(
    given === null
      ? 'NOAUTH Authentication required.'
      : 'WRONGPASS invalid username-password pair or user is disabled.',
  )
}

/**
 * What the server answers to a message. Messages are JSON lists: the words of a command, before them the password. The keys are in the
 * file, so that they outlive the server.
 */
export function answer(process: GnuProcess, { password, file, port, version }: Configuration, message: string): string {
  const { fs } = process.system
  const [given, ...words]: readonly (string | null)[] = JSON.parse(message)
  const refused = refusal(password, given)
  if (refused) return JSON.stringify(refused)
  const now = process.kernel.clock.now()
  const keys = new Keys(fs.exists(file) ? fs.readText(file) : '', now)
  const facts = { version, port, pid: process.pid, uptime: now - process.startedAt }
  const reply = runCommand(keys, words.map(String), facts)
  if (keys.changed) fs.writeFile(file, keys.save())
  return JSON.stringify(reply)
}
