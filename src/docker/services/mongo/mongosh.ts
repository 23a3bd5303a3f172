import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import type { Surroundings } from '../daemon.ts'
import { isMapping, type Scope, textOf, Unsimulated, type Worth, worthsOf } from '../languages/expression.ts'
import { inspect } from '../languages/inspect.ts'
import { javascript } from '../languages/semantics.ts'
import { eachLine } from '../lines.ts'
import { optionsOf } from '../sql/connection.ts'
import { MONGO_PORT, type MongoAnswer, type MongoQuestion } from './server.ts'

interface Target {
  readonly host: string
  readonly port: number
  readonly user: string | undefined
  readonly password: string | undefined
}

const VALUED = {
  always: new Set(['host', 'port', 'u', 'p', 'username', 'password', 'eval', 'authenticationDatabase', 'file']),
}
const ADDRESS = /^mongodb:\/\/(?:([^:@/]+):([^@/]+)@)?([^:/?]+)(?::(\d+))?(?:\/([^?]*))?/

/** An id, as it is typed. */
const objectId = (worth: Worth): string | undefined =>
  isMapping(worth) && typeof worth['$oid'] === 'string' ? `ObjectId('${worth['$oid']}')` : undefined

const scope: Scope = {
  semantics: { ...javascript, constants: { true: true, false: false, null: null } },
  value: () => undefined,
  call: (name, words) => (name === 'ObjectId' ? { $oid: textOf(words[0] ?? '') } : undefined),
}

/** What a line asks: of the database, or of a collection. */
type Asked = Pick<MongoQuestion, 'collection' | 'operation' | 'words'>

const about = (operation: string): Asked => ({ collection: '', operation, words: [] })

/** @throws Unsimulated for what is no form that is known */
function asked(line: string): Asked {
  const [, shown] = /^show\s+(dbs|databases|collections|tables)$/.exec(line) ?? []
  if (shown !== undefined) return about(shown.startsWith('d') ? 'databases' : 'collections')
  if (/^db\.(?:admin|run)Command\(\s*(?:["']ping["']|\{\s*["']?ping["']?\s*:\s*1\s*\})\s*\)/.test(line))
    return about('ping')
  const [, own = ''] = /^db\.(version|dropDatabase)\(\)$/.exec(line) ?? []
  if (own !== '') return about(own)
  const [, collection = '', operation = '', words = ''] =
    /^db\.([\w$]+)\.(\w+)\(([^]*?)\)(?:\.(?:pretty|toArray)\(\))?$/.exec(line) ?? []
  if (operation === '') throw new Unsimulated(line)
  return { collection, operation, words: words.trim() === '' ? [] : worthsOf(words, scope) }
}

/** A session of mongosh with one server. */
class Session {
  readonly #process: GnuProcess
  readonly #target: Target
  database: string

  constructor(process: GnuProcess, target: Target, database: string) {
    this.#process = process
    this.#target = target
    this.database = database
  }

  async ask(question: Asked): Promise<MongoAnswer | undefined> {
    const { network } = this.#process.system
    const { host, port, user, password } = this.#target
    const found = network.resolve(host)
    const service = found && network.connect(found, port)
    if (service?.type !== 'messages') return undefined
    return JSON.parse(await service.call(JSON.stringify({ ...question, user, password, database: this.database })))
  }

  /** Why nobody answers. */
  silence(): string {
    const { host, port } = this.#target
    const found = this.#process.system.network.resolve(host)
    return found
      ? `MongoNetworkError: connect ECONNREFUSED ${found.address}:${port}`
      : `MongoNetworkError: getaddrinfo ENOTFOUND ${host}`
  }

  /** Does what a line says; gives the status. */
  async read(text: string): Promise<number> {
    const line = text.trim().replace(/;$/, '')
    if (line === '') return 0
    const [, name] = /^use\s+(\S+)$/.exec(line) ?? []
    if (name !== undefined) {
      this.database = name
      await this.#process.print(`switched to db ${name}\n`)
      return 0
    }
    if (line === 'db') return this.#say(this.database)
    try {
      const question = asked(line.replace(/\.ok$/, ''))
      const answer = await this.ask(question)
      if (answer?.type === 'worth') return await this.#shown(question, answer.worth, line.endsWith('.ok'))
      return await this.#say(answer ? `${answer.name}: ${answer.message}` : this.silence(), 1)
    } catch (error) {
      if (!(error instanceof Unsimulated)) throw error
      return this.#say(`mongosh: not simulated here: ${error.message}`, 1)
    }
  }

  #shown({ operation }: Asked, worth: Worth, isStatus: boolean): Promise<number> {
    if (isStatus) return this.#say('1')
    const isList = operation === 'databases' || operation === 'collections'
    if (isList && Array.isArray(worth)) return this.#say(worth.map((one: Worth) => textOf(one)).join('\n'))
    return this.#say(
      operation === 'find' && Array.isArray(worth) && worth.length === 0
        ? ''
        : typeof worth === 'string'
          ? worth
          : inspect(worth, objectId),
    )
  }

  async #say(text: string, status = 0): Promise<number> {
    if (text !== '') await this.#process.print(`${text}\n`)
    return status
  }
}

/** mongosh: MongoDB's shell, of which what beginners type is simulated. */
export const mongosh = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'mongosh' },
  async run(process) {
    const { options, words } = optionsOf(process.argv.slice(1), VALUED)
    if (options.has('version')) {
      await process.print('2.5.8\n')
      return 0
    }
    const [, user, password, host, port, path] = ADDRESS.exec(words[0] ?? '') ?? []
    const target = {
      host: host ?? options.get('host') ?? '127.0.0.1',
      port: Number(port ?? options.get('port') ?? MONGO_PORT),
      user: user ?? options.get('u') ?? options.get('username'),
      password: password ?? options.get('p') ?? options.get('password'),
    }
    const session = new Session(process, target, (host === undefined ? words[0] : path) || 'test')
    const greeting = await session.ask(about('hello'))
    if (greeting?.type !== 'worth') {
      await process.write(2, `${greeting ? `${greeting.name}: ${greeting.message}` : session.silence()}\n`)
      return 1
    }
    const script = options.get('eval')
    if (script !== undefined) return session.read(script)
    if (isTerminal(process.descriptors.get(0)) && !options.has('quiet'))
      await process.print(
        `Connecting to: mongodb://${target.host}:${target.port}/${session.database}\nUsing MongoDB: ${surroundings.version}\n\n`,
      )
    await eachLine(
      process,
      () => `${session.database}> `,
      async (line) => {
        if (/^(?:exit|quit)(?:\(\))?;?$/.test(line.trim())) return 'end'
        await session.read(line)
        return 'more'
      },
    )
    return 0
  },
})
