import { gunzipped, isGzip } from '../../linux/gnu/gzip/format.ts'
import { InflateError } from '../../linux/gnu/library/inflate.ts'
import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { directoryName, fromDirectory } from '../../linux/path.ts'
import { inTurns } from './in-turns.ts'
import type { Call } from './subcommand.ts'

/** The directory that a file is to be put into, where it is not there; undefined where it is. */
function missingDirectory({ process }: Call, name: string): string | undefined {
  const path = fromDirectory(process.cwd, name)
  const directory = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) || '/' : '.'
  return process.system.fs.isDirectory(directoryName(path)) ? undefined : directory
}

/** Puts an archive where `--output` says, or on standard output, which is to be no terminal; gives the status. */
export async function putArchive(
  call: Call,
  what: 'save' | 'export',
  bytes: () => Uint8Array | Promise<Uint8Array>,
): Promise<number> {
  const { process, flags } = call
  const name = flags.value('output')
  if (name === undefined) {
    if (process.system.client?.outputIsTerminal ?? true) {
      await process.stderr.write('cowardly refusing to save to a terminal. Use the -o flag or redirect\n')
      return 1
    }
    await process.stdout.write(await bytes())
    return 0
  }
  const missing = missingDirectory(call, name)
  if (missing !== undefined) {
    const failed = what === 'save' ? 'failed to save image' : 'failed to export container'
    await process.stderr.write(`${failed}: invalid output path: directory ${JSON.stringify(missing)} does not exist\n`)
    return 1
  }
  const path = fromDirectory(process.cwd, name)
  const archive = await bytes()
  const written = attempt(() => process.system.fs.writeFile(path, archive))
  if (!(written instanceof FileSystemError)) return 0
  await process.stderr.write(`open ${name}: ${written.message.toLowerCase()}\n`)
  return 1
}

/** What is in a file of the host; the reason where it cannot be read. */
export function fileOfHost({ process }: Call, name: string): Uint8Array | string {
  const content = attempt(() => process.system.fs.readFile(fromDirectory(process.cwd, name)))
  return content instanceof FileSystemError ? `open ${name}: ${content.message.toLowerCase()}` : content
}

/** All that comes from standard input; nothing where there is none. */
export async function inputOf({ process }: Call): Promise<Uint8Array> {
  return (await process.system.client?.readAll()) ?? new Uint8Array(0)
}

/** What a file holds that may be compressed with gzip; undefined where it is broken. */
export async function unpacked({ process }: Call, content: Uint8Array): Promise<Uint8Array | undefined> {
  if (!isGzip(content)) return content
  const work = gunzipped(content)
  try {
    return (await inTurns(process, work)).content
  } catch (error) {
    if (!(error instanceof InflateError)) throw error
    return undefined
  }
}
