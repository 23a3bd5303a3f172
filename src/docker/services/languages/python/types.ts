import { exceptionClass, objectClass } from './exceptions.ts'
import {
  AsyncGenerator,
  BoundMethod,
  Builtin,
  ByteArray,
  Bytes,
  Class,
  Constant,
  Descriptor,
  Dict,
  FunctionValue,
  GenericAlias,
  GeneratorValue,
  Iterator,
  List,
  MethodOfType,
  Module,
  Range,
  SetValue,
  Slice,
  Super,
  Thing,
  Tuple,
  type Value,
  View,
} from './values.ts'

const type = (name: string, base: Class = objectClass): Class => new Class(name, [base])

function typeOfTypes(name: string): Class {
  const made = type(name)
  made.module = 'types'
  return made
}

const int = type('int')
/** The types of the language. */
export const types = {
  object: objectClass,
  type: type('type'),
  int,
  bool: type('bool', int),
  float: type('float'),
  str: type('str'),
  bytes: type('bytes'),
  bytearray: type('bytearray'),
  list: type('list'),
  tuple: type('tuple'),
  dict: type('dict'),
  set: type('set'),
  frozenset: type('frozenset'),
  range: type('range'),
  slice: type('slice'),
  property: type('property'),
  staticmethod: type('staticmethod'),
  classmethod: type('classmethod'),
  super: type('super'),
  alias: typeOfTypes('GenericAlias'),
  union: typeOfTypes('UnionType'),
  NoneType: type('NoneType'),
  function: type('function'),
  builtin: type('builtin_function_or_method'),
  method: type('method'),
  descriptor: type('method_descriptor'),
  module: type('module'),
  generator: type('generator'),
  coroutine: type('coroutine'),
  asyncGenerator: type('async_generator'),
  ellipsis: type('ellipsis'),
  notImplemented: type('NotImplementedType'),
}

const iterators = new Map<string, Class>()

function iteratorType(kind: string): Class {
  const found = iterators.get(kind) ?? type(kind)
  iterators.set(kind, found)
  return found
}

/** The type of what is kept as an object here, in the order in which it is asked for. */
const things: readonly (readonly [new (...parts: never[]) => Thing, Class])[] = [
  [List, types.list],
  [Tuple, types.tuple],
  [Dict, types.dict],
  [FunctionValue, types.function],
  [BoundMethod, types.method],
  [Builtin, types.builtin],
  [Class, types.type],
  [ByteArray, types.bytearray],
  [Bytes, types.bytes],
  [Range, types.range],
  [Slice, types.slice],
  [GeneratorValue, types.generator],
  [AsyncGenerator, types.asyncGenerator],
  [Module, types.module],
  [MethodOfType, types.descriptor],
  [Super, types.super],
]

/** The type of a value. */
export function typeOf(value: Value): Class {
  if (typeof value === 'string') return types.str
  if (typeof value === 'bigint') return types.int
  if (typeof value === 'number') return types.float
  if (typeof value === 'boolean') return types.bool
  if (value === null) return types.NoneType
  if (value.own) return value.own
  if (value instanceof View) return iteratorType(value.kind)
  if (value instanceof Iterator) return iteratorType(value.kind)
  if (value instanceof SetValue) return value.isFrozen ? types.frozenset : types.set
  if (value instanceof Descriptor) return types[value.kind]
  if (value instanceof GeneratorValue && value.isCoroutine) return types.coroutine
  if (value instanceof GenericAlias) return value.origin ? types.alias : types.union
  if (value instanceof Constant) return value.name === 'Ellipsis' ? types.ellipsis : types.notImplemented
  return things.find(([kind]) => value instanceof kind)?.[1] ?? exceptionClass('Exception')
}

export const typeName = (value: Value): string => typeOf(value).name
