import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { INIT } from '../../../shell/posix/process.ts'
import { type Door, openDoors, serve, type Surroundings } from '../daemon.ts'
import { imageVariable } from '../image-variable.ts'
import { runInitScripts } from '../sql/init-scripts.ts'
import { optionsOf } from '../sql/connection.ts'
import { optionsIn } from './configuration.ts'
import { Refused } from './documents.ts'
import { Mongo, MONGO_PORT } from './server.ts'

const DIRECTORY = '/data/db'
const VALUED = new Set(['port', 'bind_ip', 'dbpath', 'config', 'f'])
const PLAIN = new Set(['auth', 'bind_ip_all', 'help', 'version'])
/** Those that mongod has, and the playground has not. */
const UNSIMULATED = new Set(
  (
    'fork logpath logappend quiet v verbose profile replSet keyFile configsvr shardsvr oplogSize tlsMode noauth ipv6 ' +
    'maxConns repair storageEngine directoryperdb setParameter wiredTigerCacheSizeGB journal pidfilepath slowms'
  ).split(' '),
)

/** Statuses of mongod: https://www.mongodb.com/docs/manual/reference/exit-codes/ */
const UNRECOVERABLE = 14
const NO_SOCKET = 48
const UNCAUGHT = 100

type Options = ReadonlyMap<string, string>

const parsing = (what: string): string =>
  `Error parsing command line: ${what}\ntry 'mongod --help' for more information`

/** What is wrong with a command line, as mongod says it. */
function mistake(options: Options, words: readonly string[], mongo: Mongo): string | undefined {
  for (const [name, value] of options) {
    const typed = `${name.length > 1 ? '--' : '-'}${name}`
    if (UNSIMULATED.has(name)) return `mongod: option '${typed}' is not simulated here`
    if (!VALUED.has(name) && !PLAIN.has(name)) return parsing(`unrecognised option '${typed}'`)
    if (VALUED.has(name) && value === '') return parsing(`the required argument for option '${typed}' is missing`)
  }
  if (words.length > 0) return parsing('too many positional options have been specified on the command line')
  const port = options.get('port') ?? String(MONGO_PORT)
  if (!/^\d+$/.test(port)) return parsing(`the argument ('${port}') for option '--port' is invalid`)
  if (Number(port) > 65_535)
    return `BadValue: Invalid value for parameter net.port: ${port} is not less than or equal to 65535`
  return options.has('auth') && !mongo.isGuarded
    ? "mongod: option '--auth' is not simulated here without MONGO_INITDB_ROOT_USERNAME"
    : undefined
}

const line = (component: string, message: string, attributes: object, severity = 'I') => ({
  s: severity,
  c: component,
  ctx: 'initandlisten',
  msg: message,
  attr: attributes,
})

const timed = (time: Date): string => `{"t":{"$date":"${time.toISOString().replace('Z', '+00:00')}"},`

const log = (port: number) =>
  ({
    program: 'mongod',
    start: ({ server }: { readonly server: string }) =>
      [
        line('CONTROL', 'Build Info', { buildInfo: { version: server } }),
        line('NETWORK', 'Waiting for connections', { port, ssl: 'off' }),
      ].map((one) => `${JSON.stringify(one).slice(1)}`),
    stop: () => [JSON.stringify(line('CONTROL', 'Now exiting', {})).slice(1)],
    at: timed,
    stream: 'out',
  }) as const

/** Why it does not start, in its log; gives the status. */
async function fatal(
  process: GnuProcess,
  [component, error]: readonly [string, string],
  status: number,
): Promise<number> {
  const said = line(
    component,
    'DBException in initAndListen, terminating',
    { error },
    component === 'CONTROL' ? 'E' : 'F',
  )
  await process.print(`${timed(new Date(process.kernel.clock.now()))}${JSON.stringify(said).slice(1)}\n`)
  return status
}

/** The addresses that it listens at; undefined for all of them, a name where nobody knows it. */
function addressesOf(process: GnuProcess, options: Options): readonly (string | undefined)[] | string {
  const names = (options.get('bind_ip') ?? '*').split(',').map((name) => name.trim())
  if (options.has('bind_ip_all') || names.some((name) => name === '*' || name === '0.0.0.0')) return [undefined]
  const found = names.map((name) => process.system.network.resolve(name)?.address ?? { name })
  const unknown = found.find((one) => typeof one !== 'string')
  return unknown ? unknown.name : [...new Set(found.filter((one) => typeof one === 'string'))]
}

/** Runs the scripts of the image's first start; gives the status of the one that failed. */
async function prepare(process: GnuProcess, mongo: Mongo, door: Door): Promise<number> {
  const value = (name: string): string => imageVariable(process, name) ?? ''
  const user = value('MONGO_INITDB_ROOT_USERNAME')
  const login = user === '' ? '' : '-u "$MONGO_INITDB_ROOT_USERNAME" -p "$MONGO_INITDB_ROOT_PASSWORD" '
  const close = openDoors(process, [door])
  const status = await runInitScripts(process, {
    ending: '.js',
    client: (file) => `mongosh --quiet ${login}"$MONGO_INITDB_DATABASE" ${file}`,
    environment: {
      MONGO_INITDB_DATABASE: value('MONGO_INITDB_DATABASE') || 'test',
      MONGO_INITDB_ROOT_USERNAME: user,
      MONGO_INITDB_ROOT_PASSWORD: value('MONGO_INITDB_ROOT_PASSWORD'),
    },
    say: (text) => process.print(`\n/usr/local/bin/docker-entrypoint.sh: ${text}\n`),
  })
  close()
  if (status === 0) {
    mongo.settle()
    await process.print('\nMongoDB init process complete; ready for start up.\n\n')
  }
  return status
}

async function start(process: GnuProcess, options: Options, mongo: Mongo, surroundings: Surroundings): Promise<number> {
  const { fs } = process.system
  const directory = options.get('dbpath') ?? DIRECTORY
  if (directory === DIRECTORY) fs.mkdirAll(directory)
  if (!fs.isDirectory(directory)) {
    const error = `NonExistentPath: Data directory ${directory} not found. Create the missing directory or specify another path using (1) the --dbpath command line option, or (2) by adding the 'storage.dbPath' option in the configuration file.`
    return fatal(process, ['CONTROL', error], UNCAUGHT)
  }
  try {
    mongo.stored()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return fatal(process, ['STORAGE', error.message], UNRECOVERABLE)
  }
  const addresses = addressesOf(process, options)
  if (typeof addresses === 'string')
    return fatal(process, ['CONTROL', `SocketException: ${addresses}: Host not found`], NO_SOCKET)
  const port = Number(options.get('port') ?? MONGO_PORT)
  const call = (message: string): string =>
    message.startsWith('{') ? JSON.stringify(mongo.answer(JSON.parse(message))) : ''
  const door: Door = { port, backlog: 4096, service: { type: 'messages', call } }
  const doors = addresses.map((address) => (address === undefined ? door : { ...door, address }))
  if (process.pid === INIT && mongo.isFresh) {
    const status = await prepare(process, mongo, door)
    if (status !== 0) return status
  }
  return serve(process, { log: log(port), doors }, surroundings)
}

/** The options of a command line, and those of the file that it names: its own come first. @throws Refused */
function optionsFor(process: GnuProcess): { readonly options: Options; readonly words: readonly string[] } {
  const { options, words } = optionsOf(process.argv.slice(1), { always: VALUED })
  const file = options.get('config') ?? options.get('f')
  const inFile = file === undefined ? [] : optionsIn(process.system.fs, fromDirectory(process.cwd, file))
  return { options: new Map([...inFile, ...options]), words }
}

/** mongod: keeps documents. */
export const mongod = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'mongod' },
  async run(process) {
    try {
      const { options, words } = optionsFor(process)
      const mongo = new Mongo(process, surroundings.version, options.get('dbpath') ?? DIRECTORY)
      const wrong = mistake(options, words, mongo)
      if (wrong !== undefined) throw new Refused(wrong)
      if (!options.has('version') && !options.has('help')) return await start(process, options, mongo, surroundings)
      await process.print(
        options.has('version') ? `db version v${surroundings.version}\n` : 'Usage: mongod [options]\n',
      )
      return 0
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      await process.write(2, `${error.message}\n`)
      return 1
    }
  },
})
