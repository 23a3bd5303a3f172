import type { Work } from '../../base/work.ts'
import type { FileSystem, FileSystemReader } from '../../linux/fs.ts'
import { copyingInto } from '../../linux/copy-tree.ts'
import { joinPath } from '../../linux/path.ts'

/** What gets what a build made, in the place of an image that is kept. */
export type BuildOutput =
  | {
      readonly type: 'directory'
      readonly fs: FileSystem
      /** Absolute. */
      readonly path: string
    }
  | {
      readonly type: 'archive'
      write(files: FileSystemReader): Promise<void>
    }

/** Bytes of the files in a directory and below it. */
function bytesIn(fs: FileSystemReader, path: string): number {
  return fs.list(path).reduce((sum, { name, type }) => {
    const inside = joinPath(path, name)
    return sum + (type === 'directory' ? bytesIn(fs, inside) : type === 'file' ? fs.lstat(inside).size : 0)
  }, 0)
}

/** Copies all files of an image into a directory of the client; gives how many bytes they are. @throws FileSystemError */
export function* copyOut(
  files: FileSystemReader,
  { fs, path }: { readonly fs: FileSystem; readonly path: string },
): Work<number> {
  fs.mkdirAll(path)
  yield* copyingInto({ fs: files, path: '/' }, { fs, path })
  return bytesIn(files, '/')
}

/** What `--output` asks for; paths are as they were typed. */
export type OutputRequest =
  | { readonly type: 'image'; readonly push: boolean }
  | { readonly type: 'directory'; readonly path: string }
  /** On standard output where there is no path. */
  | { readonly type: 'archive'; readonly path: string | undefined }
  | { readonly type: 'refused'; readonly reason: string }

/** What the docker driver cannot do, as buildx names it. */
export const DRIVER_LIMIT =
  'feature is currently not supported for docker driver. Please switch to a different driver (eg. "docker buildx create --use")'

const refusedExporter = (feature: string): OutputRequest => ({ type: 'refused', reason: `${feature} ${DRIVER_LIMIT}` })

/** Reads `DIR`, `-`, or `type=local,dest=DIR`. */
export function outputOf(text: string): OutputRequest {
  if (text === '-') return { type: 'archive', path: undefined }
  if (!text.includes('=')) return { type: 'directory', path: text }
  const fields = new Map(
    text.split(',').map((field): [string, string] => {
      const [key = '', value = ''] = field.split(/=(.*)/s)
      return [key, value]
    }),
  )
  const [type, dest] = [fields.get('type'), fields.get('dest')]
  const path = dest === '-' ? undefined : dest
  switch (type) {
    case undefined:
      return { type: 'refused', reason: 'type is required for output' }
    case 'docker':
      return dest === undefined ? { type: 'image', push: false } : refusedExporter('Docker exporter')
    case 'oci':
      return refusedExporter('OCI exporter')
    case 'image':
      return { type: 'image', push: fields.get('push') === 'true' }
    case 'registry':
      return { type: 'image', push: true }
    case 'local':
      return dest === undefined
        ? { type: 'refused', reason: 'dest is required for local output' }
        : { type: 'directory', path: dest }
    case 'tar':
      return { type: 'archive', path }
    default:
      return { type: 'refused', reason: `output of type ${type} is not simulated by this playground` }
  }
}
