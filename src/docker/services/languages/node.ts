import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { directoryName } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { interpreter, type InterpreterOptions, runRead } from './interpreter.ts'
import { MissingModule, readJavaScript } from './javascript.ts'

const LOADER = 'node:internal/modules/cjs/loader:1404\n  throw err;\n  ^\n\n'

/** Warnings, memory and experiments change nothing here; what asks, watches or looks inside is not simulated. */
const OPTIONS: InterpreterOptions = {
  inert:
    /^--(?:(?:no-)?warnings|no-deprecation|(?:trace|throw|pending)-\w+|enable-source-maps|max-(?:old-space|semi-space|http-header)-size=\d+|unhandled-rejections=\w+|experimental-[\w-]+|no-experimental-[\w-]+|dns-result-order=\w+|expose-gc|preserve-symlinks)$/,
  valued: /^$/,
  unsimulated:
    /^(?:-[hpcirC]|-pe|--(?:help|print|check|interactive|require|import|eval|env-file|inspect|watch|test|loader|conditions|run|prof|cpu-prof|title|input-type)(?:[-=].*)?)$/,
  bad: (option, lacksValue) => ({
    text: lacksValue ? `node: ${option} requires an argument\n` : `node: bad option: ${option}\n`,
    status: 9,
  }),
}

/** Node.js. */
export const node = (surroundings: Surroundings): GnuProgram => {
  const { version } = surroundings
  const notFound = (module: string, from: string): string =>
    `${LOADER}Error: Cannot find module '${module}'\n${from === '' ? '' : `Require stack:\n- ${from}\n`}    code: 'MODULE_NOT_FOUND',\n    requireStack: [${from === '' ? '' : ` '${from}' `}]\n}\n\nNode.js v${version}\n`
  return interpreter({
    name: 'node',
    version: `v${version}`,
    versionOptions: ['-v', '--version'],
    option: '-e',
    options: OPTIONS,
    async run(process, source, path) {
      try {
        const directory = path === '' ? process.cwd : directoryName(path)
        return await runRead(process, 'node', () => readJavaScript(process, source, directory), surroundings)
      } catch (error) {
        if (!(error instanceof MissingModule)) throw error
        await process.write(2, notFound(error.message, path))
        return 1
      }
    },
    missing: (path) => notFound(path, ''),
    missingStatus: 1,
  })
}
