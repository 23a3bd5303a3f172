/** pymongo, as far as it is simulated, and bson, which comes with it. */
export const source = String.raw`@bson
from bson.objectid import ObjectId
@bson.errors
class BSONError(Exception):
    pass
class InvalidId(BSONError):
    pass
class InvalidDocument(BSONError):
    pass
@bson.objectid
import random
import time
from bson.errors import InvalidId
def _is_hex(text):
    return len(text) == 24 and all([sign in '0123456789abcdef' for sign in text.lower()])
class ObjectId:
    def __init__(self, oid=None):
        if oid is None:
            self._id = f'{int(time.time()):08x}' + ''.join([random.choice('0123456789abcdef') for _ in range(16)])
        elif isinstance(oid, ObjectId):
            self._id = oid._id
        elif not isinstance(oid, str):
            raise TypeError(f"id must be an instance of (bytes, str, ObjectId), not {type(oid)}")
        elif _is_hex(oid):
            self._id = oid.lower()
        else:
            raise InvalidId(f"{oid!r} is not a valid ObjectId, it must be a 12-byte input or a 24-character hex string")
    @classmethod
    def is_valid(cls, oid):
        return isinstance(oid, ObjectId) or isinstance(oid, str) and _is_hex(oid)
    @property
    def generation_time(self):
        import datetime
        return datetime.datetime.fromtimestamp(int(self._id[:8], 16), datetime.timezone.utc)
    def __str__(self):
        return self._id
    def __repr__(self):
        return f"ObjectId('{self._id}')"
    def __eq__(self, other):
        return isinstance(other, ObjectId) and other._id == self._id
    def __lt__(self, other):
        return self._id < other._id
    def __hash__(self):
        return hash(self._id)
@bson.json_util
import json
import datetime
from bson.objectid import ObjectId
def default(value):
    if isinstance(value, ObjectId):
        return {'$oid': str(value)}
    if isinstance(value, datetime.datetime):
        if value.tzinfo is not None:
            value = value.replace(tzinfo=None)
        text = value.isoformat(timespec='milliseconds')
        return {'$date': (text[:-4] if text.endswith('.000') else text) + 'Z'}
    raise TypeError(f'Object of type {type(value).__name__} is not JSON serializable')
def object_hook(value):
    if isinstance(value, list):
        return [object_hook(one) for one in value]
    if not isinstance(value, dict):
        return value
    if len(value) == 1 and '$oid' in value:
        return ObjectId(value['$oid'])
    if len(value) == 1 and '$date' in value:
        return datetime.datetime.fromisoformat(value['$date'].removesuffix('Z'))
    return {name: object_hook(one) for name, one in value.items()}
def dumps(value, **options):
    return json.dumps(list(value) if not isinstance(value, (dict, list, str, int, float, bool)) and hasattr(value, '__next__') else value, default=default, **options)
def loads(text):
    return object_hook(json.loads(text))
@pymongo
from pymongo.mongo_client import MongoClient
import pymongo.errors as errors
ASCENDING, DESCENDING = 1, -1
class ReturnDocument:
    BEFORE, AFTER = False, True
@pymongo.errors
class PyMongoError(Exception):
    pass
class ConnectionFailure(PyMongoError):
    pass
class AutoReconnect(ConnectionFailure):
    pass
class ServerSelectionTimeoutError(AutoReconnect):
    pass
class ConfigurationError(PyMongoError):
    pass
class InvalidURI(ConfigurationError):
    pass
class InvalidName(PyMongoError):
    pass
class InvalidOperation(PyMongoError):
    pass
class OperationFailure(PyMongoError):
    def __init__(self, error, code=None, details=None):
        super().__init__(error if details is None else f'{error}, full error: {details}')
        self.code, self.details = code, details
class WriteError(OperationFailure):
    pass
class DuplicateKeyError(WriteError):
    pass
class BulkWriteError(OperationFailure):
    pass
class CollectionInvalid(PyMongoError):
    pass
@pymongo.results
class _Result:
    def __init__(self, **fields):
        self.acknowledged = True
        for name, value in fields.items():
            setattr(self, name, value)
class InsertOneResult(_Result):
    pass
class InsertManyResult(_Result):
    pass
class UpdateResult(_Result):
    pass
class DeleteResult(_Result):
    pass
@pymongo.mongo_client
import json
import time
import _mongo
import _options
from bson.json_util import default, object_hook
from bson.objectid import ObjectId
from pymongo.errors import ServerSelectionTimeoutError, OperationFailure, DuplicateKeyError, BulkWriteError, ConfigurationError, InvalidURI, InvalidName, CollectionInvalid
from pymongo.results import InsertOneResult, InsertManyResult, UpdateResult, DeleteResult
_INERT = 'authSource authsource authMechanism connectTimeoutMS socketTimeoutMS maxPoolSize minPoolSize maxIdleTimeMS retryWrites retryReads w appname directConnection connect tz_aware document_class uuidRepresentation readPreference journal'
_ABSENT = 'replicaSet tls ssl tlsCAFile tlsAllowInvalidCertificates tlsCertificateKeyFile server_api auto_encryption_opts compressors'
_CODES = {11000: 'DuplicateKey', 13: 'Unauthorized', 18: 'AuthenticationFailed', 27: 'IndexNotFound', 66: 'ImmutableField', 67: 'CannotCreateIndex', 197: 'InvalidIndexSpecificationOption'}
def _place(uri):
    from urllib.parse import unquote, parse_qs
    if uri.startswith('mongodb+srv://'):
        raise NotImplementedError('addresses with mongodb+srv:// are not simulated')
    rest, _, query = uri.removeprefix('mongodb://').partition('?')
    who, _, place = rest.rpartition('@')
    hosts, _, database = place.partition('/')
    if ',' in hosts:
        raise NotImplementedError('replica sets are not simulated')
    host, _, port = hosts.partition(':')
    if not host:
        raise InvalidURI('Empty host (or extra comma in host list)')
    user, colon, password = who.partition(':')
    return host, int(port or 27017), unquote(user) or None, unquote(password) if colon else None, database or None, {name: values[0] for name, values in parse_qs(query).items()}
class MongoClient:
    def __init__(self, host='localhost', port=27017, username=None, password=None, serverSelectionTimeoutMS=None, **options):
        if isinstance(host, list):
            if len(host) != 1:
                raise NotImplementedError('replica sets are not simulated')
            host = host[0]
        found = {}
        self._default = None
        if '://' in host and not host.startswith(('mongodb://', 'mongodb+srv://')):
            raise InvalidURI("Invalid URI scheme: URI must begin with 'mongodb://' or 'mongodb+srv://'")
        if '://' in host or ':' in host:
            host, port, user, secret, self._default, found = _place(host)
            username, password = username or user, password or secret
        wait = serverSelectionTimeoutMS if serverSelectionTimeoutMS is not None else found.pop('serverSelectionTimeoutMS', None)
        _options.check('MongoClient', {**found, **options}, _INERT, _ABSENT)
        self._host, self._port, self._user, self._password = host or 'localhost', int(port or 27017), username, password
        self._wait = 30 if wait is None else int(wait) / 1000
    def _ask(self, database, collection, operation, words=(), steps=()):
        begun = time.monotonic()
        while True:
            kind, answer, code = _mongo.ask(self._host, self._port, self._user, self._password, database, collection, operation, json.dumps(list(words), default=default), json.dumps(list(steps), default=default))
            if kind != 'lost':
                break
            if time.monotonic() - begun >= self._wait:
                where = f'{self._host}:{self._port}: {answer} (configured timeouts: socketTimeoutMS: 20000.0ms, connectTimeoutMS: 20000.0ms)'
                topology = f"<TopologyDescription id: {ObjectId()}, topology_type: Unknown, servers: [<ServerDescription ('{self._host}', {self._port}) server_type: Unknown, rtt: None, error=AutoReconnect({where!r})>]>"
                raise ServerSelectionTimeoutError(f'{where}, Timeout: {self._wait}s, Topology Description: {topology}')
            time.sleep(0.5)
        if kind == 'worth':
            return object_hook(json.loads(answer))
        if code is None:
            raise OperationFailure(answer)
        details = {'ok': 0.0, 'errmsg': answer, 'code': code, 'codeName': _CODES[code]}
        raise (DuplicateKeyError if code == 11000 else OperationFailure)(answer, code, details)
    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(f"MongoClient has no attribute {name!r}. To access the {name} database, use client[{name!r}].")
        return Database(self, name)
    def __getitem__(self, name):
        return Database(self, name)
    def get_database(self, name=None):
        return Database(self, name) if name else self.get_default_database()
    def get_default_database(self, default=None):
        if not (self._default or default):
            raise ConfigurationError('No default database name defined or provided.')
        return Database(self, self._default or default)
    def list_database_names(self):
        return self._ask('admin', '', 'databases')
    def drop_database(self, name):
        self._ask(name if isinstance(name, str) else name.name, '', 'dropDatabase')
    def server_info(self):
        return {'version': self._ask('admin', '', 'version'), 'ok': 1.0}
    def close(self):
        pass
    def start_session(self, *about):
        raise NotImplementedError('sessions of pymongo are not simulated')
    def __enter__(self):
        return self
    def __exit__(self, *about):
        pass
    def __repr__(self):
        return f"MongoClient(host=['{self._host}:{self._port}'], document_class=dict, tz_aware=False, connect=True)"
class Database:
    def __init__(self, client, name):
        if not name or any([sign in name for sign in ' ./\\"$']):
            raise InvalidName(f'database name cannot be {name!r}')
        self.client, self.name = client, name
    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(f"Database has no attribute {name!r}. To access the {name} collection, use database[{name!r}].")
        return Collection(self, name)
    def __getitem__(self, name):
        return Collection(self, name)
    def get_collection(self, name):
        return Collection(self, name)
    def list_collection_names(self):
        return self.client._ask(self.name, '', 'collectionNames')
    def create_collection(self, name, **options):
        _options.check('create_collection', options, '', 'codec_options read_preference write_concern read_concern session check_exists capped size max timeseries validator validationLevel collation expireAfterSeconds clusteredIndex')
        if name in self.list_collection_names():
            raise CollectionInvalid(f'collection {name} already exists')
        self.client._ask(self.name, '', 'createCollection', [name])
        return Collection(self, name)
    def drop_collection(self, name):
        self[name].drop()
    def command(self, command, *about, **options):
        name = command if isinstance(command, str) else list(command)[0]
        if name not in ('ping', 'hello', 'ismaster', 'isMaster'):
            raise NotImplementedError(f'the command {name} is not simulated')
        self.client._ask(self.name, '', 'ping' if name == 'ping' else 'hello')
        return {'ok': 1.0} if name == 'ping' else {'helloOk': True, 'isWritablePrimary' if name == 'hello' else 'ismaster': True, 'readOnly': False, 'ok': 1.0}
    def __eq__(self, other):
        return isinstance(other, Database) and other.name == self.name
    def __bool__(self):
        raise NotImplementedError('Database objects do not implement truth value testing or bool(). Please compare with None instead: database is not None')
class Collection:
    def __init__(self, database, name):
        self.database, self.name, self.full_name = database, name, f'{database.name}.{name}'
    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(name)
        return Collection(self.database, f'{self.name}.{name}')
    def __call__(self, *about, **options):
        raise TypeError(f"'Collection' object is not callable. If you meant to call the '{self.name.rpartition('.')[2]}' method on a 'Collection' object it is failing because no such method exists.")
    def __bool__(self):
        raise NotImplementedError('Collection objects do not implement truth value testing or bool(). Please compare with None instead: collection is not None')
    def _ask(self, operation, *words, steps=()):
        return self.database.client._ask(self.database.name, self.name, operation, words, steps)
    def _with_id(self, document):
        if not isinstance(document, dict):
            raise TypeError(f'document must be an instance of dict, bson.son.SON, bson.raw_bson.RawBSONDocument, or a type that inherits from collections.MutableMapping, not {type(document)}')
        if '_id' not in document:
            document['_id'] = ObjectId()
        return document
    def insert_one(self, document):
        self._ask('insertOne', self._with_id(document))
        return InsertOneResult(inserted_id=document['_id'])
    def insert_many(self, documents, ordered=True):
        if not ordered:
            raise NotImplementedError('insert_many(ordered=False) is not simulated')
        all = [self._with_id(one) for one in documents]
        if not all:
            raise TypeError('documents must be a non-empty list')
        try:
            self._ask('insertMany', all)
        except DuplicateKeyError as error:
            raise BulkWriteError('batch op errors occurred', 65, error.details) from None
        return InsertManyResult(inserted_ids=[one['_id'] for one in all])
    def find(self, filter=None, projection=None, skip=0, limit=0, sort=None):
        made = Cursor(self, filter or {}, projection).skip(skip).limit(limit)
        return made.sort(sort) if sort else made
    def find_one(self, filter=None, projection=None, sort=None):
        if filter is not None and not isinstance(filter, dict):
            filter = {'_id': filter}
        for document in self.find(filter, projection, limit=1, sort=sort):
            return document
        return None
    def _update(self, operation, filter, update, upsert):
        if isinstance(update, dict) and (not update or not list(update)[0].startswith('$')):
            raise ValueError('update only works with $ operators')
        done = self._ask(operation, filter, update, {'upsert': upsert})
        made = done.get('upsertedCount', 0) > 0
        return UpdateResult(matched_count=done['matchedCount'], modified_count=done['modifiedCount'], upserted_id=done['insertedId'] if made else None)
    def update_one(self, filter, update, upsert=False):
        return self._update('updateOne', filter, update, upsert)
    def update_many(self, filter, update, upsert=False):
        return self._update('updateMany', filter, update, upsert)
    def find_one_and_update(self, filter, update, projection=None, sort=None, upsert=False, return_document=False):
        before = self.find_one(filter, sort=sort)
        if before is None and not upsert:
            return None
        done = self.update_one(filter if before is None else {'_id': before['_id']}, update, upsert)
        key = done.upserted_id if before is None else before['_id']
        if return_document:
            return self.find_one({'_id': key}, projection)
        return before
    def find_one_and_delete(self, filter, sort=None):
        found = self.find_one(filter, sort=sort)
        if found is not None:
            self.delete_one({'_id': found['_id']})
        return found
    def replace_one(self, filter, replacement, upsert=False):
        if isinstance(replacement, dict) and replacement and list(replacement)[0].startswith('$'):
            raise ValueError('replacement can not include $ operators')
        done = self._ask('replaceOne', filter, replacement, {'upsert': upsert})
        made = done.get('upsertedCount', 0) > 0
        return UpdateResult(matched_count=done['matchedCount'], modified_count=done['modifiedCount'], upserted_id=done['insertedId'] if made else None)
    def _absent(self, *about, **options):
        raise NotImplementedError('find_one_and_replace(), bulk_write(), watch(), create_indexes() and rename() of pymongo are not simulated')
    find_one_and_replace = bulk_write = watch = create_indexes = rename = _absent
    def delete_one(self, filter):
        return DeleteResult(deleted_count=self._ask('deleteOne', filter)['deletedCount'])
    def delete_many(self, filter):
        return DeleteResult(deleted_count=self._ask('deleteMany', filter)['deletedCount'])
    def count_documents(self, filter):
        return self._ask('countDocuments', filter)
    def estimated_document_count(self):
        return self._ask('estimatedDocumentCount')
    def distinct(self, key, filter=None):
        return self._ask('distinct', key, filter or {})
    def aggregate(self, pipeline):
        return iter(self._ask('aggregate', pipeline))
    def create_index(self, keys, **options):
        pairs = [(keys, 1)] if isinstance(keys, str) else [(one, 1) if isinstance(one, str) else one for one in keys]
        return self._ask('createIndex', {name: way for name, way in pairs}, options)
    def list_indexes(self):
        return iter(self._ask('getIndexes'))
    def index_information(self):
        return {one['name']: {'v': one['v'], 'key': list(one['key'].items()), **({'unique': True} if one.get('unique') else {})} for one in self.list_indexes()}
    def drop_index(self, index):
        self._ask('dropIndex', index if isinstance(index, str) else '_'.join([f'{name}_{way}' for name, way in index]))
    def drop(self):
        self._ask('drop')
class Cursor:
    def __init__(self, collection, filter, projection):
        self._collection, self._filter, self._steps, self._found = collection, filter, [], None
        self._projection = {name: 1 for name in projection} if isinstance(projection, list) else projection
    def _step(self, name, word):
        self._steps.append({'name': name, 'words': [word]})
        return self
    def sort(self, key_or_list, direction=None):
        pairs = [(key_or_list, direction or 1)] if isinstance(key_or_list, str) else key_or_list.items() if isinstance(key_or_list, dict) else key_or_list
        return self._step('sort', {name: way for name, way in pairs})
    def skip(self, count):
        return self._step('skip', count) if count else self
    def limit(self, count):
        return self._step('limit', count) if count else self
    def batch_size(self, count):
        return self
    def count(self):
        raise AttributeError("'Cursor' object has no attribute 'count'")
    def __next__(self):
        if self._found is None:
            words = [self._filter] + ([self._projection] if self._projection else [])
            self._found = iter(self._collection._ask('find', *words, steps=self._steps))
        return next(self._found)
    next = __next__
    def __iter__(self):
        return self
    def to_list(self):
        return list(self)
    def __getitem__(self, at):
        return list(self)[at]
    def close(self):
        pass
@pymongo.collection
from pymongo import ReturnDocument
from pymongo.mongo_client import Collection
@pymongo.database
from pymongo.mongo_client import Database
@flask_pymongo
from pymongo import MongoClient, ASCENDING, DESCENDING
from bson.objectid import ObjectId
class PyMongo:
    def __init__(self, app=None, uri=None, **options):
        self.cx = self.db = None
        if app is not None:
            self.init_app(app, uri, **options)
    def init_app(self, app, uri=None, **options):
        place = uri or app.config.get('MONGO_URI')
        if place is None:
            raise ValueError('You must specify a URI or set the MONGO_URI Flask config variable')
        self.cx = MongoClient(place, **options)
        self.db = self.cx[self.cx._default] if self.cx._default else None
`
