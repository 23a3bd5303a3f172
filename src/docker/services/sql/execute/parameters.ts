import { accountOf } from '../accounts.ts'
import { settledParameter } from '../parameter-values.ts'
import { parameterKind } from '../postgres-parameters.ts'
import { parameterOf } from '../postgres-settings.ts'
import { type At, done, type Notice, type Step } from '../step.ts'
import { SqlError, type Statement } from '../syntax.ts'
import { texts } from './look.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

/** SET and RESET. @throws SqlError */
export function parameter(at: At, { name, values, local, command = 'SET' }: Of<'parameter'>): Step {
  const { cluster } = at
  const isAlone = local && !at.values.isWithin
  const notices: readonly Notice[] = isAlone
    ? [{ type: 'alone', what: name === 'transaction_isolation' ? 'SET TRANSACTION' : 'SET LOCAL' }]
    : []
  const text = values && settledParameter(name, values)
  if (!values && !parameterKind(name)) throw new SqlError({ type: 'no-setting', name })
  if (!isAlone) at.values.setParameter(name.toLowerCase(), text, local)
  return { cluster, result: done(command), notices }
}

/** SET ROLE, and SET SESSION AUTHORIZATION. @throws SqlError */
export function become(at: At, { role, session, command = 'SET' }: Of<'become'>): Step {
  const { accounts, facts, cluster } = at
  if (role !== undefined && !accountOf(accounts, role))
    throw new SqlError({ type: 'no-user', name: role, does: 'alter' })
  const own = session ? facts.login : facts.sessionUser
  const self = accountOf(accounts, own)
  if (role !== undefined && role !== own && self?.superuser !== true)
    throw new SqlError({ type: 'no-role', name: role, session })
  at.values.become(role, session)
  return { cluster, result: done(command) }
}

/** What a parameter is; undefined where there is none. */
export function parameterValue(
  { values, facts, accounts }: Pick<At, 'values' | 'facts' | 'accounts'>,
  name: string,
): string | undefined {
  const low = name.toLowerCase()
  if (low === 'session_authorization') return facts.sessionUser
  if (low === 'role') return facts.user === facts.sessionUser ? 'none' : facts.user
  if (low === 'is_superuser') return accountOf(accounts, facts.user)?.superuser === true ? 'on' : 'off'
  return values.setting(low) ?? parameterOf(low)?.standard
}

/** SHOW. @throws SqlError */
export function showParameter(at: At, name: string): Step {
  const value = parameterValue(at, name)
  if (value === undefined)
    throw new SqlError(
      parameterKind(name) && !name.includes('.')
        ? { type: 'not-simulated', what: `SHOW ${name}` }
        : { type: 'no-setting', name },
    )
  const title = parameterOf(name)?.name ?? name
  return { cluster: at.cluster, result: { type: 'rows', rows: texts([title], [[value]]) } }
}
