import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { directoryName } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { interpreter, runRead } from './interpreter.ts'
import { MissingModule, readJavaScript } from './javascript.ts'

const LOADER = 'node:internal/modules/cjs/loader:1404\n  throw err;\n  ^\n\n'

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
