import { FileSystem, type FileSystemSnapshot } from '../../linux/fs.ts'
import { changesBetween } from '../../linux/fs-delta.ts'
import { directoryName } from '../../linux/path.ts'
import { FileSystemReader } from '../../linux/fs-reader.ts'
import { firstTree, imageTree, ROOT_OWNER } from '../runtime/image-tree.ts'
import { containerById, imageById } from '../engine/lookup.ts'
import type { Container, Image } from '../engine/model.ts'
import type { Client } from './request.ts'

/** What became of a path in a container: 0 changed, 1 added, 2 removed. */
export interface FileChange {
  readonly Kind: 0 | 1 | 2
  readonly Path: string
}

/** The files of a container, and those of its image. */
export interface OwnFiles {
  readonly base: FileSystemSnapshot
  readonly files: FileSystemSnapshot
}

/** What the engine itself puts into containers, and what is no file of theirs. */
const LAID = /^\/(?:etc\/(?:hosts|hostname|resolv\.conf)|\.dockerenv|(?:proc|dev|sys)(?:\/.*)?)$/

async function rootOf({ system, clock }: Client, image: Image | undefined): Promise<FileSystemSnapshot> {
  if (!image) return new FileSystem({ clock, owner: ROOT_OWNER }).snapshot()
  return system.runtime ? system.runtime.steps.rootOf(image) : imageTree(image, clock)
}

/** A container's own files as they are now, without what is mounted. */
export async function ownFiles(client: Client, container: Container): Promise<OwnFiles> {
  const { engine, trees } = client.system
  trees.get(container.id)?.save()
  const current = containerById(engine.get(), container.id) ?? container
  const base = await rootOf(client, imageById(engine.get(), container.imageId))
  return { base, files: current.files ?? firstTree(current, base, client.clock) }
}

const within = (path: string, directory: string): boolean => path === directory || path.startsWith(`${directory}/`)

/** Whether a path says the same of its file in both trees, its times left out. */
export function isAlike(before: FileSystemReader, after: FileSystemReader, path: string): boolean {
  const [one, other] = [before.lstat(path), after.lstat(path)]
  if (one.type !== other.type || one.mode !== other.mode || one.uid !== other.uid || one.gid !== other.gid) return false
  if (one.type === 'directory') return true
  if (one.type === 'symlink') return before.readLink(path) === after.readLink(path)
  if (one.type !== 'file') return true
  const [bytes, others] = [before.readFile(path), after.readFile(path)]
  return bytes.length === others.length && bytes.every((byte, at) => byte === others[at])
}

/** What became of the image's files in a container, by their paths; directories above what changed are changed, too. */
export function fileChanges({ base, files }: OwnFiles, { mounts }: Pick<Container, 'mounts'>): readonly FileChange[] {
  const [before, after] = [new FileSystemReader(base), new FileSystemReader(files)]
  const kinds = new Map<string, FileChange['Kind']>()
  const isOwn = (path: string): boolean => !LAID.test(path) && !mounts.some(({ target }) => within(path, target))
  for (const change of changesBetween(base, files).changes) {
    if (change.type === 'moved') kinds.set(change.from, 2).set(change.path, 1)
    else if (change.type === 'added') kinds.set(change.path, 1)
    else if (change.type === 'removed') kinds.set(change.path, 2)
    else if (change.path !== '/' && !isAlike(before, after, change.path)) kinds.set(change.path, 0)
  }
  for (const path of kinds.keys()) if (!isOwn(path)) kinds.delete(path)
  for (const path of kinds.keys())
    for (let above = directoryName(path); above !== '/'; above = directoryName(above))
      if (!kinds.has(above)) kinds.set(above, 0)
  return [...kinds].map(([Path, Kind]) => ({ Kind, Path })).toSorted((one, other) => (one.Path < other.Path ? -1 : 1))
}

/** Bytes of what a container has written into its own layer. */
export async function writtenBytes(client: Client, container: Container): Promise<number> {
  const own = await ownFiles(client, container)
  const after = new FileSystemReader(own.files)
  return fileChanges(own, container)
    .filter(({ Kind }) => Kind !== 2)
    .map(({ Path }) => after.lstat(Path))
    .reduce((sum, { type, size }) => sum + (type === 'file' ? size : 0), 0)
}
