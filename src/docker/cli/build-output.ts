import { inTurns } from './in-turns.ts'
import { fromDirectory, normalizePath } from '../../linux/path.ts'
import { treeArchive } from '../archive/tree-archive.ts'
import type { BuildOutput, OutputRequest } from '../build/output.ts'
import { pushByName } from '../daemon/push.ts'
import type { Image } from '../engine/model.ts'
import type { Call } from './subcommand.ts'

/** Where an archive goes: a file of the host, or standard output. */
async function put({ process }: Call, path: string | undefined, bytes: Uint8Array): Promise<void> {
  if (path === undefined) await process.stdout.write(bytes)
  else process.system.fs.writeFile(fromDirectory(process.cwd, path), bytes)
}

/** What gets what a build made; undefined where that is an image of this host. */
export function builtOutput(call: Call, wanted: OutputRequest): BuildOutput | undefined {
  if (wanted.type === 'directory')
    return {
      type: 'directory',
      fs: call.process.system.fs,
      path: normalizePath(fromDirectory(call.process.cwd, wanted.path)),
    }
  if (wanted.type !== 'archive') return undefined
  const { path } = wanted
  return {
    type: 'archive',
    write: async (files) => put(call, path, await inTurns(call.process, treeArchive(files, '/', ''))),
  }
}

/** What `--metadata-file` has of an image. */
export const metadataOf = ({ id }: Image, names: readonly string[]): string =>
  `${JSON.stringify(
    {
      'containerimage.config.digest': `sha256:${id}`,
      'containerimage.digest': `sha256:${id}`,
      ...(names.length > 0 && { 'image.name': names.join(',') }),
    },
    null,
    2,
  )}\n`

/** Sends a built image to the registries of its names; the reason where one does not take it. */
export async function pushBuilt({ process }: Call, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const pushed = await pushByName(process, name)
    if (pushed.type === 'refused') return pushed.message
  }
  return undefined
}
