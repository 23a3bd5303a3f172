const NAME = 'terminal-playground'
const STORE = 'worlds'

/** A database that does not open by then is one that is not there; in milliseconds. */
const PATIENCE_MS = 2000

/** What becomes of the database behind the page's back. */
export interface DatabaseEvents {
  /** The store in it was missing and was made anew. */
  repaired(): void
  /** It was deleted while it was open. */
  deleted(): void
}

export interface Changes {
  readonly put: ReadonlyMap<string, unknown>
  readonly remove: readonly string[]
}

/** Values by key. Everything rejects when the browser cannot do it. */
export interface Database {
  /** What is at `key` and at all keys that go on from it with a slash, at one moment. */
  under(key: string): Promise<ReadonlyMap<string, unknown>>
  /** Makes all of the changes or none. Once the database is open they are on their way when this returns, even if the page goes. */
  change(changes: Changes): Promise<void>
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')))
  })
}

function openAt(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    let late = false
    const timer = setTimeout(() => {
      late = true
      reject(new Error('the database does not answer'))
    }, PATIENCE_MS)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    answer(request)
      .then((database) => (late ? database.close() : resolve(database)), reject)
      .finally(() => clearTimeout(timer))
  })
}

async function openWhole({ repaired }: DatabaseEvents): Promise<IDBDatabase> {
  const database = await openAt()
  if (database.objectStoreNames.contains(STORE)) return database
  database.close()
  const whole = await openAt(database.version + 1)
  repaired()
  return whole
}

function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the database failed')))
  })
}

/** The page's IndexedDB: opened when it is first needed, and again after it was taken away. */
export class BrowserDatabase implements Database {
  readonly #events: DatabaseEvents
  #opening: Promise<IDBDatabase> | undefined
  #open: IDBDatabase | undefined

  constructor(events: DatabaseEvents) {
    this.#events = events
  }

  async under(key: string): Promise<ReadonlyMap<string, unknown>> {
    const store = (await this.#ready()).transaction(STORE).objectStore(STORE)
    const range = IDBKeyRange.bound(`${key}/`, `${key}/\uffff`)
    const [value, keys, values] = await Promise.all([
      answer<unknown>(store.get(key)),
      answer(store.getAllKeys(range)),
      answer<unknown[]>(store.getAll(range)),
    ])
    const found = new Map(keys.map((known, at) => [String(known), values[at]]))
    return value === undefined ? found : found.set(key, value)
  }

  async change({ put, remove }: Changes): Promise<void> {
    const transaction = (this.#open ?? (await this.#ready())).transaction(STORE, 'readwrite', { durability: 'relaxed' })
    const ended = end(transaction)
    const store = transaction.objectStore(STORE)
    for (const [key, value] of put) store.put(value, key)
    for (const key of remove) store.delete(key)
    // without it, a page that goes takes its transaction along
    transaction.commit()
    await ended
  }

  #ready(): Promise<IDBDatabase> {
    this.#opening ??= this.#connect()
    this.#opening.catch(() => this.#lose())
    return this.#opening
  }

  #lose(): void {
    this.#open = undefined
    this.#opening = undefined
  }

  async #connect(): Promise<IDBDatabase> {
    const database = await openWhole(this.#events)
    database.addEventListener('close', () => this.#lose())
    database.addEventListener('versionchange', ({ newVersion }) => {
      database.close()
      this.#lose()
      if (newVersion === null) this.#events.deleted()
    })
    this.#open = database
    return database
  }
}
