/** The package mongoose, as far as it is simulated, in JavaScript. */
export const source = String.raw`//@mongoose
const EventEmitter = require('events')
const T = '\x60'
const { MongoClient, ObjectId } = require('mongodb')
const absent = (target, what, names) => { for (const name of names.split(' ')) target[name] = () => { throw new Error(what + '.' + name + ' is not simulated') } }
class MongooseError extends Error { get name() { return this.constructor.name } }
class CastError extends MongooseError {
  constructor(kind, value, path, model, reason) {
    const shown = '"' + (typeof value === 'string' ? value : require('util').inspect(value)) + '"'
    super('Cast to ' + kind + ' failed for value ' + shown + ' (type ' + (value === null ? 'null' : typeof value === 'object' ? value.constructor?.name ?? 'Object' : typeof value) + ') at path "' + path + '"' + (model ? ' for model "' + model + '"' : reason ? ' because of "' + reason + '"' : ''))
    this.stringValue = shown; this.kind = kind; this.value = value; this.path = path
  }
}
class ValidatorError extends MongooseError {
  constructor(properties) { super(properties.message); this.properties = properties; this.kind = properties.type; this.path = properties.path; this.value = properties.value }
}
class ValidationError extends MongooseError {
  constructor(model, errors) {
    super((model === undefined ? 'Validation failed' : model + ' validation failed') + ': ' + Object.entries(errors).map(([path, error]) => path + ': ' + error.message).join(', '))
    this.errors = errors
    this._message = (model === undefined ? 'Validation failed' : model + ' validation failed')
  }
}
class DocumentNotFoundError extends MongooseError {}
class OverwriteModelError extends MongooseError {}
class MissingSchemaError extends MongooseError {}
class Mixed {}
class Types { static ObjectId = ObjectId }
const KINDS = new Map([[String, 'String'], [Number, 'Number'], [Boolean, 'Boolean'], [Date, 'Date'], [ObjectId, 'ObjectId'], [Mixed, 'Mixed'], [Object, 'Mixed'], [Array, 'Array'], ['ObjectId', 'ObjectId'], ['String', 'String'], ['string', 'String'], ['Number', 'Number'], ['number', 'Number'], ['Boolean', 'Boolean'], ['Date', 'Date'], ['Mixed', 'Mixed']])
const isPlain = (value) => value !== null && typeof value === 'object' && (value.constructor === Object || value.constructor === undefined)
const isKind = (value) => KINDS.has(value) || value instanceof Schema || Array.isArray(value)
const rule = (given, path, isItem = false) => {
  if (given === null || given === undefined) throw new TypeError('Invalid value for schema path ' + T + path + T + ', got value "' + given + '"')
  const options = isPlain(given) && (isKind(given.type) || ['string', 'function'].includes(typeof given.type)) ? given : { type: given }
  const { type } = options
  if (Array.isArray(type)) return { kind: 'Array', of: type.length === 0 ? { kind: 'Mixed', options: {} } : rule(type[0], path, true), options }
  if (type instanceof Schema) return { kind: 'Embedded', schema: type, options }
  if (isPlain(type)) return Object.keys(type).length === 0 ? { kind: 'Mixed', options } : { kind: 'Embedded', schema: new Schema(type, { _id: isItem || options === given }), options: options === given ? options : {}, isNested: !isItem && options !== given }
  const kind = KINDS.get(type)
  if (kind === undefined) { if (type === Map || type === Buffer || type === BigInt || ['Map', 'Buffer', 'Decimal128', 'UUID'].includes(type?.name)) throw new Error('the type ' + (type.name || type) + ' of mongoose is not simulated'); throw new TypeError('Invalid schema configuration: \x60' + (type?.name ?? type) + '\x60 is not a valid type at path \x60' + path + '\x60. See https://bit.ly/mongoose-schematypes for a list of valid schema types.') }
  return { kind: kind === 'Array' ? 'Array' : kind, of: kind === 'Array' ? { kind: 'Mixed', options: {} } : undefined, options }
}
const cast = (path, { kind, of, schema }, value, model) => {
  if (value === undefined || value === null) return value
  const fail = (reason) => { throw new CastError(kind === 'Date' ? 'date' : kind === 'String' ? 'string' : kind, value, path, model, reason) }
  if (kind === 'String') { if (typeof value === 'object' && !(value instanceof ObjectId)) fail(); return String(value) }
  if (kind === 'Number') { const number = value === '' ? null : Number(value); if (number !== null && Number.isNaN(number) || typeof value === 'object' && !(value instanceof Date)) fail(); return number }
  if (kind === 'Boolean') { if ([true, 'true', 1, '1', 'yes'].includes(value)) return true; if ([false, 'false', 0, '0', 'no'].includes(value)) return false; return fail('CastError') }
  if (kind === 'Date') { const date = new Date(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value); if (Number.isNaN(date.getTime())) fail(); return date }
  if (kind === 'ObjectId') { if (value instanceof ObjectId) return value; const id = value._id ?? value; if (id instanceof ObjectId) return value._doc ? value : id; if (typeof id !== 'string' || !ObjectId.isValid(id)) fail('BSONError'); return new ObjectId(id) }
  if (kind === 'Array') return [].concat(value).map((one, at) => { try { return cast(path + '.' + at, of, one, model) } catch (error) { if (!(error instanceof CastError) || of.kind === 'Embedded') throw error; throw new CastError('[' + of.kind.toLowerCase() + ']', require('util').inspect([].concat(value)), path + '.' + at, model, error.name) } })
  if (kind === 'Embedded') { if (typeof value !== 'object') { kind = 'Object'; fail() } return filled(schema, value, path + '.', model) }
  return value
}
const filled = (schema, given, prefix, model) => {
  const found = {}
  const source = given._doc ?? given
  for (const [path, one] of Object.entries(schema._rules)) {
    const value = cast(prefix + path, one, source[path], model)
    if (value !== undefined) found[path] = value
    else { const made = usual(one, found); if (made !== undefined) found[path] = made }
  }
  if (schema.options.strict === false) for (const [path, value] of Object.entries(source)) if (!(path in found)) found[path] = value
  if (schema.options._id !== false && prefix !== '' && found._id === undefined) found._id = source._id ?? new ObjectId()
  return found
}
const usual = ({ kind, schema, options, isNested }, self) => {
  if ('default' in options) return typeof options.default === 'function' ? options.default.call(self) : isPlain(options.default) || Array.isArray(options.default) ? JSON.parse(JSON.stringify(options.default)) : options.default
  if (kind === 'Array') return []
  if (isNested) { const inner = filled(schema, {}, '.'); return Object.keys(inner).length === 0 ? undefined : inner }
  return undefined
}
const isLate = ({ kind, options }) => typeof options.default === 'function' || kind === 'Array' && !('default' in options)
const shaped = ({ kind, options, of, schema }, value) => {
  if (typeof value === 'string' && kind === 'String') { let text = value; if (options.trim) text = text.trim(); if (options.lowercase) text = text.toLowerCase(); if (options.uppercase) text = text.toUpperCase(); return text }
  if (kind === 'Array' && Array.isArray(value)) return value.map((one) => shaped(of, one))
  if (kind === 'Embedded' && value && schema) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schema._rules[name] ? shaped(schema._rules[name], one) : one]))
  return value
}
const pair = (given, message) => Array.isArray(given) ? given : [given, message]
const said = (text, path, value) => String(text).replace(/\{PATH\}/g, path).replace(/\{VALUE\}/g, String(value))
function* problems(self, path, one, value, errors, name = path) {
  const { kind, options, of, schema, isNested } = one
  const bad = (type, message, more = {}) => { errors[path] ??= new ValidatorError({ message: said(message, name, value), type, path: name, value, ...more }) }
  const [needed, neededText] = pair(typeof options.required === 'function' ? options.required.call(self) : options.required, 'Path ' + T + '{PATH}' + T + ' is required.')
  const isMissing = value === undefined || value === null || kind === 'String' && value === ''
  if ((typeof needed === 'function' ? needed.call(self) : needed) && isMissing) return bad('required', neededText)
  if (value !== undefined && value !== null) {
    if (options.min !== undefined) { const [min, text] = pair(options.min, 'Path ' + T + '{PATH}' + T + ' ({VALUE}) is less than minimum allowed value (' + [].concat(options.min)[0] + ').'); if (value < min) bad('min', text, { min }) }
    if (options.max !== undefined) { const [max, text] = pair(options.max, 'Path ' + T + '{PATH}' + T + ' ({VALUE}) is more than maximum allowed value (' + [].concat(options.max)[0] + ').'); if (value > max) bad('max', text, { max }) }
    const least = options.minlength ?? options.minLength
    if (least !== undefined && kind === 'String') { const [length, text] = pair(least, 'Path ' + T + '{PATH}' + T + ' (' + T + '{VALUE}' + T + ', length ' + value.length + ') is shorter than the minimum allowed length (' + [].concat(least)[0] + ').'); if (value.length < length) bad('minlength', text, { minlength: length }) }
    const most = options.maxlength ?? options.maxLength
    if (most !== undefined && kind === 'String') { const [length, text] = pair(most, 'Path ' + T + '{PATH}' + T + ' (' + T + '{VALUE}' + T + ', length ' + value.length + ') is longer than the maximum allowed length (' + [].concat(most)[0] + ').'); if (value.length > length) bad('maxlength', text, { maxlength: length }) }
    if (options.enum !== undefined) { const list = Array.isArray(options.enum) ? options.enum : options.enum.values ?? Object.values(options.enum); if (!list.includes(value) && kind !== 'Array') bad('enum', options.enum.message ?? T + '{VALUE}' + T + ' is not a valid enum value for path ' + T + '{PATH}' + T + '.', { enumValues: list }) }
    if (options.match !== undefined && kind === 'String') { const [match, text] = pair(options.match, 'Path ' + T + '{PATH}' + T + ' is invalid ({VALUE}).'); if (value !== '' && !new RegExp(match).test(value)) bad('regexp', text, { regexp: match }) }
    if (kind === 'Array') for (const [at, item] of value.entries()) yield* problems(self, path + '.' + at, of, item, errors)
    if (kind === 'Embedded') for (const [field, inner] of Object.entries(schema._rules)) yield* problems(value, path + '.' + field, inner, value[field], errors, isNested ? path + '.' + field : field)
  }
  if (options.validate !== undefined && value !== undefined) for (const given of Array.isArray(options.validate) && typeof options.validate[0] !== 'function' ? options.validate : [Array.isArray(options.validate) ? { validator: options.validate[0], message: options.validate[1] } : options.validate]) {
    const { validator = given, message = 'Validator failed for path ' + T + '{PATH}' + T + ' with value ' + T + '{VALUE}' + T } = typeof given === 'function' ? {} : given
    let isGood
    let reason
    try { isGood = yield validator instanceof RegExp ? validator.test(value) : validator.call(self, value) } catch (error) { isGood = false; reason = error }
    if (isGood === false) bad('user defined', reason ? reason.message : typeof message === 'function' ? message({ path, value }) : message)
  }
  return undefined
}
function* everyProblem(self, schema, fields, errors) {
  const rules = Object.entries(schema._rules)
  // paths that are required and not there come first, the last of them before the others
  const missing = rules.filter(([path, { options }]) => options.required && (fields[path] === undefined || fields[path] === null)).reverse()
  for (const [path, one] of [...missing, ...rules.filter((entry) => !missing.includes(entry))]) if (!errors[path]) yield* problems(self, path, one, fields[path], errors)
}
async function settled(steps) { let step = steps.next(); while (!step.done) { let answer; try { answer = await step.value } catch (error) { step = steps.throw(error); continue } step = steps.next(answer) } }
const settledNow = (steps) => { let step = steps.next(); while (!step.done) step = steps.next(typeof step.value?.then === 'function' ? true : step.value) }
class Virtual {
  constructor(name) { this.path = name; this.getters = []; this.setters = [] }
  get(act) { this.getters.push(act); return this }
  set(act) { this.setters.push(act); return this }
}
const SCHEMA_OPTIONS = 'timestamps collection versionKey toJSON toObject _id strict id minimize autoIndex bufferCommands typeKey validateBeforeSave'
class Schema {
  constructor(fields = {}, options = {}) {
    for (const name of Object.keys(options)) if (!SCHEMA_OPTIONS.split(' ').includes(name)) throw new Error('the option ' + name + ' of a schema of mongoose is not simulated')
    this.obj = fields; this.options = { ...options }; this.methods = {}; this.statics = {}; this.virtuals = {}; this._rules = {}; this._hooks = []; this._indexes = []
    this.add(fields)
    if (options.timestamps) { const names = typeof options.timestamps === 'object' ? options.timestamps : {}; this._times = [names.createdAt ?? 'createdAt', names.updatedAt ?? 'updatedAt']; for (const name of this._times) if (typeof name === 'string' && !this._rules[name]) this._rules[name] = { kind: 'Date', options: {} } }
  }
  add(fields) { for (const [path, given] of Object.entries(fields instanceof Schema ? fields.obj : fields)) this._rules[path] = rule(given, path); return this }
  path(name, given) { if (given === undefined) return this._rules[name]; this._rules[name] = rule(given, name); return this }
  get paths() { const { createdAt, updatedAt, ...rules } = this._rules; return { ...rules, ...(this.options._id !== false && { _id: { kind: 'ObjectId', options: {} } }), ...(createdAt && { createdAt }), ...(updatedAt && { updatedAt }) } }
  method(name, act) { Object.assign(this.methods, typeof name === 'string' ? { [name]: act } : name); return this }
  static(name, act) { Object.assign(this.statics, typeof name === 'string' ? { [name]: act } : name); return this }
  virtual(name, options) { if (options !== undefined) throw new Error('virtuals of mongoose that populate are not simulated'); return this.virtuals[name] ??= new Virtual(name) }
  pre(names, options, act) { return this.#hook('pre', names, options, act) }
  post(names, options, act) { return this.#hook('post', names, options, act) }
  #hook(when, names, options, act) { for (const name of [].concat(names)) this._hooks.push({ when, name, act: typeof options === 'function' ? options : act }); return this }
  index(fields, options = {}) { this._indexes.push([fields, options]); return this }
  set(name, value) { if (value === undefined) return this.options[name]; this.options[name] = value; return this }
  get(name) { return this.options[name] }
  plugin(act, options) { act(this, options); return this }
  clone() { const made = new Schema({}, this.options); Object.assign(made._rules, this._rules); Object.assign(made.methods, this.methods); Object.assign(made.statics, this.statics); Object.assign(made.virtuals, this.virtuals); made._hooks.push(...this._hooks); made._indexes.push(...this._indexes); return made }
}
absent(Schema.prototype, 'schema', 'discriminator loadClass queue searchIndex alias')
Schema.Types = { String, Number, Boolean, Date, ObjectId, Mixed, Array }
Schema.ObjectId = ObjectId
const isAsync = (act) => act.constructor?.name === 'AsyncFunction'
async function hooked(schema, when, name, self, words = []) {
  for (const { act } of schema._hooks.filter((one) => one.when === when && (one.name instanceof RegExp ? one.name.test(name) : one.name === name))) {
    if (isAsync(act) || act.length <= words.length) { await act.call(self, ...words); continue }
    await new Promise((done, fail) => { const answer = act.call(self, ...words, (error) => error ? fail(error) : done()); if (answer && typeof answer.then === 'function') answer.then(done, fail) })
  }
}
const plain = (value) => value === null || typeof value !== 'object' || value instanceof ObjectId || value instanceof Date || value instanceof RegExp ? value : Array.isArray(value) ? value.map(plain) : value._doc ? plain(value._doc) : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const at = (object, path) => path.split('.').reduce((here, name) => here === null || here === undefined ? undefined : here[name], object)
const placed = (object, path, value) => { const names = path.split('.'); const last = names.pop(); let here = object; for (const name of names) here = here[name] ??= {}; if (value === undefined) delete here[last]; else here[last] = value }
class Document {
  constructor(model, fields, isNew) {
    const own = (name, value) => Object.defineProperty(this, name, { value, writable: true, enumerable: false })
    own('_doc', {}); own('_before', {}); own('isNew', isNew); own('_model', model); own('$locals', {}); own('_bad', {})
    host.showAs(this, this._doc)
    if (isNew) this.#fill(fields ?? {})
    else { Object.assign(this._doc, fields); Object.assign(this._before, plain(this._doc)) }
  }
  #fill(fields) {
    const { schema, modelName } = this._model
    for (const [path, one] of Object.entries(schema._rules)) {
      const given = fields[path]
      if (given !== undefined) this._assign(path, one, given)
      else if (!isLate(one)) this.#usual(path, one)
    }
    for (const [path, value] of Object.entries(fields)) if (!schema._rules[path]) { if (schema.virtuals[path]) this[path] = value; else if (path === '_id') this._doc._id = cast('_id', { kind: 'ObjectId' }, value, modelName); else if (schema.options.strict === false) this._doc[path] = value; else if (schema.options.strict === 'throw') throw new MongooseError('Field ' + T + path + T + ' is not in schema and strict mode is set to throw.') }
    // what a function makes is there after the fields that were given
    for (const [path, one] of Object.entries(schema._rules)) if (fields[path] === undefined && isLate(one)) this.#usual(path, one)
    if (this._doc._id === undefined) this._doc._id = new ObjectId()
  }
  #usual(path, one) { const made = usual(one, this); if (made !== undefined) this._doc[path] = made }
  _assign(path, one, value) {
    for (const bad of Object.keys(this._bad)) if (bad === path || bad.startsWith(path + '.')) delete this._bad[bad]
    try { const made = shaped(one, cast(path, one, value, undefined)); if (made === undefined) delete this._doc[path]; else this._doc[path] = made } catch (error) { if (!(error instanceof CastError)) throw error; this._bad[error.path] = error }
  }
  get id() { return this._doc._id === undefined ? undefined : String(this._doc._id) }
  get(path) { return at(this, path) }
  set(path, value) { if (isPlain(path)) { for (const [name, one] of Object.entries(path)) this.set(name, one); return this } const [name] = path.split('.'); if (path === name) this[name] = value; else { placed(this._doc, path, value) } return this }
  $set(path, value) { return this.set(path, value) }
  markModified() {}
  modifiedPaths() { return Object.keys({ ...this._before, ...this._doc }).filter((path) => !same(plain(this._doc[path]), this._before[path])) }
  isModified(path) { const changed = this.modifiedPaths(); return path === undefined ? changed.length > 0 : [].concat(path).flatMap((one) => one.split(' ')).some((one) => changed.includes(one.split('.')[0])) }
  isDirectModified(path) { return this.isModified(path) }
  equals(other) { return String(this._doc._id) === String(other?._doc?._id ?? other) }
  toObject(options = {}) { return this.#shown({ ...this._model.schema.options.toObject, ...options }) }
  toJSON(options = {}) { return this.#shown({ ...this._model.schema.options.toJSON, ...(isPlain(options) ? options : {}) }) }
  toBSON() { return this._doc }
  toString() { return require('util').inspect(this) }
  #shown(options) {
    for (const name of Object.keys(options)) if (!['virtuals', 'getters', 'transform', 'versionKey', 'minimize', 'flattenObjectIds'].includes(name)) throw new Error('the option ' + name + ' of toJSON of mongoose is not simulated')
    const made = plain(this._doc)
    if (options.versionKey === false) delete made.__v
    if (options.virtuals || options.getters) { for (const name of Object.keys(this._model.schema.virtuals)) { const value = this[name]; if (value !== undefined) made[name] = value } if (this._model.schema.options.id !== false) made.id = this.id }
    if (typeof options.transform !== 'function') return made
    return options.transform(this, made, options) ?? made
  }
  async validate() {
    const { schema, modelName } = this._model
    await hooked(schema, 'pre', 'validate', this)
    const errors = { ...this._bad }
    await settled(everyProblem(this, schema, this._doc, errors))
    if (Object.keys(errors).length > 0) throw new ValidationError(modelName, errors)
    await hooked(schema, 'post', 'validate', this, [this])
  }
  validateSync() {
    const { schema, modelName } = this._model
    const errors = { ...this._bad }
    settledNow(everyProblem(this, schema, this._doc, errors))
    return Object.keys(errors).length === 0 ? undefined : new ValidationError(modelName, errors)
  }
  async save(options = {}) {
    const { schema } = this._model
    await this._model._ready()
    if (options.validateBeforeSave !== false) await this.validate()
    await hooked(schema, 'pre', 'save', this)
    const key = schema.options.versionKey ?? '__v'
    const now = new Date(host.now())
    const [made, changed] = schema._times ?? []
    if (this.isNew) {
      if (made && this._doc[made] === undefined) this._doc[made] = now
      if (changed && this._doc[changed] === undefined) this._doc[changed] = now
      if (key !== false) this._doc[key] ??= 0
      const { _id, ...rest } = fieldsOf(this)
      await this._model.collection.insertOne({ _id, ...rest })
    } else if (this.isModified()) {
      if (changed) this._doc[changed] = now
      const paths = this.modifiedPaths().filter((path) => path !== '_id')
      const set = Object.fromEntries(paths.filter((path) => this._doc[path] !== undefined).map((path) => [path, stored(this._doc[path])]))
      const unset = Object.fromEntries(paths.filter((path) => this._doc[path] === undefined).map((path) => [path, 1]))
      const done = await this._model.collection.updateOne({ _id: this._doc._id }, { ...(Object.keys(set).length > 0 && { $set: set }), ...(Object.keys(unset).length > 0 && { $unset: unset }) })
      if (done.matchedCount === 0) throw new DocumentNotFoundError('No document found for query "{ _id: ' + require('util').inspect(this._doc._id) + ' }" on model "' + this._model.modelName + '"')
    }
    this.isNew = false
    for (const name of Object.keys(this._before)) delete this._before[name]
    Object.assign(this._before, plain(this._doc))
    await hooked(schema, 'post', 'save', this, [this])
    return this
  }
  async deleteOne() { await hooked(this._model.schema, 'pre', 'deleteOne', this); const done = await this._model.collection.deleteOne({ _id: this._doc._id }); await hooked(this._model.schema, 'post', 'deleteOne', this, [this]); return done }
  async updateOne(update) { return await this._model.updateOne({ _id: this._doc._id }, update) }
  async populate(path, fields) { await populated(this._model, [this], path, fields); return this }
}
absent(Document.prototype, 'document', 'depopulate populated $session overwrite $isDeleted inspect increment replaceOne')
const stored = (value) => value?._doc ? value._doc._id : Array.isArray(value) ? value.map(stored) : plain(value)
const fieldsOf = (document) => Object.fromEntries(Object.entries(document._doc).map(([name, value]) => [name, stored(value)]))
async function populated(model, documents, given, select) {
  for (const one of [].concat(given).flatMap((each) => typeof each === 'string' ? each.split(' ').map((path) => ({ path, select })) : [each])) {
    for (const name of Object.keys(one)) if (!['path', 'select', 'model'].includes(name)) throw new Error('the option ' + name + ' of populate of mongoose is not simulated')
    const own = model.schema._rules[one.path]
    const ref = own?.options.ref ?? own?.of?.options.ref ?? one.model
    if (ref === undefined) throw new MongooseError('Cannot populate path ' + T + one.path + T + ' because it is not in your schema. Set the ' + T + 'strictPopulate' + T + ' option to false to override.')
    const other = typeof ref === 'string' ? own.mongoose?.model(ref) ?? model._of.model(ref) : ref
    const ids = documents.flatMap((document) => (document._doc ?? document)[one.path] ?? [])
    const found = new Map((await other.find({ _id: { $in: ids } }).select(one.select ?? '')).map((each) => [String(each._id), each]))
    for (const document of documents) {
      const target = document._doc ?? document
      const value = target[one.path]
      if (Array.isArray(value)) target[one.path] = value.map((id) => found.get(String(id))).filter(Boolean)
      else if (value !== undefined && value !== null) target[one.path] = found.get(String(value)) ?? null
      if (document._before) document._before[one.path] = plain(target[one.path])
    }
  }
}
const fields = (given) => {
  const found = {}
  if (typeof given === 'string') { for (const word of given.split(/\s+/).filter(Boolean)) found[word.replace(/^[-+]/, '')] = word.startsWith('-') ? 0 : 1; return found }
  return Array.isArray(given) ? fields(given.join(' ')) : { ...given }
}
const order = (given) => typeof given === 'string' ? Object.fromEntries(given.split(/\s+/).filter(Boolean).map((word) => [word.replace(/^-/, ''), word.startsWith('-') ? -1 : 1])) : given
const OPTIONS = 'new upsert returnDocument runValidators setDefaultsOnInsert lean sort projection select limit skip populate timestamps rawResult strict'
class Query {
  constructor(model, operation, query, change) { this.model = model; this.op = operation; this._query = query ?? {}; this._change = change; this._options = {}; this._paths = []; this._path = undefined }
  #with(name, value) { this._options[name] = value; return this }
  getFilter() { return this._query }
  getQuery() { return this._query }
  getUpdate() { return this._change }
  set(path, value) { this._change = { ...this._change, ...(typeof path === 'string' ? { [path]: value } : path) }; return this }
  find(query) { Object.assign(this._query, query); return this }
  findOne(query) { this.op = 'findOne'; return this.find(query) }
  setOptions(options) { for (const [name, value] of Object.entries(options ?? {})) { if (!OPTIONS.split(' ').includes(name)) throw new Error('the option ' + name + ' of queries of mongoose is not simulated'); this._options[name] = value } if (options?.populate) this.populate(options.populate); if (options?.projection) this.select(options.projection); return this }
  sort(given) { return this.#with('sort', { ...this._options.sort, ...order(given) }) }
  limit(count) { return this.#with('limit', Number(count)) }
  skip(count) { return this.#with('skip', Number(count)) }
  select(given) { return this.#with('select', { ...this._options.select, ...fields(given) }) }
  lean(is = true) { return this.#with('lean', is) }
  populate(path, select) { this._paths.push([path, select]); return this }
  orFail(error) { return this.#with('orFail', error ?? true) }
  where(path, value) { if (isPlain(path)) return this.find(path); this._path = path; return value === undefined ? this : this.equals(value) }
  equals(value) { this._query[this._path] = value; return this }
  #compared(name, value) { this._query[this._path] = { ...this._query[this._path], [name]: value }; return this }
  gt(value) { return this.#compared('$gt', value) }
  gte(value) { return this.#compared('$gte', value) }
  lt(value) { return this.#compared('$lt', value) }
  lte(value) { return this.#compared('$lte', value) }
  ne(value) { return this.#compared('$ne', value) }
  in(value) { return this.#compared('$in', value) }
  nin(value) { return this.#compared('$nin', value) }
  exists(is = true) { return this.#compared('$exists', is) }
  regex(value) { return this.#compared('$regex', value) }
  or(list) { this._query.$or = list; return this }
  and(list) { this._query.$and = list; return this }
  countDocuments() { this.op = 'countDocuments'; return this }
  distinct(path) { this.op = 'distinct'; this._field = path; return this }
  clone() { const made = new Query(this.model, this.op, { ...this._query }, this._change); Object.assign(made._options, this._options); made._paths.push(...this._paths); return made }
  async #run() {
    const { model, op, _options: options } = this
    sought(model, this._query)
    if (this._change !== undefined) await changing(model, this._change, options)
    await model._ready()
    await hooked(model.schema, 'pre', op, this)
    const query = sought(model, this._query)
    const { collection } = model
    const how = { ...(options.sort && { sort: options.sort }), ...(options.select && Object.keys(options.select).length > 0 && { projection: options.select }) }
    if (op === 'countDocuments') return await collection.countDocuments(query)
    if (op === 'distinct') return await collection.distinct(this._field, query)
    if (op === 'deleteOne' || op === 'deleteMany') return await collection[op](query)
    if (op === 'updateOne' || op === 'updateMany') return await collection[op](query, await changing(model, this._change, options), { upsert: options.upsert === true })
    if (op === 'findOneAndUpdate') return await this.#shaped(await collection.findOneAndUpdate(query, await changing(model, this._change, options), { ...how, upsert: options.upsert === true, returnDocument: options.new || options.returnDocument === 'after' ? 'after' : 'before' }))
    if (op === 'findOneAndDelete') return await this.#shaped(await collection.findOneAndDelete(query, how))
    if (op === 'findOne') return await this.#shaped(await collection.findOne(query, how))
    return await this.#shaped(await collection.find(query, { ...how, ...(options.skip && { skip: options.skip }), ...(options.limit && { limit: options.limit }) }).toArray())
  }
  async #shaped(found) {
    const { model, _options: options } = this
    if (options.orFail && (found === null || Array.isArray(found) && found.length === 0)) throw typeof options.orFail === 'function' ? options.orFail() : options.orFail === true ? new DocumentNotFoundError('No document found for query "' + require('util').inspect(this._query) + '" on model "' + model.modelName + '"') : options.orFail
    const one = (fields) => fields === null ? null : options.lean ? fields : model.hydrate(fields)
    const shown = Array.isArray(found) ? found.map(one) : one(found)
    for (const [path, select] of this._paths) if (shown !== null) await populated(model, [].concat(shown), path, select)
    await hooked(model.schema, 'post', this.op, this, [shown])
    return shown
  }
  exec() { return this._coming ??= this.#run() }
  then(done, fail) { return this.exec().then(done, fail) }
  catch(fail) { return this.exec().catch(fail) }
  finally(act) { return this.exec().finally(act) }
  async *[Symbol.asyncIterator]() { yield* await this.exec() }
  cursor() { return this }
}
absent(Query.prototype, 'query', 'explain hint session maxTimeMS collation slice elemMatch near within geometry tailable transform')
const sought = (model, query) => {
  const found = {}
  for (const [path, value] of Object.entries(query)) {
    if (path.startsWith('$')) { found[path] = ['$or', '$and', '$nor'].includes(path) ? value.map((one) => sought(model, one)) : value; continue }
    const own = path === '_id' ? model.schema._rules._id ?? { kind: 'ObjectId', options: {} } : model.schema._rules[path]
    const inner = own?.kind === 'Array' ? own.of : own
    const one = (given) => inner === undefined || inner.kind === 'Embedded' || given instanceof RegExp ? given?._doc ? given._doc._id : given : stored(cast(path, inner, given, model.modelName))
    found[path] = isPlain(value) && Object.keys(value).some((name) => name.startsWith('$')) ? Object.fromEntries(Object.entries(value).map(([name, given]) => [name, ['$in', '$nin', '$all'].includes(name) ? given.map(one) : ['$gt', '$gte', '$lt', '$lte', '$ne', '$eq'].includes(name) ? one(given) : given])) : Array.isArray(value) && own?.kind === 'Array' ? value.map(one) : one(value)
  }
  return found
}
async function changing(model, change = {}, options) {
  const { schema } = model
  const update = {}
  for (const [name, value] of Object.entries(change)) if (name.startsWith('$')) update[name] = { ...update[name], ...value }; else update.$set = { ...update.$set, [name]: value }
  const errors = {}
  for (const name of ['$set', '$setOnInsert', '$inc', '$min', '$max']) for (const [path, value] of Object.entries(update[name] ?? {})) {
    const own = schema._rules[path]
    if (own === undefined && !path.includes('.') && path !== '_id' && schema.options.strict !== false) { delete update[name][path]; continue }
    if (own === undefined) continue
    update[name][path] = stored(shaped(own, cast(path, own, value)))
    if (options.runValidators && name === '$set') await settled(problems(undefined, path, own, update[name][path], errors))
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(undefined, errors)
  const [made, changed] = schema._times ?? []
  const now = new Date(host.now())
  if (changed) update.$set = { ...update.$set, [changed]: now }
  for (const name of Object.keys(update)) if (Object.keys(update[name]).length === 0) delete update[name]
  if (Object.keys(update).length === 0) update.$set = {}
  return update
}
const PLURALS = [[/^goose$/, 'geese'], [/man$/, 'men'], [/person$/, 'people'], [/child$/, 'children'], [/^ox$/, 'oxen'], [/(ax|test)is$/, '$1es'], [/(octop|vir)us$/, '$1i'], [/(alias|status)$/, '$1es'], [/bus$/, 'buses'], [/(buffal|tomat|potat)o$/, '$1oes'], [/([ti])um$/, '$1a'], [/sis$/, 'ses'], [/([^f])fe$/, '$1ves'], [/([lr])f$/, '$1ves'], [/([^aeiouy]|qu)y$/, '$1ies'], [/(x|ch|ss|sh)$/, '$1es'], [/([ml])ouse$/, '$1ice'], [/quiz$/, 'quizzes'], [/s$/, 's'], [/([^a-z])$/, '$1'], [/$/, 's']]
const UNCOUNTED = 'advice energy excretion digestion cooperation health justice labour machinery equipment information pollution sewage paper money species series rain rice fish sheep moose deer news expertise status media'.split(' ')
const plural = (name) => {
  const word = name.toLowerCase()
  if (UNCOUNTED.includes(word)) return word
  const [form, many] = PLURALS.find(([form]) => form.test(word))
  return word.replace(form, many)
}
/** Says that a document comes from the server. */
const FOUND = Symbol('found')
const modelOf = (mongoose, connection, modelName, schema, collectionName) => {
  let ready
  class Model extends Document {
    constructor(fields, how) { super(Model, fields, how !== FOUND) }
    static get collection() { return connection.collection(Model.collectionName) }
    static get db() { return connection }
    static hydrate(fields) { return new Model(fields, FOUND) }
    static _ready() { return ready ??= (async () => { await connection.asPromise(); const list = [...Object.entries(schema._rules).filter(([, { options }]) => options.unique || options.index).map(([path, { options }]) => [{ [path]: 1 }, { ...(options.unique && { unique: true }), ...(options.sparse && { sparse: true }) }]), ...schema._indexes]; for (const [keys, options] of list) { const { background, ...rest } = options; await Model.collection.createIndex(keys, rest) } return Model })() }
    static init() { return Model._ready() }
    static createIndexes() { return Model._ready() }
    static syncIndexes() { return Model._ready() }
    static ensureIndexes() { return Model._ready() }
    static async create(first, ...more) { const isList = Array.isArray(first); const made = []; for (const fields of isList ? first : [first, ...more]) made.push(await new Model(fields).save()); return isList || more.length > 0 ? made : made[0] }
    static async insertMany(list, options) { if (options?.ordered === false) throw new Error('insertMany with ordered: false is not simulated'); const made = [].concat(list).map((fields) => new Model(fields)); await Model._ready(); for (const one of made) { await one.validate(); const [created, changed] = schema._times ?? []; const now = new Date(host.now()); if (created) one._doc[created] ??= now; if (changed) one._doc[changed] ??= now; if (schema.options.versionKey !== false) one._doc.__v = 0 } await Model.collection.insertMany(made.map(fieldsOf)); for (const one of made) { one.isNew = false; Object.assign(one._before, plain(one._doc)) } return made }
    static find(query, select, options) { return new Query(Model, 'find', query).select(select ?? '').setOptions(options) }
    static findOne(query, select, options) { return new Query(Model, 'findOne', query).select(select ?? '').setOptions(options) }
    static findById(id, select, options) { return Model.findOne({ _id: id ?? null }, select, options) }
    static where(path, value) { return new Query(Model, 'find').where(path, value) }
    static countDocuments(query) { return new Query(Model, 'countDocuments', query) }
    static async estimatedDocumentCount() { await Model._ready(); return await Model.collection.estimatedDocumentCount() }
    static distinct(path, query) { return new Query(Model, 'distinct', query).distinct(path) }
    static async exists(query) { return await Model.findOne(query).select('_id').lean() }
    static updateOne(query, change, options) { return new Query(Model, 'updateOne', query, change).setOptions(options) }
    static updateMany(query, change, options) { return new Query(Model, 'updateMany', query, change).setOptions(options) }
    static deleteOne(query) { return new Query(Model, 'deleteOne', query) }
    static deleteMany(query) { return new Query(Model, 'deleteMany', query) }
    static findOneAndUpdate(query, change, options) { return new Query(Model, 'findOneAndUpdate', query, change).setOptions(options) }
    static findByIdAndUpdate(id, change, options) { return Model.findOneAndUpdate({ _id: id }, change, options) }
    static findOneAndDelete(query, options) { return new Query(Model, 'findOneAndDelete', query).setOptions(options) }
    static findByIdAndDelete(id, options) { return Model.findOneAndDelete({ _id: id }, options) }
    static async aggregate(pipeline) { await Model._ready(); return await Model.collection.aggregate(pipeline).toArray() }
    static populate(documents, path, select) { return populated(Model, [].concat(documents), path, select).then(() => documents) }
  }
  absent(Model, 'model', 'bulkWrite bulkSave watch startSession discriminator mapReduce findOneAndReplace replaceOne findByIdAndRemove findOneAndRemove geoSearch translateAliases validate')
  Object.defineProperty(Model, 'name', { value: 'model' })
  Object.assign(Model, { modelName, schema, collectionName, _of: mongoose })
  for (const path of ['_id', ...Object.keys(schema._rules), ...(schema.options.versionKey === false ? [] : ['__v'])]) Object.defineProperty(Model.prototype, path, { get() { return this._doc[path] }, set(value) { if (schema._rules[path]) this._assign(path, schema._rules[path], value); else this._doc[path] = value }, configurable: true })
  for (const [name, one] of Object.entries(schema.virtuals)) Object.defineProperty(Model.prototype, name, { get() { return one.getters.reduce((value, act) => act.call(this, value, one, this), undefined) }, set(value) { for (const act of one.setters) act.call(this, value, one, this) }, configurable: true })
  Object.assign(Model.prototype, schema.methods)
  for (const name of Object.keys(schema.methods)) Object.defineProperty(Model.prototype, name, { enumerable: false })
  Object.assign(Model, schema.statics)
  Object.defineProperty(Model.prototype, 'collection', { get() { return Model.collection } })
  return Model
}
class Connection extends EventEmitter {
  constructor(mongoose) { super(); Object.defineProperty(this, '_mongoose', { value: mongoose }); this.models = {}; this.readyState = 0; this._waiting = [] }
  async openUri(uri, options = {}) {
    if (typeof uri !== 'string') throw new MongooseError('The ' + T + 'uri' + T + ' parameter to ' + T + 'openUri()' + T + ' must be a string, got "' + typeof uri + '". Make sure the first parameter to ' + T + 'mongoose.connect()' + T + ' or ' + T + 'mongoose.createConnection()' + T + ' is a string.')
    this.readyState = 2
    this.emit('connecting')
    try {
      Object.defineProperty(this, 'client', { value: new MongoClient(uri, options), configurable: true })
      await this.client.connect()
    } catch (error) { this.readyState = 0; const told = error.name === 'MongoServerSelectionError' ? Object.assign(new MongooseServerSelectionError(error.message)) : error; if (this.listenerCount('error')) this.emit('error', told); throw told }
    const { host: name, port, database } = this.client._place
    Object.assign(this, { host: name, port, name: database })
    this.readyState = 1
    this.emit('connected'); this.emit('open')
    for (const done of this._waiting.splice(0)) done(this)
    return this
  }
  asPromise() { if (this.readyState === 1) return Promise.resolve(this); return new Promise((done, fail) => { this._waiting.push(done); setTimeout(() => { if (this.readyState !== 1) fail(new MongooseError('Operation timed out: buffering timed out after 10000ms')) }, 10000).unref() }) }
  get db() { return this.readyState === 1 ? this.client.db() : undefined }
  collection(name) { const made = this.client ? this.client.db().collection(name) : { collectionName: name }; return Object.assign(made, { name }) }
  model(name, schema, collection) {
    if (schema === undefined) { if (!this.models[name]) throw new MissingSchemaError("Schema hasn't been registered for model \"" + name + '".\nUse mongoose.model(name, schema)'); return this.models[name] }
    if (this.models[name] && this.models[name].schema !== schema) throw new OverwriteModelError('Cannot overwrite ' + T + name + T + ' model once compiled.')
    const own = schema instanceof Schema ? schema : new Schema(schema)
    return this.models[name] ??= modelOf(this, this, name, own, collection ?? own.options.collection ?? plural(name))
  }
  modelNames() { return Object.keys(this.models) }
  deleteModel(name) { delete this.models[name]; return this }
  async close() { if (this.client) await this.client.close(); this.readyState = 0; this.emit('disconnected'); this.emit('close') }
  async dropDatabase() { return await this.client.db().dropDatabase() }
  async dropCollection(name) { return await this.collection(name).drop() }
}
absent(Connection.prototype, 'connection', 'startSession transaction watch useDb syncIndexes')
class MongooseServerSelectionError extends MongooseError {}
class Mongoose {
  constructor() { this.connection = new Connection(this); this.connections = [this.connection]; Object.assign(this, { Schema, Types: { ObjectId }, SchemaTypes: Schema.Types, Document, Query, Mongoose, Error: MongooseError, version: '8.0.0', STATES: { disconnected: 0, connected: 1, connecting: 2, disconnecting: 3 } }) }
  async connect(uri, options) { await this.connection.openUri(uri, options); return this }
  createConnection(uri, options) { const made = new Connection(this); this.connections.push(made); if (uri !== undefined) made.openUri(uri, options).catch(() => {}); return made }
  async disconnect() { for (const one of this.connections) await one.close() }
  model(name, schema, collection) { return this.connection.model(name, schema, collection) }
  get models() { return this.connection.models }
  modelNames() { return this.connection.modelNames() }
  deleteModel(name) { this.connection.deleteModel(name); return this }
  set(name, value) { if (!['strictQuery', 'debug', 'autoIndex', 'bufferCommands', 'strictPopulate', 'useFindAndModify', 'useCreateIndex', 'useNewUrlParser', 'useUnifiedTopology', 'runValidators'].includes(name)) throw new Error('mongoose.set(' + JSON.stringify(name) + ') is not simulated'); if ((name === 'debug' || name === 'runValidators') && value) throw new Error('mongoose.set(' + JSON.stringify(name) + ') is not simulated'); return this }
  isValidObjectId(id) { return ObjectId.isValid(id) }
  isObjectIdOrHexString(id) { return id instanceof ObjectId || typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) }
}
absent(Mongoose.prototype, 'mongoose', 'plugin startSession pluralize trusted sanitizeFilter')
Object.assign(MongooseError, { CastError, ValidationError, ValidatorError, DocumentNotFoundError, OverwriteModelError, MissingSchemaError, MongooseServerSelectionError })
const mongoose = new Mongoose()
for (const name of ['connect', 'createConnection', 'disconnect', 'model', 'modelNames', 'set', 'isValidObjectId', 'isObjectIdOrHexString', 'deleteModel']) mongoose[name] = mongoose[name].bind(mongoose)
mongoose.mongoose = mongoose.default = mongoose
module.exports = mongoose
`
