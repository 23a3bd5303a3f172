import type { Clock } from '../../base/clock.ts'
import type { Work } from '../../base/work.ts'
import { FileSystem } from '../../linux/fs.ts'
import { normalizePath } from '../../linux/path.ts'
import type { BuildCache } from './cache.ts'
import type { Origin, PlannedMount, RunVertex } from './graph.ts'
import { BuildError } from './build-error.ts'
import type { StepMount } from './step-runner.ts'
import { copyFiles, digests, matches, type Tree } from './tree-files.ts'

/** What --secret gave, by id. */
export type Secrets = ReadonlyMap<string, Uint8Array>

/** Where mounts come from. */
export interface MountParts {
  readonly clock: Clock
  readonly cache: { get(): BuildCache; set(cache: BuildCache): void }
  readonly secrets: Secrets
  readonly sources: ReadonlyMap<Origin, Tree>
}

const ROOT = { uid: 0, gid: 0 }
const KEEP = { owner: undefined, mode: undefined }

/** Digests of what a RUN has bound: with other files it is another step. */
export function* mountInputs(vertex: RunVertex, sources: ReadonlyMap<Origin, Tree>): Work<ReadonlyMap<string, string>> {
  const all = new Map<string, string>()
  for (const { type, origin, source } of vertex.mounts) {
    const tree = sources.get(origin)
    if (type !== 'bind' || !tree) continue
    for (const [path, digest] of yield* digests(tree, yield* matches(tree, source))) all.set(path, digest)
  }
  return all
}

const cacheId = ({ id, target }: PlannedMount): string => id ?? target

/** The mounts of one RUN while it runs. */
export class StepMounts {
  readonly list: StepMount[] = []
  readonly #parts: MountParts
  readonly #caches: { readonly id: string; readonly fs: FileSystem }[] = []

  constructor(parts: MountParts) {
    this.#parts = parts
  }

  /** Makes what a RUN has mounted. @throws BuildError for what is required and not there */
  *make(vertex: RunVertex): Work<void> {
    for (const mount of vertex.mounts) {
      const made = yield* this.#made(mount, vertex)
      if (made) this.list.push(made)
    }
  }

  /** Keeps what was put into caches. */
  save(): void {
    const { cache } = this.#parts
    const mounts = new Map(cache.get().mounts)
    for (const { id, fs } of this.#caches) mounts.set(id, fs.snapshot())
    if (this.#caches.length > 0) cache.set({ ...cache.get(), mounts })
  }

  *#made(mount: PlannedMount, vertex: RunVertex): Work<StepMount | undefined> {
    const { target, readOnly } = mount
    switch (mount.type) {
      case 'bind':
        return { target, readOnly, ...(yield* this.#bound(mount, vertex)) }
      case 'cache':
        return { target, readOnly, path: '/', fs: this.#cacheOf(mount) }
      case 'tmpfs':
        return { target, readOnly: false, path: '/', fs: this.#empty(), memory: 'tmpfs' }
      case 'secret':
        return this.#secret(mount, vertex)
      case 'ssh':
        if (mount.required) throw new BuildError(vertex.node, `unset ssh forward key ${mount.id ?? 'default'}`)
        return undefined
    }
  }

  #empty(): FileSystem {
    return new FileSystem({ clock: this.#parts.clock, owner: ROOT })
  }

  #cacheOf(mount: PlannedMount): FileSystem {
    const id = cacheId(mount)
    const { clock, cache } = this.#parts
    const open = this.#caches.find((one) => one.id === id)
    if (open) return open.fs
    const snapshot = cache.get().mounts.get(id)
    const fs = new FileSystem({ clock, owner: ROOT, ...(snapshot && { snapshot }) })
    this.#caches.push({ id, fs })
    return fs
  }

  /** A copy of what is bound: what is left out of the context is left out here, too. */
  *#bound({ origin, source }: PlannedMount, { node }: RunVertex): Work<Pick<StepMount, 'fs' | 'path'>> {
    const tree = this.#parts.sources.get(origin)
    const fs = this.#empty()
    const [path] = tree ? yield* matches(tree, source) : []
    if (!tree || path === undefined) {
      throw new BuildError(node, `failed to compute cache key: "${normalizePath(`/${source}`)}": not found`)
    }
    yield* copyFiles(tree, path, { fs, path: `/${path}` }, KEEP)
    return { fs, path: `/${path}` }
  }

  #secret(mount: PlannedMount, vertex: RunVertex): StepMount | undefined {
    const id = mount.id ?? mount.target.split('/').at(-1) ?? ''
    const content = this.#parts.secrets.get(id)
    if (!content && mount.required) throw new BuildError(vertex.node, `secret ${id}: not found`)
    if (!content) return undefined
    const fs = this.#empty()
    const owner = { uid: Number(mount.uid ?? 0), gid: Number(mount.gid ?? 0) }
    fs.writeFile('/secret', content, { mode: Number.parseInt(mount.mode ?? '400', 8), owner })
    return { target: mount.target, fs, path: '/secret', readOnly: true }
  }
}
