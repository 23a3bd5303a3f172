import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { quoteAlways } from '../../../linux/gnu/library/quote.ts'

const DIRECTORY = '/docker-entrypoint-initdb.d'

/** How the scripts of an image's first start are run. */
export interface InitScripts {
  /** How files for the client end; those of SQL may be packed. */
  readonly ending: '.sql' | '.js'
  /** A line of the shell that feeds such a file, or its standard input for `-`, to the client; the name is quoted. */
  client(file: string): string
  /** Where the client asks and as whom, by its variables, as what is in them needs no quotes there. */
  readonly environment: Readonly<Record<string, string>>
  /** Whether it says so where there are none: the shell of the image leaves the pattern as it is. */
  readonly tellsOfNone?: true
  /** Writes that a file is run, or left alone. */
  say(text: string): void | Promise<void>
}

/** How a file is run: executable scripts for themselves, others within the shell, those for the client by it; undefined for any other. */
function lineFor({ system: { fs } }: GnuProcess, { client, ending }: InitScripts, file: string): string | undefined {
  const name = quoteAlways(file)
  if (file.endsWith('.sh')) return (fs.stat(file).mode & 0o100) === 0 ? `. ${name}` : name
  if (file.endsWith(ending)) return client(name)
  if (ending === '.sql' && file.endsWith('.sql.gz')) return `gunzip -c ${name} | ${client('-')}`
  return undefined
}

/** Runs what stands in /docker-entrypoint-initdb.d, in the order of its names, and ends at the first failure. Gives the status. */
export async function runInitScripts(process: GnuProcess, scripts: InitScripts): Promise<number> {
  const { fs } = process.system
  const shell = process.kernel.program('bash') ?? process.kernel.program('sh')
  const names = fs.isDirectory(DIRECTORY) ? fs.names(DIRECTORY).toSorted() : []
  if (names.length === 0 && scripts.tellsOfNone) await scripts.say(`ignoring ${DIRECTORY}/*`)
  if (!shell) return 0
  for (const name of names) {
    const file = `${DIRECTORY}/${name}`
    const line = lineFor(process, scripts, file)
    await scripts.say(`${line === undefined ? 'ignoring' : 'running'} ${file}`)
    if (line === undefined) continue
    const isForClient = !file.endsWith('.sh')
    const environment = new Map([...process.environment, ...(isForClient ? Object.entries(scripts.environment) : [])])
    const child = process.spawn({ argv: ['bash', '-c', line], environment, image: (own) => shell.run(own) })
    const result = await process.wait(child)
    const status = result.type === 'stopped' ? 1 : result.status
    if (status !== 0) return status
  }
  return 0
}
