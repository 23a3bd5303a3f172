import {
  asRaised,
  exceptionClass,
  isException,
  isExceptionClass,
  isSubclass,
  objectClass,
  raised,
  typeError,
} from './exceptions.ts'
import { setAttribute } from './attribute-changes.ts'
import { annotate, annotatedFunction } from './annotations.ts'
import { assign, evaluate, remove, wordsOf } from './evaluate.ts'
import { originOf } from './generic-types.ts'
import { type Frame, keeping, type Outcome } from './frame.ts'
import { change } from './operators.ts'
import {
  call,
  getAttribute,
  isInstance,
  iterate,
  next,
  readAttribute,
  specialMethod,
  truth,
  construct,
  dictOf,
} from './protocol.ts'
import { getItem, setItem } from './subscript.ts'
import { type Expression, type Handler, type Manager, type Span, type Statement } from './syntax.ts'
import { typeName, types } from './types.ts'
import {
  Class,
  Instance,
  isSteps,
  Module,
  Raised,
  Scope,
  settled,
  type Steps,
  Thing,
  Tuple,
  type Value,
  words,
} from './values.ts'
import { matches } from './matching.ts'
import { asyncIterator, asyncNext, awaited } from './coroutines.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>
type Block = readonly Statement[]

/** Runs statements; what it gives says why it ended before the end. */
export function* execute(body: Block, frame: Frame): Steps<Outcome | undefined> {
  for (const statement of body) {
    const due = frame.machine.pause()
    if (due) yield { type: 'pause', due }
    frame.span = statement.span
    const outcome = yield* step(statement, frame)
    if (outcome) return outcome
  }
  return undefined
}

function* step(node: Statement, frame: Frame): Steps<Outcome | undefined> {
  switch (node.type) {
    case 'if':
      return yield* execute((yield* settled(truth(yield* evaluate(node.test, frame)))) ? node.yes : node.no, frame)
    case 'while':
      return yield* whileLoop(node, frame)
    case 'for':
      return yield* forLoop(node, frame)
    case 'return':
      return { type: 'return', value: node.value ? yield* evaluate(node.value, frame) : null }
    case 'break':
    case 'continue':
      return { type: node.type }
    case 'try':
      return yield* attempt(node, frame)
    case 'match':
      return yield* matching(node, frame)
    case 'with':
      return yield* withManagers(node, node.managers, frame)
    default:
      yield* plain(node, frame)
      return undefined
  }
}

function* plain(
  node: Exclude<Statement, Of<'if' | 'while' | 'for' | 'match' | 'return' | 'break' | 'continue' | 'try' | 'with'>>,
  frame: Frame,
): Steps<void> {
  switch (node.type) {
    case 'expression':
      yield* evaluate(node.value, frame)
      return undefined
    case 'assign': {
      const value = yield* evaluate(node.value, frame)
      for (const target of node.targets) yield* assign(target, value, frame)
      return undefined
    }
    case 'change':
      return yield* changed(node, frame)
    case 'annotate':
      return yield* annotated(node, frame)
    case 'function': {
      const made = yield* annotatedFunction(node.code, frame)
      keeping(frame, node.code.name).set(node.code.name, yield* decorated(made, node.decorators, frame))
      return undefined
    }
    case 'class':
      return yield* makeClass(node, frame)
    case 'raise':
      return yield* raise(node, frame)
    case 'import':
      return yield* importModules(node, frame)
    case 'from':
      return yield* importNames(node, frame)
    case 'delete':
      for (const target of node.targets) yield* remove(target, frame)
      return undefined
    case 'assert':
      return yield* asserted(node, frame)
    case 'pass':
    case 'names':
      return undefined
  }
}

function* asserted({ test, message, span }: Of<'assert'>, frame: Frame): Steps<void> {
  if (yield* settled(truth(yield* evaluate(test, frame)))) return
  const said = message && (yield* evaluate(message, frame))
  frame.span = span
  throw said === undefined ? raised('AssertionError') : raised('AssertionError', said)
}

function* whileLoop({ test, body, otherwise }: Of<'while'>, frame: Frame): Steps<Outcome | undefined> {
  for (;;) {
    const due = frame.machine.pause()
    if (due) yield { type: 'pause', due }
    if (!(yield* settled(truth(yield* evaluate(test, frame))))) return yield* execute(otherwise, frame)
    const outcome = yield* execute(body, frame)
    if (outcome?.type === 'break') return undefined
    if (outcome?.type === 'return') return outcome
  }
}

function* matching({ subject, cases }: Of<'match'>, frame: Frame): Steps<Outcome | undefined> {
  const value = yield* evaluate(subject, frame)
  for (const { pattern, guard, body } of cases) {
    if (!(yield* matches(pattern, value, frame))) continue
    if (!guard || (yield* settled(truth(yield* evaluate(guard, frame))))) return yield* execute(body, frame)
  }
  return undefined
}

function* forLoop(
  { target, items, body, otherwise, isAsync, span }: Of<'for'>,
  frame: Frame,
): Steps<Outcome | undefined> {
  const value = yield* evaluate(items, frame)
  frame.span = { ...span, endLine: span.line + 1 }
  const source = isAsync ? yield* asyncIterator(value) : yield* settled(iterate(value))
  for (;;) {
    const due = frame.machine.pause()
    if (due) yield { type: 'pause', due }
    // a traceback shows the whole line
    frame.span = { ...span, endLine: span.line + 1 }
    const turn = isAsync ? asyncNext(source) : next(source)
    const item = isSteps(turn) ? yield* turn : turn
    if (item === undefined) return yield* execute(otherwise, frame)
    yield* assign(target, item, frame)
    const outcome = yield* execute(body, frame)
    if (outcome?.type === 'break') return undefined
    if (outcome?.type === 'return') return outcome
  }
}

function* changed({ target, sign, value, span }: Of<'change'>, frame: Frame): Steps<void> {
  const on = target.type === 'attribute' || target.type === 'item' ? yield* evaluate(target.value, frame) : null
  const index = target.type === 'item' ? yield* evaluate(target.index, frame) : null
  const before = yield* current(target, on, index, frame)
  const by = yield* evaluate(value, frame)
  frame.span = span
  const after = yield* change(sign, before, by)
  if (target.type === 'attribute') yield* setAttribute(on, target.name, after)
  else if (target.type === 'item') yield* setItem(on, index, after)
  else yield* assign(target, after, frame)
}

function* current(target: Expression, on: Value, index: Value, frame: Frame): Steps<Value> {
  if (target.type === 'attribute') return yield* settled(getAttribute(on, target.name))
  if (target.type === 'item') {
    frame.span = target.span
    return yield* settled(getItem(on, index))
  }
  return yield* evaluate(target, frame)
}

function* annotated({ target, annotation, value }: Of<'annotate'>, frame: Frame): Steps<void> {
  if (frame.scope.kind !== 'function' && target.type === 'name') yield* annotate(target.name, annotation, frame)
  if (value) yield* assign(target, yield* evaluate(value, frame), frame)
}

function* decorated(made: Value, decorators: readonly Expression[], frame: Frame): Steps<Value> {
  const callees: Value[] = []
  for (const decorator of decorators) callees.push(yield* evaluate(decorator, frame))
  let value = made
  for (const [at, callee] of [...callees.entries()].toReversed()) {
    frame.span = decorators[at]?.span ?? frame.span
    value = yield* settled(call(callee, words(value)))
  }
  return value
}

function* makeClass({ name, words: given, body, names, decorators, span }: Of<'class'>, frame: Frame): Steps<void> {
  const { places: written, named } = yield* wordsOf(given, frame)
  const places = written.map(originOf)
  const bases = [...places.filter((base) => base instanceof Class), ...basesOf(named.get('metaclass'))]
  const scope = new Scope('class', frame.scope, names, new Map())
  const home: Frame['home'] = { type: undefined }
  const first = body[0]
  const doc = first?.type === 'expression' && first.value.type === 'constant' ? first.value.value : null
  scope.values.set('__doc__', doc)
  const qualified = frame.scope.kind === 'module' ? name : `${frame.name}.${name}`
  const inner: Frame = { ...frame, scope, home, name: qualified, handled: [] }
  try {
    yield* execute(body, inner)
  } catch (error) {
    if (error instanceof Raised) error.traces.push({ file: frame.file, name, span: inner.span })
    throw error
  }
  frame.span = span
  const meta = metaclassOf(named.get('metaclass'), bases)
  const made = meta
    ? yield* madeBy(meta, { name, places, scope, named })
    : new Class(name, bases.length > 0 ? bases : [objectClass], scope.values)
  made.module = String(frame.scope.globals.get('__name__') ?? '__main__')
  home.type = made
  for (const [key, member] of scope.values)
    if (member instanceof Instance) {
      const hook = specialMethod(member, '__set_name__')
      if (hook !== undefined) yield* settled(call(hook, words(member, made, key)))
    }
  const inherited = bases.map((base) => base.find('__init_subclass__')).find((hook) => hook !== undefined)
  if (inherited !== undefined && inherited !== null) yield* settled(call(inherited, { places: [made], named }))
  keeping(frame, name).set(name, yield* decorated(made, decorators, frame))
}

/** What the metaclass of `abc` adds to the bases. */
function basesOf(metaclass: Value | undefined): readonly Class[] {
  const base = metaclass instanceof Class ? metaclass.find('_base') : undefined
  return base instanceof Class ? [base] : []
}

/** What makes a class, if that is not `type`: what is given, or what made one of its bases. */
function metaclassOf(given: Value | undefined, bases: readonly Class[]): Class | undefined {
  if (given instanceof Class && basesOf(given).length === 0 && given !== types.type) return given
  return bases.map(({ own }) => own).find((own) => own !== undefined)
}

/** Lets a metaclass make a class. */
function* madeBy(
  meta: Class,
  {
    name,
    places,
    scope,
    named,
  }: {
    readonly name: string
    readonly places: readonly Value[]
    readonly scope: Scope
    readonly named: ReadonlyMap<string, Value>
  },
): Steps<Class> {
  const others = new Map([...named].filter(([key]) => key !== 'metaclass'))
  const given = { places: [name, new Tuple(places), dictOf(scope.values)], named: others }
  const made = yield* settled(construct(meta, given))
  if (!(made instanceof Class)) throw typeError(`the metaclass ${meta.name} gave something that is no class`)
  return made
}

/** What is raised, of an exception or a class. */
function* exceptionOf(value: Value): Steps<Instance> {
  if (isException(value)) return value
  const made = isExceptionClass(value) ? yield* settled(call(value, words())) : null
  if (!isException(made)) throw typeError('exceptions must derive from BaseException')
  return made
}

function* raise({ value, cause, span }: Of<'raise'>, frame: Frame): Steps<void> {
  if (!value) {
    const last = frame.handled.at(-1)
    if (!last) throw raised('RuntimeError', 'No active exception to reraise')
    // the way is told from where it began here
    frame.span = tracebacks.get(last.value)?.traces.at(-1)?.span ?? frame.span
    throw last
  }
  const made = yield* exceptionOf(yield* evaluate(value, frame))
  if (cause) {
    const reason = yield* evaluate(cause, frame)
    made.attributes.set('__cause__', reason === null ? null : yield* exceptionOf(reason))
    made.attributes.set('__suppress_context__', true)
  }
  frame.span = span
  const known = tracebacks.get(made)
  const thrown = new Raised(made)
  if (known) thrown.traces.push(...known.traces)
  throw thrown
}

/** Where the exceptions passed that were caught. */
const tracebacks = new WeakMap<Thing, Raised>()

/** Where an exception passed when it was caught last. */
export const tracesOf = (value: Thing): Raised['traces'] => tracebacks.get(value)?.traces ?? []

function* attempt(node: Of<'try'>, frame: Frame): Steps<Outcome | undefined> {
  let outcome: Outcome | undefined
  try {
    const found = yield* tried(node.body, node.handlers, frame)
    outcome = found === PASSED ? yield* execute(node.otherwise, frame) : found
  } catch (error) {
    const instead = yield* finished(node.last, frame, error)
    if (instead) return instead
    throw error
  }
  return (yield* execute(node.last, frame)) ?? outcome
}

/** Nothing was raised: what stands behind else is next. */
const PASSED: Outcome = { type: 'continue' }

function* tried(body: Block, handlers: readonly Handler[], frame: Frame): Steps<Outcome | undefined> {
  try {
    return (yield* execute(body, frame)) ?? PASSED
  } catch (error) {
    const thrown = asRaised(error)
    const { span } = frame
    const handler = thrown && (yield* handlerFor(thrown, handlers, frame))
    if (!thrown || !handler) throw error
    frame.span = span
    return yield* handle(thrown, handler, frame)
  }
}

function* finished(last: Block, frame: Frame, error: unknown): Steps<Outcome | undefined> {
  const span = frame.span
  if (last.length === 0 || !(error instanceof Raised)) return undefined
  frame.handled.push(error)
  try {
    const outcome = yield* execute(last, frame)
    frame.span = span
    return outcome
  } finally {
    frame.handled.pop()
  }
}

function* handlerFor({ value }: Raised, handlers: readonly Handler[], frame: Frame): Steps<Handler | undefined> {
  for (const handler of handlers) {
    if (!handler.test) return handler
    const wanted = yield* evaluate(handler.test, frame)
    for (const type of wanted instanceof Tuple ? wanted.items : [wanted]) {
      if (!(type instanceof Class))
        throw typeError('catching classes that do not inherit from BaseException is not allowed')
      if (isSubclass(value.own, type)) return handler
    }
  }
  return undefined
}

/** Keeps the way that an exception has come until now. */
function keepTraces(thrown: Raised, frame: Frame): void {
  const caught = new Raised(thrown.value)
  caught.traces.push(...thrown.traces, {
    file: frame.file,
    name: frame.scope.kind === 'module' ? '<module>' : frame.name.replace(/^.*\./, ''),
    span: frame.span,
  })
  tracebacks.set(thrown.value, caught)
}

function* handle(thrown: Raised, { name, body }: Handler, frame: Frame): Steps<Outcome | undefined> {
  keepTraces(thrown, frame)
  if (name !== undefined) keeping(frame, name).set(name, thrown.value)
  frame.handled.push(thrown)
  const { machine } = frame
  const before = machine.caught
  machine.caught = thrown.value
  try {
    return yield* execute(body, frame)
  } catch (error) {
    if (error instanceof Raised && error.value !== thrown.value && !error.value.attributes.has('__context__'))
      error.value.attributes.set('__context__', thrown.value)
    throw error
  } finally {
    frame.handled.pop()
    machine.caught = before
    if (name !== undefined) keeping(frame, name).delete(name)
  }
}

/** The line of a statement: a traceback marks no part of it. */
const wholeLine = ({ span }: Of<'with'>): Span => ({ ...span, endColumn: Infinity })

function* withManagers(node: Of<'with'>, managers: readonly Manager[], frame: Frame): Steps<Outcome | undefined> {
  const [first, ...rest] = managers
  if (!first) return yield* execute(node.body, frame)
  const prefix = node.isAsync ? '__a' : '__'
  const done = function* (value: Value): Steps<Value> {
    return node.isAsync ? yield* awaited(value) : value
  }
  const manager = yield* evaluate(first.value, frame)
  const [enter, exit] = [readAttribute(manager, `${prefix}enter__`), readAttribute(manager, `${prefix}exit__`)]
  if (enter === undefined || exit === undefined)
    throw typeError(
      `'${typeName(manager)}' object does not support the ${node.isAsync ? 'asynchronous ' : ''}context manager protocol`,
    )
  const entered = yield* done(yield* settled(call(yield* settled(enter), words())))
  const leave = yield* settled(exit)
  if (first.target) yield* assign(first.target, entered, frame)
  let outcome: Outcome | undefined
  try {
    outcome = yield* withManagers(node, rest, frame)
  } catch (error) {
    const thrown = asRaised(error)
    if (!thrown) throw error
    const [{ value }, { span }] = [thrown, frame]
    keepTraces(thrown, frame)
    frame.span = wholeLine(node)
    if (yield* settled(truth(yield* done(yield* settled(call(leave, words(value.own, value, null))))))) return undefined
    frame.span = span
    throw error
  }
  frame.span = wholeLine(node)
  yield* done(yield* settled(call(leave, words(null, null, null))))
  return outcome
}

function* importModules({ modules }: Of<'import'>, frame: Frame): Steps<void> {
  for (const { name, as } of modules) {
    const loaded = yield* frame.machine.load(name, frame)
    const top =
      as === undefined && name.includes('.') ? yield* frame.machine.load(name.replace(/\..*$/, ''), frame) : loaded
    const kept = as ?? name.replace(/\..*$/, '')
    keeping(frame, kept).set(kept, top)
  }
}

function* importNames({ module, level, names }: Of<'from'>, frame: Frame): Steps<void> {
  const above = frame.package
    .split('.')
    .slice(0, level < 2 ? undefined : 1 - level)
    .join('.')
  if (level > 0 && above === '') throw raised('ImportError', 'attempted relative import with no known parent package')
  const path = level === 0 ? module : module === '' ? above : `${above}.${module}`
  const loaded = yield* frame.machine.load(path, frame)
  for (const { name, as } of names) {
    if (name === '*')
      for (const [key, value] of loaded.attributes) if (!key.startsWith('_')) keeping(frame, key).set(key, value)
    if (name === '*') continue
    keeping(frame, as ?? name).set(as ?? name, yield* imported(loaded, path, name, frame))
  }
}

/** What a module has of a name itself, also by its `__getattr__`. */
function* ownName(loaded: Module, name: string): Steps<Value | undefined> {
  const found = readAttribute(loaded, name)
  try {
    return found === undefined ? undefined : yield* settled(found)
  } catch (error) {
    if (error instanceof Raised && isInstance(error.value, exceptionClass('AttributeError'))) return undefined
    throw error
  }
}

function* imported(loaded: Module, path: string, name: string, frame: Frame): Steps<Value> {
  const found = yield* ownName(loaded, name)
  if (found !== undefined) return found
  try {
    return yield* frame.machine.load(`${path}.${name}`, frame)
  } catch (error) {
    if (!(error instanceof Raised && isInstance(error.value, exceptionClass('ModuleNotFoundError')))) throw error
    throw raised('ImportError', `cannot import name '${name}' from '${path}' (${loaded.file ?? 'unknown location'})`)
  }
}
