import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import type { Surroundings } from '../daemon.ts'
import { textOf, type Worth } from '../languages/expression.ts'
import { eachLine } from '../lines.ts'
import { optionsOf } from '../sql/connection.ts'
import { ADDRESS, askMongo, silence, type Target, targetOf } from './connection.ts'
import { goesOn } from './goes-on.ts'
import { MongoShell } from './shell.ts'
import { MONGO_PORT, type MongoAnswer, type MongoQuestion } from './server.ts'

/** Options that are there, besides those with a value. */
const PLAIN = new Set(['quiet', 'norc', 'version', 'help'])
const VALUED = {
  always: new Set(['host', 'port', 'u', 'p', 'username', 'password', 'eval', 'authenticationDatabase']),
}

/** What is asked of a database itself. */
type Asked = Pick<MongoQuestion, 'operation'>

/** A line that is no JavaScript, where it stands at the beginning of a text. */
const COMMAND = /^[\s;]*(use|show)[ \t]+([^\s;]+)[ \t]*(?:[;\n]|$)/

/** Where the next such line begins. */
const NEXT = /^[ \t]*(?:use|show)[ \t]+[^\s;()]+[ \t]*;?[ \t]*$/m

/** What `show` tells, by the word behind it. */
const LISTS: Readonly<Record<string, string>> = {
  dbs: 'databases',
  databases: 'databases',
  collections: 'collections',
  tables: 'collections',
}

/** A session of mongosh with one server. */
class Session {
  readonly #process: GnuProcess
  readonly #target: Target
  readonly #shell: MongoShell
  database: string
  /** The status with which it was told to end; undefined while it goes on. */
  ended: number | undefined

  constructor(process: GnuProcess, target: Target, database: string) {
    this.#process = process
    this.#target = target
    this.database = database
    this.#shell = new MongoShell(process, {
      ask: (question) => askMongo(process, target, question),
      silence: () => this.silence(),
    })
    this.#shell.use(database)
  }

  get address(): string {
    return `mongodb://${this.#target.host}:${this.#target.port}/${this.database}`
  }

  ask({ operation }: Asked): Promise<MongoAnswer | undefined> {
    const about = { collection: '', words: [], steps: [] }
    return askMongo(this.#process, this.#target, { ...about, operation, database: this.database })
  }

  silence(): string {
    return silence(this.#process, this.#target)
  }

  /** Does what a text says, and shows what the last of it is worth; gives the status. */
  async read(text: string): Promise<number> {
    let rest = text
    while (rest.trim() !== '') {
      const [whole, command = '', word = ''] = COMMAND.exec(rest) ?? []
      const next = whole === undefined ? NEXT.exec(rest)?.index : undefined
      const source = whole ?? rest.slice(0, next || undefined)
      rest = rest.slice(source.length)
      const status =
        whole === undefined ? await this.#evaluate(source, rest.trim() === '') : await this.#do(command, word)
      if (status !== 0 || this.ended !== undefined) return status
    }
    return 0
  }

  async #evaluate(source: string, isLast: boolean): Promise<number> {
    const evaluated = await this.#shell.evaluate(source)
    if (evaluated.type === 'ended') return (this.ended = evaluated.status)
    if (evaluated.type === 'failed') return this.#say(evaluated.text, 1)
    return this.#say(isLast ? evaluated.text : '')
  }

  async #do(command: string, word: string): Promise<number> {
    if (command === 'use') {
      this.database = word
      this.#shell.use(word)
      return this.#say(`switched to db ${word}`)
    }
    const operation = Object.hasOwn(LISTS, word) ? LISTS[word] : undefined
    if (operation === undefined) return this.#say(`mongosh: not simulated here: show ${word}`, 1)
    const answer = await this.ask({ operation })
    if (answer?.type !== 'worth') return this.#say(answer ? `${answer.name}: ${answer.message}` : this.silence(), 1)
    return this.#say(Array.isArray(answer.worth) ? answer.worth.map((one: Worth) => textOf(one)).join('\n') : '')
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
  return file === undefined || file.endsWith('.js')
    ? undefined
    : `mongosh: not simulated here: ${file}: only scripts, names of databases and mongodb:// are`
}

/** The scripts of a command line. */
const scriptsIn = (words: readonly string[]): readonly string[] => words.filter((word) => word.endsWith('.js'))

/** Runs scripts, of which nothing is shown but what they print. */
async function runScripts(process: GnuProcess, session: Session, scripts: readonly string[]): Promise<number> {
  const { fs } = process.system
  for (const script of scripts) {
    const path = fromDirectory(process.cwd, script)
    if (!fs.exists(path)) {
      await process.write(2, `Error: ENOENT: no such file or directory, open '${path}'\n`)
      return 1
    }
    const status = await session.read(`${fs.readText(path)}\n;undefined`)
    if (status !== 0 || session.ended !== undefined) return status
  }
  return 0
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
    const scripts = scriptsIn(words)
    const session = sessionOf(
      process,
      options,
      words.find((word) => !scripts.includes(word)),
    )
    const greeting = await session.ask({ operation: 'hello' })
    if (greeting?.type !== 'worth') {
      await process.write(2, `${greeting ? `${greeting.name}: ${greeting.message}` : session.silence()}\n`)
      return 1
    }
    const script = options.get('eval')
    if (script !== undefined) return session.read(script)
    if (scripts.length > 0) return runScripts(process, session, scripts)
    if (isTerminal(process.descriptors.get(0)) && !options.has('quiet'))
      await process.print(`Connecting to: ${session.address}\nUsing MongoDB: ${surroundings.version}\n\n`)
    await converse(process, session)
    return session.ended ?? 0
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
    return session.ended === undefined ? 'more' : 'end'
  })
}
