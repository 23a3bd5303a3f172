import type { InTurns, Work } from '../../base/work.ts'
import { accountsOf } from '../../linux/accounts.ts'
import type { FileSystem } from '../../linux/fs.ts'
import { joinPath, normalizePath } from '../../linux/path.ts'
import { root } from '../../linux/users.ts'
import { digesting, digestOf } from '../engine/digest.ts'
import { type AddressFiles, fileNameOf } from './address-files.ts'
import { unpack } from './archive.ts'
import type { CopyVertex } from './graph.ts'
import { BuildError } from './build-error.ts'
import type { StepRunner } from './step-runner.ts'
import { copyFiles, type CopyAttributes, digests, isPattern, matches, type Tree } from './tree-files.ts'

/** What BuildKit calls a step's files: a random UUID and an id of 25 characters. */
function refOf(key: string): string {
  const digits = digestOf(`ref ${key}`)
  const parts = [8, 12, 16, 20, 32].map((end, at, ends) => digits.slice(ends[at - 1] ?? 0, end))
  return `${parts.join('-')}::${digestOf(key).slice(0, 25)}`
}

/** The paths that a COPY reads, by its sources. @throws BuildError for a file that is not there */
function* pathsOf(vertex: CopyVertex, tree: Tree, key: string): Work<readonly string[]> {
  const paths: string[] = []
  for (const source of vertex.sources) {
    if (source.type !== 'path') continue
    const found = yield* matches(tree, source.path)
    // a pattern may fit nothing
    if (found.length === 0 && !isPattern(source.path)) {
      const ref = refOf(key)
      const own = `failed to calculate checksum of ref ${ref}: "${normalizePath(`/${source.path}`)}": not found`
      throw new BuildError(vertex.node, `failed to compute cache key: ${own}`, own)
    }
    for (const path of found) paths.push(path)
  }
  return paths
}

/** Digests of what a COPY reads. @throws BuildError */
export function* copyInputs(
  { vertex, tree, key }: Pick<CopyWork, 'vertex' | 'tree' | 'key'>,
  fetched: AddressFiles,
): Work<ReadonlyMap<string, string>> {
  const inputs = new Map<string, string>()
  const paths = tree ? yield* pathsOf(vertex, tree, key) : []
  for (const [url, body] of fetched) inputs.set(url, yield* digesting(body))
  if (tree) for (const [path, digest] of yield* digests(tree, paths)) inputs.set(path, digest)
  return inputs
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
  readonly fetched: AddressFiles
  readonly inTurns: InTurns
}

/** What files get: root's from the context, their own from another step, unless it is told. */
function attributesOf(vertex: CopyVertex, fs: FileSystem): CopyAttributes {
  const { owner, mode, origin } = vertex
  const fallback = origin.type === 'vertex' ? undefined : { uid: 0, gid: 0 }
  return {
    owner: owner === undefined ? fallback : ownerOf(fs, vertex, owner),
    mode: mode === undefined ? undefined : Number.parseInt(mode, 8),
  }
}

const ARCHIVE = /\.(?:tar|tar\.gz|tgz|tar\.bz2|tar\.xz)$/

/** A file whose text is known. */
interface TextFile {
  readonly name: string
  readonly content: string
  /** Its permissions where none are told. */
  readonly mode?: number
}

/** Only its owner may read what was fetched. */
const FETCHED_MODE = 0o600

/** The files that stand in the Dockerfile, and those that were fetched. @throws BuildError */
function textsOf(vertex: CopyVertex, fetched: AddressFiles, into: boolean): readonly TextFile[] {
  return vertex.sources.flatMap((source): readonly TextFile[] => {
    if (source.type === 'document') return [{ name: source.document.name, content: source.content }]
    if (source.type !== 'address') return []
    const name = into ? fileNameOf(source.url, vertex) : ''
    return [{ name, content: fetched.get(source.url) ?? '', mode: FETCHED_MODE }]
  })
}

/** Copies what a COPY or an ADD names. @throws BuildError */
export async function copyStep(work: CopyWork, fs: FileSystem): Promise<void> {
  const { vertex, tree, key } = work
  const how = attributesOf(vertex, fs)
  const { target } = vertex
  const directory = normalizePath(target)
  const into = target.endsWith('/') || fs.isDirectory(directory)
  for (const { name, content, mode } of textsOf(vertex, work.fetched, into)) {
    const to = into ? joinPath(directory, name) : directory
    fs.mkdirAll(to.slice(0, to.lastIndexOf('/')) || '/')
    fs.writeFile(to, content)
    if (how.owner) fs.chown(to, how.owner)
    const bits = how.mode ?? mode
    if (bits !== undefined) fs.chmod(to, bits)
  }
  if (!tree) return
  for (const path of await work.inTurns(pathsOf(vertex, tree, key))) {
    const from = path === '' ? tree.root : joinPath(tree.root, path)
    const whole = tree.fs.isDirectory(from)
    if (vertex.unpacks && ARCHIVE.test(path)) {
      await unpack({ content: tree.fs.readFile(from), fs, path: directory }, vertex, work.runner)
      continue
    }
    const name = path.split('/').at(-1) ?? ''
    if (whole) fs.mkdirAll(directory)
    const to = { fs, path: whole || !into ? directory : joinPath(directory, name) }
    await work.inTurns(copyFiles(tree, path, to, how))
  }
}
