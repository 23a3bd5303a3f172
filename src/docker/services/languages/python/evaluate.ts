import { deleteAttribute, setAttribute } from './attribute-changes.ts'
import { raised, typeError, valueError } from './exceptions.ts'
import { type Frame, isBound, keeping, lookUp } from './frame.ts'
import { format } from './formatting/format.ts'
import { makeFunction } from './functions.ts'
import { binary, compare, unary } from './operators.ts'
import { call, getAttribute, itemsOf, iterate, keyOf, next, truth } from './protocol.ts'
import { deleteItem, getItem, setItem } from './subscript.ts'
import type { Argument, Code, Expression, Loop, Piece } from './syntax.ts'
import { asciiOnly, repr, str } from './text.ts'
import { typeName } from './types.ts'
import {
  Bytes,
  Dict,
  ELLIPSIS,
  FunctionValue,
  GeneratorValue,
  isSteps,
  List,
  noWords,
  Raised,
  Scope,
  SetValue,
  settled,
  Slice,
  type Steps,
  Super,
  Tuple,
  type Value,
  type Words,
  Produced,
} from './values.ts'
import { asyncIterator, asyncNext, awaited, delegated, received } from './coroutines.ts'

type Of<Type extends Expression['type']> = Extract<Expression, { readonly type: Type }>

/** The class of complex numbers, which is loaded when it is first used. */
function* complexClass(frame: Frame): Steps<Value> {
  const { attributes } = yield* frame.machine.load('_complex', frame)
  return attributes.get('complex') ?? null
}

function* imaginary({ value }: Of<'imaginary'>, frame: Frame): Steps<Value> {
  return yield* settled(call(yield* complexClass(frame), { places: [0, value], named: noWords }))
}

/** What a name stands for that means complex numbers where a program gives it no other meaning. */
function* complexOr(frame: Frame, name: string): Steps<Value> {
  return isBound(frame, name) ? lookUp(frame, name) : yield* complexClass(frame)
}

/** What an expression is worth. */
export function* evaluate(node: Expression, frame: Frame): Steps<Value> {
  switch (node.type) {
    case 'constant':
      return node.value
    case 'name':
      frame.span = node.span
      return node.name === 'complex' ? yield* complexOr(frame, node.name) : lookUp(frame, node.name)
    case 'binary': {
      const left = yield* evaluate(node.left, frame)
      const right = yield* evaluate(node.right, frame)
      frame.span = node.span
      const found = binary(node.sign, left, right)
      return isSteps(found) ? yield* found : found
    }
    case 'compare':
      return yield* comparison(node, frame)
    case 'logic':
      return yield* logic(node, frame)
    case 'call':
      return yield* calling(node, frame)
    case 'attribute': {
      const value = yield* evaluate(node.value, frame)
      frame.span = node.span
      const found = getAttribute(value, node.name)
      return isSteps(found) ? yield* found : found
    }
    case 'item': {
      const value = yield* evaluate(node.value, frame)
      const index = yield* evaluate(node.index, frame)
      frame.span = node.span
      const found = getItem(value, index)
      return isSteps(found) ? yield* found : found
    }
    case 'ellipsis':
      return ELLIPSIS
    default:
      return yield* rarer(node, frame)
  }
}

function* rarer(
  node: Exclude<
    Expression,
    Of<'constant' | 'name' | 'ellipsis' | 'binary' | 'compare' | 'logic' | 'call' | 'attribute' | 'item'>
  >,
  frame: Frame,
): Steps<Value> {
  switch (node.type) {
    case 'unary':
      return yield* unary(node.sign, yield* evaluate(node.value, frame))
    case 'choice':
      return yield* evaluate((yield* settled(truth(yield* evaluate(node.test, frame)))) ? node.yes : node.no, frame)
    case 'format':
      return yield* formatted(node.pieces, frame)
    case 'list':
    case 'tuple':
    case 'set':
      return yield* collected(node, frame)
    case 'bytes':
      return new Bytes(node.bytes)
    case 'dict':
      return yield* dict(node, frame)
    case 'slice':
      return yield* slice(node, frame)
    case 'lambda':
      return yield* functionOf(node.code, frame)
    case 'comprehension':
      return yield* comprehension(node, frame)
    case 'yield':
      return yield* yielding(node, frame)
    case 'await':
      return yield* awaiting(node, frame)
    case 'walrus':
      return yield* walrus(node, frame)
    case 'star':
      throw raised('SyntaxError', "can't use starred expression here")
    case 'imaginary':
      return yield* imaginary(node, frame)
  }
}

function* logic({ left, right, sign }: Of<'logic'>, frame: Frame): Steps<Value> {
  const value = yield* evaluate(left, frame)
  const isTrue = yield* settled(truth(value))
  return isTrue === (sign === 'or') ? value : yield* evaluate(right, frame)
}

function* collected({ type, items }: Of<'list' | 'tuple' | 'set'>, frame: Frame): Steps<Value> {
  if (type === 'set') return yield* set(items, frame)
  const found = yield* listed(items, frame)
  return type === 'list' ? new List(found) : new Tuple(found)
}

function* awaiting({ value, span }: Of<'await'>, frame: Frame): Steps<Value> {
  const coming = yield* evaluate(value, frame)
  frame.span = span
  return yield* awaited(coming)
}

function* walrus({ name, value: written }: Of<'walrus'>, frame: Frame): Steps<Value> {
  const value = yield* evaluate(written, frame)
  let { scope } = frame
  while (scope.isComprehension && scope.parent) scope = scope.parent
  keeping({ ...frame, scope }, name).set(name, value)
  return value
}

function* slice({ parts }: Of<'slice'>, frame: Frame): Steps<Value> {
  const found: Value[] = []
  for (const part of parts) found.push(part ? yield* evaluate(part, frame) : null)
  return new Slice(found[0] ?? null, found[1] ?? null, found[2] ?? null)
}

function* set(items: readonly Expression[], frame: Frame): Steps<Value> {
  const made = new SetValue()
  for (const item of yield* listed(items, frame)) made.items.set(keyOf(item), item)
  return made
}

/** A function: what its parameters are by default is worked out now. */
export function* functionOf(code: Code, frame: Frame): Steps<FunctionValue> {
  const usual = new Map<string, Value>()
  for (const { name, usual: source } of code.parameters) if (source) usual.set(name, yield* evaluate(source, frame))
  return makeFunction(code, frame, usual)
}

/** The items of a list that is written down. */
export function* listed(items: readonly Expression[], frame: Frame): Steps<Value[]> {
  const found: Value[] = []
  for (const item of items)
    if (item.type === 'star') for (const one of yield* itemsOf(yield* evaluate(item.value, frame))) found.push(one)
    else found.push(yield* evaluate(item, frame))
  return found
}

function* dict({ entries }: Of<'dict'>, frame: Frame): Steps<Value> {
  const made = new Dict()
  for (const [key, item] of entries) {
    if (!key) {
      const more = yield* evaluate(item, frame)
      if (!(more instanceof Dict)) throw typeError(`'${typeName(more)}' object is not a mapping`)
      for (const [name, entry] of more.entries) made.entries.set(name, entry)
      continue
    }
    const name = yield* evaluate(key, frame)
    const value = yield* evaluate(item, frame)
    made.entries.set(keyOf(name), [name, value])
  }
  return made
}

function* comparison({ first, rest, span }: Of<'compare'>, frame: Frame): Steps<Value> {
  let left = yield* evaluate(first, frame)
  let answer: Value = true
  for (const [at, [sign, other]] of rest.entries()) {
    const right = yield* evaluate(other, frame)
    frame.span = span
    const found = compare(sign, left, right)
    answer = isSteps(found) ? yield* found : found
    if (at < rest.length - 1 && !(yield* settled(truth(answer)))) return answer
    left = right
  }
  return answer
}

function* formatted(pieces: readonly Piece[], frame: Frame): Steps<string> {
  let text = ''
  for (const piece of pieces) {
    if (piece.type === 'text') {
      text += piece.text
      continue
    }
    const value = yield* evaluate(piece.value, frame)
    const shown = piece.conversion === '' ? value : yield* converted(value, piece.conversion)
    text += yield* format(shown, yield* formatted(piece.format, frame))
  }
  return text
}

/** The arguments of a call. */
export function* wordsOf(given: readonly Argument[], frame: Frame): Steps<Words> {
  const places: Value[] = []
  let named: Map<string, Value> | undefined
  for (const { kind, name, value } of given) {
    const worth = yield* evaluate(value, frame)
    if (kind === 'rest') for (const item of yield* itemsOf(worth)) places.push(item)
    else if (kind === 'named-rest') {
      if (!(worth instanceof Dict)) throw typeError(`argument after ** must be a mapping, not ${typeName(worth)}`)
      named ??= new Map()
      for (const [key, item] of worth.entries.values()) named.set(String(key), item)
    } else if (name === undefined) places.push(worth)
    else (named ??= new Map()).set(name, worth)
  }
  return { places, named: named ?? noWords }
}

function* calling({ callee, words, span }: Of<'call'>, frame: Frame): Steps<Value> {
  const called = yield* evaluate(callee, frame)
  const given = yield* wordsOf(words, frame)
  frame.span = span
  if (callee.type === 'name' && callee.name === 'super' && given.places.length === 0) return superOf(frame)
  if (callee.type === 'name' && (callee.name === 'locals' || callee.name === 'vars') && given.places.length === 0) {
    const made = new Dict()
    for (const [name, value] of frame.scope.values) made.entries.set(name, [name, value])
    return made
  }
  frame.machine.calling = frame
  const found = call(called, given)
  return isSteps(found) ? yield* found : found
}

function superOf({ home, self }: Frame): Value {
  if (!home.type || self === undefined) throw raised('RuntimeError', 'super(): no arguments')
  return new Super(home.type, self)
}

function* loop(loops: readonly Loop[], frame: Frame, act: () => Steps<void>): Steps<void> {
  const [first, ...rest] = loops
  if (!first) return yield* act()
  const items = yield* evaluate(first.items, frame)
  const source = first.isAsync ? yield* asyncIterator(items) : yield* settled(iterate(items))
  for (;;) {
    const due = frame.machine.pause()
    if (due) yield due
    const turn = first.isAsync ? asyncNext(source) : next(source)
    const item = isSteps(turn) ? yield* turn : turn
    if (item === undefined) return undefined
    yield* assign(first.target, item, frame)
    let isWanted = true
    for (const condition of first.conditions) isWanted &&= yield* settled(truth(yield* evaluate(condition, frame)))
    if (isWanted) yield* loop(rest, frame, act)
  }
}

function* comprehension(node: Of<'comprehension'>, outer: Frame): Steps<Value> {
  const scope = new Scope('function', outer.scope, node.names, new Map())
  scope.isComprehension = true
  const frame: Frame = { ...outer, scope, handled: outer.handled }
  const { kind, key, value, loops } = node
  if (kind === 'generator') {
    const give = function* (): Steps<void> {
      yield { type: 'yield', value: yield* evaluate(value, frame) }
    }
    return new GeneratorValue(
      '<genexpr>',
      (function* (): Steps<Value> {
        yield* loop(loops, frame, give)
        return null
      })(),
    )
  }
  const list: Value[] = []
  const entries = new Dict()
  try {
    yield* loop(loops, frame, function* () {
      const name = key && (yield* evaluate(key, frame))
      const item = yield* evaluate(value, frame)
      if (name === undefined) list.push(item)
      else entries.entries.set(keyOf(name), [name, item])
    })
  } finally {
    outer.span = frame.span
  }
  if (kind === 'dict') return entries
  if (kind === 'list') return new List(list)
  const made = new SetValue()
  for (const item of list) made.items.set(keyOf(item), item)
  return made
}

function* yielding({ value, isFrom, isAsync }: Of<'yield'>, frame: Frame): Steps<Value> {
  const given = value ? yield* evaluate(value, frame) : null
  if (!isFrom) return received(yield { type: 'yield', value: isAsync ? new Produced(given) : given })
  return yield* delegated(given)
}

/** A value as `!s`, `!r` or `!a` make a text of it. */
function* converted(value: Value, conversion: string): Steps<string> {
  if (conversion === 's') return yield* str(value)
  const text = yield* repr(value)
  return conversion === 'a' ? asciiOnly(text) : text
}

/** Gives a target a value. */
export function* assign(target: Expression, value: Value, frame: Frame): Steps<void> {
  switch (target.type) {
    case 'name':
      keeping(frame, target.name).set(target.name, value)
      return undefined
    case 'list':
    case 'tuple':
      return yield* unpack(target.items, value, frame)
    case 'attribute': {
      const on = yield* evaluate(target.value, frame)
      frame.span = target.span
      return yield* setAttribute(on, target.name, value)
    }
    case 'item': {
      const on = yield* evaluate(target.value, frame)
      const index = yield* evaluate(target.index, frame)
      frame.span = target.span
      return yield* setItem(on, index, value)
    }
    default:
      throw raised('SyntaxError', 'cannot assign to expression')
  }
}

function* unpack(targets: readonly Expression[], value: Value, frame: Frame): Steps<void> {
  const items = yield* unpacked(value)
  const star = targets.findIndex(({ type }) => type === 'star')
  const needs = star < 0 ? targets.length : targets.length - 1
  if (items.length < needs || (star < 0 && items.length > needs)) {
    const least = star < 0 ? '' : 'at least '
    throw valueError(
      items.length > needs
        ? `too many values to unpack (expected ${needs})`
        : `not enough values to unpack (expected ${least}${needs}, got ${items.length})`,
    )
  }
  for (const [at, target] of targets.entries()) {
    const late = star >= 0 && at > star ? items.length - targets.length : 0
    if (target.type === 'star') yield* assign(target.value, new List(items.slice(at, at + items.length - needs)), frame)
    else yield* assign(target, items[at + late] ?? null, frame)
  }
}

function* unpacked(value: Value): Steps<Value[]> {
  try {
    return yield* itemsOf(value)
  } catch (error) {
    if (
      error instanceof Raised &&
      error.value.own.name === 'TypeError' &&
      error.traces.length === 0 &&
      (typeof value !== 'object' || value === null)
    )
      throw typeError(`cannot unpack non-iterable ${typeName(value)} object`)
    throw error
  }
}

/** `del target`. */
export function* remove(target: Expression, frame: Frame): Steps<void> {
  if (target.type === 'attribute') return yield* deleteAttribute(yield* evaluate(target.value, frame), target.name)
  if (target.type === 'item')
    return yield* deleteItem(yield* evaluate(target.value, frame), yield* evaluate(target.index, frame))
  if (target.type === 'name') {
    lookUp(frame, target.name)
    keeping(frame, target.name).delete(target.name)
    return undefined
  }
  if (target.type !== 'tuple' && target.type !== 'list') throw raised('SyntaxError', 'cannot delete expression')
  for (const item of target.items) yield* remove(item, frame)
}
