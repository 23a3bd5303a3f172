import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { MONGO_PORT, type MongoAnswer, type MongoQuestion } from './server.ts'

/** Where a client of MongoDB asks, and as whom. */
export interface Target {
  readonly host: string
  readonly port: number
  readonly user: string | undefined
  readonly password: string | undefined
}

export const ADDRESS = /^mongodb:\/\/(?:([^:@/]+):([^@/]+)@)?([^:/?]+)(?::(\d+))?(?:\/([^?]*))?/

/** Where options and an address ask: mongodb://, or the name of a database. */
export function targetOf(
  options: ReadonlyMap<string, string>,
  word: string | undefined,
): Target & { readonly database: string | undefined } {
  const [, user, password, host, port, path] = ADDRESS.exec(word ?? '') ?? []
  const database = host === undefined ? word : path
  return {
    host: host ?? options.get('host') ?? options.get('h') ?? '127.0.0.1',
    port: Number(port ?? options.get('port') ?? MONGO_PORT),
    user: user ?? options.get('u') ?? options.get('username'),
    password: password ?? options.get('p') ?? options.get('password'),
    database: database === '' ? undefined : database,
  }
}

/** Asks; undefined where nobody answers. */
export async function askMongo(
  { system: { network } }: GnuProcess,
  { host, port, user, password }: Target,
  question: Omit<MongoQuestion, 'user' | 'password'>,
): Promise<MongoAnswer | undefined> {
  const found = network.resolve(host)
  const service = found && network.connect(found, port)
  if (service?.type !== 'messages') return undefined
  return JSON.parse(await service.call(JSON.stringify({ ...question, user, password })))
}

/** Why nobody answers. */
export function silence({ system: { network } }: GnuProcess, { host, port }: Target): string {
  const found = network.resolve(host)
  return found
    ? `MongoNetworkError: connect ECONNREFUSED ${found.address}:${port}`
    : `MongoNetworkError: getaddrinfo ENOTFOUND ${host}`
}
