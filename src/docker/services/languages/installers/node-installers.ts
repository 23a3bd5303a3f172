import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import { quoteName } from '../../../../linux/gnu/library/quote.ts'
import { BadManifest, installingOf, installModules, manifestOf, NotInstalled, PROGRAMS, unknownOption } from './npm.ts'

const NPM_VERSION = '10.9.2'

/** Programs that `npx` finds: those of Node.js, and of packages that are simulated. */
const OWN_PROGRAMS: ReadonlySet<string> = new Set(['node', 'npm', 'yarn', ...PROGRAMS])

const plural = (count: number): string => `${count} package${count === 1 ? '' : 's'}`

const errorLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `npm error ${line}\n`)
    .join('')

/** Why a package is not installed, in npm's words. */
function refusalText({ package: name, range }: NotInstalled): string {
  if (range !== undefined)
    return `code ETARGET\nnotarget No matching version found for ${name}@${range}.\nnotarget In most cases you or one of your dependencies are requesting\nnotarget a package version that doesn't exist.`
  return [
    'code E404',
    `404 Not Found - GET https://registry.npmjs.org/${name.replace('/', '%2f')} - Not found`,
    '404',
    `404  '${name}@*' is not in this registry.`,
    '404',
    '404 Note that you can also install from a',
    '404 tarball, folder, http url, or git folder.',
  ].join('\n')
}

/** What npm says when it has installed packages. */
function tellInstalled(process: GnuProcess, count: number, words: readonly string[]): void | Promise<void> {
  const isAudited = !words.some((word) => /^--(?:no-audit|audit=false)$/.test(word))
  const done = count === 0 ? 'up to date' : `added ${plural(count)}`
  const audited = count === 0 ? ', audited 1 package' : `, and audited ${plural(count + 1)}`
  return process.print(isAudited ? `\n${done}${audited} in 1s\n\nfound 0 vulnerabilities\n` : `\n${done} in 1s\n`)
}

async function npmInstall(process: GnuProcess, command: string, words: readonly string[]): Promise<number> {
  if (command === 'ci' && !process.system.fs.exists(`${process.cwd}/package-lock.json`)) {
    const text =
      'code EUSAGE\n\nThe `npm ci` command can only install with an existing package-lock.json or\nnpm-shrinkwrap.json with lockfileVersion >= 1. Run an install with npm@5 or\nlater to generate a package-lock.json file, then try again.'
    await process.write(2, errorLines(text))
    return 1
  }
  const unknown = unknownOption(words)
  if (unknown !== undefined) {
    await process.complain(`the option ${unknown} of ${command} is not simulated`)
    return 1
  }
  try {
    const count = await installModules(process, { ...installingOf(words), locked: command === 'ci' })
    if (!words.some((word) => /^(?:-s|--silent|--loglevel=silent)$/.test(word)))
      await tellInstalled(process, count, words)
    return 0
  } catch (error) {
    if (!(error instanceof NotInstalled)) throw error
    await process.write(2, errorLines(refusalText(error)))
    return 1
  }
}

/** `npm init -y`: a package.json with what is usual. */
async function npmInit(process: GnuProcess, words: readonly string[]): Promise<number> {
  if (!words.some((word) => word === '-y' || word === '--yes')) {
    await process.complain('init asks questions, which is not simulated; init -y does not')
    return 1
  }
  const { cwd, system } = process
  const usual = {
    name: cwd.split('/').at(-1) ?? '',
    version: '1.0.0',
    description: '',
    main: 'index.js',
    scripts: { test: 'echo "Error: no test specified" && exit 1' },
    keywords: [],
    author: '',
    license: 'ISC',
  }
  const text = JSON.stringify({ ...usual, ...manifestOf(process) }, null, 2)
  system.fs.writeFile(`${cwd}/package.json`, `${text}\n`)
  await process.print(`Wrote to ${cwd}/package.json:\n\n${text}\n\n\n`)
  return 0
}

/** What npm says of a package.json that is no JSON. */
const brokenText = ({ path, message }: BadManifest): string =>
  [
    'code EJSONPARSE',
    `path ${path}`,
    `JSON.parse ${message}`,
    'JSON.parse Failed to parse JSON data.',
    'JSON.parse Note: package.json must be actual JSON, not just JavaScript.',
  ].join('\n')

/** npm: what it says of a package.json that is no JSON is said here. */
async function npm(process: GnuProcess): Promise<number> {
  try {
    return await runNpm(process)
  } catch (error) {
    if (!(error instanceof BadManifest)) throw error
    await process.write(2, errorLines(brokenText(error)))
    return 1
  }
}

/** install, ci, run, start, test, init, version. @throws BadManifest */
async function runNpm(process: GnuProcess): Promise<number> {
  const [command = '', ...words] = process.argv.slice(1)
  switch (command) {
    case 'install':
    case 'i':
    case 'ci':
    case 'add':
      return npmInstall(process, command, words)
    case 'init':
      return npmInit(process, words)
    case 'run':
    case 'run-script':
      return runScript(process, words, NPM)
    case 'start':
    case 'test':
      return runScript(process, [command, ...words], NPM)
    case '-v':
    case '--version':
      await process.print(`${NPM_VERSION}\n`)
      return 0
    default:
      // nothing is kept of what was fetched
      if (command === 'cache' && words[0] === 'clean' && words.some((word) => word === '--force' || word === '-f')) {
        await process.write(2, 'npm warn using --force Recommended protections disabled.\n')
        return 0
      }
      await process.complain(`${command} is not simulated; install, ci, run, start and test are`)
      return 1
  }
}

/** How an installer tells of the scripts that it runs. */
interface Telling {
  /** Before a script. */
  script(whole: string, text: string): string
  /** Of a name that no script has. */
  missing(name: string): string
}

const NPM: Telling = {
  script: (whole, text) => `\n> ${whole}\n> ${text}\n\n`,
  missing: (name) => `npm error Missing script: "${name}"\n`,
}

const YARN_HELP = 'info Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.\n'

const YARN: Telling = {
  script: (_whole, text) => `$ ${text}\n`,
  missing: (name) => `error Command "${name}" not found.\n${YARN_HELP}`,
}

/** A script of package.json, with the words that it is handed. @throws BadManifest */
async function runScript(process: GnuProcess, typed: readonly string[], telling: Telling): Promise<number> {
  const end = typed.indexOf('--')
  const own = end < 0 ? typed : typed.slice(0, end)
  const option = own.find((word) => word.startsWith('-') && !/^(?:-s|--silent)$/.test(word))
  if (option !== undefined) {
    await process.complain(`the option ${option} of run is not simulated; words for the script stand behind --`)
    return 1
  }
  const [name = '', ...given] = own.filter((word) => !word.startsWith('-'))
  const words = given.concat(end < 0 ? [] : typed.slice(end + 1))
  const isSilent = own.some((word) => word.startsWith('-'))
  const manifest = manifestOf(process)
  const scripts = manifest?.scripts ?? {}
  const written = Object.hasOwn(scripts, name) ? scripts[name] : undefined
  if (typeof written !== 'string') {
    const text = manifest
      ? telling.missing(name)
      : `npm error code ENOENT\nnpm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '${process.cwd}/package.json'\n`
    await process.write(2, text)
    return manifest ? 1 : 254
  }
  // a script has one before it and one after it, by their names; what fails ends them
  const script = [written, ...words.map(quoteName)].join(' ')
  for (const [title, text] of [
    [`pre${name}`, scripts[`pre${name}`]],
    [name, script],
    [`post${name}`, scripts[`post${name}`]],
  ] as const) {
    if (typeof text !== 'string') continue
    const status = await runText(process, { title, text, telling: isSilent ? undefined : telling })
    if (status !== 0) return status
  }
  return 0
}

/** Runs what stands in a script of package.json. @throws BadManifest */
async function runText(
  process: GnuProcess,
  { title, text, telling }: { readonly title: string; readonly text: string; readonly telling: Telling | undefined },
): Promise<number> {
  const { name: project = '', version = '' } = manifestOf(process) ?? {}
  const whole = version === '' ? project : `${project}@${version}`
  if (telling) await process.print(telling.script([whole, title].filter(Boolean).join(' '), text))
  const shell = process.kernel.program('sh')
  if (!shell) return 127
  const environment = new Map(process.environment)
  environment.set('PATH', `${process.cwd}/node_modules/.bin:${environment.get('PATH') ?? ''}`)
  environment.set('npm_lifecycle_event', title)
  const child = process.spawn({ argv: ['sh', '-c', text], environment, image: (started) => shell.run(started) })
  handOn(process, child)
  const result = await process.wait(child)
  return result.type === 'stopped' ? 1 : result.status
}

/**
 * Hands on the signals that ask for an end to what a script runs. The shell of a script is replaced by its last command, so
 * it is that one that hears of them.
 */
function handOn(process: GnuProcess, shell: GnuProcess): void {
  process.handler = (signal) => {
    if (signal !== 'INT' && signal !== 'TERM') return false
    const last = process.kernel.processes.find(({ parent, state }) => parent === shell && state !== 'ended')
    ;(last ?? shell).receive(signal)
    return true
  }
}

async function yarn(process: GnuProcess): Promise<number> {
  try {
    return await runYarn(process)
  } catch (error) {
    if (!(error instanceof BadManifest)) throw error
    const why = JSON.stringify(`${error.path}: ${error.message}`)
    await process.write(2, `error An unexpected error occurred: ${why}.\n`)
    return 1
  }
}

/** @throws BadManifest */
async function runYarn(process: GnuProcess): Promise<number> {
  const [first = 'install', ...rest] = process.argv.slice(1)
  const [command, words] = first.startsWith('--') ? ['install', [first, ...rest]] : [first, rest]
  if (command === 'install' || command === 'add') {
    const unknown = unknownOption(words)
    if (unknown !== undefined) {
      await process.complain(`the option ${unknown} of ${command} is not simulated`)
      return 1
    }
    await process.print('yarn install v1.22.22\n[1/4] Resolving packages...\n[2/4] Fetching packages...\n')
    try {
      await installModules(process, installingOf(words))
    } catch (error) {
      if (!(error instanceof NotInstalled)) throw error
      const why =
        error.range === undefined
          ? `https://registry.yarnpkg.com/${error.package}: Not found`
          : `Couldn't find any versions for "${error.package}" that matches "${error.range}"`
      await process.write(2, `error An unexpected error occurred: ${JSON.stringify(why)}.\n`)
      return 1
    }
    await process.print('[3/4] Linking dependencies...\n[4/4] Building fresh packages...\nDone in 1.00s.\n')
    return 0
  }
  return runYarnScript(process, command === 'run' ? words : [command, ...words])
}

/** @throws BadManifest */
async function runYarnScript(process: GnuProcess, words: readonly string[]): Promise<number> {
  const isSilent = words.some((word) => /^(?:-s|--silent)$/.test(word))
  if (!isSilent) await process.print('yarn run v1.22.22\n')
  const status = await runScript(process, words, YARN)
  if (isSilent) return status
  if (status === 0) await process.print('Done in 0.10s.\n')
  else if (manifestOf(process)?.scripts?.[words[0] ?? ''] !== undefined)
    await process.write(2, `error Command failed with exit code ${status}.\n${YARN_HELP}`)
  return status
}

/** `npx PACKAGE`: the program of a package, installed or not. Those that are not simulated say so. */
async function npx(process: GnuProcess): Promise<number> {
  const words = process.argv.slice(1)
  while (/^(?:-y|--yes|--no|--no-install|-q|--quiet)$/.test(words[0] ?? '')) words.shift()
  const [word] = words
  if (word === '-v' || word === '--version') {
    await process.print(`${NPM_VERSION}\n`)
    return 0
  }
  if (word === undefined || word.startsWith('-')) {
    await process.complain(word === undefined ? 'its prompt is not simulated' : `the option ${word} is not simulated`)
    return 1
  }
  const name = word.replace(/(?<=.)@.*$/, '')
  const program = OWN_PROGRAMS.has(name) ? process.kernel.program(name) : undefined
  if (!program) {
    await process.complain(`what ${name} does is not simulated; no code comes with packages here`)
    return 1
  }
  const argv = [name, ...words.slice(1)]
  const result = await process.wait(process.spawn({ argv, image: (started) => program.run(started) }))
  return result.type === 'stopped' ? 1 : result.status
}

/** npm, npx and yarn. What they fetch are names and folders: no code comes with them. */
const programs = { npm, npx, yarn }

/** An installer of node's packages, by its name. */
export const nodeInstaller = (name: keyof typeof programs) => (): GnuProgram => ({
  declaration: { name },
  run: programs[name],
})
