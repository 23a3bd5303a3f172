import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { refusalOf, runCommand } from './commands.ts'
import type { Words } from './command.ts'
import type { Configuration } from './configuration.ts'
import type { Answer, Question } from './connection.ts'
import { withKeys } from './dump.ts'
import { bringCommands } from './groups.ts'
import type { ServerFacts } from './information.ts'
import { Keys } from './keys.ts'
import { failure, type Reply } from './reply.ts'
import { take } from './transaction.ts'
import { Versions } from './versions.ts'

/** Why a client is not let in; undefined where it is. */
function refusal(password: string | undefined, given: string | undefined): Reply | undefined {
  if (password === undefined || given === password) return undefined
  return failure(
    given === undefined
      ? 'NOAUTH Authentication required.'
      : 'WRONGPASS invalid username-password pair or user is disabled.',
  )
}

/** What a client of Redis asks; undefined for what others send, such as curl. */
function questionOf(message: string): Question | undefined {
  try {
    const found: unknown = JSON.parse(message)
    const isQuestion = typeof found === 'object' && found !== null && 'words' in found && Array.isArray(found.words)
    return isQuestion ? (found as unknown as Question) : undefined
  } catch {
    return undefined
  }
}

/**
 * What stands in place of the words of a line that is no message of a client. Redis takes it as a command, and hangs up where a browser
 * may be made to send one: https://github.com/redis/redis/blob/unstable/src/networking.c
 */
function plainAnswer({ kernel }: GnuProcess, message: string, facts: ServerFacts): string {
  const [name = ''] = message.trim().split(/\s/, 1)
  if (/^(?:post|host:)$/i.test(name)) return ''
  const words = message.split('\n', 1).join('').trim().split(/\s+/)
  const keys = new Keys({ entries: new Map(), now: 0, versions: new Versions(), chance: kernel.chance })
  const reply = refusalOf(words) ?? runCommand(keys, words, facts)
  return reply.type === 'error' ? `-${reply.text}\r\n` : ''
}

/** AUTH says the password itself. */
const passwordOf = ({ password, words: [name = '', ...words] }: Question): string | undefined =>
  name.toLowerCase() === 'auth' && words.length > 0 ? words.at(-1) : password

/**
 * What the server answers to a message, which is a question as JSON. The keys are in the file, so that they outlive the server.
 */
export async function answer(
  process: GnuProcess,
  { password, file, port, version, settings }: Configuration,
  message: string,
): Promise<string> {
  const question = questionOf(message)
  const now = process.kernel.clock.now()
  const facts = { version, port, pid: process.pid, uptime: now - process.startedAt, settings, password }
  if (!question) return plainAnswer(process, message, facts)
  const refused = refusal(password, passwordOf(question))
  if (refused) return JSON.stringify({ reply: refused } satisfies Answer)
  const { words, transaction = {} } = question
  await process.outside(bringCommands([words, ...(transaction.queued ?? [])]))
  const run = (keys: Keys) => (command: Words) => refusalOf(command) ?? runCommand(keys, command, facts)
  const step = withKeys(process, file, (keys) => take({ keys, refusal: refusalOf, run: run(keys) }, words, transaction))
  return JSON.stringify(step satisfies Answer)
}
