import type { FileSystem, FileSystemReader } from '../../linux/fs.ts'
import { copyInto } from '../../linux/copy-tree.ts'
import { joinPath } from '../../linux/path.ts'

/** A directory of the client that gets what a build made, in the place of an image. */
export interface OutputDirectory {
  readonly fs: FileSystem
  /** Absolute. */
  readonly path: string
}

/** Bytes of the files in a directory and below it. */
function bytesIn(fs: FileSystemReader, path: string): number {
  return fs.list(path).reduce((sum, { name, type }) => {
    const inside = joinPath(path, name)
    return sum + (type === 'directory' ? bytesIn(fs, inside) : type === 'file' ? fs.lstat(inside).size : 0)
  }, 0)
}

/** Copies all files of an image into a directory of the client; gives how many bytes they are. @throws FileSystemError */
export function copyOut(files: FileSystemReader, { fs, path }: OutputDirectory): number {
  fs.mkdirAll(path)
  copyInto({ fs: files, path: '/' }, { fs, path })
  return bytesIn(files, '/')
}

/**
 * What `--output` asks for: `DIR`, or `type=local,dest=DIR`.
 * @returns the directory as it was typed, undefined for an image, or the sentence where it cannot be done here
 */
export function outputOf(text: string): { readonly directory: string | undefined } | { readonly refusal: string } {
  if (!text.includes('=')) return text === '-' ? notSimulated('tar') : { directory: text }
  const fields = new Map(
    text.split(',').map((field): [string, string] => {
      const [key = '', value = ''] = field.split(/=(.*)/s)
      return [key, value]
    }),
  )
  const type = fields.get('type')
  if (type === undefined) return { refusal: 'type is required for output' }
  if (type === 'docker' || type === 'image') return { directory: undefined }
  if (type !== 'local') return notSimulated(type)
  const directory = fields.get('dest')
  return directory === undefined ? { refusal: 'dest is required for local output' } : { directory }
}

const notSimulated = (type: string): { readonly refusal: string } => ({
  refusal: `output of type ${type} is not simulated by this playground`,
})
