import type { Clock } from '../base/clock.ts'
import type { SavedContents } from '../shell/machine.ts'
import { FileSystem, type FileSystemSnapshot } from './fs.ts'
import { type FileSystemData, fileSystemToData } from './fs-data.ts'
import { UPTIME_AT_START } from './hardware.ts'
import { laySystemTree } from './system-tree.ts'
import { learner, root, type User } from './users.ts'

/** The whole state of the Linux playground as one immutable value. */
export interface LinuxWorld {
  readonly files: FileSystemSnapshot
  /** When the machine was started, in milliseconds since 1970. */
  readonly bootedAt: number
}

export const HOST_NAME = 'linux-playground'

/** Exactly 87 bytes (specification, section 3). */
export const WELCOME_TEXT = [
  'Welcome!',
  'Type help to begin.',
  'Nothing here can break.',
  'Each command is safe to try here.',
  '',
].join('\n')

/** How long before the first start the system was installed. */
const INSTALLED_BEFORE = 30 * 86_400_000

/** Gives every directory the time it is to show, once all that is in it has been laid. */
function dateDirectories(fs: FileSystem, path: string, mtime: number): void {
  fs.touch(path, mtime)
  for (const entry of fs.list(path)) {
    if (entry.type === 'directory')
      dateDirectories(fs, path === '/' ? `/${entry.name}` : `${path}/${entry.name}`, mtime)
  }
}

const RELEASE = [
  'PRETTY_NAME="Playground Linux 1"',
  'NAME="Playground Linux"',
  'VERSION_ID="1"',
  'ID=playground',
  'ID_LIKE=debian',
  '',
].join('\n')

/** Texts to practise on, for everybody. */
const SAMPLES: Readonly<Record<string, string>> = {
  'animals.txt': 'tiger\nzebra\nant\nmonkey\nbear\nzebra\nant\nlion\neagle\nant\nwolf\notter\n',
  'planets.txt': 'Mercury\nVenus\nEarth\nMars\nJupiter\nSaturn\nUranus\nNeptune\n',
  'scores.txt': '42 Ada\n7 Linus\n100 Grace\n64 Dennis\n',
}

/** The file system of the playground as the specification's section 3 begins it, with what a Linux needs around it. */
function initialFiles(clock: Clock, programs: readonly string[], account: User): FileSystemSnapshot {
  const now = clock.now()
  const { home } = account
  const fs = new FileSystem({ clock, owner: account })
  const installed = now - INSTALLED_BEFORE
  const users = [root, account.uid === root.uid ? learner : account]
  laySystemTree(fs, { hostName: HOST_NAME, users, programs, release: RELEASE, installed })
  const asRoot = { owner: root, mtime: installed }
  fs.mkdirAll('/usr/share/playground', asRoot)
  for (const [name, text] of Object.entries(SAMPLES)) fs.writeFile(`/usr/share/playground/${name}`, text, asRoot)
  dateDirectories(fs, '/', installed)
  for (const path of [home, `${home}/Documents`, `${home}/Downloads`]) fs.mkdirAll(path, { mtime: now })
  fs.writeFile(`${home}/welcome.txt`, WELCOME_TEXT, { mtime: now })
  for (const path of ['/home', home]) fs.touch(path, now)
  fs.chown('/', root)
  return fs.snapshot()
}

/** The playground as a learner first finds it; `programs` are the names of the commands that are programs, `account` is who sits at it. */
export function initialWorld(clock: Clock, programs: readonly string[], account = learner): LinuxWorld {
  return { files: initialFiles(clock, programs, account), bootedAt: clock.now() - UPTIME_AT_START }
}

/** A world as plain data. */
export interface LinuxWorldData {
  readonly version: 1
  readonly bootedAt: number
  readonly files: FileSystemData
}

export function worldToData(world: LinuxWorld, contents?: SavedContents): LinuxWorldData {
  return { version: 1, bootedAt: world.bootedAt, files: fileSystemToData(world.files, contents) }
}
