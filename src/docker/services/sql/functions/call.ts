import { coerce, commonType } from '../compile/coerce.ts'
import type { Compiled, Context } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { comparable, testOf } from '../compile/operators.ts'
import { movedMoment } from '../compile/moment-arithmetic.ts'
import { truthOf } from '../compile/truth.ts'
import { type Call, SqlError } from '../syntax.ts'
import { comparatorOf } from '../types/compare.ts'
import { BOOLEAN, type SqlType, TEXT, typeName } from '../types/type.ts'
import { byName, type SqlFunction } from './definition.ts'
import { MYSQL_FUNCTIONS } from './mysql.ts'
import { POSTGRES_FUNCTIONS } from './postgres.ts'
import { SHARED_FUNCTIONS } from './shared.ts'
import { accepts, type Parameter, typeFor } from './signature.ts'

const REGISTRY = {
  postgres: byName([...SHARED_FUNCTIONS, ...POSTGRES_FUNCTIONS]),
  mysql: byName([...SHARED_FUNCTIONS, ...MYSQL_FUNCTIONS]),
} as const

/** Functions that take a whole row of a table by its name. */
const TAKES_ROWS = /^(?:row_to_json|to_jsonb?)$/

/** The parameter of each word; undefined where there are too few or too many. */
function parametersFor({ takes }: SqlFunction, many: number): readonly Parameter[] | undefined {
  const last = takes.at(-1)
  const least = takes.filter(({ optional }) => !optional).length
  if (many < least || (many > takes.length && !last?.repeated)) return undefined
  return Array.from({ length: many }, (_none, at) => takes[at] ?? last).filter((one) => one !== undefined)
}

/** COALESCE, GREATEST and LEAST: of one type, and told of NULL. */
function chosen(call: Call, words: readonly Compiled[], context: Context): Compiled {
  const what = call.name === 'ifnull' ? 'COALESCE' : call.name.toUpperCase()
  const type = commonType(words, what, context)
  const all = words.map((word) => coerce(word, type, context))
  if (what === 'COALESCE')
    return {
      type,
      run: (frame) => {
        for (const one of all) {
          const value = one.run(frame)
          if (value !== null) return value
        }
        return null
      },
    }
  const { facts } = context.environment
  const compare = comparatorOf(type, type, facts)
  const side = what === 'GREATEST' ? 1 : -1
  return {
    type,
    run: (frame) => {
      const values = all.map((one) => one.run(frame))
      const known = values.filter((value) => value !== null)
      if (facts.server === 'mysql' && known.length < values.length) return null
      return known.length === 0 ? null : known.reduce((best, value) => (compare(value, best) * side > 0 ? value : best))
    },
  }
}

function nullIf(words: readonly Compiled[], context: Context): Compiled | undefined {
  const [left, right] = words
  if (!left || !right || words.length > 2) return undefined
  const [one, other] = comparable({ operator: '=', left, right }, context)
  const test = testOf('=', one.type, other.type, context) ?? (() => false)
  return {
    type: one.type,
    run: (frame) => {
      const [a, b] = [one.run(frame), other.run(frame)]
      return a !== null && b !== null && test(a, b) ? null : a
    },
  }
}

/** MySQL's IF. */
function ifElse(words: readonly Compiled[], context: Context): Compiled | undefined {
  const [test, first, second] = words
  if (!test || !first || !second || words.length > 3) return undefined
  const holds = truthOf(test, 'IF', context)
  const type = commonType([first, second], 'IF', context)
  const [one, other] = [coerce(first, type, context), coerce(second, type, context)]
  return { type, run: (frame) => (holds(frame) === true ? one : other).run(frame) }
}

/** Functions whose types depend on all their words. */
function special(call: Call, words: readonly Compiled[], context: Context): Compiled | undefined {
  const isMysql = context.environment.facts.server === 'mysql'
  const { name } = call
  if (['coalesce', 'greatest', 'least'].includes(name) && words.length > 0) return chosen(call, words, context)
  if (name === 'nullif') return nullIf(words, context)
  if (!isMysql) return undefined
  if (name === 'ifnull' && words.length === 2) return chosen(call, words, context)
  if (name === 'if') return ifElse(words, context)
  if (name === 'isnull' && words.length === 1) return { type: BOOLEAN, run: (frame) => words[0]?.run(frame) === null }
  const [moment, length] = words
  const sign = { date_add: 1, adddate: 1, date_sub: -1, subdate: -1 }[name]
  if (sign === undefined || !moment || length?.type.family !== 'interval') return undefined
  return movedMoment(moment, length, sign === 1 ? 1 : -1, context)
}

/** The function that takes words of these types; of several, the one whose types are most often the very ones. */
function fitting(
  functions: readonly SqlFunction[],
  words: readonly Compiled[],
  isMysql: boolean,
): SqlFunction | undefined {
  const able = functions.filter((one) =>
    parametersFor(one, words.length)?.every(({ kind }, at) => isMysql || accepts(kind, words[at]?.type ?? TEXT)),
  )
  const exact = (one: SqlFunction): number =>
    parametersFor(one, words.length)?.filter(({ kind }, at) => typeFor(kind)?.family === words[at]?.type.family)
      .length ?? 0
  return able.toSorted((one, other) => exact(other) - exact(one))[0]
}

function resultType(gives: string, words: readonly Compiled[]): SqlType {
  if (gives === 'same') return { ...(words[0]?.type ?? TEXT), sizes: undefined }
  if (gives === 'element') return words[0]?.type.of ?? TEXT
  return typeFor(gives) ?? TEXT
}

/** A call of a function that is no aggregate. @throws SqlError where there is none of the name that takes such words */
export function callFunction(call: Call, context: Context): Compiled {
  const { environment } = context
  const words = call.words.map((word) =>
    compile(word, TAKES_ROWS.test(call.name) ? { ...context, wholeRows: true } : context),
  )
  const own = call.star ? undefined : special(call, words, context)
  if (own) return { ...own, at: call.at }
  const functions = REGISTRY[environment.facts.server].get(call.name) ?? []
  const isMysql = environment.facts.server === 'mysql'
  const found = call.star ? undefined : fitting(functions, words, isMysql)
  if (!found)
    throw new SqlError({
      type: 'no-function',
      name: call.name,
      types: call.star ? ['*'] : words.map(({ type }) => typeName({ ...type, sizes: undefined })),
      isKnown: functions.length > 0,
      at: call.at,
    })
  const parameters = parametersFor(found, words.length) ?? []
  const args = words.map((word, at) => {
    const type = typeFor(parameters[at]?.kind ?? 'any')
    if (parameters[at]?.kind === 'raw') return word
    // numbers stay what they are
    if (!type || parameters[at]?.kind === 'num')
      return word.type.family === 'unknown' ? coerce(word, type ?? TEXT, context) : word
    return coerce(word, type, context)
  })
  const type = resultType(found.gives, args)
  const called = { types: args.map((arg) => arg.type), environment }
  return {
    type,
    run: (frame) =>
      found.apply(
        args.map((arg) => arg.run(frame)),
        called,
      ),
    at: call.at,
    ...(words.every(({ required }) => required) && { required: true }),
  }
}
