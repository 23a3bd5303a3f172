/** The packages mongodb, bson and mongoose, as far as they are simulated, in JavaScript. */
export const source = String.raw`//@bson
const HEX = /^[0-9a-f]{24}$/i
class BSONError extends Error { get name() { return 'BSONError' } }
class ObjectId {
  constructor(id) {
    const hex = id === undefined || id === null ? Math.floor(host.now() / 1000).toString(16).padStart(8, '0') + Array.from({ length: 16 }, () => Math.floor(Math.random() * 16).toString(16)).join('') : id instanceof ObjectId ? id.toHexString() : typeof id === 'number' ? id.toString(16).padStart(8, '0') + '0'.repeat(16) : id
    if (typeof hex !== 'string' || !HEX.test(hex)) throw new BSONError('input must be a 24 character hex string, 12 byte Uint8Array, or an integer')
    Object.defineProperty(this, '_hex', { value: hex.toLowerCase() })
    host.showAs(this, "new ObjectId('" + this._hex + "')")
  }
  get _bsontype() { return 'ObjectId' }
  toHexString() { return this._hex }
  toString() { return this._hex }
  toJSON() { return this._hex }
  equals(other) { return other !== null && other !== undefined && String(other).toLowerCase() === this._hex }
  getTimestamp() { return new Date(parseInt(this._hex.slice(0, 8), 16) * 1000) }
  static isValid(id) { return id instanceof ObjectId || typeof id === 'number' || typeof id === 'string' && HEX.test(id) }
  static createFromHexString(hex) { return new ObjectId(hex) }
}
const encoded = (value) => {
  if (value === null || typeof value !== 'object') { if (typeof value === 'function') throw new Error('functions in documents of MongoDB are not simulated'); return typeof value === 'bigint' ? Number(value) : value }
  if (value instanceof ObjectId) return { $oid: value.toHexString() }
  if (value instanceof Date) return { $date: value.toISOString() }
  if (value instanceof RegExp) return { $regex: value.source, $options: value.flags }
  if (Array.isArray(value)) return value.map((one) => one === undefined ? null : encoded(one))
  if (Buffer.isBuffer(value)) throw new Error('bytes in documents of MongoDB are not simulated')
  if (value instanceof Map) return encoded(Object.fromEntries(value))
  return Object.fromEntries(Object.entries(typeof value.toBSON === 'function' ? value.toBSON() : value).filter(([, one]) => one !== undefined).map(([name, one]) => [name, encoded(one)]))
}
const decoded = (value) => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(decoded)
  if (typeof value.$oid === 'string') return new ObjectId(value.$oid)
  if (typeof value.$date === 'string') return new Date(value.$date)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decoded(one)]))
}
module.exports = { ObjectId, ObjectID: ObjectId, BSONError, EJSON: { stringify: (value, ...more) => JSON.stringify(encoded(value), ...more), parse: (text) => decoded(JSON.parse(text)) }, _encoded: encoded, _decoded: decoded }
//@mongodb
const EventEmitter = require('events')
const { ObjectId, BSONError, EJSON, _encoded, _decoded } = require('bson')
class MongoError extends Error {
  get name() { return this.constructor.name }
}
class MongoDriverError extends MongoError {}
class MongoServerError extends MongoError {}
class MongoBulkWriteError extends MongoServerError {}
class MongoInvalidArgumentError extends MongoDriverError {}
class MongoParseError extends MongoDriverError {}
class MongoNotConnectedError extends MongoDriverError {}
class MongoNetworkError extends MongoError {}
class MongoServerSelectionError extends MongoError {}
const ERRORS = { MongoServerError, MongoBulkWriteError, MongoInvalidArgumentError }
const NAMES = { 11000: undefined, 13: 'Unauthorized', 18: 'AuthenticationFailed', 27: 'IndexNotFound', 67: 'CannotCreateIndex', 197: 'InvalidIndexSpecificationOption' }
const given = (options, inert, what) => { for (const name of Object.keys(options || {})) if (!inert.split(' ').includes(name)) throw new Error('the option ' + name + ' of ' + what + ' is not simulated') }
const INERT = 'useNewUrlParser useUnifiedTopology useCreateIndex useFindAndModify maxPoolSize minPoolSize connectTimeoutMS socketTimeoutMS serverSelectionTimeoutMS maxIdleTimeMS retryWrites retryReads w journal appName authSource authMechanism directConnection family serverApi autoIndex autoCreate bufferCommands monitorCommands heartbeatFrequencyMS'
const place = (uri, options) => {
  if (/^mongodb\+srv:/.test(uri)) throw new Error('addresses with mongodb+srv:// are not simulated')
  const [, who, hosts, path, query] = /^mongodb:\/\/(?:([^@/]*)@)?([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(uri) || []
  if (hosts === undefined) throw new MongoParseError('Invalid scheme, expected connection string to start with "mongodb://" or "mongodb+srv://"')
  if (hosts.includes(',')) throw new Error('replica sets are not simulated')
  const asked = Object.fromEntries(new URLSearchParams(query || ''))
  if (asked.replicaSet !== undefined || asked.tls === 'true' || asked.ssl === 'true') throw new Error('replica sets and TLS of MongoDB are not simulated')
  const [name, port = '27017'] = hosts.split(':')
  const [user, password] = who === undefined ? [options.auth?.username ?? options.user, options.auth?.password ?? options.pass] : who.split(':').map(decodeURIComponent)
  return { host: name, port: Number(port), user, password, database: path || options.dbName || 'test', wait: Number(options.serverSelectionTimeoutMS ?? asked.serverSelectionTimeoutMS ?? 30000) }
}
const silent = (at, code) => code === 'ENOTFOUND' ? 'getaddrinfo ENOTFOUND ' + at.host : 'connect ECONNREFUSED ' + code + ':' + at.port
const failure = ({ name, message, code }) => {
  const error = new (ERRORS[name] || (name === 'TypeError' ? TypeError : MongoServerError))(message)
  if (code !== undefined) error.code = code
  if (NAMES[code]) error.codeName = NAMES[code]
  const [, fields] = / dup key: \{ (.*) \}$/.exec(message) || []
  if (fields !== undefined) { const pairs = [...fields.matchAll(/([\w.]+): ("(?:[^"\\]|\\.)*"|[^,]+)/g)].map(([, field, value]) => [field, /^["\d-]|^(?:true|false|null)$/.test(value) ? JSON.parse(value) : value]); error.keyPattern = Object.fromEntries(pairs.map(([field]) => [field, 1])); error.keyValue = Object.fromEntries(pairs) }
  return error
}
async function ask(at, database, collection, operation, words = [], steps = []) {
  const begun = host.now()
  for (;;) {
    const answer = await host.mongo(at.host, at.port, at.user, at.password, database, collection, operation, JSON.stringify(_encoded(words)), JSON.stringify(_encoded(steps)))
    if (answer.type === 'worth') return _decoded(JSON.parse(answer.text))
    if (answer.type === 'error') throw failure(answer)
    if (host.now() - begun >= at.wait) throw new MongoServerSelectionError(silent(at, answer.text))
    await new Promise((done) => setTimeout(done, Math.min(500, Math.max(1, at.wait))))
  }
}
const absent = (prototype, what, names) => { for (const name of names.split(' ')) prototype[name] = () => { throw new Error(what + '.' + name + ' is not simulated') } }
const steps = (options, names) => names.split(' ').filter((name) => options[name] !== undefined).map((name) => ({ name, words: [options[name]] }))
const ordered = (sort, way) => typeof sort === 'string' ? { [sort]: direction(way ?? 1) } : Object.fromEntries((sort instanceof Map ? [...sort] : Array.isArray(sort) ? (Array.isArray(sort[0]) ? sort : [sort]) : Object.entries(sort)).map(([name, one]) => [name, direction(one)]))
const direction = (way) => { const told = String(way).toLowerCase(); if (['1', 'asc', 'ascending'].includes(told)) return 1; if (['-1', 'desc', 'descending'].includes(told)) return -1; throw new MongoInvalidArgumentError('Invalid sort direction: ' + JSON.stringify(way)) }
class Cursor {
  #collection; #operation; #words; #steps = []; #found; #map = []; #at = 0
  constructor(collection, operation, words) { this.#collection = collection; this.#operation = operation; this.#words = words }
  #step(name, word) { this.#steps.push({ name, words: [word] }); return this }
  sort(sort, way) { return this.#step('sort', ordered(sort, way)) }
  limit(count) { return this.#step('limit', count) }
  skip(count) { return this.#step('skip', count) }
  project(fields) { this.#words = [this.#words[0] ?? {}, fields]; return this }
  filter(query) { this.#words = [query, ...this.#words.slice(1)]; return this }
  map(change) { this.#map.push(change); return this }
  batchSize() { return this }
  async count() { return (await this.clone().toArray()).length }
  clone() { const made = new Cursor(this.#collection, this.#operation, this.#words); for (const { name, words: [word] } of this.#steps) made.#step(name, word); for (const one of this.#map) made.map(one); return made }
  async #all() { return this.#found ??= (await this.#collection._ask(this.#operation, this.#words, this.#steps)).map((one) => this.#map.reduce((value, change) => change(value), one)) }
  async toArray() { const all = await this.#all(); const rest = all.slice(this.#at); this.#at = all.length; return rest }
  async hasNext() { return this.#at < (await this.#all()).length }
  async next() { const all = await this.#all(); return this.#at < all.length ? all[this.#at++] : null }
  async forEach(act) { for await (const one of this) if (act(one) === false) break }
  rewind() { this.#found = undefined; this.#at = 0 }
  async close() {}
  async *[Symbol.asyncIterator]() { for (;;) { const one = await this.next(); if (one === null) return; yield one } }
}
absent(Cursor.prototype, 'cursor', 'explain hint collation stream tailable addCursorFlag maxTimeMS')
const updated = ({ insertedId, ...done }) => ({ acknowledged: true, modifiedCount: done.modifiedCount, upsertedId: insertedId, upsertedCount: done.upsertedCount, matchedCount: done.matchedCount })
const checked = (update) => { if (Array.isArray(update)) throw new Error('updates by pipelines are not simulated'); if (!Object.keys(update || {})[0]?.startsWith('$')) throw new MongoInvalidArgumentError('Update document requires atomic operators'); return update }
const withId = (document) => { if (document === null || typeof document !== 'object') throw new MongoInvalidArgumentError('Document must be an object'); if (document._id === undefined) document._id = new ObjectId(); return document }
class Collection {
  constructor(db, name) { this._db = db; this.collectionName = name; for (const key of ['_db']) Object.defineProperty(this, key, { enumerable: false }) }
  get namespace() { return this._db.databaseName + '.' + this.collectionName }
  get dbName() { return this._db.databaseName }
  _ask(operation, words, list) { return this._db.client._asked(this._db.databaseName, this.collectionName, operation, words, list) }
  async insertOne(document) { withId(document); await this._ask('insertOne', [document]); return { acknowledged: true, insertedId: document._id } }
  async insertMany(documents, options) { given(options, 'ordered', 'insertMany'); if (options?.ordered === false) throw new Error('insertMany with ordered: false is not simulated'); if (!Array.isArray(documents)) throw new MongoInvalidArgumentError('Argument "docs" must be an array of documents'); const all = documents.map(withId); await this._ask('insertMany', [all]); return { acknowledged: true, insertedCount: all.length, insertedIds: Object.fromEntries(all.map((one, at) => [at, one._id])) } }
  find(query = {}, options = {}) { given(options, 'projection sort limit skip batchSize', 'find'); const made = new Cursor(this, 'find', options.projection ? [query, options.projection] : [query]); if (options.sort !== undefined) made.sort(options.sort); if (options.skip !== undefined) made.skip(options.skip); if (options.limit !== undefined) made.limit(options.limit); return made }
  async findOne(query = {}, options = {}) { return await this.find(query ?? {}, { ...options, limit: 1 }).next() }
  aggregate(pipeline = []) { return new Cursor(this, 'aggregate', [pipeline]) }
  async #update(operation, query, change, options = {}) { given(options, 'upsert', operation); return updated(await this._ask(operation, [query, change, { upsert: options.upsert === true }])) }
  async updateOne(query, update, options) { return await this.#update('updateOne', query, checked(update), options) }
  async updateMany(query, update, options) { return await this.#update('updateMany', query, checked(update), options) }
  async replaceOne(query, document, options) { return await this.#update('replaceOne', query, document, options) }
  async deleteOne(query = {}) { return await this._ask('deleteOne', [query]) }
  async deleteMany(query = {}) { return await this._ask('deleteMany', [query]) }
  async #found(query, { sort, projection, ...rest }) { given(rest, 'upsert returnDocument returnOriginal includeResultMetadata', 'findOneAnd…'); const before = await this.findOne(query, { ...(sort && { sort }), ...(projection && { projection }) }); return before }
  #told(value, { includeResultMetadata }) { return includeResultMetadata ? { lastErrorObject: { updatedExisting: value !== null, n: value === null ? 0 : 1 }, value, ok: 1 } : value }
  async #changed(operation, query, change, options = {}) {
    const before = await this.#found(query, options)
    if (before === null && !options.upsert) return this.#told(null, options)
    const done = await this.#update(operation, before === null ? query : { _id: before._id }, change, options.upsert ? { upsert: true } : {})
    const isAfter = options.returnDocument === 'after' || options.returnOriginal === false
    return this.#told(isAfter ? await this.findOne({ _id: before === null ? done.upsertedId : before._id }, options.projection ? { projection: options.projection } : {}) : before, options)
  }
  async findOneAndUpdate(query, update, options) { return await this.#changed('updateOne', query, checked(update), options) }
  async findOneAndReplace(query, document, options) { return await this.#changed('replaceOne', query, document, options) }
  async findOneAndDelete(query, options = {}) { const before = await this.#found(query, options); if (before !== null) await this.deleteOne({ _id: before._id }); return this.#told(before, options) }
  async countDocuments(query = {}) { return await this._ask('countDocuments', [query]) }
  async estimatedDocumentCount() { return await this._ask('estimatedDocumentCount') }
  async distinct(field, query = {}) { return await this._ask('distinct', [field, query]) }
  async createIndex(keys, options = {}) { return await this._ask('createIndex', [typeof keys === 'string' ? { [keys]: 1 } : ordered(keys), options]) }
  async createIndexes(list) { const names = []; for (const { key, ...options } of list) names.push(await this.createIndex(key, options)); return names }
  async dropIndex(name) { return await this._ask('dropIndex', [name]) }
  async indexes() { return await this._ask('getIndexes') }
  listIndexes() { return { toArray: () => this.indexes() } }
  async drop() { return await this._ask('drop') }
}
absent(Collection.prototype, 'collection', 'bulkWrite watch rename options isCapped initializeOrderedBulkOp initializeUnorderedBulkOp mapReduce stats dropIndexes')
class Db {
  constructor(client, name) { if (!name) throw new MongoInvalidArgumentError('Database name must be a non-empty string'); Object.defineProperty(this, 'client', { value: client }); this.databaseName = name }
  collection(name) { return new Collection(this, name) }
  async command(command) { const [name] = Object.keys(command); if (!['ping', 'hello', 'isMaster', 'ismaster'].includes(name)) throw new Error('the command ' + name + ' of MongoDB is not simulated'); await this.client._asked(this.databaseName, '', name === 'ping' ? 'ping' : 'hello'); return name === 'ping' ? { ok: 1 } : { isWritablePrimary: true, ok: 1 } }
  async createCollection(name, options) { given(options, '', 'createCollection'); await this.client._asked(this.databaseName, '', 'createCollection', [name]); return this.collection(name) }
  listCollections() { return { toArray: async () => (await this.client._asked(this.databaseName, '', 'collectionNames')).map((name) => ({ name, type: 'collection' })) } }
  async collections() { return (await this.listCollections().toArray()).map(({ name }) => this.collection(name)) }
  async dropCollection(name) { return await this.collection(name).drop() }
  async dropDatabase() { await this.client._asked(this.databaseName, '', 'dropDatabase'); return true }
  admin() { return { ping: () => this.command({ ping: 1 }), listDatabases: async () => ({ databases: (await this.client._asked('admin', '', 'databases')).map((name) => ({ name })), ok: 1 }), serverInfo: async () => ({ version: await this.client._asked('admin', '', 'version') }) } }
}
absent(Db.prototype, 'db', 'aggregate watch stats addUser removeUser renameCollection setProfilingLevel')
class MongoClient extends EventEmitter {
  #at; #isOpen = false; #isClosed = false
  constructor(uri, options = {}) {
    super()
    const { auth, dbName, user, pass, ...rest } = options
    given(rest, INERT, 'MongoClient')
    this.#at = place(uri, options)
  }
  get _place() { return this.#at }
  async connect() { await ask(this.#at, 'admin', '', this.#at.user === undefined ? 'hello' : 'databases'); this.#isOpen = true; this.#isClosed = false; this.emit('open'); return this }
  static async connect(uri, options) { return await new MongoClient(uri, options).connect() }
  async _asked(database, collection, operation, words, list) { if (this.#isClosed) throw new MongoNotConnectedError('Client must be connected before running operations'); if (!this.#isOpen) await this.connect(); return await ask(this.#at, database, collection, operation, words, list) }
  db(name) { return new Db(this, name ?? this.#at.database) }
  async close() { this.#isOpen = false; this.#isClosed = true; this.emit('close') }
}
absent(MongoClient.prototype, 'client', 'startSession withSession watch bulkWrite')
const ServerApiVersion = { v1: '1' }
const ReturnDocument = { BEFORE: 'before', AFTER: 'after' }
module.exports = { MongoClient, Db, Collection, ObjectId, ObjectID: ObjectId, BSONError, EJSON, ServerApiVersion, ReturnDocument, MongoError, MongoDriverError, MongoServerError, MongoBulkWriteError, MongoInvalidArgumentError, MongoParseError, MongoNotConnectedError, MongoNetworkError, MongoServerSelectionError }
`
