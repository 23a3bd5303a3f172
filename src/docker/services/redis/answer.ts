import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { runCommand } from './commands.ts'
import type { Configuration } from './configuration.ts'
import type { ServerFacts } from './information.ts'
import { withKeys } from './dump.ts'
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

/** The words of a message of a client of Redis; undefined for what others send, such as curl. */
function wordsOf(message: string): readonly (string | null)[] | undefined {
  try {
    const found: unknown = JSON.parse(message)
    return Array.isArray(found) ? found.map((word) => (word === null ? null : String(word))) : undefined
  } catch {
    return undefined
  }
}

/**
 * What stands in place of the words of a line that is no message of a client. Redis takes it as a command, and hangs up where a browser
 * may be made to send one: https://github.com/redis/redis/blob/unstable/src/networking.c
 */
function plainAnswer(message: string, facts: ServerFacts): string {
  const [name = ''] = message.trim().split(/\s/, 1)
  if (/^(?:post|host:)$/i.test(name)) return ''
  const reply = runCommand(new Keys(new Map(), 0), message.split('\n', 1).join('').trim().split(/\s+/), facts)
  return reply.type === 'error' ? `-${reply.text}\r\n` : ''
}

/**
 * What the server answers to a message. Messages are JSON lists: the words of a command, before them the password. The keys are in the
 * file, so that they outlive the server.
 */
export function answer(
  process: GnuProcess,
  { password, file, port, version, settings }: Configuration,
  message: string,
): string {
  const sent = wordsOf(message)
  const now = process.kernel.clock.now()
  const facts = { version, port, pid: process.pid, uptime: now - process.startedAt, settings }
  if (!sent) return plainAnswer(message, facts)
  const [given, ...words] = sent
  const refused = refusal(password, given)
  if (refused) return JSON.stringify(refused)
  return JSON.stringify(withKeys(process, file, (keys) => runCommand(keys, words.map(String), facts)))
}
