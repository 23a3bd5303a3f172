import type { Clock } from '../../base/clock.ts'
import { FileSystem, FileSystemReader } from '../../linux/fs.ts'
import type { DockerHost } from '../docker-host.ts'
import { changeContainer } from '../engine/containers.ts'
import { imageById } from '../engine/lookup.ts'
import type { Container, Mount } from '../engine/model.ts'
import { keepVolumeFiles } from '../engine/volumes.ts'
import type { OpenFiles } from './container-command.ts'
import { copyTree, mirrorTree, type Place, sameTree } from './copy-tree.ts'
import { imageTree, ROOT_OWNER } from './image-tree.ts'

function ownFiles(host: DockerHost, container: Container, clock: Clock): FileSystem {
  const image = imageById(host.engine.get(), container.imageId)
  const snapshot = container.files ?? (image && imageTree(image, clock))
  return new FileSystem({ clock, owner: ROOT_OWNER, ...(snapshot && { snapshot }) })
}

/** What a mount shows: the volume's content or the host's directory. Undefined for a volume that is still empty. */
function sourceOf(host: DockerHost, mount: Mount): Place | undefined {
  if (mount.type === 'bind') return { fs: host.fs, path: mount.source }
  const volume = host.engine.get().volumes.find(({ name }) => name === mount.source)
  return volume?.files && { fs: new FileSystemReader(volume.files), path: '/' }
}

function openMount(host: DockerHost, mount: Mount, fs: FileSystem): void {
  const source = sourceOf(host, mount)
  const target = { fs, path: mount.target }
  const isFile = source?.fs.exists(source.path) === true && !source.fs.isDirectory(source.path)
  if (!source || isFile) {
    fs.mkdirAll(isFile ? mount.target.slice(0, mount.target.lastIndexOf('/')) || '/' : mount.target)
    if (source) copyTree(source, target)
    return
  }
  if (mount.type === 'bind') host.fs.mkdirAll(mount.source)
  mirrorTree(source, target)
}

function saveVolume(host: DockerHost, mount: Mount, content: Place, clock: Clock): void {
  const fs = new FileSystem({ clock, owner: ROOT_OWNER })
  mirrorTree(content, { fs, path: '/' })
  host.engine.update((engine) => keepVolumeFiles(engine, mount.source, fs.snapshot()))
}

/** Gives a mount's content back; false when that is not allowed and there was a change. */
function saveMount(host: DockerHost, mount: Mount, fs: FileSystem, clock: Clock): boolean {
  const content = { fs, path: mount.target }
  const source = sourceOf(host, mount)
  if (!fs.exists(content.path) || (source && sameTree(content, source))) return true
  if (mount.readOnly) return false
  if (mount.type === 'volume') saveVolume(host, mount, content, clock)
  else if (fs.isDirectory(content.path)) mirrorTree(content, { fs: host.fs, path: mount.source })
  else copyTree(content, { fs: host.fs, path: mount.source })
  return true
}

/** What every container gets from the engine at its start: its names in /etc, as Docker writes them. */
function writeNames(container: Container, fs: FileSystem): void {
  if (!fs.isDirectory('/etc')) return
  const addresses = container.networks.flatMap(({ address }) => (address === undefined ? [] : [address]))
  const hosts = [['127.0.0.1', 'localhost'], ...addresses.map((address) => [address, container.hostname])]
  const files = {
    '/etc/hostname': `${container.hostname}\n`,
    '/etc/hosts': hosts.map((row) => `${row.join('\t')}\n`).join(''),
  }
  for (const [path, content] of Object.entries(files)) {
    if (!fs.exists(path) || fs.readText(path) !== content) fs.writeFile(path, content)
  }
}

/** Opens the files of a container, running or not. */
export function openFiles(host: DockerHost, container: Container, clock: Clock): OpenFiles {
  const fs = ownFiles(host, container, clock)
  writeNames(container, fs)
  if (container.workingDirectory !== '') fs.mkdirAll(container.workingDirectory)
  const mounts = container.mounts.toSorted((one, other) => one.target.length - other.target.length)
  for (const mount of mounts) openMount(host, mount, fs)
  return {
    fs,
    save() {
      const refused = mounts.filter((mount) => !saveMount(host, mount, fs, clock))
      host.engine.update((engine) =>
        changeContainer(engine, container.id, (current) => ({ ...current, files: fs.snapshot() })),
      )
      return refused
    },
  }
}
