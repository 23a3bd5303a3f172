import type { Clock } from '../base/clock.ts'
import { copyInto } from '../linux/copy-tree.ts'
import { FileSystem, FileSystemReader, type FileSystemSnapshot } from '../linux/fs.ts'
import { fileSystemFromData } from '../linux/stored-files.ts'
import { root } from '../linux/users.ts'
import { UnreadableWorld } from '../shell/machine.ts'
import { attempt, FileSystemError } from '../shell/posix/errno.ts'
import { makeVolume } from './runtime/volume-directory.ts'
import { record, whole } from './engine/reader.ts'
import { mountpointOf } from './engine/volume-path.ts'
import { engineFromData } from './stored-engine.ts'
import { DOCKER_WORLD_VERSION, type DockerWorld } from './world.ts'

const anything = (value: unknown): unknown => value

/** The host's files with those of volumes in their directories, where they have been since 0.1.0. */
function withVolumes(
  snapshot: FileSystemSnapshot,
  volumes: ReadonlyMap<string, FileSystemSnapshot>,
  clock: Clock,
): FileSystemSnapshot {
  const fs = new FileSystem({ clock, owner: root, snapshot })
  const moved = attempt(() => {
    for (const [name, files] of volumes) {
      makeVolume(fs, name)
      copyInto({ fs: new FileSystemReader(files), path: '/' }, { fs, path: mountpointOf(name) })
    }
  })
  if (moved instanceof FileSystemError) throw new UnreadableWorld(`stored Docker host: a volume: ${moved.message}`)
  return fs.snapshot()
}

/** Reads what `dockerWorldToData` gave, believing nothing. @throws UnreadableWorld when it is not whole */
export function dockerWorldFromData(data: unknown, clock: Clock): DockerWorld {
  const { version, engine, files } = record<{ version: number; engine: unknown; files: unknown }>({
    version: whole(0, 2 ** 31),
    engine: anything,
    files: anything,
  })(data, 'world')
  if (version !== DOCKER_WORLD_VERSION) throw new UnreadableWorld(`stored Docker host: version ${version} is not known`)
  const { volumeFiles, ...read } = engineFromData(engine)
  const stored = fileSystemFromData(files)
  return { ...read, files: volumeFiles.size > 0 ? withVolumes(stored, volumeFiles, clock) : stored }
}
