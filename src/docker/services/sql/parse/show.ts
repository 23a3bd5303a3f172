import { SqlError, type Statement } from '../syntax.ts'
import { readParameter } from './settings.ts'
import type { Tokens } from './tokens.ts'

const likeOf = (tokens: Tokens): string | undefined => (tokens.take('like') ? tokens.text() : undefined)

/** The table that SHOW is about; a database may be said behind it. */
function tableOf(tokens: Tokens): string {
  if (!tokens.takeOne('from', 'in')) tokens.fail()
  const table = tokens.table()
  if (tokens.takeOne('from', 'in')) tokens.database = tokens.name()
  return table
}

function showTables(tokens: Tokens, full: boolean): Statement {
  if (tokens.takeOne('from', 'in')) tokens.database = tokens.name()
  return { type: 'show', what: 'tables', full, like: likeOf(tokens) }
}

/** Whose rights are asked for; from where one comes makes no difference here. */
function granteeOf(tokens: Tokens): string | undefined {
  if (tokens.take('current_user')) return (tokens.take('(', ')'), undefined)
  const word = (): string => (tokens.current.type === 'text' ? tokens.text() : tokens.name())
  const name = word()
  if (tokens.take('@')) word()
  return name
}

/** What follows SHOW; the clients of PostgreSQL ask for databases and tables in MySQL's words. */
export function readShow(tokens: Tokens): Statement {
  if (tokens.takeOne('databases', 'schemas'))
    return { type: 'show', what: 'databases', full: false, like: likeOf(tokens) }
  if (tokens.take('tables')) return showTables(tokens, false)
  if (tokens.dialect.folds) return readParameter(tokens)
  const full = tokens.take('full')
  if (full && tokens.take('tables')) return showTables(tokens, true)
  if (tokens.takeOne('columns', 'fields')) return { type: 'describe', table: tableOf(tokens), full }
  if (tokens.take('create', 'table') || tokens.take('create', 'view'))
    return { type: 'show-create', table: tokens.table() }
  if (tokens.takeOne('index', 'indexes', 'keys')) return { type: 'show-index', table: tableOf(tokens) }
  if (tokens.takeOne('warnings', 'errors')) return { type: 'show-warnings' }
  if (tokens.take('grants')) return { type: 'show-grants', user: tokens.take('for') ? granteeOf(tokens) : undefined }
  if (tokens.take('engines') || tokens.take('storage', 'engines')) return { type: 'show-engines' }
  if (tokens.take('processlist')) return { type: 'show-processes', text: tokens.source.replace(/\s*;?\s*$/, '') }
  tokens.takeOne('global', 'session')
  if (tokens.take('variables')) return { type: 'settings', like: likeOf(tokens) ?? '%' }
  if (
    /^(?:status|collation|character|triggers|procedure|function|engine|plugins|privileges|events|table|master|binary)$/i.test(
      tokens.current.text,
    )
  )
    throw new SqlError({ type: 'not-simulated', what: `SHOW ${tokens.current.text.toUpperCase()}` })
  return tokens.fail()
}
