import type { FileSystemReader } from '../../linux/fs.ts'
import { directoryName, joinPath } from '../../linux/path.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Volume } from '../engine/model.ts'
import { mountpointOf, VOLUMES } from '../engine/volume-path.ts'
import { makeVolume } from './volume-directory.ts'

/** The directories of volumes without a name: those may have gone with a container that ended while nobody looked. */
function nameless(fs: FileSystemReader): readonly string[] {
  return fs.isDirectory(VOLUMES) ? fs.names(VOLUMES).filter((name) => /^[0-9a-f]{64}$/.test(name)) : []
}

const has = (volumes: readonly Volume[], name: string): boolean => volumes.some((volume) => volume.name === name)

/** Gives the volumes that are new since `before` their directories, and takes away those of the volumes that are gone. */
export function updateVolumes({ engine, fs }: DockerHost, before: readonly Volume[]): void {
  const { volumes } = engine.get()
  for (const { name } of volumes) if (!has(before, name)) makeVolume(fs, name)
  for (const name of new Set([...before.map((volume) => volume.name), ...nameless(fs)])) {
    const directory = directoryName(mountpointOf(name))
    if (!has(volumes, name) && fs.exists(directory)) fs.removeTree(directory)
  }
}

/** Bytes of the files in a directory and below; 0 where there is none. */
function bytesBelow(fs: FileSystemReader, path: string): number {
  if (!fs.isDirectory(path)) return 0
  return fs.list(path).reduce((sum, { name, type }) => {
    const at = joinPath(path, name)
    return sum + (type === 'directory' ? bytesBelow(fs, at) : fs.lstat(at).size)
  }, 0)
}

/** Bytes of a volume's files. */
export function volumeBytes(fs: FileSystemReader, { name }: Volume): number {
  return bytesBelow(fs, mountpointOf(name))
}
