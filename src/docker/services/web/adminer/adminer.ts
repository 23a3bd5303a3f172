import { pickHex } from '../../../../base/chance.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import type { WebRequest, WebResponse } from '../../../../linux/network.ts'
import type { Server } from '../../../engine/server-log.ts'
import { serve, type Surroundings } from '../../daemon.ts'
import type { Connection } from '../../sql/connection.ts'
import { type Inquiry, inquire } from '../../sql/inquiry.ts'
import { mysqlError } from '../../sql/mysql-text.ts'
import { refusalText } from '../../sql/psql-text.ts'
import type { Result } from '../../sql/step.ts'
import type { Value } from '../../sql/syntax.ts'
import { escaped, formOf, headerOf, redirect } from '../files.ts'
import { loginPage, page, tableText } from './pages.ts'

const PHP = '8.4.14'
const COOKIE = 'adminer_sid'
const ID_DIGITS = 32
const PORTS: Readonly<Record<string, number>> = { server: 3306, pgsql: 5432 }

/** Somebody who has logged in. */
interface Login {
  readonly driver: string
  readonly connection: Connection
}

type Form = ReadonlyMap<string, string>

const cell = (value: Value): string => (value === null ? 'NULL' : String(value))

/** Why a login failed, in the words of PHP's drivers. */
function failureText({ type }: Exclude<Inquiry, { type: 'done' }>, { connection }: Login): string {
  const { host = '', user, database, password } = connection
  switch (type) {
    case 'unknown-host':
      return `php_network_getaddresses: getaddrinfo for ${host} failed: Name does not resolve`
    case 'refused':
      return 'Connection refused'
    case 'no-database':
      return `Unknown database '${database}'`
    case 'denied':
      return `Access denied for user '${user}' (using password: ${password === undefined || password === '' ? 'NO' : 'YES'})`
    case 'error':
      return 'Invalid credentials.'
  }
}

/** Why a statement gave nothing: with its number, where the server has numbers. */
function queryText(inquiry: Exclude<Inquiry, { type: 'done' }>, statement: string, login: Login): string {
  if (inquiry.type !== 'error') return `: ${failureText(inquiry, login)}`
  if (login.driver === 'pgsql') return `: ${refusalText(inquiry.error, statement)}`
  const { database, user } = login.connection
  const { code, text } = mysqlError(inquiry.error, statement, { database, by: `'${user}'@'%'` })
  return ` (${code}): ${text}`
}

/** A page that says why a server gave nothing. */
const failedPage = (title: string, inquiry: Exclude<Inquiry, { type: 'done' }>, login: Login): WebResponse =>
  page(title, `<p class="error">${escaped(failureText(inquiry, login))}</p>\n`)

/** What a statement gave, as a part of a page. */
function resultText(result: Result | undefined): string {
  if (result?.type === 'listed')
    return tableText(
      [result.what],
      result.names.map((name) => [name]),
    )
  const rows = result?.type === 'rows' || result?.type === 'done' ? result.rows : undefined
  if (rows)
    return tableText(
      rows.columns,
      rows.rows.map((row) => row.map(cell)),
    )
  if (result?.type !== 'done') return ''
  return `<p>Query executed OK, ${result.count} row${result.count === 1 ? '' : 's'} affected.</p>\n`
}

/** Adminer, with those who have logged in. They are forgotten when it ends. */
class Adminer {
  readonly #process: GnuProcess
  readonly #logins = new Map<string, Login>()

  constructor(process: GnuProcess) {
    this.#process = process
  }

  answer(request: WebRequest): Promise<WebResponse> | WebResponse {
    const query = formOf(request.path.split('?')[1] ?? '')
    const form = formOf(request.method === 'POST' ? (request.body ?? '') : '')
    if (form.has('auth[driver]')) return this.#login(form)
    const id = new RegExp(`${COOKIE}=(\\w+)`).exec(headerOf(request, 'cookie'))?.[1] ?? ''
    const login = this.#logins.get(id)
    const isAsked = query.has('username')
    if (login && isAsked) return this.#shown(login, query, form)
    const usual = this.#process.environment.get('ADMINER_DEFAULT_SERVER') ?? 'db'
    const fields = {
      driver: query.has('pgsql') ? 'pgsql' : 'server',
      server: query.get('server') ?? query.get('pgsql') ?? usual,
      username: query.get('username') ?? '',
      database: query.get('db') ?? '',
    }
    return loginPage(fields, isAsked ? 'Session expired, please login again.' : undefined)
  }

  async #login(form: Form): Promise<WebResponse> {
    const of = (name: string): string => form.get(`auth[${name}]`) ?? ''
    const driver = of('driver')
    const [host = '', port] = of('server').split(':')
    const connection = {
      host: host === '' ? 'localhost' : host,
      port: Number(port ?? PORTS[driver] ?? PORTS['server']),
      user: of('username'),
      password: of('password'),
      database: of('db') || (driver === 'pgsql' ? 'postgres' : ''),
    }
    const login = { driver, connection }
    const answer = await inquire(this.#process, connection)
    const fields = { driver, server: of('server'), username: of('username'), database: of('db') }
    if (answer.type !== 'done') return loginPage(fields, failureText(answer, login))
    const id = pickHex(this.#process.kernel.chance, ID_DIGITS)
    this.#logins.set(id, login)
    const moved = redirect(302, `/?${this.#place(login, of('db'))}`)
    return { ...moved, headers: [...(moved.headers ?? []), ['Set-Cookie', `${COOKIE}=${id}; path=/; HttpOnly`]] }
  }

  /** What stands behind the question mark for a database of a server. */
  #place({ driver, connection }: Login, database: string): string {
    const name = encodeURIComponent
    const own = database === '' ? '' : `&db=${name(database)}`
    return `${driver}=${name(connection.host ?? '')}&username=${name(connection.user)}${own}`
  }

  async #shown(login: Login, query: Form, form: Form): Promise<WebResponse> {
    const database = query.get('db') ?? ''
    const within = { ...login, connection: { ...login.connection, database: database || login.connection.database } }
    const [table, statement] = [query.get('select'), form.get('query')]
    if (statement !== undefined || query.has('sql')) return this.#command(within, database, statement)
    if (table !== undefined) return this.#rows(within, database, table)
    if (database === '') return this.#databases(login)
    const tables = await inquire(this.#process, within.connection, 'SHOW TABLES')
    if (tables.type !== 'done') return failedPage(`Database: ${database}`, tables, within)
    const names = tables.result?.type === 'listed' ? tables.result.names : []
    const place = this.#place(login, database)
    const list = tableText(
      ['Table'],
      names.map((name) => [name]),
      (name) => `?${place}&select=${name}`,
    )
    const none = '<p class="message">No tables.</p>\n'
    return page(
      `Database: ${database}`,
      `${names.length === 0 ? none : list}<p><a href="?${place}&sql=">SQL command</a></p>\n`,
    )
  }

  async #databases(login: Login): Promise<WebResponse> {
    const answer = await inquire(this.#process, login.connection, 'SHOW DATABASES')
    if (answer.type !== 'done') return failedPage('Select database', answer, login)
    const names = answer.result?.type === 'listed' ? answer.result.names : []
    const list = tableText(
      ['Database'],
      names.map((name) => [name]),
      (name) => `?${this.#place(login, name)}`,
    )
    return page('Select database', `<p>Logged as: <b>${escaped(login.connection.user)}</b></p>\n${list}`)
  }

  async #rows(login: Login, database: string, table: string): Promise<WebResponse> {
    const quote = login.driver === 'pgsql' ? '"' : '`'
    const answer = await inquire(this.#process, login.connection, `SELECT * FROM ${quote}${table}${quote} LIMIT 50`)
    if (answer.type === 'done') return page(`Select: ${table}`, resultText(answer.result))
    return page(`Select: ${table}`, `<p class="error">No tables named ${escaped(table)} in ${escaped(database)}.</p>\n`)
  }

  async #command(login: Login, database: string, statement: string | undefined): Promise<WebResponse> {
    const answer = statement === undefined ? undefined : await inquire(this.#process, login.connection, statement)
    const shown =
      answer === undefined
        ? ''
        : answer.type === 'done'
          ? resultText(answer.result)
          : `<p class="error">Error in query${escaped(queryText(answer, statement ?? '', login))}</p>\n`
    const form = `<form action="" method="post">\n<p><textarea name="query" rows="8">${escaped(statement ?? '')}</textarea></p>\n<p><input type="submit" value="Execute"></p>\n</form>\n`
    return page(`SQL command: ${database}`, shown + form)
  }
}

const log = (address: string): Server => ({
  program: 'php',
  start: () => [`PHP ${PHP} Development Server (http://${address}) started`],
  stop: () => [],
  at: (time) => `[${time.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+).*$/, '$1 $3 $2 $5 $4')}] `,
  stream: 'err',
})

/** php of Adminer's image, which serves Adminer. */
export const adminer = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'php' },
  async run(process) {
    const words = process.argv.slice(1)
    const address = words[words.indexOf('-S') + 1]
    if (!words.includes('-S') || address === undefined) {
      await process.complain('of PHP, only the server of Adminer (-S) is simulated here')
      return 1
    }
    const site = new Adminer(process)
    const own = log(address)
    const handle = async (request: WebRequest): Promise<WebResponse> => {
      const response = await site.answer(request)
      const at = own.at(new Date(process.kernel.clock.now()))
      await process.write(
        2,
        `${at}[::ffff:${request.from ?? ''}] [${response.status}]: ${request.method} ${request.path}\n`,
      )
      return response
    }
    const port = Number(/:(\d+)$/.exec(address)?.[1] ?? 8080)
    return serve(
      process,
      { log: own, doors: [{ port, backlog: 4096, service: { type: 'http', handle } }] },
      surroundings,
    )
  },
})
