import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { watchNode } from './node-watch.ts'
import { interpreter, type InterpreterOptions } from './interpreter.ts'
import { Program } from './javascript/program.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'

/** Warnings, memory and experiments change nothing here; what asks, watches or looks inside is not simulated. */
const OPTIONS: InterpreterOptions = {
  inert:
    /^--(?:(?:no-)?warnings|no-deprecation|(?:trace|throw|pending)-\w+|enable-source-maps|max-(?:old-space|semi-space|http-header)-size=\d+|unhandled-rejections=\w+|experimental-[\w-]+|no-experimental-[\w-]+|dns-result-order=\w+|expose-gc|preserve-symlinks)$/,
  valued: /^$/,
  unsimulated:
    /^(?:-[hrC]|--(?:help|require|import|env-file|inspect|watch-\w+|test|loader|conditions|run|prof|cpu-prof|title|input-type)(?:[-=].*)?)$/,
  bad: (option, lacksValue) => ({
    text: lacksValue ? `node: ${option} requires an argument\n` : `node: bad option: ${option}\n`,
    status: 9,
  }),
}

const NODE = '/usr/local/bin/node'

/** What Node.js says of a file that is not there. */
const notFound = (path: string, version: string): string =>
  `node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n\nError: Cannot find module '${path}'\n    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)\n    at Module._load (node:internal/modules/cjs/loader:1038:27)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49 {\n  code: 'MODULE_NOT_FOUND',\n  requireStack: []\n}\n\nNode.js v${version}\n`

/** The file that a name on the command line leads to. */
function mainFile({ cwd, system: { fs } }: GnuProcess, word: string): string | undefined {
  const place = fromDirectory(cwd, word)
  const candidates = [place, `${place}.js`, `${place}.json`, `${place}/index.js`]
  return candidates.find((path) => fs.exists(path) && !fs.isDirectory(path))
}

/** Where the words for the program begin. */
const wordsFor = ({ argv }: GnuProcess, at: number): readonly string[] => argv.slice(at + 1)

/** Runs a file. */
async function runFile(process: GnuProcess, at: number, surroundings: Surroundings): Promise<number> {
  const word = process.argv[at] ?? ''
  const path = mainFile(process, word)
  if (path === undefined) {
    await process.write(2, notFound(fromDirectory(process.cwd, word), surroundings.version))
    return 1
  }
  return new Program(process, { argv: [NODE, path, ...wordsFor(process, at)], surroundings }).main({
    type: 'file',
    path,
  })
}

/** `--watch`, with the file behind it. */
async function watched(process: GnuProcess, at: number, surroundings: Surroundings): Promise<number> {
  const { version } = surroundings
  const [word, ...words] = process.argv.slice(at + 1)
  if (word === undefined || word.startsWith('-')) {
    await process.write(2, 'node: --watch requires specifying a file\n')
    return 9
  }
  const main = mainFile(process, word) ?? fromDirectory(process.cwd, word)
  return watchNode(process, { program: node(surroundings), word, main, words, version })
}

/** Runs what `-e`, `-p` or standard input gives. */
function runText(process: GnuProcess, source: string, surroundings: Surroundings): Promise<number> {
  const at = process.argv.findIndex((word) => EVALUATING.test(word))
  const isPrinted = at > 0 && PRINTING.test(process.argv[at] ?? '')
  const argv = at > 0 ? [NODE, ...wordsFor(process, at + 1)] : [NODE, '-']
  return new Program(process, { argv, surroundings }).main({
    type: 'text',
    source,
    name: at > 0 ? '[eval]' : '[stdin]',
    isPrinted,
  })
}

const EVALUATING = /^(?:-p?e|-p|--eval|--print)$/
const INTERACTIVE = /^(?:-i|--interactive)$/
const PRINTING = /^(?:-pe|-p|--print)$/

/** Node.js. */
export const node = (surroundings: Surroundings): GnuProgram => {
  const { version } = surroundings
  const plain = interpreter({
    name: 'node',
    version: `v${version}`,
    versionOptions: ['-v', '--version'],
    option: '-e',
    options: OPTIONS,
    run: (process, source) => runText(process, source, surroundings),
    missing: (path) => notFound(path, version),
    missingStatus: 1,
  })
  return {
    ...plain,
    async run(process) {
      const at = process.argv.findIndex((word, index) => index > 0 && !OPTIONS.inert.test(word))
      if (process.argv[at] === '--watch') return watched(process, at, surroundings)
      const isPrompt = at < 0 ? isTerminal(process.descriptors.get(0)) : INTERACTIVE.test(process.argv[at] ?? '')
      if (isPrompt) return new Program(process, { argv: [NODE], surroundings }).main({ type: 'prompt' })
      const word = process.argv[at] ?? ''
      if (at > 0 && !word.startsWith('-')) return runFile(process, at, surroundings)
      if (/^(?:-c|--check)$/.test(word)) {
        const name = process.argv[at + 1] ?? ''
        const path = mainFile(process, name)
        if (path === undefined) {
          await process.write(2, notFound(fromDirectory(process.cwd, name), version))
          return 1
        }
        return new Program(process, { argv: [NODE], surroundings }).check(path)
      }
      const source = process.argv[at + 1]
      if (EVALUATING.test(word) && source !== undefined) return runText(process, source, surroundings)
      return plain.run(process)
    },
  }
}
