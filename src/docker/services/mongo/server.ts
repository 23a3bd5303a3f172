import { pickHex } from '../../../base/chance.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { mappingOf, textOf, type Worth } from '../languages/expression.ts'
import type { CursorStep } from './cursor.ts'
import { type Databases, type Document, isDocument, Refused, unsimulated } from './documents.ts'
import { type Indexes, indexOperation } from './indexes.ts'
import { operate } from './operations.ts'
import { imageVariable } from '../image-variable.ts'

export const MONGO_PORT = 27_017
const ID_DIGITS = 24

/** What mongosh asks of mongod. */
export interface MongoQuestion {
  readonly user: string | undefined
  readonly password: string | undefined
  readonly database: string
  /** Empty where it is about the database. */
  readonly collection: string
  /** `insertOne`, `find`, …; `hello` asks only whether it may come in. */
  readonly operation: string
  readonly words: readonly Worth[]
  /** What becomes of the documents that are found. */
  readonly steps: readonly CursorStep[]
}

/** What mongod answers. */
export type MongoAnswer =
  | { readonly type: 'worth'; readonly worth: Worth }
  | { readonly type: 'error'; readonly name: string; readonly message: string; readonly code?: number }

/** Those that are there at first. */
const FIRST: Databases = {
  admin: { 'system.version': [] },
  config: { 'system.sessions': [] },
  local: { startup_log: [] },
}

/** Who may come in, besides the first user of the image. */
type Users = readonly { readonly name: string; readonly password: string; readonly database: string }[]

/** Roles of users that may write: what they may not do is not simulated. */
const FREE_ROLES: ReadonlySet<string> = new Set(
  'readWrite dbOwner dbAdmin userAdmin root readWriteAnyDatabase dbAdminAnyDatabase userAdminAnyDatabase clusterAdmin'.split(
    ' ',
  ),
)

/** The commands of the server that do what clients ask for under another name. */
const COMMANDS: Readonly<Record<string, string>> = {
  insertOne: 'insert',
  insertMany: 'insert',
  findOne: 'find',
  updateOne: 'update',
  updateMany: 'update',
  replaceOne: 'update',
  deleteOne: 'delete',
  deleteMany: 'delete',
  countDocuments: 'aggregate',
  estimatedDocumentCount: 'count',
  createIndex: 'createIndexes',
  getIndexes: 'listIndexes',
  databases: 'listDatabases',
  collections: 'listCollections',
  collectionNames: 'listCollections',
}

const collectionsOf = (all: Databases, name: string): Readonly<Record<string, readonly Document[]>> =>
  Object.hasOwn(all, name) ? (all[name] ?? {}) : {}

const refusal = ({ name, message, code }: Refused): MongoAnswer => ({
  type: 'error',
  name,
  message,
  ...(code !== undefined && { code }),
})

/** What is asked of a database, or of all. */
function ofDatabase(
  all: Databases,
  { database, operation, words }: MongoQuestion,
  version: string,
): { readonly worth: Worth; readonly all?: Databases } | undefined {
  if (operation === 'hello' || operation === 'ping') return { worth: { ok: 1 } }
  if (operation === 'version') return { worth: version }
  if (operation === 'databases') return { worth: Object.keys(all).toSorted() }
  if (operation === 'collections' || operation === 'collectionNames')
    return { worth: Object.keys(collectionsOf(all, database)).toSorted() }
  if (operation === 'createCollection') {
    const own = collectionsOf(all, database)
    const name = textOf(words[0] ?? '')
    if (Object.hasOwn(own, name)) throw new Refused(`Collection ${database}.${name} already exists.`)
    return { worth: { ok: 1 }, all: { ...all, [database]: { ...own, [name]: [] } } }
  }
  if (operation !== 'dropDatabase') return undefined
  const { [database]: _gone, ...rest } = all
  return { worth: { ok: 1, dropped: database }, all: rest }
}

/** What a file holds. @throws Refused where it is broken */
function fileIn<Kept>(text: string, file: string, fits: (kept: Kept) => boolean): Kept {
  try {
    const kept: Kept = JSON.parse(text)
    if (fits(kept)) return kept
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refused(`the data in ${file} is corrupt`)
}

const areDatabases = (all: Databases): boolean =>
  isDocument(all) &&
  Object.values(all)
    .flatMap((one) => Object.values(one))
    .every((one) => Array.isArray(one) && one.every((document) => isDocument(document)))

const isMapping = (kept: unknown): boolean => typeof kept === 'object' && kept !== null && !Array.isArray(kept)

const areIndexes = (all: Indexes): boolean => isMapping(all) && Object.values(all).every(Array.isArray)

/** Keeps documents in a file, so that they outlive it. */
export class Mongo {
  readonly #process: GnuProcess
  readonly #version: string
  readonly #user: string | undefined

  readonly #file: string
  readonly #indexFile: string
  readonly #userFile: string

  constructor(process: GnuProcess, version: string, directory: string) {
    this.#process = process
    this.#file = `${directory}/documents.json`
    this.#indexFile = `${directory}/indexes.json`
    this.#userFile = `${directory}/users.json`
    this.#version = version
    this.#user = imageVariable(process, 'MONGO_INITDB_ROOT_USERNAME')
  }

  /** Whether it knows who may come in. */
  get isGuarded(): boolean {
    return this.#user !== undefined
  }

  /** All documents. @throws Refused where their file is broken */
  stored(): Databases {
    const { fs } = this.#process.system
    return fs.exists(this.#file) ? fileIn<Databases>(fs.readText(this.#file), this.#file, areDatabases) : FIRST
  }

  #indexes(): Indexes {
    const { fs } = this.#process.system
    return fs.exists(this.#indexFile) ? fileIn<Indexes>(fs.readText(this.#indexFile), this.#indexFile, areIndexes) : {}
  }

  #users(): Users {
    const { fs } = this.#process.system
    return fs.exists(this.#userFile) ? fileIn<Users>(fs.readText(this.#userFile), this.#userFile, Array.isArray) : []
  }

  #knows(user: string, password: string | undefined): boolean {
    if (user === this.#user) return password === imageVariable(this.#process, 'MONGO_INITDB_ROOT_PASSWORD')
    return this.#users().some(({ name, password: own }) => name === user && own === password)
  }

  /** Makes a user, whose roles let it do everything. @throws Refused */
  #createUser(database: string, given: Worth): MongoAnswer {
    // what else is told of a user is shown by commands alone that are not simulated
    const { user, pwd, roles, customData: _inert, ...rest } = mappingOf(given)
    const [other] = Object.keys(rest)
    if (other !== undefined) throw unsimulated(`a user with ${other}`)
    if (typeof user !== 'string' || typeof pwd !== 'string' || !Array.isArray(roles))
      throw new Refused('createUser needs user, pwd and roles', 'MongoshInvalidInputError')
    const names = roles.map((role: Worth) => (typeof role === 'string' ? role : mappingOf(role)['role']))
    const least = names.find((role) => typeof role !== 'string' || !FREE_ROLES.has(role))
    if (least !== undefined || names.length === 0) throw unsimulated(`a user with the role ${String(least ?? 'none')}`)
    const users = this.#users()
    if (users.some((one) => one.name === user && one.database === database))
      throw new Refused(`User "${user}@${database}" already exists`, undefined, 51_003)
    const made = [...users, { name: user, password: pwd, database }]
    this.#process.system.fs.writeFile(this.#userFile, JSON.stringify(made))
    return { type: 'worth', worth: { ok: 1 } }
  }

  #writeIndexes(indexes: Indexes): void {
    this.#process.system.fs.writeFile(this.#indexFile, JSON.stringify(indexes))
  }

  #dropIndexes(isGone: (place: string) => boolean): void {
    const all = Object.entries(this.#indexes())
    const left = all.filter(([place]) => !isGone(place))
    if (left.length < all.length) this.#writeIndexes(Object.fromEntries(left))
  }

  /** Whether nothing was kept here yet. */
  get isFresh(): boolean {
    return !this.#process.system.fs.exists(this.#file)
  }

  /** Keeps what there is, so that this is no first start again. */
  settle(): void {
    this.#process.system.fs.writeFile(this.#file, JSON.stringify(this.stored()))
  }

  answer(question: MongoQuestion): MongoAnswer {
    try {
      return this.#barred(question) ?? this.#done(question)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return refusal(error)
    }
  }

  /** Why who asks may not; undefined where it may. @throws Refused */
  #barred({ user, password, operation }: MongoQuestion): MongoAnswer | undefined {
    if (user !== undefined && !this.#knows(user, password))
      return { type: 'error', name: 'MongoServerError', message: 'Authentication failed.', code: 18 }
    const isOpen = this.#user === undefined || user !== undefined || operation === 'hello' || operation === 'ping'
    if (!isOpen)
      return {
        type: 'error',
        name: 'MongoServerError[Unauthorized]',
        message: `Command ${COMMANDS[operation] ?? operation} requires authentication`,
        code: 13,
      }
    return undefined
  }

  #done(question: MongoQuestion): MongoAnswer {
    const all = this.stored()
    const keep = (changed: Databases): void => this.#process.system.fs.writeFile(this.#file, JSON.stringify(changed))
    if (question.operation === 'createUser') return this.#createUser(question.database, question.words[0] ?? {})
    const about = ofDatabase(all, question, this.#version)
    if (about?.all) keep(about.all)
    const { database, collection, operation, words, steps } = question
    if (operation === 'dropDatabase') this.#dropIndexes((place) => place.startsWith(`${database}.`))
    if (about) return { type: 'worth', worth: about.worth }
    const own = collectionsOf(all, database)
    const documents = Object.hasOwn(own, collection) ? (own[collection] ?? []) : []
    const place = `${database}.${collection}`
    const allIndexes = this.#indexes()
    const indexes = Object.hasOwn(allIndexes, place) ? (allIndexes[place] ?? []) : []
    const indexed = indexOperation(place, documents, indexes, question)
    if (indexed?.left) {
      this.#writeIndexes({ ...allIndexes, [place]: indexed.left })
      keep({ ...all, [database]: { ...own, [collection]: documents } })
    }
    if (indexed) return { type: 'worth', worth: indexed.worth }
    if (operation === 'restore') {
      keep({ ...all, [database]: { ...own, [collection]: words.map(mappingOf) } })
      return { type: 'worth', worth: words.length }
    }
    if (operation === 'drop' && words.length === 0) {
      const { [collection]: _gone, ...rest } = own
      keep({ ...all, [database]: rest })
      this.#dropIndexes((one) => one === place)
      return { type: 'worth', worth: Object.hasOwn(own, collection) }
    }
    const makeId = (): Worth => ({ $oid: pickHex(this.#process.kernel.chance, ID_DIGITS) })
    const done = operate({ documents, place, indexes, makeId }, { operation, words, steps })
    if (done.left) keep({ ...all, [database]: { ...own, [collection]: done.left } })
    return done.refused ? refusal(done.refused) : { type: 'worth', worth: done.worth }
  }
}
