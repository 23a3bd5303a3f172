import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line)).replaceAll(/[0-9a-f]{24}/g, 'ID')
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['mongo'], containers: [] } })
  const user = '-e MONGO_INITDB_ROOT_USERNAME=root -e MONGO_INITDB_ROOT_PASSWORD=pw'
  await machine.bash.exec(`docker network create back; docker run -d --name db --network back ${user} mongo`)
  const documents = '[{_id:1,name:"ann",a:{b:2},tags:["x"],l:[{k:7}]},{_id:2,name:"bob"}]'
  await machine.bash.exec(`docker exec db mongosh --quiet -u root -p pw test --eval 'db.c.insertMany(${documents})'`)
})

const shell = 'docker exec db mongosh --quiet -u root -p pw shop --eval'

test.each([
  ['insertOne({ name: "pen", price: 3 })', "{\n  acknowledged: true,\n  insertedId: ObjectId('ID')\n}\n"],
  [
    "insertMany([{ name: 'ink', price: 9 }, { name: 'cap', tags: ['a', 'b'] }])",
    "{\n  acknowledged: true,\n  insertedIds: {\n    '0': ObjectId('ID'),\n    '1': ObjectId('ID')\n  }\n}\n",
  ],
  ['find({ price: { $gt: 5 } })', "[\n  { _id: ObjectId('ID'), name: 'ink', price: 9 }\n]\n"],
  ['findOne({ name: "nobody" })', 'null\n'],
  [
    'updateOne({ name: "pen" }, { $inc: { price: 1 }, $set: { blue: true } })',
    '{\n  acknowledged: true,\n  insertedId: null,\n  matchedCount: 1,\n  modifiedCount: 1,\n  upsertedCount: 0\n}\n',
  ],
  ['countDocuments({ price: { $in: [4, 9] } })', '2\n'],
  ['deleteMany({ price: { $lt: 9 } })', '{ acknowledged: true, deletedCount: 1 }\n'],
  ['find({ price: { $near: 1 } })', 'MongoServerError: $near is not simulated here\n'],
  ['mapReduce(1)', 'TypeError: db.items.mapReduce is not simulated here\n'],
])('db.items.%s', async (operation, output) => {
  expect(await run(`${shell} '${`db.items.${operation}`.replaceAll("'", String.raw`'\''`)}'`)).toBe(output)
})

test.each([
  ['find({ $or: [{ name: "ann" }, { n: 5 }] }, { _id: 1 })', '[ { _id: 1 } ]\n'],
  ['find({ $and: [{ "a.b": 2 }, { tags: "x" }] }, { name: 1 })', "[ { _id: 1, name: 'ann' } ]\n"],
  ['find({ "l.k": { $in: [7] } }, { _id: 0, a: 0, l: 0 })', "[ { name: 'ann', tags: [ 'x' ] } ]\n"],
  [
    'find({ name: { $gt: "a", $lt: "b" }, n: null, n: { $not: { $gt: 1 } } }, { a: 0, l: 0, tags: 0 })',
    "[ { _id: 1, name: 'ann' } ]\n",
  ],
  ['findOne({ tags: { $nin: ["x"] } }, { _id: 1 })', '{ _id: 2 }\n'],
  ['find({ name: { $regex: "^A", $options: "i" } }, { name: 1 })', "[ { _id: 1, name: 'ann' } ]\n"],
  ['find({ name: /^b/ }, { name: 1 })', "[ { _id: 2, name: 'bob' } ]\n"],
  ['find({ name: { $regex: "a", $options: "q" } })', 'MongoServerError: $options: "q" is not simulated here\n'],
  ['find({}, { name: 1 }).sort({ name: -1 }).limit(1)', "[ { _id: 2, name: 'bob' } ]\n"],
  ['find().skip(1).count()', '2\n'],
  ['find().skip(1).size()', '1\n'],
  ['findOne({}).limit(1)', 'TypeError: db.c.findOne(...).limit is not a function\n'],
  ['find().hint({})', 'MongoServerError: hint of a cursor is not simulated here\n'],
  ['distinct("name")', "[ 'ann', 'bob' ]\n"],
  [
    'aggregate([{ $match: { _id: { $gt: 0 } } }, { $group: { _id: null, n: { $sum: 1 }, most: { $max: "$_id" } } }])',
    '[ { _id: null, n: 2, most: 2 } ]\n',
  ],
  [
    'aggregate([{ $project: { _id: 0, name: { $toUpper: "$name" } } }, { $sort: { name: -1 } }])',
    "[ { name: 'BOB' }, { name: 'ANN' } ]\n",
  ],
  [
    'aggregate([{ $project: { _id: 0, v: { $cond: { if: { $eq: ["$name", "ann"] }, then: 1, else: 2 } } } }])',
    '[ { v: 1 }, { v: 2 } ]\n',
  ],
  [
    'aggregate([{ $project: { v: { $add: ["$name", 1] } } }])',
    'MongoServerError: PlanExecutor error during aggregation :: caused by :: $add only supports numeric or date types, not string\n',
  ],
  [
    'aggregate([{ $project: { v: { $multiply: ["$name", "$name"] } } }])',
    'MongoServerError: PlanExecutor error during aggregation :: caused by :: $multiply only supports numeric types, not string\n',
  ],
  [
    'aggregate([{ $project: { v: { $divide: ["$_id", 0] } } }])',
    "MongoServerError: PlanExecutor error during aggregation :: caused by :: can't $divide by zero\n",
  ],
  [
    'aggregate([{ $project: { v: { $subtract: ["$_id"] } } }])',
    'MongoServerError: Expression $subtract takes exactly 2 arguments. 1 were passed in.\n',
  ],
  [
    'aggregate([{ $project: { v: { $size: "$name" } } }])',
    'MongoServerError: PlanExecutor error during aggregation :: caused by :: The argument to $size must be an array, but was of type: string\n',
  ],
  ['aggregate([{ $project: { "a.b": 1 } }])', 'MongoServerError: { a.b: 1 } in $project is not simulated here\n'],
  ['aggregate([{ $unwind: "$a.b" }])', 'MongoServerError: the path $a.b of $unwind is not simulated here\n'],
  ['aggregate([{ $limit: 0 }])', 'MongoServerError: the limit must be positive\n'],
  [
    'aggregate([{ $limit: "a" }])',
    'MongoServerError: invalid argument to $limit stage: Expected a number in: $limit: "a"\n',
  ],
  ['aggregate([{ $group: { _id: null, all: { $push: "$a.b" } } }])', '[ { _id: null, all: [ 2 ] } ]\n'],
  ['aggregate([{ $lookup: {} }])', 'MongoServerError: $lookup is not simulated here\n'],
  ['find({ $or: [] })', 'MongoServerError: $and/$or/$nor must be a nonempty array\n'],
  [
    'find({}, { a: 1, b: 0 })',
    'MongoServerError: Invalid projection :: caused by :: Cannot do exclusion on field b in inclusion projection\n',
  ],
  ['find({}, { "a.b": 1 })', 'MongoServerError: { a.b: 1 } in a projection is not simulated here\n'],
  ['find({}, {}, {})', 'TypeError: db.c.find with 3 arguments is not simulated here\n'],
  [
    'deleteMany()',
    'MongoshInvalidInputError: [COMMON-10001] Missing required argument at position 0 (Collection.deleteMany)\n',
  ],
  ['deleteMany("x")', 'MongoInvalidArgumentError: Query filter must be a plain object or ObjectId\n'],
  ['deleteMany({ $nor: [{ _id: 1 }, { name: "bob" }] })', '{ acknowledged: true, deletedCount: 0 }\n'],
  [
    'insertOne({ _id: 1 })',
    'MongoServerError: E11000 duplicate key error collection: test.c index: _id_ dup key: { _id: 1 }\n',
  ],
  [
    'insertMany([{ _id: "k" }, { _id: "k" }, { _id: 9 }])',
    'MongoBulkWriteError: E11000 duplicate key error collection: test.c index: _id_ dup key: { _id: "k" }\n',
  ],
  ['countDocuments()', '3\n'],
  [
    'updateOne({ _id: 7, "p.q": 1 }, { $set: { "p.r": 2 } }, { upsert: true })',
    '{\n  acknowledged: true,\n  insertedId: 7,\n  matchedCount: 0,\n  modifiedCount: 0,\n  upsertedCount: 1\n}\n',
  ],
  ['findOne({ _id: 7 })', '{ _id: 7, p: { q: 1, r: 2 } }\n'],
  ['updateOne({}, { $set: { x: 1 } }, { hint: 1 })', 'MongoServerError: the option hint is not simulated here\n'],
  ['updateOne({ _id: 0 }, { $near: { x: 1 } })', 'MongoServerError: $near is not simulated here\n'],
  ['updateOne({ _id: 1 }, { x: 1 })', 'MongoInvalidArgumentError: Update document requires atomic operators\n'],
  ['updateOne({ _id: 1 }, { $set: { "name.x": 1 } })', "MongoServerError: Cannot create field 'x' in element 'ann'\n"],
  [
    'updateOne({ _id: 1 }, { $set: { _id: 3 } })',
    "MongoServerError: Performing an update on the path '_id' would modify the immutable field '_id'\n",
  ],
  [
    'updateOne({ _id: 1 }, { $set: { "a.b": 9 }, $unset: { "z.y": 1, l: 1 } })',
    '{\n  acknowledged: true,\n  insertedId: null,\n  matchedCount: 1,\n  modifiedCount: 1,\n  upsertedCount: 0\n}\n',
  ],
  ['findOne({ _id: 1 })', "{ _id: 1, name: 'ann', a: { b: 9 }, tags: [ 'x' ] }\n"],
  ['toString()', 'test.c\n'],
])('what is asked of documents: db.c.%s', async (operation, output) => {
  expect(await run(`${shell.replace('shop', 'test')} 'db.c.${operation}'`)).toBe(output)
})

test('a collection may have any name', async () => {
  expect(await run(`${shell} 'db.toString.find()'`)).toBe('')
})

test('lines come from standard input, and databases have names', async () => {
  const lines = String.raw`db\nuse other\ndb.one.insertOne({ _id: 1 })\nshow dbs\nshow collections\ndb.one.find()\nfor (let i = 0; i < 2; i++) print(i)\nexit\n`
  expect(await run(`printf '${lines}' | docker exec -i db mongosh --quiet -u root -p pw`)).toBe(
    'test\nswitched to db other\n{ acknowledged: true, insertedId: 1 }\nadmin\nconfig\nlocal\nother\nshop\ntest\none\n[ { _id: 1 } ]\n' +
      '0\n1\n',
  )
})

test('documents outlive the server, and it lets in whom it knows', async () => {
  await run('docker restart db')
  expect(
    await run(
      'docker run --rm --network back mongo mongosh mongodb://root:pw@db/shop --eval "db.items.countDocuments()"',
    ),
  ).toBe('2\n')
  expect(await run('docker exec db mongosh --eval "show dbs"')).toBe(
    'MongoServerError[Unauthorized]: Command listDatabases requires authentication\n',
  )
  expect(await run('docker exec db mongosh -u root -p no')).toBe('MongoServerError: Authentication failed.\n')
  expect(await run('docker run --rm mongo mongosh')).toBe('MongoNetworkError: connect ECONNREFUSED 127.0.0.1:27017\n')
})

const ended = (what: string): string => `docker run --rm mongo sh -c 'exec 2>&1; ${what}; echo $?'`

test.each([
  [
    'mongod --nosuch',
    "Error parsing command line: unrecognised option '--nosuch'\ntry 'mongod --help' for more information\n1\n",
  ],
  ['mongod --replSet rs0', "mongod: option '--replSet' is not simulated here\n1\n"],
  ['mongod --auth', "mongod: option '--auth' is not simulated here without MONGO_INITDB_ROOT_USERNAME\n1\n"],
  [
    'mongod --port nope',
    "Error parsing command line: the argument ('nope') for option '--port' is invalid\ntry 'mongod --help' for more information\n1\n",
  ],
  [
    'mongod --port 70000',
    'BadValue: Invalid value for parameter net.port: 70000 is not less than or equal to 65535\n1\n',
  ],
  [
    'mongod --dbpath',
    "Error parsing command line: the required argument for option '--dbpath' is missing\ntry 'mongod --help' for more information\n1\n",
  ],
  [
    'mongod --dbpath /elsewhere | grep -o "Data directory /elsewhere not found"',
    'Data directory /elsewhere not found\n0\n',
  ],
  ['mongod --dbpath /elsewhere > /dev/null', '100\n'],
  ['mongod --bind_ip nosuch | grep -o "Host not found"', 'Host not found\n0\n'],
  ['mongosh --nosuch', 'Error parsing command line: unrecognized option: --nosuch\n1\n'],
  ['mongosh --port nope', 'MongoshInvalidInputError: [COMMON-10001] Invalid port: nope\n1\n'],
  ['mongosh /tmp/x', 'mongosh: not simulated here: /tmp/x: only scripts, names of databases and mongodb:// are\n1\n'],
  ['echo "{" > /data/db/documents.json; mongod > /dev/null', '14\n'],
  [
    'echo "{}{" > /data/db/documents.json; mongod | grep -o "the data in /data/db/documents.json is corrupt"',
    'the data in /data/db/documents.json is corrupt\n0\n',
  ],
])('a command line that is refused: %s', async (line, output) => {
  expect(await run(ended(line))).toBe(output)
})

test('listens where it is told to, and keeps documents there', async () => {
  await run(
    'docker run -d --name own --network back mongo sh -c "mkdir /own; exec mongod --dbpath /own --port 4000 --bind_ip localhost"',
  )
  const add = '--quiet --port 4000 --eval "db.c.insertOne({ _id: 1 })"'
  expect(await run(`docker exec own mongosh ${add}`)).toBe('{ acknowledged: true, insertedId: 1 }\n')
  expect(await run('docker exec own ls /own')).toBe('documents.json\n')
  expect(await run(`docker exec db mongosh --host own ${add}`)).toMatch(
    /^MongoNetworkError: connect ECONNREFUSED .*:4000\n$/,
  )
  await run('docker exec own sh -c "echo x > /own/documents.json"')
  expect(await run(`docker exec own mongosh ${add}`)).toBe(
    'MongoServerError: the data in /own/documents.json is corrupt\n',
  )
  await run("docker exec own sh -c 'cd /own; rm *; echo 5 | tee users.json > indexes.json'")
  expect(await run(`docker exec own mongosh -u ann -p x ${add}`)).toBe(
    'MongoServerError: the data in /own/users.json is corrupt\n',
  )
  expect(await run(`docker exec own mongosh ${add}`)).toBe(
    'MongoServerError: the data in /own/indexes.json is corrupt\n',
  )
})

test('of several statements the last one is shown, and print() writes at once', async () => {
  const script =
    'db.many.insertOne({ _id: 1 }); print("hello"); print(db.many.countDocuments()); db.many.find().toArray()'
  expect(await run(`${shell} '${script}'`)).toBe('hello\n1\n[ { _id: 1 } ]\n')
  expect(await run(`${shell} 'db.createCollection("empty"); db.getCollectionNames()'`)).toContain("'empty'")
})

test('what has a bracket open goes on in the next line', async () => {
  const lines = String.raw`db.long.insertMany([\n{ _id: 1 },\n{ _id: 2 }\n])\ndb.getCollection("long").countDocuments()\n`
  expect(await run(`printf '${lines}' | docker exec -i db mongosh --quiet -u root -p pw`)).toMatch(/\n2\n$/)
})

test.each([
  ['--archive > shop.dump', 'mongorestore -u root -p pw --archive < shop.dump'],
  ['-o /tmp/dump', 'mongorestore -u root -p pw /tmp/dump'],
])('mongodump %s, and back', async (how, back) => {
  await run(`${shell} 'db.kept.drop(); db.kept.insertMany([{ _id: 1 }, { _id: "b", n: null }])'`)
  expect(await run(`docker exec db mongodump -u root -p pw -d shop -c kept ${how}`)).toContain(
    'done dumping shop.kept (2 documents)',
  )
  await run(`${shell} 'db.kept.deleteOne({ _id: 1 })'`)
  expect(await run(`docker exec -i db ${back}`)).toContain('1 document(s) restored successfully.')
  expect(await run(`${shell} 'db.kept.countDocuments()'`)).toBe('2\n')
  expect(await run(`docker exec db mongodump -u root -p nope`)).toContain('Failed: Authentication failed.')
})

test.each([
  [
    'mkdir -p /tmp/bad/x; echo { > /tmp/bad/x/c.bson; mongorestore -u root -p pw /tmp/bad',
    'Failed: x.c: error restoring from /tmp/bad/x/c.bson: reading bson input: a document is damaged\n',
  ],
  [
    'mongodump -u root -p pw --archive=/tmp/a; echo null >> /tmp/a; mongorestore -u root -p pw --archive=/tmp/a',
    'Failed: corruption found in archive; a collection is damaged\n',
  ],
])('a damaged dump is refused: %s', async (line, expected) => {
  expect(await run(`docker exec db sh -c '${line}'`)).toContain(expected)
})

test('mongod reads its file of settings', async () => {
  const start = (text: string) =>
    run(
      `printf '${text}' > mongod.conf; docker run --rm -v $PWD/mongod.conf:/m.conf mongo mongod --config /m.conf --help`,
    )
  expect(await start(String.raw`net:\n  port: 27018\nstorage:\n  engine: wiredTiger\n`)).toBe(
    'Usage: mongod [options]\n',
  )
  expect(await start(String.raw`systemLog:\n  path: /var/log/m.log\n`)).toBe(
    'mongod: the setting systemLog.path is not simulated here\n',
  )
  expect(await start(String.raw`processManagement:\n  fork: true\n`)).toBe(
    'mongod: the setting processManagement.fork is not simulated here\n',
  )
  expect(await start(String.raw`replication:\n  replSetName: rs0\n`)).toBe(
    'mongod: the setting replication.replSetName is not simulated here\n',
  )
  expect(await start(String.raw`{net: {port: 27018}, "storage": {"engine": "wiredTiger"}}\n`)).toBe(
    'Usage: mongod [options]\n',
  )
  expect(await start(String.raw`net: {bindIp: "a`)).toMatch(
    /^Error parsing YAML config file: yaml-cpp: error at line 1, /,
  )
  expect(await run('docker run --rm mongo mongod -f /nope')).toContain("Error opening config file '/nope'")
})

test.each([
  ['const x = [1, 2, 3].map((i) => i * 2); printjson(x)', '[ 2, 4, 6 ]\n'],
  ['for (let i = 0; i < 3; i++) db.js.insertOne({ _id: i, n: i * i }); db.js.countDocuments()', '3\n'],
  ['db.js.find({ n: { $gte: 1 } }, { _id: 0 }).sort({ n: -1 })', '[ { n: 4 }, { n: 1 } ]\n'],
  ['db.js.find().sort({ n: 1 }).toArray().length', '3\n'],
  ['db.js.find().map((one) => one.n).toArray()', '[ 0, 1, 4 ]\n'],
  ['db.js.find().forEach((one) => print(one._id + ": " + one.n))', '0: 0\n1: 1\n2: 4\n'],
  ['const all = db.js.find(); while (all.hasNext()) print(all.next().n)', '0\n1\n4\n'],
  ['for (const one of db.js.find().limit(2)) print(one.n)', '0\n1\n'],
  ['db.js.findOneAndUpdate({ _id: 1 }, { $set: { n: 7 } }, { returnDocument: "after" })', '{ _id: 1, n: 7 }\n'],
  ['db.js.findOneAndDelete({ _id: 1 })', '{ _id: 1, n: 7 }\n'],
  ['db.js.findOneAndDelete({ _id: 1 })', 'null\n'],
  ['try { db.js.insertOne({ _id: 0 }) } catch (error) { print(error.name) }', 'MongoServerError\n'],
  [
    'db.dates.insertOne({ _id: 1, at: ISODate("2026-01-02T03:04:05Z") }); db.dates.findOne()',
    "{ _id: 1, at: ISODate('2026-01-02T03:04:05.000Z') }\n",
  ],
  ['db.dates.findOne().at.getFullYear()', '2026\n'],
  ['ObjectId("0123456789abcdef01234567").toString().length', '24\n'],
  ['ObjectId("65920080abcdef0123456789").getTimestamp()', "ISODate('2024-01-01T00:00:00.000Z')\n"],
  ['ObjectId("x")', 'BSONError: input must be a 24 character hex string, 12 byte Uint8Array, or an integer\n'],
  ['db.js.createIndex({ n: 1, m: -1 })', 'n_1_m_-1\n'],
  [
    'db.js.createIndex({ n: 1 }, { expireAfterSeconds: 5 })',
    'MongoServerError: an index with expireAfterSeconds is not simulated here\n',
  ],
  [
    'db.ix.createIndex({ n: 1 }, { unique: true }); db.ix.insertOne({ n: 1 }); db.ix.insertOne({ n: 1 })',
    'MongoServerError: E11000 duplicate key error collection: shop.ix index: n_1 dup key: { n: 1 }\n',
  ],
  [
    'db.iw.createIndex({ n: 1 }, { unique: true }); db.iw.insertMany([{ n: 1 }, { n: 2 }, { n: 1 }, { n: 3 }])',
    'MongoBulkWriteError: E11000 duplicate key error collection: shop.iw index: n_1 dup key: { n: 1 }\n',
  ],
  ['db.iw.countDocuments()', '2\n'],
  [
    'db.iw.replaceOne({ n: 1 }, { n: 1 }, { hint: "n_1" })',
    'MongoServerError: the option hint is not simulated here\n',
  ],
  [
    'db.createUser({ user: "ann", pwd: "x", roles: ["readWrite"], mechanisms: ["SCRAM-SHA-1"] })',
    'MongoServerError: a user with mechanisms is not simulated here\n',
  ],
  [
    'db.iy.insertOne({ n: 1 }); db.iy.insertOne({ n: 1 }); db.iy.createIndex({ n: 1 }, { unique: true })',
    'MongoServerError: E11000 duplicate key error collection: shop.iy index: n_1 dup key: { n: 1 }\n',
  ],
  [
    'db.iz.createIndex({ n: 1 }); print(db.iz.getIndexes().length); db.iz.dropIndex("n_1"); print(db.iz.getIndexes().length); db.iz.dropIndex("n_1")',
    '2\n1\nMongoServerError: index not found with name [n_1]\n',
  ],
  [
    'db.re.insertOne({ _id: 1, n: 1 }); print(db.re.replaceOne({ n: 1 }, { m: 2 }).modifiedCount); db.re.findOne()',
    '1\n{ _id: 1, m: 2 }\n',
  ],
  [
    'db.re.replaceOne({}, { $set: { m: 2 } })',
    'MongoInvalidArgumentError: Replacement document must not contain atomic operators\n',
  ],
  [
    'db.js.createIndex({ n: 1 }, { uniqe: true })',
    "MongoServerError: The field 'uniqe' is not valid for an index specification\n",
  ],
  ['db.getSiblingDB("other").getName()', 'other\n'],
  ['db.getCollection("js").find({ _id: 2 })', '[ { _id: 2, n: 4 } ]\n'],
  ['db.js', 'shop.js\n'],
  ['db.adminCommand({ listDatabases: 1 }).databases.some((one) => one.name === "shop")', 'true\n'],
  ['db.runCommand({ buildInfo: 1 }).version === db.version()', 'true\n'],
  ['db.runCommand({ collStats: "js" })', 'mongosh: not simulated here: the command collStats\n'],
  ['nothing', 'ReferenceError: nothing is not defined\n'],
  ['db.js.nothing()', 'TypeError: db.js.nothing is not a function\n'],
  ['1 +', 'SyntaxError: Unexpected end of input\n'],
  ['throw "x"', 'Uncaught: x\n'],
  ['new Promise((resolve) => setTimeout(resolve, 1))', 'ReferenceError: setTimeout is not defined\n'],
  ['Promise.resolve(5)', '5\n'],
  ['const five = await Promise.resolve(5); five + 1', '6\n'],
  ['await Promise.reject(new TypeError("late"))', 'TypeError: late\n'],
  ['db.js.insertOne({ f: () => 1 })', 'mongosh: not simulated here: a function in a document\n'],
])('a program in the shell: %s', async (source, output) => {
  expect(await run(`${shell} '${source}'`)).toBe(output)
})

test('names stay from line to line, and quit ends with its status', async () => {
  const lines = String.raw`let x = 2\nfunction twice(n) { return n * x }\nx = 3\ntwice(5)\nquit(4)\nprint("never")\n`
  expect(await run(`printf '${lines}' | docker exec -i db mongosh --quiet -u root -p pw; echo $?`)).toBe('3\n15\n4\n')
})

test('a name that let declares is declared once, and one of var keeps its value', async () => {
  const lines = String.raw`let x = 2\nlet x = 3\nx\nvar y = 4\nvar y\ny\n`
  expect(await run(`printf '${lines}' | docker exec -i db mongosh --quiet -u root -p pw`)).toBe(
    "SyntaxError: Identifier 'x' has already been declared\n2\n4\n",
  )
})

test('a script is run, of which only what it prints is shown', async () => {
  await run('docker exec db sh -c \'echo "print(db.getName()); 5" > /tmp/a.js\'')
  expect(await run('docker exec db mongosh --quiet -u root -p pw --authenticationDatabase admin shop /tmp/a.js')).toBe(
    'shop\n',
  )
  expect(await run('docker exec db mongosh --quiet -u root -p pw /tmp/none.js')).toBe(
    "Error: ENOENT: no such file or directory, open '/tmp/none.js'\n",
  )
})

test('a cursor shows twenty documents at once', async () => {
  expect(
    await run(`${shell} 'for (let i = 0; i < 25; i++) db.most.insertOne({ _id: i }); db.most.find()' | grep -c _id`),
  ).toBe('20\n')
})

test('scripts of a first start are run, and users come in by their own names', async () => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: {
      '/home/user/init/a.js': `db = db.getSiblingDB('shop')
db.createUser({ user: 'app', pwd: 'p', roles: [{ role: 'readWrite', db: 'shop' }] })
db.items.insertMany([{ n: 'a' }, { n: 'b' }])
`,
      '/home/user/init/b.sh': 'echo "script of $MONGO_INITDB_DATABASE"\n',
      '/home/user/bad/a.js': "db.createUser({ user: 'r', pwd: 'p', roles: ['read'] })\n",
    },
    docker: { images: ['mongo:7'], containers: [] },
  })
  const said = async (line: string): Promise<string> => {
    const { stdout, stderr } = await bash.exec(line)
    return stdout + stderr
  }
  const place = '/docker-entrypoint-initdb.d'
  const options = '-e MONGO_INITDB_ROOT_USERNAME=root -e MONGO_INITDB_ROOT_PASSWORD=s -e MONGO_INITDB_DATABASE=first'
  await said(`docker run -d --name own ${options} -v ./init:${place} mongo:7; sleep 2`)
  const script = '/usr/local/bin/docker-entrypoint.sh: running /docker-entrypoint-initdb.d'
  expect(await said('docker logs own | grep -e entrypoint -e script -e complete')).toBe(
    `${script}/a.js\n${script}/b.sh\nscript of first\nMongoDB init process complete; ready for start up.\n`,
  )
  const count = "mongosh --quiet shop --eval 'db.items.countDocuments()'"
  expect(await said(`docker exec own ${count} -u app -p p`)).toBe('2\n')
  expect(await said(`docker exec own ${count} -u app -p q`)).toBe('MongoServerError: Authentication failed.\n')
  await said('docker restart own; sleep 2')
  expect(await said(`docker exec own ${count} -u app -p p; docker logs own | grep -c running`)).toBe('2\n2\n')
  await said(`docker run -d --name wrong -v ./bad:${place} mongo:7; sleep 2`)
  expect(await said('docker logs wrong | tail -n 1')).toBe(
    'MongoServerError: a user with the role read is not simulated here\n',
  )
  expect(await said('docker exec own mongosh --quiet -u app -p p --eval "db.getUsers()"')).toBe(
    'mongosh: not simulated here: db.getUsers\n',
  )
})
