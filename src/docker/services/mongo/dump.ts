import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { Input } from '../../../shell/posix/input.ts'
import { mappingOf, type Worth } from '../languages/expression.ts'
import { optionsOf } from '../sql/connection.ts'
import { askMongo, silence, type Target, targetOf } from './connection.ts'
import { isDocument, listed } from './documents.ts'

const VALUED = {
  always: new Set(
    'h host port u username p password d db c collection o out uri authenticationDatabase nsInclude dir'.split(' '),
  ),
}
const PLAIN = new Set(['archive', 'drop', 'quiet', 'gzip', 'v', 'verbose'])
/** What follows the name of a collection in its file. The documents are kept as JSON here, and not as BSON. */
const ENDING = '.bson'
const MAGIC = 'playground-mongo-archive'

/** The documents of a collection. */
interface Dumped {
  readonly database: string
  readonly collection: string
  readonly documents: readonly Worth[]
}

class Failed extends Error {}

/** A program that copies collections, as it was called. */
interface Tool {
  readonly process: GnuProcess
  readonly target: Target
  readonly options: ReadonlyMap<string, string>
  readonly words: readonly string[]
  option(...names: readonly string[]): string | undefined
  note(text: string): Promise<void>
}

async function asked(tool: Tool, database: string, operation: string, more: Partial<Asking> = {}): Promise<Worth> {
  const { process, target } = tool
  const question = { database, operation, collection: '', words: [], steps: [], ...more }
  const answer = await askMongo(process, target, question)
  if (answer?.type === 'worth') return answer.worth
  throw new Failed(
    answer ? answer.message : `can't create session: could not connect to server: ${silence(process, target)}`,
  )
}

interface Asking {
  readonly collection: string
  readonly words: readonly Worth[]
}

const many = (count: number): string => `${count} document${count === 1 ? '' : 's'}`

/** The collections that are asked for, with their documents. */
async function gathered(tool: Tool): Promise<readonly Dumped[]> {
  const [database, collection] = [tool.option('d', 'db'), tool.option('c', 'collection')]
  const all: Dumped[] = []
  for (const name of database === undefined ? listed(await asked(tool, '', 'databases')) : [database]) {
    if (name === 'local' || (name === 'config' && database === undefined)) continue
    for (const own of listed(await asked(tool, String(name), 'collections'))) {
      if (collection !== undefined && own !== collection) continue
      const documents = listed(await asked(tool, String(name), 'find', { collection: String(own) }))
      all.push({ database: String(name), collection: String(own), documents })
    }
  }
  return all
}

async function dump(tool: Tool): Promise<void> {
  const { process, options } = tool
  const { fs } = process.system
  const all = await gathered(tool)
  const archive = options.get('archive')
  const directory = fromDirectory(process.cwd, tool.option('o', 'out') ?? 'dump')
  for (const { database, collection, documents } of all) {
    const place = `${directory}/${database}`
    await tool.note(
      `writing ${database}.${collection} to ${archive === undefined ? `${place}/${collection}${ENDING}` : 'archive'}`,
    )
    if (archive === undefined) {
      fs.mkdirAll(place)
      fs.writeFile(`${place}/${collection}${ENDING}`, documents.map((one) => `${JSON.stringify(one)}\n`).join(''))
    }
    await tool.note(`done dumping ${database}.${collection} (${many(documents.length)})`)
  }
  const text = `${MAGIC}\n${all.map((one) => `${JSON.stringify(one)}\n`).join('')}`
  if (archive === '') await process.print(text)
  else if (archive !== undefined) fs.writeFile(fromDirectory(process.cwd, archive), text)
}

/** The document of a line. @throws Failed for what is none */
function documentOf(line: string, trouble: string): { readonly [key: string]: Worth } {
  try {
    const worth: Worth = JSON.parse(line)
    if (isDocument(worth)) return mappingOf(worth)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Failed(trouble)
}

function ofArchive(text: string): readonly Dumped[] {
  const [magic, ...lines] = text.split('\n')
  if (magic !== MAGIC) throw new Failed('stream or file does not appear to be a mongodump archive')
  const trouble = 'corruption found in archive; a collection is damaged'
  return lines.filter(Boolean).map((line): Dumped => {
    const { database, collection, documents } = documentOf(line, trouble)
    const isWhole = Array.isArray(documents) && listed(documents).every(isDocument)
    if (typeof database !== 'string' || typeof collection !== 'string' || !isWhole) throw new Failed(trouble)
    return { database, collection, documents: listed(documents) }
  })
}

function ofDirectory({ system: { fs } }: GnuProcess, path: string, only: string | undefined): readonly Dumped[] {
  if (!fs.isDirectory(path)) throw new Failed(`file ${path} does not exist`)
  const databases =
    only === undefined
      ? fs.names(path).map((name) => ({ name, place: `${path}/${name}` }))
      : [{ name: only, place: path }]
  return databases
    .filter(({ place }) => fs.isDirectory(place))
    .flatMap(({ name: database, place }) =>
      fs
        .names(place)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => {
          const lines = fs.readText(`${place}/${name}`).split('\n').filter(Boolean)
          const collection = name.slice(0, -ENDING.length)
          const trouble = `${database}.${collection}: error restoring from ${place}/${name}: reading bson input: a document is damaged`
          return { database, collection, documents: lines.map((line) => documentOf(line, trouble)) }
        }),
    )
}

async function archived(process: GnuProcess, archive: string): Promise<string> {
  if (archive === '') return (await new Input(process, process.file(0)).block('\0')) ?? ''
  const path = fromDirectory(process.cwd, archive)
  if (!process.system.fs.exists(path)) throw new Failed(`open ${archive}: no such file or directory`)
  return process.system.fs.readText(path)
}

async function restore(tool: Tool): Promise<void> {
  const { process, options, words } = tool
  const archive = options.get('archive')
  const only = tool.option('d', 'db')
  const path = fromDirectory(process.cwd, words[0] ?? options.get('dir') ?? 'dump')
  const all = archive === undefined ? ofDirectory(process, path, only) : ofArchive(await archived(process, archive))
  let total = 0
  for (const { database, collection, documents } of all) {
    if (only !== undefined && database !== only) continue
    if (database === 'admin') continue
    const before = options.has('drop') ? [] : listed(await asked(tool, database, 'find', { collection }))
    const ids = new Set(before.map((one) => JSON.stringify(idOf(one))))
    const added = documents.filter((one) => !ids.has(JSON.stringify(idOf(one))))
    await tool.note(`restoring ${database}.${collection}`)
    await asked(tool, database, 'restore', { collection, words: [...before, ...added] })
    await tool.note(
      `finished restoring ${database}.${collection} (${many(added.length)}, ${documents.length - added.length} failures)`,
    )
    total += added.length
  }
  await tool.note(
    `${many(total)} restored successfully. 0 document(s) failed to restore.`.replace(
      /^(\d+) documents?/,
      '$1 document(s)',
    ),
  )
}

const idOf = (document: Worth): Worth =>
  typeof document === 'object' && document !== null && '_id' in document ? (document['_id'] ?? null) : null

/** mongodump and mongorestore: collections as files, and back. */
export const mongoCopies = (name: 'mongodump' | 'mongorestore') => (): GnuProgram => ({
  declaration: { name },
  async run(process) {
    const { options, words } = optionsOf(process.argv.slice(1), VALUED)
    const unknown = [...options.keys()].find((one) => !VALUED.always.has(one) && !PLAIN.has(one))
    const now = (): string => new Date(process.kernel.clock.now()).toISOString().replace('Z', '+0000')
    const note = async (text: string): Promise<void> => void (await process.write(2, `${now()}\t${text}\n`))
    const option = (...names: readonly string[]): string | undefined =>
      names.map((one) => options.get(one)).find((one) => one !== undefined)
    if (unknown !== undefined || options.has('gzip')) {
      await note(
        unknown === undefined
          ? 'Failed: --gzip is not simulated here'
          : `error parsing command line options: unknown option "${unknown}"`,
      )
      return 1
    }
    const target = targetOf(options, options.get('uri'))
    const tool: Tool = {
      process,
      target,
      options,
      words,
      option,
      note: options.has('quiet') ? async () => undefined : note,
    }
    try {
      await (name === 'mongodump' ? dump(tool) : restore(tool))
      return 0
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      await note(`Failed: ${error.message}`)
      return 1
    }
  },
})
