import type { Words } from './command.ts'
import type { Keys } from './keys.ts'
import { failure, NIL, OK, type Reply, status } from './reply.ts'

/** What a connection has begun with MULTI and WATCH; it travels with the messages of its client. */
export interface Transaction {
  /** The commands since MULTI; undefined outside of it. */
  readonly queued?: readonly Words[]
  /** One of them was refused. */
  readonly isSpoilt?: boolean
  /** Keys of WATCH, each with the version that it had. */
  readonly watched?: Readonly<Record<string, string>>
}

/** What a command does in a connection. */
export interface Step {
  readonly reply: Reply
  readonly transaction: Transaction
}

/** How commands are looked at and run. */
export interface Server {
  readonly keys: Keys
  /** Why a command may not be queued; undefined where it may. */
  refusal(words: Words): Reply | undefined
  run(words: Words): Reply
}

const NOTHING: Transaction = {}

const stays = (transaction: Transaction, reply: Reply): Step => ({ reply, transaction })

/** A key that has ended since is another one, too. */
const versionOf = (keys: Keys, key: string): string => `${keys.version(key)} ${keys.get(key) ? 'there' : 'gone'}`

function exec({ keys, run }: Server, { queued, isSpoilt, watched = {} }: Transaction): Reply {
  if (!queued) return failure('ERR EXEC without MULTI')
  if (isSpoilt) return failure('EXECABORT Transaction discarded because of previous errors.')
  if (Object.entries(watched).some(([key, version]) => versionOf(keys, key) !== version)) return NIL
  return { type: 'list', items: queued.map(run).map((reply) => (reply.type === 'blocked' ? NIL : reply)) }
}

function watch(keys: Keys, names: Words, transaction: Transaction): Step {
  if (transaction.queued) return stays(transaction, failure('ERR WATCH inside MULTI is not allowed'))
  const watched = Object.fromEntries(names.map((key) => [key, versionOf(keys, key)]))
  // what is watched already keeps the version that it had
  return { reply: OK, transaction: { watched: { ...watched, ...transaction.watched } } }
}

const queue = (transaction: Transaction, words: Words): Step => ({
  reply: status('QUEUED'),
  transaction: { ...transaction, queued: [...(transaction.queued ?? []), words] },
})

const commands: Readonly<Record<string, (server: Server, words: Words, transaction: Transaction) => Step>> = {
  multi: (_server, _words, transaction) =>
    transaction.queued
      ? stays(transaction, failure('ERR MULTI calls can not be nested'))
      : { reply: OK, transaction: { ...transaction, queued: [] } },
  exec: (server, _words, transaction) => ({
    reply: exec(server, transaction),
    transaction: transaction.queued ? NOTHING : transaction,
  }),
  discard: (_server, _words, transaction) =>
    transaction.queued ? { reply: OK, transaction: NOTHING } : stays(transaction, failure('ERR DISCARD without MULTI')),
  watch: ({ keys }, names, transaction) => watch(keys, names, transaction),
  unwatch: (_server, _words, transaction) =>
    transaction.queued ? queue(transaction, ['UNWATCH']) : { reply: OK, transaction: NOTHING },
}

/** Takes a command of a connection: runs it, or keeps it for EXEC. */
export function take(server: Server, words: Words, transaction: Transaction): Step {
  const name = words[0]?.toLowerCase() ?? ''
  const own = Object.hasOwn(commands, name) ? commands[name] : undefined
  const refused = server.refusal(words)
  if (refused) return stays(transaction.queued ? { ...transaction, isSpoilt: true } : transaction, refused)
  if (own) return own(server, words.slice(1), transaction)
  return transaction.queued ? queue(transaction, words) : stays(transaction, server.run(words))
}
