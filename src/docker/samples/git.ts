import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../linux/path.ts'
import { FATAL, readClone } from './clone-options.ts'
import { type Project, projects } from './projects.ts'

/** The branch that every sample has. */
const BRANCH = 'main'

async function fail(process: GnuProcess, text: string): Promise<number> {
  await process.write(2, `${text}\n`)
  return FATAL
}

/** The directory that git makes of an address. */
const directoryOf = (address: string): string =>
  address
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .split('/')
    .at(-1) ?? ''

/** The sample at an address. */
function projectAt(address: string): Project | undefined {
  const name = /^(?:https:\/\/github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address)?.[1] ?? ''
  return Object.hasOwn(projects, name) ? projects[name] : undefined
}

const absent = (address: string): string =>
  `fatal: ${address}: only these samples can be cloned here:\n${Object.keys(projects)
    .map((name) => `  https://github.com/${name}`)
    .join('\n')}`

async function clone(process: GnuProcess, words: readonly string[]): Promise<number> {
  const request = readClone(words)
  if ('complaint' in request) {
    await process.write(2, request.complaint)
    return request.status
  }
  const { address } = request
  const target = request.directory ?? directoryOf(address)
  const { fs } = process.system
  const path = fromDirectory(process.cwd, target)
  if (fs.exists(path) && (!fs.isDirectory(path) || fs.names(path).length > 0))
    return fail(process, `fatal: destination path '${target}' already exists and is not an empty directory.`)
  if (!request.quiet) await process.write(2, `Cloning into '${target}'...\n`)
  const project = projectAt(address)
  if (!project) return fail(process, absent(address))
  if (request.branch !== undefined && request.branch !== BRANCH)
    return fail(process, `fatal: Remote branch ${request.branch} not found in upstream origin`)
  for (const [file, text] of Object.entries(project)) {
    const place = `${path}/${file}`
    fs.mkdirAll(place.slice(0, place.lastIndexOf('/')))
    fs.writeFile(place, text)
  }
  return 0
}

/** The release that Debian 12 has. */
const VERSION = 'git version 2.39.5\n'

/** git, which only clones the samples of the playground. */
export const git: GnuProgram = {
  declaration: { name: 'git' },
  async run(process) {
    const [command, ...words] = process.argv.slice(1)
    if (command === 'clone') return clone(process, words)
    if (command === '--version' || command === 'version') {
      await process.print(VERSION)
      return 0
    }
    await process.complain('only clone is simulated here, of a few sample projects')
    return 1
  },
}
