import { accountsOf } from '../../linux/accounts.ts'
import type { FileSystem } from '../../linux/fs.ts'
import { joinPath, normalizePath } from '../../linux/path.ts'
import { root } from '../../linux/users.ts'
import { digestOf } from '../engine/digest.ts'
import { unpack } from './archive.ts'
import type { CopyVertex } from './graph.ts'
import { BuildError } from './build-error.ts'
import type { StepRunner } from './step-runner.ts'
import { copyFiles, type CopyAttributes, digests, matches, type Tree } from './tree-files.ts'

/** What BuildKit calls a step's files: a random UUID and an id of 25 characters. */
function refOf(key: string): string {
  const digits = digestOf(`ref ${key}`)
  const parts = [8, 12, 16, 20, 32].map((end, at, ends) => digits.slice(ends[at - 1] ?? 0, end))
  return `${parts.join('-')}::${digestOf(key).slice(0, 25)}`
}

/** The paths that a COPY reads, by its sources. @throws BuildError for one that is not there */
function pathsOf(vertex: CopyVertex, tree: Tree | undefined, key: string): readonly string[] {
  return vertex.sources.flatMap((source) => {
    if (source.type === 'address') {
      const host = new URL(source.url).hostname
      const lookup = `dial tcp: lookup ${host}: no such host`
      throw new BuildError(vertex.node, `failed to load cache key: Get "${source.url}": ${lookup}`)
    }
    if (source.type === 'document' || !tree) return []
    const found = matches(tree, source.path)
    if (found.length > 0) return found
    const ref = refOf(key)
    const own = `failed to calculate checksum of ref ${ref}: "${normalizePath(`/${source.path}`)}": not found`
    throw new BuildError(vertex.node, `failed to compute cache key: ${own}`, own)
  })
}

/** Digests of what a COPY reads. @throws BuildError */
export function copyInputs(vertex: CopyVertex, tree: Tree | undefined, key: string): ReadonlyMap<string, string> {
  const paths = pathsOf(vertex, tree, key)
  return tree ? digests(tree, paths) : new Map()
}

const asked = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

/** Who `--chown` names, by the accounts of the image. @throws BuildError */
export function ownerOf(fs: FileSystem, vertex: Pick<CopyVertex, 'node'>, text: string): { uid: number; gid: number } {
  const [name = '', groupName] = text.split(':')
  const accounts = accountsOf(fs, root)
  const user = accounts.user(asked(name))
  if (!user && !/^\d+$/.test(name)) {
    throw new BuildError(
      vertex.node,
      `unable to convert uid/gid chown string to host mapping: can't find uid for user ${name}: no such user: ${name}`,
    )
  }
  const uid = user?.uid ?? Number(name)
  if (groupName === undefined) return { uid, gid: user?.gid ?? uid }
  const group = accounts.group(asked(groupName))
  if (!group && !/^\d+$/.test(groupName)) {
    throw new BuildError(
      vertex.node,
      `unable to convert uid/gid chown string to host mapping: can't find gid for group ${groupName}: no such group: ${groupName}`,
    )
  }
  return { uid, gid: group?.gid ?? Number(groupName) }
}

/** A COPY, and what it needs. */
export interface CopyWork {
  readonly vertex: CopyVertex
  readonly tree: Tree | undefined
  /** Of the step before. */
  readonly key: string
  readonly runner: StepRunner
}

/** What files get: root's from the context, their own from another step, unless it is told. */
function attributesOf(vertex: CopyVertex, fs: FileSystem): CopyAttributes {
  const { owner, mode, origin } = vertex
  const fallback = origin.type === 'context' ? { uid: 0, gid: 0 } : undefined
  return {
    owner: owner === undefined ? fallback : ownerOf(fs, vertex, owner),
    mode: mode === undefined ? undefined : Number.parseInt(mode, 8),
  }
}

const ARCHIVE = /\.(?:tar|tar\.gz|tgz|tar\.bz2|tar\.xz)$/

/** Copies what a COPY or an ADD names. @throws BuildError */
export async function copyStep(work: CopyWork, fs: FileSystem): Promise<void> {
  const { vertex, tree, key } = work
  const how = attributesOf(vertex, fs)
  const { target } = vertex
  const directory = normalizePath(target)
  const into = target.endsWith('/') || fs.isDirectory(directory)
  for (const source of vertex.sources) {
    if (source.type !== 'document') continue
    const to = into ? joinPath(directory, source.document.name) : directory
    fs.mkdirAll(to.slice(0, to.lastIndexOf('/')) || '/')
    fs.writeFile(to, source.content)
    if (how.owner) fs.chown(to, how.owner)
    if (how.mode !== undefined) fs.chmod(to, how.mode)
  }
  if (!tree) return
  for (const path of pathsOf(vertex, tree, key)) {
    const from = path === '' ? tree.root : joinPath(tree.root, path)
    const whole = tree.fs.isDirectory(from)
    if (vertex.unpacks && ARCHIVE.test(path)) {
      await unpack({ content: tree.fs.readFile(from), fs, path: directory }, vertex, work.runner)
      continue
    }
    const name = path.split('/').at(-1) ?? ''
    if (whole) fs.mkdirAll(directory)
    copyFiles(tree, path, { fs, path: whole || !into ? directory : joinPath(directory, name) }, how)
  }
}
