import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import type { Surroundings } from '../daemon.ts'
import { type Scope, textOf, Unsimulated, type Worth, worthsOf } from '../languages/expression.ts'
import { shown } from './shown.ts'
import { javascript } from '../languages/semantics.ts'
import { statementsOf } from '../languages/statements.ts'
import { eachLine } from '../lines.ts'
import { optionsOf } from '../sql/connection.ts'
import { callsOf, goesOn, withoutPatterns } from './calls.ts'
import { ADDRESS, askMongo, silence, type Target, targetOf } from './connection.ts'
import { MONGO_PORT, type MongoAnswer, type MongoQuestion } from './server.ts'

/** Options that are there, besides those with a value. */
const PLAIN = new Set(['quiet', 'norc', 'version', 'help'])
const VALUED = {
  always: new Set(['host', 'port', 'u', 'p', 'username', 'password', 'eval', 'authenticationDatabase']),
}

const scope: Scope = {
  semantics: { ...javascript, constants: { true: true, false: false, null: null } },
  value: () => undefined,
  call: (name, words) => (name === 'ObjectId' ? { $oid: textOf(words[0] ?? '') } : undefined),
}

/** What a line asks: of the database, or of a collection. */
type Asked = Pick<MongoQuestion, 'collection' | 'operation' | 'words' | 'steps'>

const about = (operation: string, words: readonly Worth[] = []): Asked => ({
  collection: '',
  operation,
  words,
  steps: [],
})

const wordsIn = (source: string): readonly Worth[] =>
  source.trim() === '' ? [] : worthsOf(withoutPatterns(source), scope)

/** Methods of the database itself, and what they ask for. */
const OF_DATABASE: Readonly<Record<string, string>> = {
  version: 'version',
  dropDatabase: 'dropDatabase',
  createCollection: 'createCollection',
  getCollectionNames: 'collectionNames',
}

/** @throws Unsimulated for what is no form that is known */
function asked(line: string): Asked {
  const [, listed] = /^show\s+(dbs|databases|collections|tables)$/.exec(line) ?? []
  if (listed !== undefined) return about(listed.startsWith('d') ? 'databases' : 'collections')
  if (/^db\.(?:admin|run)Command\(\s*(?:["']ping["']|\{\s*["']?ping["']?\s*:\s*1\s*\})\s*\)/.test(line))
    return about('ping')
  const { names = [], calls = [] } = callsOf(line) ?? {}
  const [first, ...more] = calls
  if (!first || names.length > 2) throw new Unsimulated(line)
  const own = names.length === 1 && Object.hasOwn(OF_DATABASE, first.name) ? OF_DATABASE[first.name] : undefined
  if (own !== undefined && more.length === 0) return about(own, wordsIn(first.source))
  const named = first.name === 'getCollection' ? wordsIn(first.source)[0] : undefined
  const [operation, ...steps] = named === undefined ? calls : more
  const collection = typeof named === 'string' ? named : names[1]
  if (!operation || collection === undefined) throw new Unsimulated(line)
  return {
    collection,
    operation: operation.name,
    words: wordsIn(operation.source),
    steps: steps.map(({ name, source }) => ({ name, words: wordsIn(source) })),
  }
}

const textOrShown = (worth: Worth): string => (typeof worth === 'string' ? worth : shown(worth))

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

  get address(): string {
    return `mongodb://${this.#target.host}:${this.#target.port}/${this.database}`
  }

  ask(question: Asked): Promise<MongoAnswer | undefined> {
    return askMongo(this.#process, this.#target, { ...question, database: this.database })
  }

  silence(): string {
    return silence(this.#process, this.#target)
  }

  /** Does what the statements of a text say, and shows what the last of them is worth; gives the status. */
  async read(text: string): Promise<number> {
    try {
      const statements = statementsOf(text)
      for (const [at, statement] of statements.entries()) {
        const status = await this.#run(statement, at === statements.length - 1)
        if (status !== 0) return status
      }
      return 0
    } catch (error) {
      if (!(error instanceof Unsimulated)) throw error
      return this.#say(`mongosh: not simulated here: ${error.message}`, 1)
    }
  }

  async #run(line: string, isLast: boolean): Promise<number> {
    const [, printed] = /^(?:print|printjson|console\.log)\(([^]*)\)$/.exec(line) ?? []
    if (printed !== undefined) return this.#print(printed.trim())
    const [, name] = /^use\s+(\S+)$/.exec(line) ?? []
    if (name !== undefined) {
      this.database = name
      await this.#process.print(`switched to db ${name}\n`)
      return 0
    }
    if (line === 'db') return this.#say(isLast ? this.database : '')
    const question = asked(line.replace(/\.ok$/, ''))
    if (line.endsWith('.ok') && question.operation !== 'ping') throw new Unsimulated(line)
    const answer = await this.ask(question)
    if (answer?.type !== 'worth') return this.#say(answer ? `${answer.name}: ${answer.message}` : this.silence(), 1)
    return isLast ? this.#shown(question, answer.worth, line.endsWith('.ok')) : 0
  }

  /** print(), of a text or of what is asked for. */
  async #print(source: string): Promise<number> {
    if (!source.startsWith('db.')) return this.#say(wordsIn(source).map(textOrShown).join(' '))
    const answer = await this.ask(asked(source))
    if (answer?.type === 'worth') return this.#say(textOrShown(answer.worth))
    return this.#say(answer ? `${answer.name}: ${answer.message}` : this.silence(), 1)
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
          : shown(worth),
    )
  }

  async #say(text: string, status = 0): Promise<number> {
    if (text !== '') await this.#process.print(`${text}\n`)
    return status
  }
}

/** What is wrong with a command line, as mongosh says it. */
function mistake(options: ReadonlyMap<string, string>, words: readonly string[]): string | undefined {
  const unknown = [...options.keys()].find((name) => !PLAIN.has(name) && !VALUED.always.has(name))
  if (unknown !== undefined)
    return `Error parsing command line: unrecognized option: ${unknown.length > 1 ? '--' : '-'}${unknown}`
  const port = options.get('port') ?? String(MONGO_PORT)
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    return `MongoshInvalidInputError: [COMMON-10001] Invalid port: ${port}`
  const [address = '', ...files] = words
  const isAddress = ADDRESS.test(address) || !/[/.:]/.test(address)
  const [file] = isAddress ? files : words
  return file === undefined
    ? undefined
    : `mongosh: not simulated here: ${file}: only names of databases and mongodb:// are`
}

/** A session as options and an address ask for it: mongodb://, or the name of a database. */
function sessionOf(process: GnuProcess, options: ReadonlyMap<string, string>, word: string | undefined): Session {
  const { database, ...target } = targetOf(options, word)
  return new Session(process, target, database ?? 'test')
}

/** mongosh: MongoDB's shell, of which what beginners type is simulated. */
export const mongosh = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'mongosh' },
  async run(process) {
    const { options, words } = optionsOf(process.argv.slice(1), VALUED)
    if (options.has('version') || options.has('help')) {
      await process.print(options.has('version') ? '2.5.8\n' : '  $ mongosh [options] [db address]\n')
      return 0
    }
    const wrong = mistake(options, words)
    if (wrong !== undefined) {
      await process.write(2, `${wrong}\n`)
      return 1
    }
    const session = sessionOf(process, options, words[0])
    const greeting = await session.ask(about('hello'))
    if (greeting?.type !== 'worth') {
      await process.write(2, `${greeting ? `${greeting.name}: ${greeting.message}` : session.silence()}\n`)
      return 1
    }
    const script = options.get('eval')
    if (script !== undefined) return session.read(script)
    if (isTerminal(process.descriptors.get(0)) && !options.has('quiet'))
      await process.print(`Connecting to: ${session.address}\nUsing MongoDB: ${surroundings.version}\n\n`)
    await converse(process, session)
    return 0
  },
})

/** Reads what is typed; what has a bracket open goes on in the next line. */
async function converse(process: GnuProcess, session: Session): Promise<void> {
  let begun = ''
  const sign = (): string => (begun === '' ? `${session.database}> ` : '... ')
  await eachLine(process, sign, async (line) => {
    if (begun === '' && /^(?:exit|quit|\.exit)(?:\(\))?;?$/.test(line.trim())) return 'end'
    begun += `${line}\n`
    if (goesOn(begun)) return 'more'
    const whole = begun
    begun = ''
    await session.read(whole)
    return 'more'
  })
}
