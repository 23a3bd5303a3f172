import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../../linux/path.ts'
import { programText } from '../../../../shell/posix/exec.ts'
import { isLater, packageList, type PackageList } from './package-list.ts'
import { pythonPackages } from './python-packages.ts'

const PACKAGES: PackageList = packageList(pythonPackages)

/** What packages need besides themselves. */
const NEEDS: Readonly<Record<string, string>> = {
  alembic: 'mako sqlalchemy',
  django: 'asgiref sqlparse',
  djangorestframework: 'django',
  fastapi: 'starlette pydantic',
  flask: 'werkzeug jinja2 itsdangerous click blinker',
  'flask-cors': 'flask',
  'flask-login': 'flask',
  'flask-migrate': 'flask flask-sqlalchemy alembic',
  'flask-sqlalchemy': 'flask sqlalchemy',
  'flask-wtf': 'flask wtforms',
  gunicorn: 'packaging',
  httpx: 'anyio certifi h11 idna',
  jinja2: 'markupsafe',
  mako: 'markupsafe',
  pandas: 'numpy python-dateutil',
  pydantic: 'annotated-types pydantic-core typing-extensions',
  pymongo: 'dnspython',
  'python-dateutil': 'six',
  requests: 'charset-normalizer idna urllib3 certifi',
  'scikit-learn': 'numpy scipy joblib threadpoolctl',
  scipy: 'numpy',
  sqlalchemy: 'greenlet typing-extensions',
  starlette: 'anyio',
  uvicorn: 'click h11',
  werkzeug: 'markupsafe',
  wtforms: 'markupsafe',
}

/** Packages of Python with a program of their name. */
const SCRIPTS = new Set(['flask', 'gunicorn'])
const PLACE = '/usr/local/lib/python3/site-packages'

/** Options that change nothing of what is simulated. */
const INERT =
  /^(?:-[qvU]+|--(?:no-cache-dir|upgrade|quiet|verbose|user|no-input|no-warn-script-location|disable-pip-version-check|root-user-action=\w+|no-compile|prefer-binary|progress-bar=\w+|break-system-packages|force-reinstall|retries=\d+|timeout=\d+|default-timeout=\d+|trusted-host=\S+|no-build-isolation))$/

/** Why pip does nothing. */
class Refused extends Error {
  readonly status: number

  constructor(message: string, status = 1) {
    super(message)
    this.status = status
  }
}

/** Names of packages do not depend on capitals, nor on which sign divides their words. */
const normalized = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')

/** @throws Refused */
function requirementsIn({ cwd, system: { fs } }: GnuProcess, file: string): readonly string[] {
  const path = fromDirectory(cwd, file)
  if (!fs.exists(path))
    throw new Refused(`ERROR: Could not open requirements file: [Errno 2] No such file or directory: '${file}'`)
  return fs
    .readText(path)
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('-'))
}

/** The requirements that pip is to install: names, and files of them. @throws Refused */
function requirementsOf(process: GnuProcess, words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const [, joined] = /^(?:-r|--requirement=)(.+)$/.exec(word) ?? []
    if (joined !== undefined) found.push(...requirementsIn(process, joined))
    else if (word === '-r' || word === '--requirement') found.push(...requirementsIn(process, words[(at += 1)] ?? ''))
    else if (word.startsWith('-') && !INERT.test(word))
      throw new Refused(
        `\nUsage:   \n  pip install [options] <requirement specifier> [package-index-options] ...\n\nno such option: ${word}`,
        2,
      )
    else if (/^\.|\/|\.whl$/.test(word))
      throw new Refused(`ERROR: ${word}: only packages of the index are simulated here`)
    else if (!word.startsWith('-')) found.push(word)
  }
  if (found.length === 0 && !words.some((word) => word.startsWith('-r') || word.startsWith('--requirement')))
    throw new Refused('ERROR: You must give at least one requirement to install (see "pip help install")')
  return found
}

/** The name and the version that a requirement means. @throws Refused */
function chosen(requirement: string): readonly [name: string, version: string] {
  const [, written = '', range = ''] = /^([\w.-]+)\s*(?:\[[^\]]*\])?\s*([^;]*)/.exec(requirement) ?? []
  const name = normalized(written)
  const newest = PACKAGES.get(name)
  const refuse = (versions: string): never => {
    throw new Refused(
      `ERROR: Could not find a version that satisfies the requirement ${requirement} (from versions: ${versions})\nERROR: No matching distribution found for ${requirement}`,
    )
  }
  if (newest === undefined) return refuse('none')
  const [, exact] = /^==\s*([\d.]+(?:\w*))/.exec(range) ?? []
  const [, low] = /(?:>=?|~=)\s*([\d.]+)/.exec(range) ?? []
  const [, high] = /<=?\s*([\d.]+)/.exec(range) ?? []
  if (isLater(exact ?? low ?? '0', newest)) return refuse(newest)
  const isBelow = high !== undefined && !isLater(high, newest)
  return [name, exact ?? ((isBelow || range.startsWith('~=')) && low !== undefined ? low : newest)]
}

/** A package with all that it needs, what is needed first. */
function withNeeds(name: string, seen: Map<string, string>): void {
  if (seen.has(name)) return
  for (const need of NEEDS[name]?.split(' ') ?? []) withNeeds(need, seen)
  seen.set(name, PACKAGES.get(name) ?? '0')
}

const folderOf = (name: string): string => `${PLACE}/${name.replaceAll('-', '_')}`

/** What is installed, by its names. */
function installed({ system: { fs } }: GnuProcess): ReadonlyMap<string, string> {
  if (!fs.isDirectory(PLACE)) return new Map()
  const marks = fs.names(PLACE).flatMap((name) => {
    const [, own = '', version] = /^(.+)-(\d[\w.]*)\.dist-info$/.exec(name) ?? []
    return version === undefined ? [] : [[own.replaceAll('_', '-'), version] as const]
  })
  return new Map(marks)
}

function lay({ system: { fs } }: GnuProcess, name: string, version: string): void {
  fs.mkdirAll(folderOf(name))
  fs.mkdirAll(`${folderOf(name)}-${version}.dist-info`)
  if (SCRIPTS.has(name)) fs.writeFile(`/usr/local/bin/${name}`, programText(name), { mode: 0o755 })
}

async function install(process: GnuProcess, words: readonly string[]): Promise<number> {
  const wanted = requirementsOf(process, words).map(chosen)
  const isQuiet = words.some((word) => /^(?:-q+|--quiet)$/.test(word))
  const say = (text: string): void | Promise<void> => (isQuiet ? undefined : process.print(text))
  const before = installed(process)
  const all = new Map<string, string>()
  for (const [name] of wanted) withNeeds(name, all)
  for (const [name, version] of wanted) all.set(name, version)
  const fresh = [...all].filter(([name, version]) => before.get(name) !== version)
  for (const [name, version] of all) {
    if (before.get(name) === version) await say(`Requirement already satisfied: ${name} in ${PLACE} (${version})\n`)
    else {
      await process.sleep(60)
      await say(`Collecting ${name}\n  Downloading ${name.replaceAll('-', '_')}-${version}-py3-none-any.whl\n`)
    }
  }
  for (const [name, version] of fresh) lay(process, name, version)
  if (fresh.length > 0)
    await say(
      `Installing collected packages: ${fresh.map(([name]) => name).join(', ')}\nSuccessfully installed ${fresh.map((one) => one.join('-')).join(' ')}\n`,
    )
  return 0
}

async function list(process: GnuProcess, command: string): Promise<number> {
  const all = [...installed(process)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  if (command === 'freeze') return (await process.print(all.map((one) => `${one.join('==')}\n`).join('')), 0)
  const width = Math.max(7, ...all.map(([name]) => name.length))
  const rows = [['Package', 'Version'], ['-'.repeat(width), '-'.repeat(7)], ...all]
  await process.print(rows.map(([name = '', version = '']) => `${name.padEnd(width)} ${version}\n`).join(''))
  return 0
}

/** install, list, freeze. */
async function run(process: GnuProcess): Promise<number> {
  const [command = '', ...words] = process.argv.slice(1)
  try {
    if (command === 'install') return await install(process, words)
    if (command === 'list' || command === 'freeze') return await list(process, command)
    if (command === '--version' || command === '-V') {
      await process.print(`pip ${PACKAGES.get('pip') ?? ''} from ${PLACE}/pip (python 3)\n`)
      return 0
    }
    throw new Refused(`ERROR: pip ${command} is not simulated; install, list and freeze are`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await process.write(2, `${error.message}\n`)
    return error.status
  }
}

/** pip, by either of its names. What it fetches are names and folders: no code comes with them. */
export const pip = (name: string) => (): GnuProgram => ({ declaration: { name }, run })
