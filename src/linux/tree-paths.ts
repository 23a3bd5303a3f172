import { type Ino, type Inode, ROOT } from './inode.ts'
import { joinPath } from './path.ts'
import { emptyTable, tableGet } from './radix.ts'
import { tableChanges } from './radix-changes.ts'
import type { FileSystemSnapshot } from './volume.ts'

function nameIn(directory: Readonly<Inode> | undefined, ino: Ino): string | undefined {
  if (directory?.type !== 'directory') return undefined
  for (const [name, child] of directory.entries) if (child === ino) return name
  return undefined
}

/** The paths of inodes in a snapshot. `visit` is called for each inode that is looked at. */
export class TreePaths {
  readonly #table: FileSystemSnapshot['table']
  readonly #visit: () => void
  /** Of directories. */
  readonly #known = new Map<Ino, string>([[ROOT, '/']])

  constructor({ table }: Pick<FileSystemSnapshot, 'table'>, visit: () => void) {
    this.#table = table
    this.#visit = visit
  }

  /** The path of a name in a directory. */
  in(directory: Ino, name: string): string {
    return joinPath(this.#directory(directory), name)
  }

  /** The path of a file: one of them, where it has several names. */
  of(ino: Ino): string {
    const node = this.#node(ino)
    if (node?.type === 'directory') return this.#directory(ino)
    const name = node && nameIn(this.#node(node.parent), ino)
    return node && name !== undefined ? this.in(node.parent, name) : this.#searched(ino)
  }

  #node(ino: Ino): Readonly<Inode> | undefined {
    this.#visit()
    return tableGet(this.#table, ino)
  }

  #directory(ino: Ino): string {
    const known = this.#known.get(ino)
    if (known !== undefined) return known
    const parent = this.#node(ino)?.parent ?? ROOT
    const path = this.in(parent, nameIn(this.#node(parent), ino) ?? '')
    this.#known.set(ino, path)
    return path
  }

  /** For a file that lost the name it got last: it has another one somewhere. */
  #searched(ino: Ino): string {
    for (const at of tableChanges(emptyTable<Readonly<Inode>>(), this.#table, this.#visit)) {
      const name = nameIn(this.#node(at), ino)
      if (name !== undefined) return this.in(at, name)
    }
    return ''
  }
}
