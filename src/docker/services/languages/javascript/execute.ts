import type {
  AnyNode,
  BlockStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Pattern,
  Statement,
  SwitchStatement,
  TryStatement,
  VariableDeclaration,
} from 'acorn'
import { callText, sourceText } from './call-text.ts'
import { makeClass } from './classes.ts'
import { evaluate } from './walk.ts'
import { nameFunction, placeOf } from './naming.ts'
import type { Outcome } from './outcome.ts'
import { asyncIterate } from './delegate.ts'
import { declareBlock, waitFor } from './functions.ts'
import { declared, namesIn, nested } from './hoist.ts'
import { type Cursor, iterate } from './objects.ts'
import { assign, bind, type Binder, initialise } from './patterns.ts'
import { GeneratorReturn, refuse, type Realm } from './realm.ts'
import type { Scope } from './scope.ts'
import { isSteps, type Maybe, Obj, settled, type Steps, andThen, Thrown, Trouble, type Value } from './values.ts'
import { ownKeys, ownProperty, prototypeOf } from './internal-methods.ts'

type Done = Maybe<Outcome | undefined>

type Executors = { readonly [Type in AnyNode['type']]?: (node: Extract<AnyNode, { type: Type }>, scope: Scope) => Done }

/** Runs a statement. */
export function execute(node: AnyNode, scope: Scope): Done {
  const act = (executors as Readonly<Record<string, (node: AnyNode, scope: Scope) => Done>>)[node.type]
  return act ? act(node, scope) : refuse(sourceText(node, scope))
}

/** Runs statements one by one. */
function runAll(body: readonly AnyNode[], scope: Scope): Done {
  for (const [at, statement] of body.entries()) {
    const outcome = execute(statement, scope)
    if (isSteps(outcome)) return runFrom(body, at, outcome, scope)
    if (outcome) return outcome
  }
  return undefined
}

function* runFrom(
  body: readonly AnyNode[],
  from: number,
  begun: Steps<Outcome | undefined>,
  scope: Scope,
): Steps<Outcome | undefined> {
  const first = yield* begun
  if (first) return first
  for (const statement of body.slice(from + 1)) {
    const outcome = execute(statement, scope)
    const end = isSteps(outcome) ? yield* outcome : outcome
    if (end) return end
  }
  return undefined
}

function runBlock({ body }: Pick<BlockStatement, 'body'>, scope: Scope): Done {
  const { names, functions } = declared(body)
  if (names.length === 0 && functions.length === 0) return runAll(body, scope)
  const inner = scope.inner()
  declareBlock(body, inner)
  return runAll(body, inner)
}

function* declare(node: VariableDeclaration, scope: Scope): Steps<undefined> {
  const binder: Binder = node.kind === 'var' ? assign : initialise
  for (const { id, init } of node.declarations) {
    if (!init && node.kind === 'var') continue
    const value = init ? yield* settled(evaluate(init, scope)) : undefined
    if (init && id.type === 'Identifier') nameFunction(value, init, id.name)
    const bound = bind(id, value, scope, { binder, ...(init && { from: sourceText(init, scope) }) })
    if (isSteps(bound)) yield* bound
  }
  return undefined
}

/** Whether a loop ends with what its body ended with; undefined where it goes on. */
function loopEnd(
  outcome: Outcome | undefined,
  label: string | undefined,
): { readonly outcome: Outcome | undefined } | undefined {
  if (!outcome) return undefined
  if (outcome.type === 'return') return { outcome }
  const isOwn = outcome.label === undefined || outcome.label === label
  if (outcome.type === 'continue') return isOwn ? undefined : { outcome }
  return { outcome: isOwn ? undefined : outcome }
}

/** Gives others their turn, once in each round of a loop. */
function* round(scope: Scope, body: Statement): Steps<Outcome | undefined> {
  const due = scope.context.realm.pause()
  if (due) yield due
  const outcome = execute(body, scope)
  return isSteps(outcome) ? yield* outcome : outcome
}

function* loopWhile(
  node: Extract<AnyNode, { type: 'WhileStatement' | 'DoWhileStatement' }>,
  scope: Scope,
  label: string | undefined,
): Steps<Outcome | undefined> {
  let isFirst = node.type === 'DoWhileStatement'
  for (;;) {
    if (!isFirst && !(yield* settled(evaluate(node.test, scope)))) return undefined
    isFirst = false
    const end = loopEnd(yield* round(scope, node.body), label)
    if (end) return end.outcome
  }
}

function* loopFor(node: ForStatement, scope: Scope, label: string | undefined): Steps<Outcome | undefined> {
  const { init, test, update, body } = node
  const own = init?.type === 'VariableDeclaration' && init.kind !== 'var' ? init : undefined
  let at = own ? scope.inner() : scope
  for (const name of own?.declarations.flatMap(({ id }) => namesIn(id)) ?? []) at.declare(name, own?.kind === 'const')
  if (init?.type === 'VariableDeclaration') yield* declare(init, at)
  else if (init) yield* settled(evaluate(init, scope))
  for (;;) {
    if (test) {
      const goesOn = evaluate(test, at)
      if (!(isSteps(goesOn) ? yield* goesOn : goesOn)) return undefined
    }
    const end = loopEnd(yield* round(at, body), label)
    if (end) return end.outcome
    if (own) at = at.next()
    if (update) {
      const updated = evaluate(update, at)
      if (isSteps(updated)) yield* updated
    }
  }
}

/** A scope for one round of a loop, with its variable. */
function* rounded(left: VariableDeclaration | Pattern, value: Value, scope: Scope): Steps<Scope> {
  if (left.type !== 'VariableDeclaration') {
    yield* settled(bind(left, value, scope, { binder: assign }))
    return scope
  }
  const [declarator] = left.declarations
  if (!declarator) return scope
  if (left.kind === 'var') {
    yield* settled(bind(declarator.id, value, scope, { binder: assign }))
    return scope
  }
  const inner = scope.inner()
  for (const name of namesIn(declarator.id)) inner.declare(name, left.kind === 'const')
  yield* settled(bind(declarator.id, value, inner, { binder: initialise }))
  return inner
}

function* forOfCursor(node: ForOfStatement, scope: Scope): Steps<Cursor> {
  const value = yield* settled(evaluate(node.right, scope))
  placeOf(scope, node.right.start)
  const { realm } = scope.context
  return node.await
    ? yield* asyncIterate(realm, value, callText(node.right))
    : yield* iterate(realm, value, callText(node.right))
}

function* loopOf(node: ForOfStatement, scope: Scope, label: string | undefined): Steps<Outcome | undefined> {
  const cursor = yield* forOfCursor(node, scope)
  for (;;) {
    const item = yield* settled(cursor.next())
    if (!item) return undefined
    try {
      const value = node.await && !(item as { isAwaited?: boolean }).isAwaited ? yield* waitFor(item.value) : item.value
      const at = yield* rounded(node.left, value, scope)
      const end = loopEnd(yield* round(at, node.body), label)
      if (!end) continue
      yield* settled(cursor.close())
      return end.outcome
    } catch (error) {
      if (error instanceof Thrown || error instanceof GeneratorReturn || error instanceof Trouble)
        yield* settled(cursor.close())
      throw error
    }
  }
}

/** The names that for-in goes through. */
function* namesOf(realm: Realm, value: Value): Steps<readonly string[]> {
  if (typeof value === 'string') return [...value].map((_, at) => String(at))
  const [seen, names]: [Set<string>, string[]] = [new Set(), []]
  for (let at = value instanceof Obj ? value : null; at; at = yield* settled(prototypeOf(realm, at)))
    for (const key of yield* settled(ownKeys(realm, at))) {
      const due = realm.pause()
      if (due) yield due
      if (typeof key === 'symbol' || seen.has(key)) continue
      seen.add(key)
      if ((yield* settled(ownProperty(realm, at, key)))?.enumerable) names.push(key)
    }
  return names
}

function* loopIn(node: ForInStatement, scope: Scope, label: string | undefined): Steps<Outcome | undefined> {
  for (const name of yield* namesOf(scope.context.realm, yield* settled(evaluate(node.right, scope)))) {
    const at = yield* rounded(node.left, name, scope)
    const end = loopEnd(yield* round(at, node.body), label)
    if (end) return end.outcome
  }
  return undefined
}

/** Runs a loop, or any other statement with a label. */
function labelled(node: AnyNode, scope: Scope, label: string | undefined): Done {
  switch (node.type) {
    case 'WhileStatement':
    case 'DoWhileStatement':
      return loopWhile(node, scope, label)
    case 'ForStatement':
      return loopFor(node, scope, label)
    case 'ForOfStatement':
      return loopOf(node, scope, label)
    case 'ForInStatement':
      return loopIn(node, scope, label)
    default:
      return andThen(execute(node, scope), (outcome) =>
        outcome?.type === 'break' && outcome.label !== undefined && outcome.label === label ? undefined : outcome,
      )
  }
}

function* runSwitch(node: SwitchStatement, scope: Scope): Steps<Outcome | undefined> {
  const value = yield* settled(evaluate(node.discriminant, scope))
  const inner = scope.inner()
  declareBlock(
    node.cases.flatMap(({ consequent }) => consequent),
    inner,
  )
  let from = -1
  for (const [at, { test }] of node.cases.entries())
    if (test && (yield* settled(evaluate(test, inner))) === value) {
      from = at
      break
    }
  if (from < 0) from = node.cases.findIndex(({ test }) => !test)
  if (from < 0) return undefined
  for (const { consequent } of node.cases.slice(from)) {
    const outcome = yield* settled(runAll(consequent, inner))
    if (outcome?.type === 'break' && outcome.label === undefined) return undefined
    if (outcome) return outcome
  }
  return undefined
}

/** Whether a program hears of an error at all. */
const isHeard = (error: unknown): boolean =>
  error instanceof Thrown || error instanceof Trouble || error instanceof RangeError || error instanceof GeneratorReturn

function* caught({ handler, block }: TryStatement, scope: Scope): Steps<Outcome | undefined> {
  const { frames } = scope.context.realm
  const depth = frames.length
  try {
    return yield* settled(runBlock(block, scope))
  } catch (error) {
    const raised = scope.context.realm.raised(error)
    // what goes on after an await has fewer calls around it than what began
    frames.length = Math.min(frames.length, depth)
    if (!handler || !(raised instanceof Thrown)) throw raised
    const inner = scope.inner()
    if (handler.param) {
      for (const name of namesIn(handler.param)) inner.declare(name)
      yield* settled(bind(handler.param, raised.value, inner, { binder: initialise }))
    }
    return yield* settled(runBlock(handler.body, inner))
  }
}

function* tried(node: TryStatement, scope: Scope): Steps<Outcome | undefined> {
  if (!node.finalizer) return yield* caught(node, scope)
  let outcome: Outcome | undefined
  try {
    outcome = yield* caught(node, scope)
  } catch (error) {
    if (!isHeard(error)) throw error
    const raised = scope.context.realm.raised(error)
    const end = yield* settled(runBlock(node.finalizer, scope))
    if (end) return end
    throw raised
  }
  return (yield* settled(runBlock(node.finalizer, scope))) ?? outcome
}

/** Runs `export` as the declaration that it holds; the names are read where they are asked for. */
function exported(node: AnyNode, scope: Scope): Done {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? execute(node.declaration, scope) : undefined
  if (node.type !== 'ExportDefaultDeclaration') return undefined
  const { declaration } = node
  if (declaration.type === 'FunctionDeclaration' && declaration.id) {
    scope.initialise('*default*', scope.read(declaration.id.name))
    return undefined
  }
  const isClass = declaration.type === 'ClassDeclaration'
  return andThen(
    isClass
      ? makeClass(declaration as Parameters<typeof makeClass>[0], scope)
      : evaluate(asExpression(declaration), scope),
    (value) => {
      nameFunction(value, asExpression(declaration), 'default')
      if (isClass && declaration.id) scope.initialise(declaration.id.name, value)
      scope.initialise('*default*', value)
      return undefined
    },
  )
}

/** A function without a name that is exported is an expression. */
const asExpression = (node: AnyNode): AnyNode =>
  node.type === 'FunctionDeclaration' ? ({ ...node, type: 'FunctionExpression' } as AnyNode) : node

const nothing = (): undefined => undefined

const executors: Executors = {
  ExpressionStatement: ({ expression }, scope) => andThen(evaluate(expression, scope), nothing),
  VariableDeclaration: declare,
  FunctionDeclaration(node, scope) {
    if (nested.has(node) && node.id && !scope.context.isStrict)
      scope.parent?.write(node.id.name, scope.read(node.id.name))
    return undefined
  },
  ClassDeclaration: (node, scope) =>
    andThen(
      makeClass(node as Parameters<typeof makeClass>[0], scope),
      (value) => (scope.initialise(node.id?.name ?? '', value), undefined),
    ),
  ReturnStatement: ({ argument }, scope) =>
    argument
      ? andThen(evaluate(argument, scope), (value) => ({ type: 'return', value }))
      : { type: 'return', value: undefined },
  IfStatement: ({ test, consequent, alternate }, scope) =>
    andThen(evaluate(test, scope), (value) =>
      value ? execute(consequent, scope) : alternate ? execute(alternate, scope) : undefined,
    ),
  BlockStatement: runBlock,
  ForStatement: (node, scope) => labelled(node, scope, undefined),
  ForOfStatement: (node, scope) => labelled(node, scope, undefined),
  ForInStatement: (node, scope) => labelled(node, scope, undefined),
  WhileStatement: (node, scope) => labelled(node, scope, undefined),
  DoWhileStatement: (node, scope) => labelled(node, scope, undefined),
  LabeledStatement: ({ label, body }, scope) => labelled(body, scope, label.name),
  BreakStatement: ({ label }) => ({ type: 'break', label: label?.name }),
  ContinueStatement: ({ label }) => ({ type: 'continue', label: label?.name }),
  ThrowStatement: (node, scope) =>
    andThen(evaluate(node.argument, scope), (value) => {
      throw new Thrown(value, { file: scope.context.file, at: node.start })
    }),
  TryStatement: tried,
  SwitchStatement: runSwitch,
  EmptyStatement: nothing,
  DebuggerStatement: nothing,
  ImportDeclaration: nothing,
  ExportNamedDeclaration: exported,
  ExportDefaultDeclaration: exported,
  ExportAllDeclaration: nothing,
}
