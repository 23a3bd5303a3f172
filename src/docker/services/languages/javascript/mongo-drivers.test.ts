import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const OFFLINE = `const mongoose = require('mongoose')
const { Schema, Types } = mongoose
const told = async (act) => { try { console.log(await act()) } catch (e) { console.log(e.name + ': ' + e.message, Object.keys(e.errors || {}).join(), e.kind || '', e.code || '') } }
const address = new Schema({ city: { type: String, required: true }, zip: String }, { _id: false })
const schema = new Schema({
  name: { type: String, required: [true, 'Name needed'], trim: true, minlength: 2, maxlength: 5 },
  email: { type: String, lowercase: true, match: /@/, required: true },
  age: { type: Number, min: [1, 'Too young, got {VALUE}'], max: 99 },
  role: { type: String, enum: ['user', 'admin'], default: 'user' },
  tags: [String], at: Date, active: { type: Boolean, default: true },
  home: address, meta: { votes: Number, favs: { type: Number, default: 0 } },
  comments: [{ body: String, date: { type: Date } }],
  author: { type: Schema.Types.ObjectId, ref: 'User' },
  even: { type: Number, validate: { validator: (v) => v % 2 === 0, message: (p) => p.value + ' is odd' } },
  mixed: Schema.Types.Mixed,
}, { toJSON: { virtuals: true } })
schema.virtual('label').get(function () { return this.name + '<' + this.email + '>' }).set(function (v) { this.name = v.split('<')[0] })
schema.methods.say = function () { return 'I am ' + this.name }
schema.statics.make = function (name) { return new this({ name, email: 'A@B' }) }
schema.pre('validate', function (next) { if (this.name === 'zz') return next(new Error('no zz')); next() })
const User = mongoose.model('User', schema)
;(async () => {
  const id = '65a1b2c3d4e5f60718293a4b'
  const u = new User({ _id: id, name: ' Ann ', email: 'ANN@X.org', age: '30', tags: ['a', 1], at: '2024-01-02', home: { city: 'X', other: 1 }, extra: 1, author: id, mixed: { a: [1] } })
  console.log(u)
  console.log(JSON.stringify(u))
  console.log(u.toObject())
  console.log(u.id, u._id.toString() === id, u.say(), u.label, u.isNew, u.get('home.city'), u.home.city, u.meta.favs)
  console.log(u.isModified('name'), User.modelName, User.collection.name, u.errors)
  await told(() => u.validate())
  await told(() => new User({}).validate())
  await told(() => new User({ name: 'a', email: 'x', age: 0, role: 'boss', even: 3 }).validate())
  await told(() => new User({ name: 'toolong', email: 'a@b', age: 100, at: 'never', author: 'zzz', home: {} }).validate())
  await told(() => new User({ name: 'zz', email: 'a@b' }).validate())
  await told(() => new User({ name: 'bob', email: 'a@b', age: 'abc', active: 'maybe', tags: [{ a: 1 }] }).validate())
  const e = new User({ name: 'bob', email: 'a@b', age: 'abc' }).validateSync(); console.log(e && e.errors.age.name, e && e.errors.age.kind, e && e.errors.age.message)
  console.log(User.make('Joe').email, new User({ comments: [{ body: 'x' }] }).comments[0]._id instanceof Types.ObjectId)
  console.log(mongoose.isValidObjectId('abc'), mongoose.Types.ObjectId.isValid(id), new Types.ObjectId(id))
  await told(() => new Types.ObjectId('abc'))
  for (const n of ['Person', 'Category', 'Box', 'News', 'Mouse', 'Bus', 'Class', 'Day', 'Leaf', 'Child', 'todo', 'Data', 'Status', 'Hero', 'Analysis', 'Quiz', 'BlogPost', 'Item2', 'Photo', 'Knife', 'Address', 'Series']) process.stdout.write(mongoose.model(n, new Schema({})).collection.name + ' ')
  console.log()
  await told(() => mongoose.model('Nope'))
  await told(() => mongoose.model('User', new Schema({})))
  await told(() => new Schema({ a: { type: 'Strng' } }))
  await told(() => mongoose.connect(undefined))
  u.age = 31; u.label = 'Kim<'; console.log(u.modifiedPaths().slice(0, 3), u.name)
  u.set('meta.votes', 4); u.set({ age: 40 }); console.log(u.meta.votes, u.age, u.toObject().meta)
  console.log(new User({ name: 'x' }).equals(u), u.equals(u), mongoose.connection.readyState, mongoose.STATES.connected)
  u.tags.push('new'); console.log(u.tags.length, u.tags.includes('new'), Array.isArray(u.tags))
  const t = new Schema({ a: String }, { timestamps: true }); console.log(Object.keys(t.paths).join())
})()
setTimeout(async () => {
  const told = async (act) => { try { console.log(await act()) } catch (e) { console.log(e.name + ': ' + e.message, e.kind || '', e.path || '') } }
  const User = mongoose.model('User')
  await told(() => User.findById('abc'))
  await told(() => User.findOne({ age: 'x' }))
  await told(() => User.updateOne({}, { age: 'x' }))
  await told(() => User.find({ at: { $gt: 'zz' } }))
  process.exit(0)
}, 300)
`

/** What mongoose 8 wrote, without a server. */
const OFFLINE_SAID = `{
  name: 'Ann',
  email: 'ann@x.org',
  age: 30,
  role: 'user',
  tags: [ 'a', '1' ],
  at: 2024-01-02T00:00:00.000Z,
  active: true,
  home: { city: 'X' },
  meta: { favs: 0 },
  author: new ObjectId('65a1b2c3d4e5f60718293a4b'),
  mixed: { a: [ 1 ] },
  _id: new ObjectId('65a1b2c3d4e5f60718293a4b'),
  comments: []
}
{"name":"Ann","email":"ann@x.org","age":30,"role":"user","tags":["a","1"],"at":"2024-01-02T00:00:00.000Z","active":true,"home":{"city":"X"},"meta":{"favs":0},"author":"65a1b2c3d4e5f60718293a4b","mixed":{"a":[1]},"_id":"65a1b2c3d4e5f60718293a4b","comments":[],"label":"Ann<ann@x.org>","id":"65a1b2c3d4e5f60718293a4b"}
{
  name: 'Ann',
  email: 'ann@x.org',
  age: 30,
  role: 'user',
  tags: [ 'a', '1' ],
  at: 2024-01-02T00:00:00.000Z,
  active: true,
  home: { city: 'X' },
  meta: { favs: 0 },
  author: new ObjectId('65a1b2c3d4e5f60718293a4b'),
  mixed: { a: [ 1 ] },
  _id: new ObjectId('65a1b2c3d4e5f60718293a4b'),
  comments: []
}
65a1b2c3d4e5f60718293a4b true I am Ann Ann<ann@x.org> true X X 0
true User users undefined
undefined
ValidationError: User validation failed: email: Path \`email\` is required., name: Name needed email,name  
ValidationError: User validation failed: name: Path \`name\` (\`a\`, length 1) is shorter than the minimum allowed length (2)., email: Path \`email\` is invalid (x)., age: Too young, got 0, role: \`boss\` is not a valid enum value for path \`role\`., even: 3 is odd name,email,age,role,even  
ValidationError: User validation failed: at: Cast to date failed for value "never" (type string) at path "at", author: Cast to ObjectId failed for value "zzz" (type string) at path "author" because of "BSONError", name: Path \`name\` (\`toolong\`, length 7) is longer than the maximum allowed length (5)., age: Path \`age\` (100) is more than maximum allowed value (99)., home.city: Path \`city\` is required. at,author,name,age,home.city  
Error: no zz   
ValidationError: User validation failed: age: Cast to Number failed for value "abc" (type string) at path "age", tags.0: Cast to [string] failed for value "[ { a: 1 } ]" (type string) at path "tags.0" because of "CastError", active: Cast to Boolean failed for value "maybe" (type string) at path "active" because of "CastError" age,tags.0,active  
CastError Number Cast to Number failed for value "abc" (type string) at path "age"
a@b true
false true new ObjectId('65a1b2c3d4e5f60718293a4b')
BSONError: input must be a 24 character hex string, 12 byte Uint8Array, or an integer   
people categories boxes news mice buses classes days leafs children todos datas status heros analyses quizzes blogposts item2 photos knives addresses series 
MissingSchemaError: Schema hasn't been registered for model "Nope".
Use mongoose.model(name, schema)   
OverwriteModelError: Cannot overwrite \`User\` model once compiled.   
TypeError: Invalid schema configuration: \`Strng\` is not a valid type at path \`a\`. See https://bit.ly/mongoose-schematypes for a list of valid schema types.   
MongooseError: The \`uri\` parameter to \`openUri()\` must be a string, got "undefined". Make sure the first parameter to \`mongoose.connect()\` or \`mongoose.createConnection()\` is a string.   
[ 'name', 'email', 'age' ] Kim
4 40 { favs: 0, votes: 4 }
false true 0 1
3 true true
a,_id,createdAt,updatedAt
CastError: Cast to ObjectId failed for value "abc" (type string) at path "_id" for model "User" ObjectId _id
CastError: Cast to Number failed for value "x" (type string) at path "age" for model "User" Number age
CastError: Cast to Number failed for value "x" (type string) at path "age" Number age
CastError: Cast to date failed for value "zz" (type string) at path "at" for model "User" date at
`

const DRIVER = `
const { MongoClient, ObjectId } = require('mongodb')
const client = new MongoClient('mongodb://mongo:27017')
const told = async (act) => { try { console.log(await act()) } catch (error) { console.log(error.name, error.code, error.message, error.keyValue ?? '') } }
async function run() {
  const items = client.db('shop').collection('items')
  const pen = { name: 'pen', price: 2, at: new Date(Date.UTC(2026, 0, 2)), tags: ['a'] }
  const { insertedId, acknowledged } = await items.insertOne(pen)
  console.log(acknowledged, insertedId instanceof ObjectId, insertedId === pen._id)
  console.log((await items.insertMany([{ name: 'ink', price: 5 }, { name: 'desk', price: 120.5 }])).insertedCount)
  for await (const one of items.find({ price: { $gt: 1 } }).project({ _id: 0, at: 0 }).sort({ price: -1 }).limit(2)) console.log(one)
  console.log(await items.findOne({ _id: new ObjectId(String(pen._id)) }, { projection: { _id: 0 } }), await items.findOne({ name: 'x' }))
  console.log(await items.updateOne({ name: 'ink' }, { $inc: { price: 1 } }))
  console.log((await items.replaceOne({ name: 'desk' }, { name: 'chair' })).modifiedCount, (await items.findOneAndUpdate({ name: 'pen' }, { $set: { price: 3 } }, { returnDocument: 'after' })).price)
  console.log(await items.createIndex({ name: 1 }, { unique: true }), (await items.indexes()).length)
  await told(() => items.insertOne({ name: 'ink' }))
  await told(() => items.updateOne({ name: 'ink' }, { name: 'x' }))
  await told(() => items.updateOne({ name: 'chair' }, { $set: { name: 'ink' } }))
  await told(() => items.bulkWrite([]))
  console.log(await items.countDocuments(), await items.distinct('name'), await items.aggregate([{ $group: { _id: null, total: { $sum: '$price' } } }]).toArray())
  console.log(await items.deleteMany({}), await client.db('admin').command({ ping: 1 }), (await client.db('shop').listCollections().toArray()).map(({ name }) => name))
  await client.close()
  await told(() => items.findOne())
  await told(() => new MongoClient('mongodb://none:27017', { serverSelectionTimeoutMS: 500 }).connect())
}
run()
`

const DRIVER_SAID = `true true true
2
{ name: 'desk', price: 120.5 }
{ name: 'ink', price: 5 }
{ name: 'pen', price: 2, at: 2026-01-02T00:00:00.000Z, tags: [ 'a' ] } null
{
  acknowledged: true,
  modifiedCount: 1,
  upsertedId: null,
  upsertedCount: 0,
  matchedCount: 1
}
1 3
name_1 2
MongoServerError 11000 E11000 duplicate key error collection: shop.items index: name_1 dup key: { name: "ink" } { name: 'ink' }
MongoInvalidArgumentError undefined Update document requires atomic operators 
MongoServerError 11000 E11000 duplicate key error collection: shop.items index: name_1 dup key: { name: "ink" } { name: 'ink' }
Error undefined collection.bulkWrite is not simulated 
3 [ 'chair', 'ink', 'pen' ] [ { _id: null, total: 9 } ]
{ acknowledged: true, deletedCount: 3 } { ok: 1 } [ 'items' ]
MongoNotConnectedError undefined Client must be connected before running operations 
MongoServerSelectionError undefined getaddrinfo ENOTFOUND none 
`

const MODELS = `
const mongoose = require('mongoose')
const { Schema } = mongoose
const told = async (act) => { try { console.log(await act()) } catch (error) { console.log(error.name, error.code ?? '', error.message) } }
const author = new Schema({ name: { type: String, required: true, unique: true } })
const post = new Schema({ title: String, votes: { type: Number, default: 0, min: 0 }, tags: [String], author: { type: Schema.Types.ObjectId, ref: 'Author' } }, { timestamps: true })
post.pre('save', async function () { this.title = this.title.toUpperCase() })
post.post('save', (saved) => console.log('saved', saved.title))
const Author = mongoose.model('Author', author)
const Post = mongoose.model('Post', post)
async function run() {
  mongoose.connection.on('connected', () => console.log('connected'))
  await mongoose.connect(process.env.MONGO_URL)
  const ann = await Author.create({ name: 'Ann' })
  const [one] = await Post.create([{ title: 'one', author: ann, tags: ['x'] }, { title: 'two', votes: 4 }])
  console.log(one.__v, one.createdAt instanceof Date, one.isNew, one.author === ann)
  await told(() => Author.create({ name: 'Ann' }))
  console.log((await Post.findById(one.id).populate('author', 'name')).author.name, (await Post.find({ tags: 'x' }).select('title -_id').lean())[0])
  console.log((await Post.find().sort('-votes').limit(1))[0].title, await Post.countDocuments({ votes: { $gte: 1 } }), await Post.distinct('title'), (await Post.exists({ title: 'ONE' }))._id.equals(one._id))
  const changed = await Post.findByIdAndUpdate(one.id, { votes: '7', other: 1 }, { new: true, runValidators: true })
  console.log(changed.votes, changed.get('other'), changed.updatedAt >= changed.createdAt)
  await told(() => Post.updateOne({ _id: one._id }, { votes: -1 }, { runValidators: true }))
  changed.votes = 8
  changed.tags.push('y')
  console.log(changed.modifiedPaths(), (await changed.save()).votes, (await Post.findOne({ votes: 8 })).tags)
  console.log(await Post.updateMany({}, { $inc: { votes: 1 } }), await Post.aggregate([{ $group: { _id: null, sum: { $sum: '$votes' } } }]))
  await told(() => Post.findOne({ title: 'none' }).orFail())
  console.log((await Post.findOneAndDelete({ title: 'TWO' })).title, await Post.deleteOne({ title: 'none' }), (await Post.find()).length)
  console.log(Object.keys(JSON.parse(JSON.stringify(await Post.findOne()))).sort().join(), (await Post.findOne()).toObject().title)
  await told(() => Post.bulkWrite([]))
  await mongoose.disconnect()
  console.log(mongoose.connection.readyState)
}
run()
`

const MODELS_SAID = `connected
saved ONE
saved TWO
0 true false true
MongoServerError 11000 E11000 duplicate key error collection: app.authors index: name_1 dup key: { name: "Ann" }
Ann { title: 'ONE' }
TWO 1 [ 'ONE', 'TWO' ] true
7 undefined true
ValidationError  Validation failed: votes: Path \`votes\` (-1) is less than minimum allowed value (0).
saved ONE
[ 'votes', 'tags' ] 8 [ 'x', 'y' ]
{
  acknowledged: true,
  modifiedCount: 2,
  upsertedId: null,
  upsertedCount: 0,
  matchedCount: 2
} [ { _id: null, sum: 14 } ]
DocumentNotFoundError  No document found for query "{ title: 'none' }" on model "Post"
TWO { acknowledged: true, deletedCount: 0 } 1
__v,_id,author,createdAt,tags,title,updatedAt,votes ONE
Error  model.bulkWrite is not simulated
0
`

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  const { stdout, stderr } = await machine.bash.exec(line)
  return stdout + stderr
}

beforeAll(async () => {
  const programs = { offline: OFFLINE, driver: DRIVER, models: MODELS }
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(Object.entries(programs).map(([name, text]) => [`/home/user/app/${name}.js`, text])),
    docker: { images: ['node:20', 'mongo:7'], containers: [] },
  })
  await run('docker network create inner; docker run -d --name mongo --network inner mongo:7')
  await run('docker run --rm -v /home/user/app:/app -w /app node:20 npm install mongoose mongodb')
})

const program = (name: string): Promise<string> =>
  run(
    `docker run --rm --network inner -e MONGO_URL=mongodb://mongo/app -v /home/user/app:/app -w /app node:20 node ${name}.js`,
  )

test('mongoose without a server', async () => {
  expect(await program('offline')).toBe(OFFLINE_SAID)
})

test('the driver of MongoDB for Node.js', async () => {
  expect(await program('driver')).toBe(DRIVER_SAID)
})

test('models of mongoose', async () => {
  expect(await program('models')).toBe(MODELS_SAID)
})
