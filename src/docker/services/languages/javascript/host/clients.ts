import type { Service, WebRequest } from '../../../../../linux/network.ts'
import { askMongo } from '../../../mongo/connection.ts'
import { wordsIn } from './commands.ts'
import { askRedis, type Question } from '../../../redis/connection.ts'
import type { Reply } from '../../../redis/reply.ts'
import { ask as askSql, type Connection as SqlConnection } from '../../../sql/connection.ts'
import { rowsOf } from '../../../sql/mysql-client.ts'
import { mysqlError } from '../../../sql/mysql-text.ts'
import { postgresError } from '../../../sql/postgres-errors.ts'
import type { Natives } from '../builtins/install.ts'
import { fromJson } from '../builtins/json.ts'
import type { Realm } from '../realm.ts'
import { Arr, Obj, Trouble, type Value } from '../values.ts'
import { type Host, meanwhile } from './host.ts'

function replyValue(realm: Realm, reply: Reply): Value {
  switch (reply.type) {
    case 'integer':
      return reply.value
    case 'string':
    case 'status':
      return reply.text
    case 'list':
      return realm.array(reply.items.map((item) => replyValue(realm, item)))
    case 'error':
      throw new Trouble('Error', reply.text)
    case 'nil':
    case 'blocked':
      return null
  }
}

const unreached = (
  syscall: string,
  code: string,
  { host, port, address }: { readonly host: string; readonly port: number; readonly address?: string },
): Trouble =>
  code === 'ENOTFOUND'
    ? new Trouble('Error', `getaddrinfo ENOTFOUND ${host}`, {
        errno: -3008,
        code,
        syscall: 'getaddrinfo',
        hostname: host,
      })
    : new Trouble('Error', `connect ECONNREFUSED ${address ?? host}:${port}`, {
        errno: -111,
        code,
        syscall,
        address: address ?? host,
        port,
      })

/** What listens somewhere. @throws Trouble */
function reached<Type extends Service['type']>(
  { process }: Host,
  name: Value,
  port: Value,
  type: Type,
): Extract<Service, { readonly type: Type }> {
  const { network } = process.system
  const place = { host: String(name), port: Number(port) }
  const found = network.resolve(place.host)
  if (!found) throw unreached('connect', 'ENOTFOUND', place)
  const service = network.connect(found, place.port)
  if (service?.type !== type) throw unreached('connect', 'ECONNREFUSED', { ...place, address: found.address })
  return service as Extract<Service, { readonly type: Type }>
}

/** Redis in another container: a command, or the commands of a transaction, each a list of words. */
export const redisClient = (host: Host): Natives => {
  const { realm } = host
  const ask = (place: readonly Value[], question: Omit<Question, 'password'>): Value => {
    const [name, port, password] = place
    const service = reached(host, name, port, 'messages')
    const asked = { ...question, password: typeof password === 'string' ? password : undefined }
    return meanwhile(host, askRedis(host.process, service, asked), ({ reply }) => replyValue(realm, reply))
  }
  return {
    redis: ({ args }) => ask(args, { words: args.slice(3).map(String) }),
    redisExec: ({ args }) => ask(args, { words: ['EXEC'], transaction: { queued: args.slice(3).map(wordsIn) } }),
  }
}

/** Where a client of SQL asks, and as whom. */
function connectionOf(connection: Value): SqlConnection & { readonly host: string } {
  const of = (name: string): Value => (connection instanceof Obj ? connection.own(name)?.value : undefined)
  const [password, session] = [of('password'), of('session')]
  return {
    host: String(of('host') ?? ''),
    port: Number(of('port')),
    user: String(of('user') ?? ''),
    password: typeof password === 'string' ? password : undefined,
    database: String(of('database') ?? ''),
    session: typeof session === 'number' ? session : undefined,
  }
}

/** Servers of SQL in other containers. */
export const sqlClient = (host: Host): Natives => {
  const { process, realm } = host
  return {
    /** Asks a server of SQL: what it gives, or what is wrong in the server's words. */
    sql({ args: [dialect, connection, statement] }) {
      const given = connectionOf(connection)
      const { host: server, port, database } = given
      return meanwhile(
        host,
        askSql(process, given, typeof statement === 'string' ? statement : undefined),
        (answer) => {
          if (answer.type === 'unknown-host') throw unreached('connect', 'ENOTFOUND', { host: server, port })
          if (answer.type === 'refused')
            throw unreached('connect', 'ECONNREFUSED', { host: server, port, address: answer.address })
          if (answer.type === 'result' && answer.result.type === 'refused') {
            const { error } = answer.result
            if (dialect === 'postgres') return fromJson(realm, { type: 'failed', ...postgresError(error) })
            return fromJson(realm, {
              type: 'failed',
              ...mysqlError(error, String(statement), { database, by: `'${given.user}'@'${server}'` }),
            })
          }
          return fromJson(
            realm,
            answer.type === 'result' ? { ...answer, shown: rowsOf(answer.result, database) } : answer,
          )
        },
      )
    },
  }
}

const textOrNothing = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined)

/** MongoDB in another container. */
export const mongoClient = (host: Host): Natives => {
  const { process, realm } = host
  return {
    /**
     * `mongo(host, port, user, password, database, collection, operation, words, steps)`, the last two as JSON. Gives what the
     * server gives as JSON, its error, or `lost` with the address that does not answer: `ENOTFOUND` where there is none.
     */
    mongo({ args: [name, port, user, password, ...question] }) {
      const [database = '', collection = '', operation = '', words = '[]', steps = '[]'] = question.map(String)
      const target = {
        host: String(name),
        port: Number(port),
        user: textOrNothing(user),
        password: textOrNothing(password),
      }
      const asked = { database, collection, operation, words: JSON.parse(words), steps: JSON.parse(steps) }
      return meanwhile(host, askMongo(process, target, asked), (answer) => {
        if (!answer)
          return realm.object({
            type: 'lost',
            text: process.system.network.resolve(target.host)?.address ?? 'ENOTFOUND',
          })
        return answer.type === 'worth'
          ? realm.object({ type: 'worth', text: JSON.stringify(answer.worth) })
          : fromJson(realm, answer)
      })
    },
  }
}

/** Web servers anywhere. */
export const webClient = (host: Host): Natives => {
  const { realm } = host
  return {
    /** Asks a web server. */
    ask({ args: [name, port, method, path, headers, body] }) {
      const service = reached(host, name, port, 'http')
      const lines = headers instanceof Arr ? headers.items.map(String) : []
      const request: WebRequest = {
        method: String(method),
        path: String(path),
        headers: lines,
        body: String(body ?? ''),
      }
      return meanwhile(
        host,
        Promise.resolve(service.handle(request)),
        ({ status, reason, type, body: text, headers: given = [], server }) =>
          realm.object({
            status,
            reason,
            body: text,
            headers: realm.array(
              [
                ...(type === '' ? [] : [['Content-Type', type]]),
                ...(server === undefined ? [] : [['Server', server]]),
                ...given,
              ].map((pair) => realm.array([...pair])),
            ),
          }),
      )
    },
  }
}
