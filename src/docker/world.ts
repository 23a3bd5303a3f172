import type { Clock } from '../base/clock.ts'
import { FileSystem, type FileSystemSnapshot } from '../linux/fs.ts'
import { fileSystemToData } from '../linux/fs-data.ts'
import { playgroundUname } from '../linux/uname.ts'
import { learner, root } from '../linux/users.ts'
import { laySystemTree } from '../linux/system-tree.ts'
import type { SavedContents } from '../shell/machine.ts'
import { engineToData } from './engine-data.ts'
import type { Engine } from './engine/model.ts'
import { seedEngine } from './engine/seeds.ts'

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

export const DOCKER_WORLD_VERSION = 1

/** A world as plain data that structured clone, and so IndexedDB, can keep. */
export function dockerWorldToData({ engine, files }: DockerWorld, contents?: SavedContents): unknown {
  return {
    version: DOCKER_WORLD_VERSION,
    engine: engineToData(engine, contents),
    files: fileSystemToData(files, contents),
  }
}
