import { largest } from '../../../../base/largest.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import { directoryName, fromDirectory } from '../../../../linux/path.ts'
import { programText } from '../../../../shell/posix/exec.ts'
import type { Surroundings } from '../../daemon.ts'
import { reachesOutside } from '../../outside.ts'
import { isLater, packageList, type PackageList } from './package-list.ts'
import { pythonPackages } from './python-packages.ts'

const PACKAGES: PackageList = packageList(pythonPackages)

/** What packages need besides themselves. */
const NEEDS: Readonly<Record<string, string>> = {
  alembic: 'mako sqlalchemy',
  django: 'asgiref sqlparse',
  djangorestframework: 'django',
  fastapi: 'starlette pydantic annotated-doc typing-extensions',
  'fastapi-cli': 'typer uvicorn',
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

/** What extras of packages need: `fastapi[standard]`. */
const EXTRAS: Readonly<Record<string, string>> = {
  'fastapi[standard]': 'fastapi-cli httpx jinja2 python-multipart email-validator uvicorn',
  'psycopg[binary]': 'psycopg-binary',
  'uvicorn[standard]': 'httptools python-dotenv pyyaml uvloop watchfiles websockets',
}

/** The programs that packages of Python bring. */
const SCRIPTS: Readonly<Record<string, string>> = {
  alembic: 'alembic',
  black: 'black',
  celery: 'celery',
  django: 'django-admin',
  'fastapi-cli': 'fastapi',
  flask: 'flask',
  gunicorn: 'gunicorn',
  pytest: 'pytest',
  streamlit: 'streamlit',
  uvicorn: 'uvicorn',
}
const PREFIX = '/usr/local'
const placeIn = (prefix: string): string => `${prefix}/lib/python3/site-packages`
const PLACE = placeIn(PREFIX)
/** The version that Python's images have. */
const PIP = '25.3'

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

/** There is no version of a package that is asked for. */
const missing = (requirement: string, versions: string): Refused =>
  new Refused(
    `ERROR: Could not find a version that satisfies the requirement ${requirement} (from versions: ${versions})\nERROR: No matching distribution found for ${requirement}`,
  )

/** Names of packages do not depend on capitals, nor on which sign divides their words. */
const normalized = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')

/** The names of packages that have capitals, as their own metadata write them. */
const TITLES: ReadonlyMap<string, string> = new Map(
  'Authlib Django Flask Jinja2 Mako MarkupSafe PyJWT PyMySQL PyYAML Pygments SQLAlchemy Werkzeug WTForms'
    .split(' ')
    .map((title) => [normalized(title), title]),
)

const titleOf = (name: string): string => TITLES.get(name) ?? name

const byText = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))

const byName = (all: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] =>
  all.toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Only what the index has can be installed. @throws Refused */
function ofIndex(word: string): string {
  if (/^\.|\/|\.whl$/.test(word)) throw new Refused(`ERROR: ${word}: only packages of the index are simulated here`)
  return word
}

/** The requirements of a file, and of those that it names. @param above the files that led here @throws Refused */
function requirementsIn(process: GnuProcess, file: string, above: readonly string[] = []): readonly string[] {
  const { fs } = process.system
  const path = fromDirectory(process.cwd, file)
  if (!fs.exists(path))
    throw new Refused(`ERROR: Could not open requirements file: [Errno 2] No such file or directory: '${file}'`)
  if (above.includes(path)) throw new Refused(`ERROR: ${path} recursively references itself in ${above.at(-1) ?? path}`)
  const lines = fs.readText(path).split('\n')
  return lines.flatMap((line) => {
    const text = line.replace(/(?:^|\s)#.*$/, '').trim()
    const [, other] = /^(?:-r|--requirement)(?:\s*=?\s*)(\S.*)$/.exec(text) ?? []
    if (other !== undefined) return requirementsIn(process, fromDirectory(directoryName(path), other), [...above, path])
    if (/^-|\s--/.test(text)) throw new Refused(`ERROR: ${file}: the option ${text} is not simulated here`)
    return text === '' ? [] : [ofIndex(text)]
  })
}

/** Options with a value that changes nothing of what is simulated. */
const INERT_VALUED = /^--(?:timeout|default-timeout|retries|progress-bar|trusted-host|root-user-action|cache-dir)$/

/** Options that pip has, and the playground has not. */
const UNSIMULATED = new Set(
  (
    '-c --constraint --no-deps --pre -e --editable --dry-run -t --target --platform --python-version --implementation --abi --root ' +
    '--src --upgrade-strategy -I --ignore-installed --ignore-requires-python --use-pep517 --config-settings -C --compile ' +
    '--no-binary --only-binary --require-hashes --report --group -i --index-url --extra-index-url --no-index -f --find-links ' +
    '--no-clean --log --proxy --cert --client-cert --isolated --require-virtualenv --python --debug'
  ).split(' '),
)

/** @throws Refused for an option without an effect here */
function checkOption(word: string): void {
  if (INERT.test(word)) return
  const [name = ''] = word.split('=')
  if (UNSIMULATED.has(name) || (!name.startsWith('--') && UNSIMULATED.has(name.slice(0, 2))))
    throw new Refused(`ERROR: pip install: the option ${name} is not simulated here`)
  throw new Refused(
    `\nUsage:   \n  pip install [options] <requirement specifier> [package-index-options] ...\n\nno such option: ${word}`,
    2,
  )
}

/** The requirements that pip is to install: names, and files of them. @throws Refused */
function requirementsOf(process: GnuProcess, words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const [, joined] = /^(?:-r|--requirement=)(.+)$/.exec(word) ?? []
    const file = word === '-r' || word === '--requirement' ? (words[(at += 1)] ?? '') : joined
    if (file !== undefined) for (const one of requirementsIn(process, file)) found.push(one)
    else if (INERT_VALUED.test(word) || word === '--prefix') at += 1
    else if (word.startsWith('--prefix=')) continue
    else if (word.startsWith('-')) checkOption(word)
    else found.push(ofIndex(word))
  }
  if (found.length === 0 && !words.some((word) => word.startsWith('-r') || word.startsWith('--requirement')))
    throw new Refused('ERROR: You must give at least one requirement to install (see "pip help install")')
  return found
}

/** What a version is to be: `>=3.0`. */
interface Clause {
  readonly sign: string
  readonly bound: string
}

/** The clauses of a range; undefined for what is none. */
function clausesOf(range: string): readonly Clause[] | undefined {
  if (range.trim() === '') return []
  const clauses = range.split(',').flatMap((text) => {
    const [, sign, bound] = /^\s*(===?|~=|!=|[<>]=?)\s*(\d[\w.*+!-]*)\s*$/.exec(text) ?? []
    return sign === undefined || bound === undefined ? [] : [{ sign, bound }]
  })
  return clauses.length === range.split(',').length ? clauses : undefined
}

/** Whether a version begins with the numbers of a text. */
const beginsWith = (version: string, numbers: string): boolean => `${version}.`.startsWith(`${numbers}.`)

function isSame(version: string, bound: string): boolean {
  if (bound.endsWith('.*')) return beginsWith(version, bound.slice(0, -2))
  return !isLater(version, bound) && !isLater(bound, version)
}

/** Whether a version is in a range: https://packaging.python.org/en/latest/specifications/version-specifiers/ */
function isIn(version: string, { sign, bound }: Clause): boolean {
  switch (sign) {
    case '<':
      return isLater(bound, version)
    case '<=':
      return !isLater(version, bound)
    case '>':
      return isLater(version, bound)
    case '>=':
      return !isLater(bound, version)
    case '~=':
      return !isLater(bound, version) && beginsWith(version, bound.replace(/\.[^.]*$/, ''))
    case '!=':
      return !isSame(version, bound)
    default:
      return isSame(version, bound)
  }
}

/** The package that a requirement is about, and the versions that will do. */
function partsOf(requirement: string): { readonly name: string; readonly range: string } {
  const [, written = '', range = ''] = /^([\w.-]+)\s*(?:\[[^\]]*\])?\s*([^;]*)/.exec(requirement) ?? []
  return { name: normalized(written), range }
}

/** The name and the version that a requirement means. @throws Refused */
function chosen(requirement: string): readonly [name: string, version: string] {
  const { name, range } = partsOf(requirement)
  const newest = PACKAGES.get(name)
  const refuse = (versions: string): never => {
    throw missing(requirement, versions)
  }
  if (newest === undefined) return refuse('none')
  const clauses = clausesOf(range)
  if (!clauses) throw new Refused(`ERROR: Invalid requirement: ${JSON.stringify(requirement)}`)
  // the list has the newest version alone: of older ones there are those that are named
  const named = clauses.flatMap(({ sign, bound }) => (/^[=~<>]=/.test(sign) && !bound.endsWith('*') ? [bound] : []))
  const version = [newest, ...named].find(
    (one) => !isLater(one, newest) && clauses.every((clause) => isIn(one, clause)),
  )
  return version === undefined ? refuse(newest) : [name, version]
}

/** Whether what is installed meets a requirement and its extras. */
function isMet(requirement: string, before: ReadonlyMap<string, string>): boolean {
  const { name, range } = partsOf(requirement)
  const version = before.get(name)
  if (version === undefined || !extrasOf(requirement).every((one) => before.has(one))) return false
  return clausesOf(range)?.every((clause) => isIn(version, clause)) === true
}

/** What the extras of a requirement need. */
function extrasOf(requirement: string): readonly string[] {
  const [, written = '', extras = ''] = /^([\w.-]+)\s*\[([^\]]*)\]/.exec(requirement) ?? []
  return extras.split(',').flatMap((extra) => EXTRAS[`${normalized(written)}[${extra.trim()}]`]?.split(' ') ?? [])
}

/** A package with all that it needs, what is needed first. */
function withNeeds(name: string, seen: Map<string, string>): void {
  if (seen.has(name)) return
  for (const need of NEEDS[name]?.split(' ') ?? []) withNeeds(need, seen)
  seen.set(name, PACKAGES.get(name) ?? '0')
}

const folderOf = (prefix: string, name: string): string => `${placeIn(prefix)}/${name.replaceAll('-', '_')}`

/** Where `--prefix` puts packages; undefined where it is not told. */
function prefixOf(process: GnuProcess, words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^--prefix(?:=|$)/.test(word))
  const word = words[at]
  if (word === undefined) return undefined
  return fromDirectory(process.cwd, word.includes('=') ? word.slice(word.indexOf('=') + 1) : (words[at + 1] ?? ''))
}

/** What is installed besides pip, by its names. */
function installed({ system: { fs } }: GnuProcess): ReadonlyMap<string, string> {
  if (!fs.isDirectory(PLACE)) return new Map()
  const marks = fs.names(PLACE).flatMap((name) => {
    const [, own = '', version] = /^(.+)-(\d[\w.]*)\.dist-info$/.exec(name) ?? []
    return version === undefined ? [] : [[own.replaceAll('_', '-'), version] as const]
  })
  return new Map(marks)
}

function lay({ system: { fs } }: GnuProcess, prefix: string, [name, version]: readonly [string, string]): void {
  fs.mkdirAll(folderOf(prefix, name))
  fs.mkdirAll(`${folderOf(prefix, name)}-${version}.dist-info`)
  const script = Object.hasOwn(SCRIPTS, name) ? SCRIPTS[name] : undefined
  if (script === undefined) return
  fs.mkdirAll(`${prefix}/bin`)
  fs.writeFile(`${prefix}/bin/${script}`, programText(script), { mode: 0o755 })
}

/** How often pip asks again where nobody answers. */
const RETRIES = 5

/** What pip says of a package when the outside is not reached. @throws Refused */
async function refuseOffline(process: GnuProcess, requirement: string): Promise<never> {
  for (let left = RETRIES - 1; left >= 0; left -= 1) {
    await process.sleep(500)
    await process.write(
      2,
      `WARNING: Retrying (Retry(total=${left}, connect=None, read=None, redirect=None, status=None)) after connection broken by ` +
        "'NewConnectionError('<pip._vendor.urllib3.connection.HTTPSConnection object at 0x7f3a5c2d9e50>: Failed to establish a new " +
        `connection: [Errno -3] Temporary failure in name resolution')': /simple/${partsOf(requirement).name}/\n`,
    )
  }
  throw missing(requirement, 'none')
}

/** All packages that requirements need, with their versions; what is installed and meets them stays as it is. @throws Refused */
function neededFor(requirements: readonly string[], before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const requirement of requirements) withNeeds(partsOf(requirement).name, all)
  for (const name of requirements.flatMap(extrasOf)) withNeeds(name, all)
  for (const name of all.keys()) all.set(name, before.get(name) ?? all.get(name) ?? '')
  for (const requirement of requirements) if (!isMet(requirement, before)) all.set(...chosen(requirement))
  return all
}

async function install(process: GnuProcess, words: readonly string[]): Promise<number> {
  const requirements = requirementsOf(process, words)
  const isQuiet = words.some((word) => /^(?:-q+|--quiet)$/.test(word))
  const say = (text: string): void | Promise<void> => (isQuiet ? undefined : process.print(text))
  const prefix = prefixOf(process, words)
  // what is put elsewhere is all of it put there, and an upgrade keeps nothing
  const isKept =
    prefix === undefined && !words.some((word) => /^(?:-[qv]*U[qvU]*|--upgrade|--force-reinstall)$/.test(word))
  const before = prefix === undefined ? installed(process) : new Map<string, string>()
  const kept = isKept ? before : new Map<string, string>()
  const unmet = requirements.find((requirement) => !isMet(requirement, kept))
  if (unmet !== undefined && !reachesOutside(process)) await refuseOffline(process, unmet)
  const all = neededFor(requirements, kept)
  const fresh = [...all].filter(([name, version]) => before.get(name) !== version)
  for (const [name, version] of all) {
    if (before.get(name) === version) await say(`Requirement already satisfied: ${name} in ${PLACE} (${version})\n`)
    else {
      await process.sleep(60)
      await say(`Collecting ${name}\n  Downloading ${name.replaceAll('-', '_')}-${version}-py3-none-any.whl\n`)
    }
  }
  for (const one of fresh) lay(process, prefix ?? PREFIX, one)
  if (fresh.length > 0)
    await say(
      `Installing collected packages: ${fresh.map(([name]) => name).join(', ')}\nSuccessfully installed ${byName(fresh)
        .map((one) => one.join('-'))
        .join(' ')}\n`,
    )
  return 0
}

async function list(process: GnuProcess, command: string, words: readonly string[]): Promise<number> {
  const strange = words.find((word) => !/^(?:-q|--quiet|--disable-pip-version-check|--all)$/.test(word))
  if (strange !== undefined) throw new Refused(`ERROR: pip ${command}: ${strange} is not simulated here`)
  const isFreeze = command === 'freeze'
  const own = isFreeze && !words.includes('--all') ? [] : [['pip', PIP] as const]
  const all = byName([...installed(process), ...own]).map(([name, version]) => [titleOf(name), version] as const)
  if (isFreeze) return (await process.print(all.map((one) => `${one.join('==')}\n`).join('')), 0)
  const [width, wide] = [0, 1].map((column) =>
    largest(
      all.map((row) => row[column]?.length ?? 0),
      7,
    ),
  )
  const rows = [['Package', 'Version'], ['-'.repeat(width ?? 0), '-'.repeat(wide ?? 0)], ...all]
  await process.print(rows.map(([name = '', version = '']) => `${name.padEnd(width ?? 0)} ${version}\n`).join(''))
  return 0
}

/** Tells what is known of installed packages. */
async function show(process: GnuProcess, words: readonly string[]): Promise<number> {
  const option = words.find((word) => word.startsWith('-'))
  if (option !== undefined) throw new Refused(`ERROR: pip show: the option ${option} is not simulated here`)
  if (words.length === 0) return (await process.write(2, 'ERROR: Please provide a package name or names.\n'), 1)
  const all = new Map([...installed(process), ['pip', PIP] as const])
  const unknown = words.filter((word) => !all.has(normalized(word)))
  if (unknown.length > 0) await process.write(2, `WARNING: Package(s) not found: ${byText(unknown).join(', ')}\n`)
  const needsOf = (name: string): readonly string[] => byText((NEEDS[name]?.split(' ') ?? []).map(titleOf))
  const texts = words.map(normalized).flatMap((name) => {
    const version = all.get(name)
    if (version === undefined) return []
    const needers = [...all.keys()].filter((other) => NEEDS[other]?.split(' ').includes(name)).map(titleOf)
    return [
      `Name: ${titleOf(name)}\nVersion: ${version}\nLocation: ${PLACE}\nRequires: ${needsOf(name).join(', ')}\nRequired-by: ${byText(needers).join(', ')}\n`,
    ]
  })
  await process.print(texts.join('---\n'))
  return texts.length > 0 ? 0 : 1
}

/** Takes packages away, with the programs that they brought. */
async function uninstall(process: GnuProcess, words: readonly string[]): Promise<number> {
  const options = words.filter((word) => word.startsWith('-'))
  const strange = options.find(
    (word) => !/^(?:-y|--yes|-q|--quiet|--break-system-packages|--root-user-action=\w+)$/.test(word),
  )
  if (strange !== undefined) throw new Refused(`ERROR: pip uninstall: the option ${strange} is not simulated here`)
  const names = words.filter((word) => !word.startsWith('-'))
  if (names.length === 0)
    throw new Refused('ERROR: You must give at least one requirement to uninstall (see "pip help uninstall")')
  if (!options.some((word) => word === '-y' || word === '--yes'))
    throw new Refused('ERROR: pip uninstall: its question is not simulated here; give -y')
  const { fs } = process.system
  for (const written of names) {
    const name = normalized(written)
    const version = installed(process).get(name)
    if (version === undefined) {
      await process.write(2, `WARNING: Skipping ${written} as it is not installed.\n`)
      continue
    }
    const titled = `${titleOf(name)}-${version}`
    fs.removeTree(folderOf(PREFIX, name))
    fs.removeTree(`${folderOf(PREFIX, name)}-${version}.dist-info`)
    const script = Object.hasOwn(SCRIPTS, name) ? `${PREFIX}/bin/${SCRIPTS[name]}` : undefined
    if (script !== undefined && fs.exists(script)) fs.unlink(script)
    await process.print(
      `Found existing installation: ${titleOf(name)} ${version}\nUninstalling ${titled}:\n  Successfully uninstalled ${titled}\n`,
    )
  }
  return 0
}

/** install, list, freeze, show, uninstall. @param version Python's own */
export async function runPip(
  process: GnuProcess,
  [command = '', ...words]: readonly string[],
  version: string,
): Promise<number> {
  try {
    if (command === 'install') return await install(process, words)
    if (command === 'list' || command === 'freeze') return await list(process, command, words)
    if (command === 'show') return await show(process, words)
    if (command === 'uninstall') return await uninstall(process, words)
    if (command === '--version' || command === '-V') {
      const series = version.split('.').slice(0, 2).join('.')
      await process.print(`pip ${PIP} from ${PLACE}/pip (python ${series})\n`)
      return 0
    }
    throw new Refused(`ERROR: pip ${command} is not simulated; install, uninstall, list, show and freeze are`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await process.write(2, `${error.message}\n`)
    return error.status
  }
}

/** pip, by either of its names. What it fetches are names and folders: no code comes with them. */
export const pip =
  (name: string) =>
  ({ version }: Surroundings): GnuProgram => ({
    declaration: { name },
    run: (process) => runPip(process, process.argv.slice(1), version),
  })
