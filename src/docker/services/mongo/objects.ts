import { pickHex } from '../../../base/chance.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Worth } from '../languages/expression.ts'
import { install, type NativeCode, type Natives } from '../languages/javascript/builtins/install.ts'
import { call, isCallable } from '../languages/javascript/objects.ts'
import type { Realm } from '../languages/javascript/realm.ts'
import {
  type Key,
  Native,
  Obj,
  plainProp,
  type Prop,
  settled,
  type Steps,
  Thrown,
  Trouble,
  typeError,
  Unsimulated,
  type Value,
} from '../languages/javascript/values.ts'
import type { CursorStep } from './cursor.ts'
import type { MongoAnswer, MongoQuestion } from './server.ts'
import { fromWorth, isObjectId, toWorth } from './values.ts'

/** What is asked of a server, by a session that it knows. */
export type Question = Pick<MongoQuestion, 'database' | 'collection' | 'operation' | 'words' | 'steps'>

/** What the objects of the shell have of its session. */
export interface Connected {
  readonly process: GnuProcess
  readonly realm: Realm
  /** Undefined where nobody answers. */
  ask(question: Question): Promise<MongoAnswer | undefined>
  /** Why nobody answers: `MongoNetworkError: …`. */
  silence(): string
}

/** A database, whose collections are its properties. */
class Database extends Obj {
  readonly name: string
  readonly #collection: (name: string) => Collection

  constructor(proto: Obj, name: string, collection: (name: string) => Collection) {
    super(proto)
    this.name = name
    this.#collection = collection
  }

  override own(key: Key): Prop | undefined {
    const known = super.own(key)
    if (known || typeof key !== 'string' || this.proto?.own(key)) return known
    return plainProp(this.#collection(key))
  }
}

/** A collection; what else it is asked for are collections whose names begin with its own. */
class Collection extends Obj {
  readonly database: Database
  readonly name: string

  constructor(proto: Obj, database: Database, name: string) {
    super(proto)
    this.database = database
    this.name = name
  }

  override own(key: Key): Prop | undefined {
    const known = super.own(key)
    if (known || typeof key !== 'string' || this.proto?.own(key)) return known
    return plainProp(new Collection(this.proto ?? this, this.database, `${this.name}.${key}`))
  }
}

/** What a cursor goes through, once it is asked for. */
interface Going {
  readonly question: Question
  /** What `map` makes of each document. */
  readonly mapped: readonly Value[]
  /** The documents that are left; undefined before the first is asked for. */
  left: Value[] | undefined
}

type CursorObj = Native<Going>

const isCursor = (value: Value): value is CursorObj => value instanceof Native && value.type === 'Cursor'

function cursorIn(self: Value): CursorObj {
  if (isCursor(self)) return self
  throw typeError('this is not a cursor')
}

const digitsOf = (value: Value): string => (isObjectId(value) ? value.data : '')
const digits: NativeCode = ({ self }) => digitsOf(self)

/** Methods of collections that ask the server, which says what it does not do. */
const ASKING =
  'createIndex insertOne insertMany findOne updateOne updateMany deleteOne deleteMany countDocuments estimatedDocumentCount distinct drop ' +
  'bulkWrite createIndexes dropIndex dropIndexes getIndexes ensureIndex findAndModify mapReduce reIndex remove replaceOne save stats ' +
  'validate watch renameCollection isCapped dataSize totalSize explain'

/** Methods of databases that mongosh has, and that are not simulated. */
const ABSENT =
  'aggregate auth changeUserPassword createRole createView currentOp dropAllUsers dropUser fsyncLock getCollectionInfos ' +
  'getUser getUsers grantRolesToUser killOp logout printCollectionStats revokeRolesFromUser serverStatus setProfilingLevel ' +
  'shutdownServer stats updateUser watch'

const absent =
  (name: string): NativeCode =>
  () => {
    throw new Unsimulated(`db.${name}`)
  }

/** Methods of cursors that give a cursor. */
const STEPS =
  'sort skip limit pretty batchSize collation comment explain hint max maxTimeMS min noCursorTimeout readPref'

/** What documents a cursor shows at once. */
const BATCH = 20

/** The objects of mongosh: databases, collections, cursors and ids. */
export class ShellObjects {
  readonly #connected: Connected
  readonly #databases: Obj
  readonly #collections: Obj
  readonly #cursors: Obj
  readonly #ids: Obj

  constructor(connected: Connected) {
    this.#connected = connected
    const { realm } = connected
    const fresh = (): Obj => new Obj(realm.proto('Object'))
    ;[this.#databases, this.#collections, this.#cursors, this.#ids] = [fresh(), fresh(), fresh(), fresh()]
    install(realm, this.#databases, this.#ofDatabases())
    install(realm, this.#collections, this.#ofCollections())
    install(realm, this.#cursors, this.#ofCursors())
    install(realm, this.#ids, this.#ofIds())
  }

  database(name: string): Obj {
    const made: Database = new Database(
      this.#databases,
      name,
      (collection) => new Collection(this.#collections, made, collection),
    )
    return made
  }

  /** ObjectId(), of 24 digits or new. */
  readonly objectId: NativeCode = ({ args: [given] }) => {
    if (isObjectId(given)) return given
    if (given !== undefined && (typeof given !== 'string' || !/^[0-9a-f]{24}$/i.test(given)))
      throw new Trouble('Error', 'input must be a 24 character hex string, 12 byte Uint8Array, or an integer', {
        name: 'BSONError',
      })
    const id = given ?? pickHex(this.#connected.process.kernel.chance, 24)
    return new Native(this.#ids, 'ObjectId', String(id).toLowerCase())
  };

  /** What is shown of a value: of a cursor its documents, of a database and of a collection their names. */
  *shown(value: Value): Steps<Value> {
    if (value instanceof Database) return value.name
    if (value instanceof Collection) return `${value.database.name}.${value.name}`
    if (!isCursor(value)) return value
    const all = yield* this.#all(value)
    return all.length === 0 ? undefined : this.#connected.realm.array(all.slice(0, BATCH))
  }

  /** Asks the server. @throws Thrown with what it refuses */
  *#ask(question: Question): Steps<Worth> {
    const answer = (yield this.#connected.ask(question)) as MongoAnswer | undefined
    if (answer?.type === 'worth') return answer.worth
    const [name = '', message = ''] = answer
      ? [answer.name, answer.message]
      : this.#connected.silence().split(/: (.*)/s)
    throw new Thrown(this.#connected.realm.error(new Trouble('Error', message, { name })))
  }

  *#askAbout(database: Value, operation: string, words: readonly Worth[] = []): Steps<Value> {
    if (!(database instanceof Database)) throw typeError(`${operation} is no method of this`)
    const worth = yield* this.#ask({ database: database.name, collection: '', operation, words, steps: [] })
    return fromWorth(this.#connected.realm, this.#ids, worth)
  }

  #questionOf(self: Value, operation: string, args: readonly Value[], steps: readonly CursorStep[] = []): Question {
    if (!(self instanceof Collection)) throw typeError(`${operation} is no method of this`)
    return { database: self.database.name, collection: self.name, operation, words: args.map(toWorth), steps }
  }

  #cursor(question: Question, mapped: readonly Value[] = []): CursorObj {
    return new Native<Going>(this.#cursors, 'Cursor', { question, mapped, left: undefined })
  }

  /** All documents of a cursor that are left. */
  *#all({ data }: CursorObj): Steps<Value[]> {
    const { realm } = this.#connected
    if (data.left) return data.left.splice(0)
    data.left = []
    const found = fromWorth(realm, this.#ids, yield* this.#ask(data.question))
    const items = found instanceof Obj && 'items' in found && Array.isArray(found.items) ? found.items : []
    const all: Value[] = []
    for (const item of items) {
      let value: Value = item as Value
      for (const change of data.mapped) value = yield* settled(call(realm, change, undefined, [value]))
      all.push(value)
    }
    return all
  }

  *#filled(cursor: CursorObj): Steps<Value[]> {
    if (!cursor.data.left) cursor.data.left = yield* this.#all(cursor)
    return cursor.data.left
  }

  #ofDatabases(): Natives {
    const { realm } = this.#connected
    const about =
      (operation: string): NativeCode =>
      ({ self, args }) =>
        this.#askAbout(self, operation, args.map(toWorth))
    const command: NativeCode = ({ self, args: [wanted] }) => this.#command(self, wanted)
    return {
      adminCommand: command,
      runCommand: command,
      ...Object.fromEntries(ABSENT.split(' ').map((name) => [name, absent(name)])),
      createCollection: about('createCollection'),
      createUser: about('createUser'),
      dropDatabase: about('dropDatabase'),
      getCollectionNames: about('collectionNames'),
      version: about('version'),
      getName: ({ self }) => (self instanceof Database ? self.name : undefined),
      getSiblingDB: ({ args: [name] }) => this.database(String(name)),
      getCollection: ({ self, args: [name] }) =>
        self instanceof Database ? new Collection(this.#collections, self, String(name)) : undefined,
      hello: () => realm.object({ isWritablePrimary: true, ok: 1 }),
    }
  }

  /** `db.runCommand({ ping: 1 })`. */
  *#command(self: Value, wanted: Value): Steps<Value> {
    const name = typeof wanted === 'string' ? wanted : wanted instanceof Obj ? String(wanted.keys()[0] ?? '') : ''
    const { realm } = this.#connected
    switch (name) {
      case 'ping':
        return yield* this.#askAbout(self, 'ping')
      case 'buildInfo':
        return realm.object({ version: yield* this.#askAbout(self, 'version'), ok: 1 })
      case 'listDatabases': {
        const names = toWorth(yield* this.#askAbout(self, 'databases'))
        const databases = Array.isArray(names) ? names.map((one: Worth) => ({ name: one })) : []
        return fromWorth(realm, this.#ids, { databases, ok: 1 })
      }
      default:
        throw new Unsimulated(`the command ${name}`)
    }
  }

  #ofCollections(): Natives {
    const { realm } = this.#connected
    const asking = ASKING.split(' ').map((operation): readonly [string, NativeCode] => [
      operation,
      ({ self, args }) => this.#answer(this.#questionOf(self, operation, args)),
    ])
    const cursors = ['find', 'aggregate'].map((operation): readonly [string, NativeCode] => [
      operation,
      ({ self, args }) => this.#cursor(this.#questionOf(self, operation, args)),
    ])
    return {
      ...Object.fromEntries([...asking, ...cursors]),
      count: ({ self, args }) => this.#answer(this.#questionOf(self, 'countDocuments', args)),
      findOneAndUpdate: ({ self, args }) => this.#changed(self, 'updateOne', args),
      findOneAndDelete: ({ self, args }) => this.#changed(self, 'deleteOne', args),
      getName: ({ self }) => (self instanceof Collection ? self.name : undefined),
      '.toString': ({ self }) => (self instanceof Collection ? `${self.database.name}.${self.name}` : ''),
      getDB: ({ self }) => (self instanceof Collection ? self.database : realm.object()),
    }
  }

  *#answer(question: Question): Steps<Value> {
    return fromWorth(this.#connected.realm, this.#ids, yield* this.#ask(question))
  }

  /** The document that is changed: as it was, or as it is then. */
  *#changed(self: Value, operation: 'updateOne' | 'deleteOne', [query, ...more]: readonly Value[]): Steps<Value> {
    const options = more[operation === 'updateOne' ? 1 : 0]
    const told = options instanceof Obj ? options : undefined
    const isNew = told?.own('returnNewDocument')?.value === true || told?.own('returnDocument')?.value === 'after'
    const other = told?.keys().find((key) => key !== 'returnNewDocument' && key !== 'returnDocument')
    if (other !== undefined) throw new Unsimulated(`the option ${String(other)}`)
    const before = yield* this.#answer(this.#questionOf(self, 'findOne', [query]))
    if (!(before instanceof Obj)) return null
    const exactly = this.#connected.realm.object({ _id: before.own('_id')?.value })
    yield* this.#ask(this.#questionOf(self, operation, [exactly, ...(operation === 'updateOne' ? [more[0]] : [])]))
    return isNew ? yield* this.#answer(this.#questionOf(self, 'findOne', [exactly])) : before
  }

  #ofCursors(): Natives {
    const { realm } = this.#connected
    const also = (self: Value, step: CursorStep): CursorObj => {
      const { question, mapped } = cursorIn(self).data
      return this.#cursor({ ...question, steps: [...question.steps, step] }, mapped)
    }
    const steps = STEPS.split(' ').map((name): readonly [string, NativeCode] => [
      name,
      ({ self, args }) => also(self, { name, words: args.map(toWorth) }),
    ])
    const counting = ['count', 'size'].map((name): readonly [string, NativeCode] => [
      name,
      ({ self }) => this.#answer(also(self, { name, words: [] }).data.question),
    ])
    return {
      ...Object.fromEntries([...steps, ...counting]),
      ...this.#reading(),
      map: ({ self, args: [change] }) => {
        const { question, mapped } = cursorIn(self).data
        if (!isCallable(change)) throw typeError('the argument of map is not a function')
        return this.#cursor(question, [...mapped, change])
      },
      close: () => realm.object(),
    }
  }

  /** What goes through the documents of a cursor. */
  #reading(): Natives {
    const { realm } = this.#connected
    const all = (self: Value): Steps<Value[]> => this.#all(cursorIn(self))
    const filled = (self: Value): Steps<Value[]> => this.#filled(cursorIn(self))
    return {
      *toArray({ self }) {
        return realm.array(yield* all(self))
      },
      *itcount({ self }) {
        return (yield* all(self)).length
      },
      *forEach({ self, args: [act] }) {
        for (const document of yield* all(self)) yield* settled(call(realm, act, undefined, [document]))
        return undefined
      },
      *hasNext({ self }) {
        return (yield* filled(self)).length > 0
      },
      *next({ self }) {
        return (yield* filled(self)).shift() ?? null
      },
      *'@@iterator'({ self }) {
        const items = realm.array(yield* all(self))
        const values = realm.proto('Array').own('values')?.value
        return yield* settled(call(realm, values, items, []))
      },
    }
  }

  #ofIds(): Natives {
    const { realm } = this.#connected
    return {
      '.toString': digits,
      toHexString: digits,
      toJSON: digits,
      equals: ({ self, args: [other] }) => digitsOf(self) === (isObjectId(other) ? other.data : String(other)),
      getTimestamp: ({ self }) =>
        new Native(realm.proto('Date'), 'Date', new Date(Number.parseInt(digitsOf(self).slice(0, 8), 16) * 1000)),
    }
  }
}
