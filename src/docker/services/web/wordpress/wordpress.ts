import { digestOf } from '../../../engine/digest.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import type { WebRequest, WebResponse } from '../../../../linux/network.ts'
import type { Surroundings } from '../../daemon.ts'
import { serveApache } from '../apache.ts'
import type { Connection } from '../../sql/connection.ts'
import { inquire, type Inquiry } from '../../sql/inquiry.ts'
import type { Value } from '../../sql/syntax.ts'
import { fileAt, formOf, pathOf, REASONS, redirect, respond } from '../files.ts'
import { blogPage, brokenPage, dashboardPage, installedPage, installPage, loginPage, setupPage } from './pages.ts'
import { imageVariable } from '../../image-variable.ts'

const ROOT = '/var/www/html'
const PHP = '8.3.27'

const quoted = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`

/** The database, as variables of the image name it; undefined where none is named. */
function databaseOf(process: GnuProcess): Connection | undefined {
  const variable = (name: string): string | undefined => imageVariable(process, `WORDPRESS_DB_${name}`)
  const names = ['HOST', 'USER', 'PASSWORD', 'NAME']
  if (names.every((name) => variable(name) === undefined)) return undefined
  const [host = '', port] = (variable('HOST') ?? 'mysql').split(':')
  return {
    host,
    port: Number(port ?? 3306),
    user: variable('USER') ?? 'example username',
    password: variable('PASSWORD') ?? 'example password',
    database: variable('NAME') ?? 'wordpress',
  }
}

/** The tables that it makes, as far as its pages are simulated. */
const tablesFor = (prefix: string): readonly string[] => [
  `CREATE TABLE ${prefix}options (option_id int AUTO_INCREMENT PRIMARY KEY, option_name varchar(191) NOT NULL UNIQUE, option_value text)`,
  `CREATE TABLE ${prefix}users (ID int AUTO_INCREMENT PRIMARY KEY, user_login varchar(60), user_pass varchar(255), user_email varchar(100))`,
  `CREATE TABLE ${prefix}posts (ID int AUTO_INCREMENT PRIMARY KEY, post_author int, post_title text, post_content text, post_status varchar(20))`,
]

const FIRST_POST = ['Hello world!', 'This is the first post. It is in the database, and not in the container.'] as const

const MISSING = ['Page not found', 'There is no page at this address.'] as const

/** A site of WordPress over its database. */
class Site {
  readonly #process: GnuProcess
  readonly #database: Connection
  readonly #prefix: string

  constructor(process: GnuProcess, database: Connection) {
    this.#process = process
    this.#database = database
    this.#prefix = process.environment.get('WORDPRESS_TABLE_PREFIX') ?? 'wp_'
  }

  async answer(request: WebRequest): Promise<WebResponse> {
    const title = await this.#rows(`SELECT option_value FROM ${this.#prefix}options WHERE option_name = 'blogname'`)
    const isMissing = title.type === 'error' && title.error.type === 'no-table'
    if (title.type !== 'done' && !isMissing) return brokenPage()
    const path = pathOf(request.path)
    if (path === '/wp-admin/install.php') return this.#install(request, !isMissing)
    if (isMissing) return redirect(302, '/wp-admin/install.php')
    if (path === '/wp-login.php') return this.#login(request)
    if (path.startsWith('/wp-admin')) return redirect(302, '/wp-login.php')
    const name = String(rowsOf(title)[0]?.[0] ?? '')
    if (path !== '/' && path !== '/index.php')
      return { ...blogPage(name, [MISSING]), status: 404, reason: REASONS[404] ?? '' }
    const posts = await this.#rows(
      `SELECT post_title, post_content FROM ${this.#prefix}posts WHERE post_status = 'publish' ORDER BY ID DESC`,
    )
    return blogPage(
      name,
      rowsOf(posts).map(([head = '', text = '']) => [String(head), String(text)] as const),
    )
  }

  #rows(statement: string): Promise<Inquiry> {
    return inquire(this.#process, this.#database, statement)
  }

  async #install({ method, body = '' }: WebRequest, isDone: boolean): Promise<WebResponse> {
    if (isDone) return redirect(302, '/wp-login.php')
    if (method !== 'POST') return installPage()
    const form = formOf(body)
    const [title = '', user = '', password = '', email = ''] = [
      'weblog_title',
      'user_name',
      'admin_password',
      'admin_email',
    ].map((name) => form.get(name)?.trim() ?? '')
    if (user === '') return installPage('Please provide a valid username.')
    if (password === '') return installPage('Please provide a password.')
    if (!email.includes('@')) return installPage('Sorry, that is not a valid email address.')
    const prefix = this.#prefix
    const [head, text] = FIRST_POST
    const statements = [
      ...tablesFor(prefix),
      `INSERT INTO ${prefix}options (option_name, option_value) VALUES ('blogname', ${quoted(title)}), ('siteurl', 'http://localhost')`,
      `INSERT INTO ${prefix}users (user_login, user_pass, user_email) VALUES (${quoted(user)}, ${quoted(`$wp$${digestOf(password)}`)}, ${quoted(email)})`,
      `INSERT INTO ${prefix}posts (post_author, post_title, post_content, post_status) VALUES (1, ${quoted(head)}, ${quoted(text)}, 'publish')`,
    ]
    for (const statement of statements) if ((await this.#rows(statement)).type !== 'done') return brokenPage()
    return installedPage(user)
  }

  async #login({ method, body = '' }: WebRequest): Promise<WebResponse> {
    if (method !== 'POST') return loginPage()
    const form = formOf(body)
    const name = form.get('log') ?? ''
    const found = rowsOf(
      await this.#rows(`SELECT user_pass FROM ${this.#prefix}users WHERE user_login = ${quoted(name)}`),
    )
    if (found.length === 0) return loginPage(`The username ${name} is not registered on this site.`)
    if (found[0]?.[0] !== `$wp$${digestOf(form.get('pwd') ?? '')}`)
      return loginPage(`The password you entered for the username ${name} is incorrect.`)
    return dashboardPage(name)
  }
}

const rowsOf = (inquiry: Inquiry): readonly (readonly Value[])[] =>
  inquiry.type === 'done' && inquiry.result?.type === 'rows' ? inquiry.result.rows.rows : []

const FILES = [
  'index.php',
  'wp-login.php',
  'wp-config-sample.php',
  'wp-admin/index.php',
  'wp-includes/version.php',
  'wp-content/themes/index.php',
  'wp-content/plugins/index.php',
]

/** Lays WordPress into its directory where it is not there yet, and its configuration, as the image's entrypoint does. */
async function lay(process: GnuProcess, database: Connection | undefined, version: string): Promise<void> {
  const { fs } = process.system
  if (!fs.exists(`${ROOT}/index.php`)) {
    await process.write(2, `WordPress not found in ${ROOT} - copying now...\n`)
    for (const name of FILES) {
      const path = `${ROOT}/${name}`
      fs.mkdirAll(path.slice(0, path.lastIndexOf('/')))
      fs.writeFile(path, name.endsWith('version.php') ? `<?php\n$wp_version = '${version}';\n` : '<?php\n')
    }
    await process.write(2, `Complete! WordPress has been successfully copied to ${ROOT}\n`)
  }
  const configuration = `${ROOT}/wp-config.php`
  if (!database || fs.exists(configuration)) return
  await process.write(
    2,
    `No 'wp-config.php' found in ${ROOT}, but 'WORDPRESS_...' variables supplied; copying 'wp-config-docker.php'\n`,
  )
  const { environment } = process
  const defined = ['HOST', 'USER', 'PASSWORD', 'NAME'].map(
    (name) => `define( 'DB_${name}', getenv('WORDPRESS_DB_${name}') );\n`,
  )
  fs.writeFile(
    configuration,
    `<?php\n${defined.join('')}$table_prefix = '${environment.get('WORDPRESS_TABLE_PREFIX') ?? 'wp_'}';\n`,
  )
}

/** Answers of a site; of files of its own only those that are no programs. */
function answerOf(
  process: GnuProcess,
  database: Connection | undefined,
  request: WebRequest,
): Promise<WebResponse> | WebResponse {
  const path = pathOf(request.path)
  const { fs } = process.system
  if (!path.endsWith('.php') && fs.exists(ROOT + path) && !fs.isDirectory(ROOT + path)) {
    const found = fileAt(fs, ROOT + path, [])
    return found.type === 'file' ? found.response : respond(403, 'text/html', '')
  }
  if (database) return new Site(process, database).answer(request)
  return path === '/wp-admin/setup-config.php' ? setupPage() : redirect(302, '/wp-admin/setup-config.php')
}

/** What starts Apache in the image of WordPress. */
export const wordpress = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'apache2-foreground' },
  async run(process) {
    const database = databaseOf(process)
    await lay(process, database, surroundings.version)
    const answer = (request: WebRequest): Promise<WebResponse> | WebResponse => answerOf(process, database, request)
    return serveApache(process, surroundings, { php: PHP, answer })
  },
})
