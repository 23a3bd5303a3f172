import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Answer, Question } from './server.ts'

/** Where a client asks, and as whom. */
export interface Connection {
  /** Undefined for the socket of the same machine. */
  readonly host: string | undefined
  readonly port: number
  readonly user: string
  readonly password: string | undefined
  readonly database: string
  /** What the server calls the session, once it has let the client in. */
  readonly session?: number | undefined
}

/** Why nobody answers. */
export type Silence = { readonly type: 'unknown-host' } | { readonly type: 'refused'; readonly address: string }

/** Asks a server of SQL. */
export async function ask(
  process: GnuProcess,
  { host, port, user, password, database, session }: Connection,
  statement?: string,
): Promise<Answer | Silence> {
  const { network } = process.system
  const found = network.resolve(host ?? 'localhost')
  if (!found) return { type: 'unknown-host' }
  const service = network.connect(found, port)
  if (service?.type !== 'messages') return { type: 'refused', address: found.address }
  const question: Question = {
    user,
    password,
    database,
    statement,
    local: host === undefined,
    ...(session !== undefined && { session }),
  }
  const answer = await service.call(JSON.stringify(question))
  // one of many rows is read in a turn of its own
  await process.due(answer.length / 16)
  return JSON.parse(answer)
}

/** Which options have a value. */
export interface Valued {
  /** Names and letters that take the next word where none is joined to them. */
  readonly always: ReadonlySet<string>
  /** Letters that only take what is joined to them: `-psecret`. */
  readonly joined?: ReadonlySet<string>
}

/** What a client was called with. */
interface ClientWords {
  /** The last value of each option. */
  readonly options: ReadonlyMap<string, string>
  /** All options in their order, also those that are given several times. */
  readonly given: readonly (readonly [name: string, value: string])[]
  readonly words: readonly string[]
  /** The option whose value is missing: the last word. */
  readonly lacking?: string
}

/** The options and the words of a client, as getopt_long(3) reads them; options may stand behind words. */
export function optionsOf(words: readonly string[], { always, joined }: Valued): ClientWords {
  const options = new Map<string, string>()
  const given: (readonly [name: string, value: string])[] = []
  const set = (name: string, text: string): void => {
    options.set(name, text)
    given.push([name, text])
  }
  const rest: string[] = []
  const left = [...words]
  let lacking: string | undefined
  const value = (name: string, attached: string): void => {
    if (attached === '' && left.length === 0) lacking = name
    set(name, attached || (left.shift() ?? ''))
  }
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, long, joinedValue] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? []
    if (long !== undefined) {
      if (joinedValue === undefined && always.has(long)) value(long, '')
      else set(long, joinedValue ?? '')
    } else if (!/^-./s.test(word)) rest.push(word)
    else
      for (let at = 1; at < word.length; at += 1) {
        const letter = word[at] ?? ''
        const after = word.slice(at + 1)
        if (!always.has(letter) && !joined?.has(letter)) {
          set(letter, '')
          continue
        }
        if (always.has(letter)) value(letter, after)
        else set(letter, after)
        break
      }
  }
  return { options, given, words: rest, ...(lacking !== undefined && { lacking }) }
}
