import { SqlError, type Statement } from '../syntax.ts'
import type { Tokens } from './tokens.ts'

/** A parameter's name; those of extensions have a dot. */
function nameOf(tokens: Tokens): string {
  const names = [tokens.name()]
  while (tokens.take('.')) names.push(tokens.name())
  return names.join('.')
}

/** One value, as its text. */
function valueOf(tokens: Tokens): string {
  const sign = tokens.take('-') ? '-' : ''
  const { type, text } = tokens.current
  if (type === 'end' || type === 'mark') tokens.fail()
  tokens.advance()
  return sign + text
}

/** What stands behind `=` or TO; undefined for DEFAULT. */
function valuesOf(tokens: Tokens): readonly string[] | undefined {
  return tokens.take('default') ? undefined : tokens.many(() => valueOf(tokens))
}

const ISOLATION = ['serializable', 'repeatable read', 'read committed', 'read uncommitted']

function transaction(tokens: Tokens): Statement {
  if (!tokens.take('isolation', 'level'))
    throw new SqlError({ type: 'not-simulated', what: 'SET TRANSACTION of this kind' })
  const level = ISOLATION.find((one) => tokens.take(...one.split(' '))) ?? tokens.fail()
  return { type: 'parameter', name: 'transaction_isolation', values: [level], local: true }
}

/** What follows SET in PostgreSQL. */
export function readSet(tokens: Tokens): Statement {
  if (tokens.take('transaction')) return transaction(tokens)
  const local = tokens.take('local')
  if (!local && tokens.take('session', 'authorization'))
    return { type: 'become', role: tokens.take('default') ? undefined : roleOf(tokens), session: true }
  if (!local) tokens.take('session')
  if (tokens.take('role'))
    return { type: 'become', role: tokens.take('none') ? undefined : roleOf(tokens), session: false }
  if (tokens.take('names')) return { type: 'parameter', name: 'client_encoding', values: valuesOf(tokens), local }
  if (tokens.take('time', 'zone')) {
    const values = tokens.take('local') ? undefined : valuesOf(tokens)
    return { type: 'parameter', name: 'timezone', values, local }
  }
  if (tokens.is('constraints') || tokens.is('characteristics'))
    throw new SqlError({ type: 'not-simulated', what: `SET ${tokens.current.text.toUpperCase()}` })
  const name = nameOf(tokens)
  if (!tokens.take('to')) tokens.need('=')
  return { type: 'parameter', name, values: valuesOf(tokens), local }
}

const roleOf = (tokens: Tokens): string => (tokens.current.type === 'text' ? tokens.text() : tokens.name())

/** What follows RESET in PostgreSQL. */
export function readReset(tokens: Tokens): Statement {
  if (tokens.take('all')) return { type: 'reset-parameters', command: 'RESET' }
  if (tokens.take('role')) return { type: 'become', role: undefined, session: false, command: 'RESET' }
  if (tokens.take('session', 'authorization'))
    return { type: 'become', role: undefined, session: true, command: 'RESET' }
  const name = tokens.take('time', 'zone') ? 'timezone' : nameOf(tokens)
  return { type: 'parameter', name, values: undefined, local: false, command: 'RESET' }
}

/** What follows SHOW, where it is a parameter. */
export function readParameter(tokens: Tokens): Statement {
  if (tokens.take('time', 'zone')) return { type: 'setting', name: 'timezone' }
  if (tokens.take('transaction', 'isolation', 'level')) return { type: 'setting', name: 'transaction_isolation' }
  if (tokens.take('session', 'authorization')) return { type: 'setting', name: 'session_authorization' }
  if (tokens.take('all')) throw new SqlError({ type: 'not-simulated', what: 'SHOW ALL' })
  return { type: 'setting', name: nameOf(tokens) }
}
