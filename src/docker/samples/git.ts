import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../linux/path.ts'
import { projects } from './projects.ts'

/** Status of git when it gives up. */
const FATAL = 128

async function fail(process: GnuProcess, text: string): Promise<number> {
  await process.write(2, `${text}\n`)
  return FATAL
}

async function clone(process: GnuProcess, words: readonly string[]): Promise<number> {
  const [address = '', directory] = words.filter((word) => !word.startsWith('-'))
  if (address === '') return fail(process, 'fatal: You must specify a repository to clone.')
  const name = /^(?:https:\/\/github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address)?.[1] ?? ''
  const target =
    directory ??
    address
      .replace(/\/$/, '')
      .replace(/\.git$/, '')
      .split('/')
      .at(-1) ??
    ''
  const { fs } = process.system
  const path = fromDirectory(process.cwd, target)
  if (fs.exists(path) && (!fs.isDirectory(path) || fs.names(path).length > 0))
    return fail(process, `fatal: destination path '${target}' already exists and is not an empty directory.`)
  await process.write(2, `Cloning into '${target}'...\n`)
  const project = Object.hasOwn(projects, name) ? projects[name] : undefined
  if (!project)
    return fail(process, `fatal: ${address}: only a few sample projects can be cloned here, and this is none of them`)
  for (const [file, text] of Object.entries(project)) {
    const place = `${path}/${file}`
    fs.mkdirAll(place.slice(0, place.lastIndexOf('/')))
    fs.writeFile(place, text)
  }
  return 0
}

/** git, which only clones the samples of the playground. */
export const git: GnuProgram = {
  declaration: { name: 'git' },
  async run(process) {
    const [command, ...words] = process.argv.slice(1)
    if (command === 'clone') return clone(process, words)
    await process.complain('only clone is simulated here, of a few sample projects')
    return 1
  },
}
