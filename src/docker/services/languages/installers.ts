import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { programText } from '../../../shell/posix/exec.ts'

type Texts = Readonly<Record<string, string>>

/** What package.json says that matters here. */
interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly scripts?: Texts
  readonly dependencies?: Texts
  readonly devDependencies?: Texts
}

/** @throws SyntaxError for what is no JSON */
function manifestOf({ cwd, system: { fs } }: GnuProcess): Manifest | undefined {
  const path = `${cwd}/package.json`
  return fs.exists(path) ? JSON.parse(fs.readText(path)) : undefined
}

const plural = (count: number): string => `${count} package${count === 1 ? '' : 's'}`

async function installModules(process: GnuProcess, words: readonly string[]): Promise<number> {
  const { cwd, system } = process
  const { dependencies = {}, devDependencies = {} } = manifestOf(process) ?? {}
  const production = words.some((word) => /^--(?:omit=dev|production|only=production)$/.test(word))
  const given = words.filter((word) => !word.startsWith('-')).map((word) => word.replace(/(?<=.)@.*$/, ''))
  const names = [...Object.keys(dependencies), ...(production ? [] : Object.keys(devDependencies)), ...given]
  for (const name of names) {
    await process.sleep(30)
    system.fs.mkdirAll(`${cwd}/node_modules/${name}`)
    system.fs.writeFile(`${cwd}/node_modules/${name}/package.json`, `${JSON.stringify({ name })}\n`)
  }
  return names.length
}

/** npm: install, ci, run, start, test, init, version. */
async function npm(process: GnuProcess): Promise<number> {
  const [command = '', ...words] = process.argv.slice(1)
  switch (command) {
    case 'install':
    case 'i':
    case 'ci':
    case 'add': {
      const count = await installModules(process, words)
      await process.print(
        `\nadded ${plural(count)}, and audited ${plural(count + 1)} in 1s\n\nfound 0 vulnerabilities\n`,
      )
      return 0
    }
    case 'run':
    case 'run-script':
      return runScript(process, words[0] ?? '')
    case 'start':
    case 'test':
      return runScript(process, command)
    case '-v':
    case '--version':
      await process.print('10.9.2\n')
      return 0
    case 'cache':
    case 'config':
    case 'prune':
      return 0
    default:
      await process.complain(`${command} is not simulated; install, ci, run, start and test are`)
      return 1
  }
}

async function runScript(process: GnuProcess, name: string): Promise<number> {
  const manifest = manifestOf(process)
  const script = manifest?.scripts?.[name]
  if (script === undefined) {
    const text = manifest
      ? `npm error Missing script: "${name}"\n`
      : `npm error code ENOENT\nnpm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '${process.cwd}/package.json'\n`
    await process.write(2, text)
    return manifest ? 1 : 254
  }
  const { name: project = '', version = '' } = manifest ?? {}
  await process.print(`\n> ${project}@${version} ${name}\n> ${script}\n\n`)
  const shell = process.kernel.program('sh')
  if (!shell) return 127
  const child = process.spawn({ argv: ['sh', '-c', script], image: (own) => shell.run(own) })
  const result = await process.wait(child)
  return result.type === 'stopped' ? 1 : result.status
}

async function yarn(process: GnuProcess): Promise<number> {
  const [command = 'install', ...words] = process.argv.slice(1)
  if (command === 'install' || command === 'add' || command.startsWith('--')) {
    await process.print('yarn install v1.22.22\n[1/4] Resolving packages...\n[2/4] Fetching packages...\n')
    await installModules(process, words)
    await process.print('[3/4] Linking dependencies...\n[4/4] Building fresh packages...\nDone in 1.00s.\n')
    return 0
  }
  return runScript(process, command === 'run' ? (words[0] ?? '') : command)
}

/** The requirements that pip is to install: names, and files of them. */
function requirementsOf(process: GnuProcess, words: readonly string[]): readonly string[] | string {
  const { fs } = process.system
  const names: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === '-r' || word === '--requirement') {
      const file = words[(at += 1)] ?? ''
      const path = fromDirectory(process.cwd, file)
      if (!fs.exists(path)) return file
      names.push(
        ...fs
          .readText(path)
          .split('\n')
          .map((line) => line.replace(/#.*$/, '').trim())
          .filter(Boolean),
      )
    } else if (!word.startsWith('-')) names.push(word)
  }
  return names.map((name) => name.replace(/[=<>~![;\s].*$/, ''))
}

/** Packages of Python with a program of their name. */
const SCRIPTS = new Set(['flask'])

async function pip(process: GnuProcess): Promise<number> {
  const [command = '', ...words] = process.argv.slice(1)
  if (command !== 'install') {
    await process.write(2, `ERROR: pip ${command} is not simulated; install is\n`)
    return 1
  }
  const names = requirementsOf(process, words)
  if (typeof names === 'string') {
    await process.write(2, `ERROR: Could not open requirements file: [Errno 2] No such file or directory: '${names}'\n`)
    return 1
  }
  for (const name of names) {
    await process.sleep(60)
    await process.print(`Collecting ${name}\n`)
    const { fs } = process.system
    fs.mkdirAll(`/usr/local/lib/python3/site-packages/${name.toLowerCase()}`)
    if (SCRIPTS.has(name.toLowerCase()))
      fs.writeFile(`/usr/local/bin/${name.toLowerCase()}`, programText(name.toLowerCase()), { mode: 0o755 })
  }
  if (names.length > 0)
    await process.print(
      `Installing collected packages: ${names.join(', ')}\nSuccessfully installed ${names.join(' ')}\n`,
    )
  return 0
}

const programs = { npm, yarn, pip, pip3: pip }

/** An installer of a language, by its name. What it fetches are names and folders: no code comes with them. */
export const languageInstaller = (name: keyof typeof programs): GnuProgram => ({
  declaration: { name },
  run: programs[name],
})
