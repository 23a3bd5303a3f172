import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { BadManifest, manifestOf } from './installers/npm.ts'
import { runWatched } from './watching.ts'

const VERSION = '3.1.14'
const IGNORED: ReadonlySet<string> = new Set(['.git', 'node_modules', 'bower_components', '.nyc_output', 'coverage'])

/** What nodemon was given. */
interface Given {
  readonly extensions: readonly string[]
  /** Absolute. */
  readonly directories: readonly string[]
  readonly script: readonly string[]
  readonly isQuiet: boolean
}

/** Reads the words before the script; a text says which of them is not simulated. */
function givenOf({ argv, cwd }: GnuProcess): Given | string {
  const words = argv.slice(1)
  let extensions = ['js', 'mjs', 'cjs', 'json']
  const directories: string[] = []
  let isQuiet = false
  while (words[0]?.startsWith('-') === true) {
    const option = words.shift() ?? ''
    // files are looked at in turns anyway
    if (/^(?:-L|--legacy-watch)$/.test(option)) continue
    if (/^(?:-q|--quiet)$/.test(option)) isQuiet = true
    else if (/^(?:-e|--ext)$/.test(option)) extensions = (words.shift() ?? '').split(/[, ]/)
    else if (/^(?:-w|--watch)$/.test(option)) directories.push(fromDirectory(cwd, words.shift() ?? '.'))
    else return option
  }
  return { extensions, directories: directories.length > 0 ? directories : [cwd], script: words, isQuiet }
}

/** The files below a place with one of some extensions. */
function filesBelow(process: GnuProcess, place: string, extensions: readonly string[]): readonly string[] {
  const { fs } = process.system
  if (!fs.exists(place)) return []
  if (!fs.isDirectory(place)) return [place]
  return fs.names(place).flatMap((name) => {
    if (IGNORED.has(name)) return []
    const path = `${place}/${name}`
    if (fs.isDirectory(path)) return filesBelow(process, path, extensions)
    return extensions.some((extension) => name.endsWith(`.${extension}`)) ? [path] : []
  })
}

/** The script that package.json names where none is typed. */
function mainOf(process: GnuProcess): string {
  try {
    return manifestOf(process)?.main || 'index.js'
  } catch (error) {
    if (!(error instanceof BadManifest)) throw error
    return 'index.js'
  }
}

/** Runs a script anew whenever a file changes, and says so. */
async function watch(process: GnuProcess, program: GnuProgram, given: Given): Promise<number> {
  const { extensions, directories, isQuiet } = given
  const script = given.script.length > 0 ? given.script : [mainOf(process)]
  const say = async (text: string): Promise<void> => {
    if (!isQuiet) await process.print(`[nodemon] ${text}\n`)
  }
  const argv = script[0] === 'node' ? script : ['node', ...script]
  await say(VERSION)
  await say('to restart at any time, enter `rs`')
  await say(`watching path(s): ${directories[0] === process.cwd ? '*.*' : directories.join(' ')}`)
  await say(`watching extensions: ${extensions.join(',')}`)
  const starting = `starting \`${argv.join(' ')}\``
  await say(starting)
  const waiting = 'clean exit - waiting for changes before restart'
  const crashed = 'app crashed - waiting for file changes before starting...'
  return runWatched(process, {
    program,
    argv,
    files: () => directories.flatMap((place) => filesBelow(process, place, extensions)),
    ended: (status) => say(status === 0 ? waiting : crashed),
    async restarting() {
      await say('restarting due to changes...')
      await say(starting)
    },
  })
}

/** nodemon, which npm installs: runs a program of Node.js anew whenever a file changes. */
export const nodemon = (): GnuProgram => ({
  declaration: { name: 'nodemon' },
  async run(process) {
    const given = givenOf(process)
    if (typeof given === 'string') {
      if (/^(?:-v|--version)$/.test(given)) {
        await process.print(`${VERSION}\n`)
        return 0
      }
      await process.complain(`the option ${given} is not simulated`)
      return 1
    }
    const program = process.kernel.program('node')
    return program ? watch(process, program, given) : 127
  },
})
