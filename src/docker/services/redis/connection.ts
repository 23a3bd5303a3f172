import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Service } from '../../../linux/network.ts'
import type { Words } from './command.ts'
import { NIL, type Reply } from './reply.ts'
import type { Transaction } from './transaction.ts'

/** A command of a client. */
export interface Question {
  readonly password: string | undefined
  readonly words: Words
  /** What its connection has begun. */
  readonly transaction?: Transaction | undefined
}

/** What a client is told, and what its connection has begun then. */
export interface Answer {
  readonly reply: Reply
  readonly transaction?: Transaction
}

type Messages = Extract<Service, { readonly type: 'messages' }>

/** How long a client waits before it asks again, in milliseconds: a little longer each time. */
const [SHORTEST, LONGEST] = [20, 200]

/** Asks a server of Redis; what blocks is asked again until there is something, or its time is over. @throws Killed, Interrupted */
export async function askRedis(process: GnuProcess, service: Messages, question: Question): Promise<Answer> {
  const { clock } = process.kernel
  const began = clock.now()
  let { words } = question
  for (let pause = SHORTEST; ; pause = Math.min(LONGEST, pause * 2)) {
    const sent = JSON.stringify({ ...question, words })
    const answer: Answer = JSON.parse(await process.blocked(Promise.resolve(service.call(sent))))
    const { reply } = answer
    if (reply.type !== 'blocked') return answer
    const left = reply.ms === 0 ? Infinity : began + reply.ms - clock.now()
    if (left <= 0) return { ...answer, reply: NIL }
    words = reply.again
    await process.sleep(Math.min(pause, left))
  }
}
