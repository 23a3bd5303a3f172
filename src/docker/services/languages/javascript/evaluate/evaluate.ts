import type { AnyNode, Expression, UnaryExpression } from 'acorn'
import { callText, sourceText } from '../call-text.ts'
import { makeClass } from '../classes.ts'
import { binary, unary } from '../convert.ts'
import { asyncYield, delegate } from '../delegate.ts'
import { makeFunction } from '../functions.ts'
import { placeOf } from '../naming.ts'
import { nameOfKey, describe } from '../objects.ts'
import { refuse } from '../realm.ts'
import { makeRegExp } from '../regexp.ts'
import type { Scope } from '../scope.ts'
import { andThen, type Maybe, Obj, settled, type Steps, Suspension, typeError, type Value } from '../values.ts'
import { assignment, takes, update } from './assignment.ts'
import { argumentsOf, evaluateCall, evaluateNew } from './calls.ts'
import { chain, isNothing } from './chain.ts'
import { evaluateArray, evaluateObject, tagged, templateText } from './literals.ts'
import { keyOf, member } from './member.ts'
import { deleteProperty } from '../internal-methods.ts'

type Evaluators = {
  readonly [Type in Expression['type']]?: (node: Extract<AnyNode, { type: Type }>, scope: Scope) => Maybe<Value>
}

/** The value of an expression. */
export function evaluate(node: AnyNode, scope: Scope): Maybe<Value> {
  const act = (evaluators as Readonly<Record<string, (node: AnyNode, scope: Scope) => Maybe<Value>>>)[node.type]
  return act ? act(node, scope) : refuse(sourceText(node, scope))
}

function remove(node: AnyNode, scope: Scope): Maybe<Value> {
  const target = node.type === 'ChainExpression' ? node.expression : node
  if (target.type !== 'MemberExpression') return true
  return chain(() =>
    andThen(evaluate(target.object, scope), (object) => {
      if (target.optional && isNothing(object)) return true
      return andThen(keyOf(target, scope), (key) => {
        if (!(object instanceof Obj)) return true
        return andThen(deleteProperty(scope.context.realm, object, key), (isDone) => {
          if (!isDone && scope.context.isStrict)
            throw typeError(`Cannot delete property '${nameOfKey(key)}' of ${describe(object)}`)
          return isDone
        })
      })
    }),
  )
}

function evaluateUnary(node: UnaryExpression, scope: Scope): Maybe<Value> {
  const { operator, argument } = node
  if (operator === 'typeof' && argument.type === 'Identifier')
    return unary(scope.context.realm, 'typeof', scope.seen(argument.name))
  if (operator === 'delete') return remove(argument, scope)
  return andThen(evaluate(argument, scope), (value) => unary(scope.context.realm, operator, value))
}

function* awaited(value: Steps<Value>): Steps<Value> {
  return (yield new Suspension('await', yield* value)) as Value
}

function* yielded(node: Extract<AnyNode, { type: 'YieldExpression' }>, scope: Scope): Steps<Value> {
  const value = node.argument ? yield* settled(evaluate(node.argument, scope)) : undefined
  const isAsync = scope.context.callee?.isAsync ?? false
  if (node.delegate)
    return yield* delegate(scope.context.realm, value, { isAsync, label: node.argument ? callText(node.argument) : '' })
  return isAsync ? yield* asyncYield(value) : ((yield new Suspension('yield', value)) as Value)
}

const evaluators: Evaluators = {
  Identifier(node, scope) {
    if (node.name === 'undefined') return undefined
    placeOf(scope, node.start)
    return scope.read(node.name)
  },
  Literal(node, scope) {
    if (node.regex) return makeRegExp(scope.context.realm, node.regex.pattern, node.regex.flags)
    return typeof node.bigint === 'string' ? BigInt(node.bigint) : (node.value as Value)
  },
  ThisExpression: (_, scope) => scope.self,
  MemberExpression: member,
  CallExpression: evaluateCall,
  NewExpression: evaluateNew,
  ChainExpression: ({ expression }, scope) => chain(() => evaluate(expression, scope)),
  BinaryExpression(node, scope) {
    const { left, right, operator } = node
    if (left.type === 'PrivateIdentifier') {
      const token = scope.privates.get(left.name)
      return andThen(
        evaluate(right, scope),
        (object) => object instanceof Obj && token !== undefined && (object.privates?.has(token) ?? false),
      )
    }
    return andThen(evaluate(left, scope), (one) =>
      andThen(evaluate(right, scope), (other) => {
        if (one instanceof Obj || other instanceof Obj) placeOf(scope, node.start)
        return binary(scope.context.realm, operator, one, other)
      }),
    )
  },
  LogicalExpression: ({ left, right, operator }, scope) =>
    andThen(evaluate(left, scope), (value) => (takes(operator, value) ? evaluate(right, scope) : value)),
  ConditionalExpression: ({ test, consequent, alternate }, scope) =>
    andThen(evaluate(test, scope), (value) => evaluate(value ? consequent : alternate, scope)),
  UnaryExpression: evaluateUnary,
  UpdateExpression: update,
  AssignmentExpression: assignment,
  SequenceExpression: ({ expressions }, scope) => andThen(argumentsOf(expressions, scope), (values) => values.at(-1)),
  ArrowFunctionExpression: (node, scope) => makeFunction(node, scope, { kind: 'arrow' }),
  FunctionExpression: (node, scope) => makeFunction(node, scope, { kind: 'function' }),
  ClassExpression: (node, scope) => makeClass(node, scope),
  ObjectExpression: evaluateObject,
  ArrayExpression: ({ elements }, scope) => evaluateArray(elements, scope),
  TemplateLiteral: (node, scope) =>
    node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : templateText(node, scope),
  TaggedTemplateExpression: tagged,
  AwaitExpression: ({ argument }, scope) => awaited(settled(evaluate(argument, scope))),
  YieldExpression: yielded,
  ParenthesizedExpression: ({ expression }, scope) => evaluate(expression, scope),
  MetaProperty: ({ meta }, scope) => (meta.name === 'new' ? scope.context.newTarget : scope.context.modules?.meta()),
  ImportExpression: ({ source }, scope) =>
    andThen(evaluate(source, scope), (name) => scope.context.modules?.load(name) ?? refuse('import() here')),
}
