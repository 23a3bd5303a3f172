import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  const { stdout, stderr } = await machine.bash.exec(line)
  return (stdout + stderr).replaceAll(/[0-9a-f]{24}/g, 'ID')
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['mongo'], containers: [] } })
  const user = '-e MONGO_INITDB_ROOT_USERNAME=root -e MONGO_INITDB_ROOT_PASSWORD=pw'
  await machine.bash.exec(`docker network create back; docker run -d --name db --network back ${user} mongo`)
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
  ['aggregate([])', 'TypeError: db.items.aggregate is not simulated here\n'],
])('db.items.%s', async (operation, output) => {
  expect(await run(`${shell} '${`db.items.${operation}`.replaceAll("'", String.raw`'\''`)}'`)).toBe(output)
})

test('lines come from standard input, and databases have names', async () => {
  const lines = String.raw`db\nuse other\ndb.one.insertOne({ _id: 1 })\nshow dbs\nshow collections\ndb.one.find()\nfor (;;) 1\nexit\n`
  expect(await run(`printf '${lines}' | docker exec -i db mongosh --quiet -u root -p pw`)).toBe(
    'test\nswitched to db other\n{ acknowledged: true, insertedId: 1 }\nadmin\nconfig\nlocal\nother\nshop\none\n[ { _id: 1 } ]\n' +
      'mongosh: not simulated here: for (;;) 1\n',
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
    'MongoServerError[Unauthorized]: Command databases requires authentication\n',
  )
  expect(await run('docker exec db mongosh -u root -p no')).toBe('MongoServerError: Authentication failed.\n')
  expect(await run('docker run --rm mongo mongosh')).toBe('MongoNetworkError: connect ECONNREFUSED 127.0.0.1:27017\n')
})
