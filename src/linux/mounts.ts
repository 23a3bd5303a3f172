import { BLOCK, blockOf, type DirectoryNode, type Ino, type Inode, localIno, ROOT } from './inode.ts'
import { pathNames } from './path.ts'
import { tableGet } from './radix.ts'
import type { SyntheticTree } from './synthetic.ts'
import type { Volume } from './volume.ts'

/** What may be mounted: a directory or a file of a volume, or files that are made when somebody looks. */
export type Mountable =
  | { readonly volume: Volume; readonly synthetic?: undefined }
  | { readonly synthetic: SyntheticTree; readonly volume?: undefined }

/** A line of proc_pid_mounts(5), without where it is. */
export type Mounting = Mountable & {
  /** What is seen at the mount point, a number of its own volume; what is there already when absent. */
  readonly root?: Ino
  readonly readOnly: boolean
  /** `/dev/vda1`, `tmpfs`, `proc`. */
  readonly source: string
  readonly fsType: string
  /** What mount(8) says of how it is mounted besides `rw` or `ro`; what is usual for its kind when absent. */
  readonly options?: string
}

export type Mount = Mounting & {
  /** The path of the mount point, without links. */
  readonly on: string
  /** The directory, or the file, that it covers. */
  readonly above: Ino
}

/** A mount, wherever its mount point may be. */
type Wanted = Mounting & Pick<Mount, 'on'>

/** What lies on what, as inodes; made anew when another world was put into the root volume, where numbers mean other files. */
interface Places {
  readonly world: unknown
  readonly list: Mount[]
  /** From what is covered to what covers it. */
  readonly over: Map<Ino, Ino>
  /** The other way round. */
  readonly under: Map<Ino, Ino>
  /** The directories with mount points in them. */
  readonly holders: Set<Ino>
}

/**
 * The mounts of a file system. Inode numbers come in blocks, one for each mount, so that a number says where it is: the number in
 * the volume, and how many mounts come before.
 */
export class Mounts {
  readonly root: Volume
  readonly #mounts: (Wanted | undefined)[]
  /** For each mount, where the numbers begin that are told: at the block of the first mount of its volume. */
  readonly #firsts: Ino[] = [0]
  #places: Places | undefined

  /** @param source the device of the root, and `fsType` what is on it */
  constructor(root: Volume, source = '/dev/vda1', fsType = 'ext4') {
    this.root = root
    this.#mounts = [{ on: '/', volume: root, root: ROOT, readOnly: false, source, fsType }]
  }

  /** The mounts whose mount points are there, the root first. */
  get list(): readonly Mount[] {
    return [...this.#placed().list]
  }

  /** Mounts something on a path without links. Whatever is there already stays below it. */
  add(on: string, mounting: Mounting): void {
    const { volume } = mounting
    const first = volume ? this.#mounts.findIndex((other) => other?.volume === volume) : -1
    this.#firsts.push((first < 0 ? this.#mounts.length : first) * BLOCK)
    const mount = { ...mounting, on }
    this.#mounts.push(mount)
    // those before stay where they are, so a thousand mounts are not a million steps
    if (this.#places?.world === this.root.holds) this.#place(mount, this.#mounts.length - 1, this.#places)
  }

  /** From now on nothing may be written in the root. */
  closeRoot(): void {
    const [root] = this.#mounts
    if (root) this.#mounts[0] = { ...root, readOnly: true }
    this.#places = undefined
  }

  /** Takes the last mount off a path. */
  remove(on: string): void {
    const at = this.#mounts.findLastIndex((mount) => mount?.on === on)
    // the block of what was mounted is not given to another: somebody may still hold numbers of it
    if (at > 0) this.#mounts[at] = undefined
    this.#places = undefined
  }

  /** The mount that an inode is in. */
  of(ino: Ino): Mounting | undefined {
    return this.#mounts[ino < BLOCK ? 0 : Math.floor(ino / BLOCK)]
  }

  node(ino: Ino): Readonly<Inode> | undefined {
    const mount = this.of(ino)
    return mount?.synthetic ? mount.synthetic.node(localIno(ino)) : mount && tableGet(mount.volume.table, localIno(ino))
  }

  child({ entries }: Readonly<DirectoryNode>, ino: Ino, name: string): Ino | undefined {
    const child = entries.get(name)
    return child === undefined ? undefined : this.#top(blockOf(ino) + child)
  }

  children({ entries }: Readonly<DirectoryNode>, ino: Ino): ReadonlyMap<string, Ino> {
    const holds = this.#placed().holders.has(ino)
    if (ino < BLOCK && !holds) return entries
    const block = blockOf(ino)
    const children = new Map<string, Ino>()
    for (const [name, child] of entries) children.set(name, holds ? this.#top(block + child) : block + child)
    return children
  }

  /** The directory above another: above a mount's own is that of its mount point. */
  above({ parent }: Readonly<DirectoryNode>, ino: Ino): Ino {
    const covered = this.#placed().under.get(ino)
    const directory = covered === undefined ? undefined : this.node(covered)
    return covered !== undefined && directory?.type === 'directory'
      ? this.above(directory, covered)
      : blockOf(ino) + parent
  }

  /** Whether something is mounted, and seen, as this inode. */
  isMountPoint(ino: Ino): boolean {
    return this.#placed().under.has(ino)
  }

  /** A number that is the same for a file in whichever mount of its volume it is seen. */
  numberOf(ino: Ino): Ino {
    return ino < BLOCK ? ino : (this.#firsts[Math.floor(ino / BLOCK)] ?? 0) + localIno(ino)
  }

  /** Which file system an inode is in: the same for all mounts of one disk, a place in memory is each its own. */
  deviceOf(ino: Ino): number {
    const own = ino < BLOCK ? 0 : Math.floor(ino / BLOCK)
    const source = this.#mounts[own]?.source
    return source?.startsWith('/') ? this.#mounts.findIndex((mount) => mount?.source === source) : own
  }

  #top(ino: Ino): Ino {
    const over = this.#placed().over.get(ino)
    return over === undefined ? ino : this.#top(over)
  }

  #find(path: string): Ino | undefined {
    let at: Ino | undefined = ROOT
    for (const name of pathNames(path)) {
      const node: Readonly<Inode> | undefined = at === undefined ? undefined : this.node(at)
      at = node?.type === 'directory' && at !== undefined ? this.child(node, at, name) : undefined
    }
    return at
  }

  #placed(): Places {
    const world = this.root.holds
    if (this.#places?.world === world) return this.#places
    this.#places = { world, list: [], over: new Map(), under: new Map(), holders: new Set() }
    // what came before may cover it, so one is placed after the other
    for (const [block, mount] of this.#mounts.entries()) if (mount) this.#place(mount, block, this.#places)
    return this.#places
  }

  /** Lays a mount on what its path leads to, if anything is there. */
  #place(mount: Wanted, block: number, { list, over, under, holders }: Places): void {
    const above = this.#find(mount.on)
    if (above === undefined) return
    list.push({ ...mount, above })
    if (block === 0) return
    const root = block * BLOCK + (mount.root ?? localIno(above))
    over.set(above, root)
    under.set(root, above)
    holders.add(this.#holder(mount.on))
  }

  #holder(path: string): Ino {
    return this.#find(path.slice(0, path.lastIndexOf('/'))) ?? ROOT
  }
}
