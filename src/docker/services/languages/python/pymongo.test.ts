import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const STORE = `import datetime
from bson.objectid import ObjectId
from bson.json_util import dumps
from pymongo import MongoClient, DESCENDING, ReturnDocument
client = MongoClient('mongodb://root:s@mongo:27017/?authSource=admin')
items = client.shop.items
pen = {'name': 'pen', 'price': 2, 'at': datetime.datetime(2026, 1, 2)}
made = items.insert_one(pen)
print(made.acknowledged, made.inserted_id == pen['_id'], len(str(made.inserted_id)))
print(len(items.insert_many([{'name': 'ink', 'price': 5}, {'name': 'desk', 'price': 120.5}]).inserted_ids))
print([one['name'] for one in items.find({'price': {'$gt': 2}}, {'_id': 0}).sort('price', DESCENDING).limit(5)])
print(items.find_one({'name': 'pen'}, {'_id': 0}), items.find_one({'_id': ObjectId(str(pen['_id']))})['name'], items.find_one({'name': 'x'}))
print(items.update_one({'name': 'ink'}, {'$inc': {'price': 1}}).modified_count, items.update_one({'name': 'cup'}, {'$set': {'price': 3}}, upsert=True).matched_count)
print(items.find_one_and_update({'name': 'ink'}, {'$set': {'price': 9}}, return_document=ReturnDocument.AFTER)['price'])
print(items.count_documents({}), items.delete_one({'name': 'cup'}).deleted_count, items.delete_many({'price': {'$lt': 10}}).deleted_count)
print(dumps(items.find({}, {'_id': 0})), items.distinct('name'), client.shop.list_collection_names(), client['shop'].command('ping'))
`

const STORE_SAID = `True True 24
2
['desk', 'ink']
{'name': 'pen', 'price': 2, 'at': datetime.datetime(2026, 1, 2, 0, 0)} pen None
1 0
9
4 1 2
[{"name": "desk", "price": 120.5}] ['desk'] ['items'] {'ok': 1.0}
`

const REFUSED = `import time
from bson import ObjectId
from pymongo import MongoClient
def told(act):
    try:
        act()
    except Exception as error:
        print(f'{type(error).__name__} {getattr(error, "code", None)}: {str(error)[:90]}')
own = MongoClient('mongo', username='root', password='s').shop.own
own.insert_one({'_id': 1})
told(lambda: own.insert_one({'_id': 1}))
told(lambda: MongoClient('mongodb://root:wrong@mongo').shop.own.find_one())
told(lambda: MongoClient('mongodb://mongo').shop.own.find_one())
begun = time.time()
told(lambda: MongoClient('mongodb://nomongo', serverSelectionTimeoutMS=1500).server_info())
print(1.5 <= time.time() - begun < 3)
told(lambda: ObjectId('short'))
told(lambda: own.update_one({}, {'n': 1}))
told(lambda: own.create_index('n', expireAfterSeconds=5))
told(lambda: own.create_index('n', uniqe=True))
told(lambda: own.database.create_collection('x', capd=True))
print(own.create_index('m', unique=True), own.index_information())
own.insert_one({'m': 1})
told(lambda: own.insert_one({'m': 1}))
print(own.replace_one({'m': 1}, {'m': 3, 'k': 2}).modified_count, own.find_one({'k': 2}, {'_id': 0}))
told(lambda: MongoClient('mongo', tls=True))
print(own.create_index([('n', -1)]))
`

const REFUSED_SAID = `DuplicateKeyError 11000: E11000 duplicate key error collection: shop.own index: _id_ dup key: { _id: 1 }, full erro
OperationFailure 18: Authentication failed., full error: {'ok': 0.0, 'errmsg': 'Authentication failed.', 'code'
OperationFailure 13: Command find requires authentication, full error: {'ok': 0.0, 'errmsg': 'Command find requ
ServerSelectionTimeoutError None: nomongo:27017: [Errno -2] Name or service not known (configured timeouts: socketTimeoutMS:
True
InvalidId None: 'short' is not a valid ObjectId, it must be a 12-byte input or a 24-character hex string
ValueError None: update only works with $ operators
OperationFailure None: an index with expireAfterSeconds is not simulated here
OperationFailure 197: The field 'uniqe' is not valid for an index specification, full error: {'ok': 0.0, 'errmsg
TypeError None: create_collection() got an unexpected keyword argument 'capd'
m_1 {'_id_': {'v': 2, 'key': [('_id', 1)]}, 'm_1': {'v': 2, 'key': [('m', 1)], 'unique': True}}
DuplicateKeyError 11000: E11000 duplicate key error collection: shop.own index: m_1 dup key: { m: 1 }, full error: 
1 {'m': 3, 'k': 2}
NotImplementedError None: tls= of MongoClient is not simulated
n_-1
`

let machine: HeadlessMachine

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 10, 22),
    docker: { images: ['python:3.12-slim', 'mongo'] },
    files: {
      '/home/user/store.txt': STORE,
      '/home/user/refused.txt': REFUSED,
      '/home/user/Dockerfile': 'FROM python:3.12-slim\nWORKDIR /app\nRUN pip install pymongo\nCOPY . .\n',
    },
  })
  await machine.bash.exec('docker network create n; docker build -q -t app .')
  const settings = '-e MONGO_INITDB_ROOT_USERNAME=root -e MONGO_INITDB_ROOT_PASSWORD=s'
  await machine.bash.exec(`docker run -d --name mongo --network n ${settings} mongo; sleep 2`)
})

test.each([
  ['store', STORE_SAID],
  ['refused', REFUSED_SAID],
])('pymongo: %s', async (name, said) => {
  const { stdout, stderr } = await machine.bash.exec(`docker run --rm --network n app python ${name}.txt`)
  expect(stdout + stderr).toBe(said)
})
