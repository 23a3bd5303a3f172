import type { Clock } from '../base/clock.ts'
import { copyInto } from '../linux/copy-tree.ts'
import { FileSystem, FileSystemReader, type FileSystemSnapshot } from '../linux/fs.ts'
import { fileSystemFromData, fileSystemToData } from '../linux/fs-data.ts'
import { playgroundUname } from '../linux/uname.ts'
import { learner, root } from '../linux/users.ts'
import { laySystemTree } from '../linux/system-tree.ts'
import { makeVolume } from './container/volume-directory.ts'
import { engineFromData, engineToData } from './engine-data.ts'
import type { Engine } from './engine/model.ts'
import { record, whole } from './engine/reader.ts'
import { seedEngine } from './engine/seeds.ts'
import { mountpointOf } from './engine/volume-path.ts'
import { type SavedContents, UnreadableWorld } from '../shell/machine.ts'
import { attempt, FileSystemError } from '../shell/posix/errno.ts'

/** The whole state of the Docker playground as one immutable value. */
export interface DockerWorld {
  readonly engine: Engine
  /** The host's own files. */
  readonly files: FileSystemSnapshot
}

export const DOCKER_HOST_NAME = 'docker-host'

/** A small project to build: a website and the recipe of its image. */
const PROJECT: Readonly<Record<string, string>> = {
  Dockerfile: [
    '# A small website, served by nginx',
    'FROM nginx:latest',
    'WORKDIR /usr/share/nginx/html',
    'COPY index.html .',
    'EXPOSE 80',
    'CMD ["nginx", "-g", "daemon off;"]',
    '',
  ].join('\n'),
  'index.html': [
    '<!DOCTYPE html>',
    '<html>',
    '<head><title>My app</title></head>',
    '<body><h1>Hello from my own image!</h1></body>',
    '</html>',
    '',
  ].join('\n'),
  '.dockerignore': 'Dockerfile\n.dockerignore\n',
}

const RELEASE = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n'
const INSTALLED_BEFORE = 30 * 86_400_000

function hostFiles(clock: Clock): FileSystemSnapshot {
  const now = clock.now()
  const fs = new FileSystem({ clock, owner: learner })
  const installed = now - INSTALLED_BEFORE
  laySystemTree(fs, {
    hostName: DOCKER_HOST_NAME,
    users: [root, learner],
    programs: ['docker'],
    release: RELEASE,
    installed,
  })
  fs.mkdirAll(learner.home)
  for (const [name, text] of Object.entries(PROJECT)) fs.writeFile(`${learner.home}/${name}`, text)
  return fs.snapshot()
}

/** The playground as a learner first finds it. */
export function initialDockerWorld(clock: Clock): DockerWorld {
  return { engine: seedEngine(clock.now(), playgroundUname.release), files: hostFiles(clock) }
}

const VERSION = 1

const anything = (value: unknown): unknown => value

/** A world as plain data that structured clone, and so IndexedDB, can keep. */
export function dockerWorldToData({ engine, files }: DockerWorld, contents?: SavedContents): unknown {
  return { version: VERSION, engine: engineToData(engine, contents), files: fileSystemToData(files, contents) }
}

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
  if (version !== VERSION) throw new UnreadableWorld(`stored Docker host: version ${version} is not known`)
  const { volumeFiles, ...read } = engineFromData(engine)
  const stored = fileSystemFromData(files)
  return { ...read, files: volumeFiles.size > 0 ? withVolumes(stored, volumeFiles, clock) : stored }
}
