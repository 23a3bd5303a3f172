import type { Clock } from '../../base/clock.ts'
import { FileSystem, type FileSystemSnapshot } from '../../linux/fs.ts'
import { withBaseGroups, withBaseUsers } from '../../linux/gnu/boot/base-accounts.ts'
import { mergeIntoUsr } from '../../linux/gnu/boot/merge-usr.ts'
import { MERGED } from '../../linux/merged-usr.ts'
import { directoryName } from '../../linux/path.ts'
import { programText } from '../../shell/posix/exec.ts'
import { softwareOf } from '../catalogue/official.ts'
import { imageTree, ROOT_OWNER } from './image-tree.ts'
import type { Image, ImageConfig } from '../engine/model.ts'
import { isServer, mainProgram } from '../engine/server.ts'
import { entrypointFiles } from './entrypoint.ts'
import { smallAccounts } from './small-accounts.ts'
import { appletsOf, isMerged, programFiles } from './catalogue.ts'

/** What says that an image's files have been laid; Docker has a file of this name in every container. */
const LAID = '/.dockerenv'

/** Whom the servers of images run as, by the program. */
const SERVICE_ACCOUNTS: Readonly<Record<string, string>> = {
  nginx: 'nginx:x:101:101:nginx user:/nonexistent:/bin/false',
  postgres: 'postgres:x:999:999::/var/lib/postgresql:/bin/bash',
  'redis-server': 'redis:x:999:999::/home/redis:/bin/sh',
  mysqld: 'mysql:x:999:999::/home/mysql:/bin/sh',
  mariadbd: 'mysql:x:999:999::/home/mysql:/bin/sh',
}

/** Accounts that images have for programs of their own, by the repository; their homes are in /home. */
const IMAGE_ACCOUNTS: Readonly<Record<string, string>> = {
  node: 'node:x:1000:1000::/home/node:/bin/sh',
}

/** The files of distroless images, which have no programs at all. */
const DISTROLESS: Readonly<Record<string, string>> = {
  '/etc/passwd':
    'root:x:0:0:root:/root:/sbin/nologin\nnobody:x:65534:65534:nobody:/nonexistent:/sbin/nologin\n' +
    'nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n',
  '/etc/group': 'root:x:0:\nnobody:x:65534:\ntty:x:5:\nstaff:x:50:\nnonroot:x:65532:\n',
  '/etc/ssl/certs/ca-certificates.crt': '',
}

function layDistroless(fs: FileSystem): void {
  for (const [path, text] of Object.entries(DISTROLESS)) {
    fs.mkdirAll(directoryName(path))
    if (!fs.exists(path)) fs.writeFile(path, text)
  }
  fs.mkdirAll('/home/nonroot', { owner: { uid: 65_532, gid: 65_532 } })
}

function edit(fs: FileSystem, path: string, change: (text: string) => string): void {
  if (fs.peek(path)?.type === 'file') fs.writeFile(path, change(fs.readText(path)))
}

function layAccount(fs: FileSystem, account: string | undefined): void {
  if (account === undefined) return
  const [name = '', , uid = '', , , home = '/'] = account.split(':')
  edit(fs, '/etc/passwd', (text) => `${text}${account}\n`)
  edit(fs, '/etc/group', (text) => `${text}${name}:x:${uid}:\n`)
  if (!home.startsWith('/home/') || fs.exists(home)) return
  fs.mkdirAll(home)
  fs.chown(home, { uid: Number(uid), gid: Number(uid) })
}

function layAccounts(fs: FileSystem, software: string, server: string): void {
  const merged = isMerged(software)
  const small = smallAccounts[softwareOf(software)?.variant.base === 'busybox' ? 'busybox' : 'alpine']
  edit(fs, '/etc/passwd', (text) => (merged ? withBaseUsers(text) : text + small.users))
  edit(fs, '/etc/group', (text) => (merged ? withBaseGroups(text) : text + small.groups))
  fs.writeFile('/etc/shadow', 'root:*::0:::::\n', { mode: 0o640 })
  layAccount(fs, SERVICE_ACCOUNTS[server])
  layAccount(fs, IMAGE_ACCOUNTS[softwareOf(software)?.repository ?? ''])
}

function layDevices(fs: FileSystem): void {
  for (const name of ['null', 'zero', 'full', 'random', 'urandom', 'tty'])
    if (!fs.exists(`/dev/${name}`)) fs.device(`/dev/${name}`, name)
  for (const path of ['/dev/pts', '/dev/shm']) if (!fs.exists(path)) fs.mkdir(path)
  const links = [['fd', ''], ...['stdin', 'stdout', 'stderr'].map((name, fd) => [name, `/${fd}`])]
  for (const [name, rest] of links) if (!fs.exists(`/dev/${name}`)) fs.symlink(`/proc/self/fd${rest}`, `/dev/${name}`)
}

/** Whether the file at a path is what the Simple shell's trees have for a program: there is nothing in it. */
const isBare = (fs: FileSystem, path: string): boolean => fs.readText(path) === ''

/** What `sh` leads to where that is dash. */
const DASH = '/usr/bin/dash'
/** What all names of BusyBox lead to. */
const BUSYBOX = '/bin/busybox'

/** Lays a file for each program, or a link for what BusyBox is; what the Simple shell's tree has besides goes. */
function layPrograms(fs: FileSystem, files: ReadonlyMap<string, string>, applets: ReadonlySet<string>): void {
  for (const name of fs.isDirectory('/usr/bin') ? fs.names('/usr/bin') : []) {
    const path = `/usr/bin/${name}`
    if (fs.peek(path)?.type === 'file' && isBare(fs, path)) fs.unlink(path)
  }
  for (const [path, name] of files) {
    if (fs.exists(path) && !isBare(fs, path)) continue
    fs.mkdirAll(directoryName(path))
    const isDash = name === 'sh' && files.has(DASH)
    if (!applets.has(name) && !isDash) {
      fs.writeFile(path, programText(name), { mode: 0o755 })
      continue
    }
    if (fs.exists(path)) fs.unlink(path)
    fs.symlink(isDash ? 'dash' : BUSYBOX, path)
  }
}

function layEntrypoint(fs: FileSystem, config: ImageConfig): void {
  for (const [path, script] of entrypointFiles(config)) {
    if (fs.exists(path)) continue
    fs.mkdirAll(directoryName(path))
    fs.writeFile(path, script, { mode: 0o755 })
  }
}

/** Lays what is missing of an image's files so that processes can run on them; does nothing where it has been done. */
export function completeRoot(fs: FileSystem, image: Pick<Image, 'software' | 'config'>): void {
  if (fs.exists(LAID)) return
  const { software, config } = image
  const argv = [...config.entrypoint, ...config.command]
  const main = isServer({ argv, env: [] }) ? mainProgram(argv) : []
  const files = programFiles(software, main)
  if (files.size > 0 && fs.isDirectory('/etc')) {
    layAccounts(fs, software, main[0] ?? '')
    layDevices(fs)
  }
  if (softwareOf(software)?.repository.startsWith('gcr.io/distroless/')) layDistroless(fs)
  layPrograms(fs, files, appletsOf(software))
  layEntrypoint(fs, config)
  if (isMerged(software)) for (const path of MERGED) mergeIntoUsr(fs, path)
  for (const path of ['/proc', '/sys/fs/cgroup']) fs.mkdirAll(path)
  fs.writeFile(LAID, '', { mode: 0o755 })
}

/** The files that containers of images begin with: laid once for each image, by its id. */
export class Roots {
  readonly #clock: Clock
  readonly #known = new Map<string, FileSystemSnapshot>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  of(image: Image): FileSystemSnapshot {
    const known = this.#known.get(image.id)
    if (known) return known
    const clock = { now: () => image.created, wait: this.#clock.wait }
    const fs = new FileSystem({ clock, owner: ROOT_OWNER, snapshot: imageTree(image, this.#clock) })
    completeRoot(fs, image)
    const snapshot = fs.snapshot()
    this.#known.set(image.id, snapshot)
    return snapshot
  }
}
