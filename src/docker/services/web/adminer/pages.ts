import type { WebResponse } from '../../../../linux/network.ts'
import { escaped, respond } from '../files.ts'

const STYLE =
  'body{font:15px/1.5 sans-serif;margin:1.5em;color:#222}table{border-collapse:collapse}th,td{border:1px solid #aaa;padding:.2em .6em;text-align:left}th{background:#eee}.error{color:#a00;background:#fee;padding:.4em .8em}a{color:#05a}textarea{width:100%}'

/** A page with a title. */
export const page = (title: string, content: string, status = 200): WebResponse =>
  respond(
    status,
    'text/html; charset=utf-8',
    `<!DOCTYPE html>\n<html lang="en">\n<head><title>${escaped(title)} - Adminer</title>\n<style>${STYLE}</style></head>\n<body>\n<h1>Adminer</h1>\n<h2>${escaped(title)}</h2>\n${content}</body>\n</html>\n`,
  )

/** What the login form is filled with. */
export interface LoginFields {
  readonly driver: string
  readonly server: string
  readonly username: string
  readonly database: string
}

const field = (label: string, name: string, value: string, type = 'text'): string =>
  `<tr><th>${label}</th><td><input type="${type}" name="auth[${name}]" value="${escaped(value)}"></td></tr>\n`

const option = (value: string, label: string, chosen: string): string =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`

/** The form that asks for a server and for who comes; an error stands above it. */
export function loginPage(fields: LoginFields, error?: string): WebResponse {
  const systems = [
    option('server', 'MySQL / MariaDB', fields.driver),
    option('pgsql', 'PostgreSQL', fields.driver),
  ].join('')
  const rows = [
    `<tr><th>System</th><td><select name="auth[driver]">${systems}</select></td></tr>\n`,
    field('Server', 'server', fields.server),
    field('Username', 'username', fields.username),
    field('Password', 'password', '', 'password'),
    field('Database', 'db', fields.database),
  ]
  const wrong = error === undefined ? '' : `<p class="error">${escaped(error)}</p>\n`
  return page(
    'Login',
    `${wrong}<form action="" method="post">\n<table>\n${rows.join('')}</table>\n<p><input type="submit" value="Login"></p>\n</form>\n`,
    error === undefined ? 200 : 403,
  )
}

/** A table of cells, of which the first of each row may be a link. */
export function tableText(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  link?: (first: string) => string,
): string {
  const cell = (text: string, at: number): string =>
    at === 0 && link ? `<td><a href="${escaped(link(text))}">${escaped(text)}</a></td>` : `<td>${escaped(text)}</td>`
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`)
  return `<table>\n<tr>${head.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr>\n${lines.join('\n')}\n</table>\n`
}
