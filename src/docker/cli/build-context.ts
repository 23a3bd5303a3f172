import { inTurns } from './in-turns.ts'
import { decodeUtf8, encodeUtf8 } from '../../host.ts'
import { FileSystem } from '../../linux/fs.ts'
import { readArchive } from '../../linux/ustar.ts'
import { layMembers } from '../archive/tree-archive.ts'
import { arrival } from '../arrival.ts'
import { inputOf } from './archive-files.ts'
import type { Call } from './subcommand.ts'

const ROOT = { uid: 0, gid: 0 }

/** An empty tree, to which files of a context are brought. */
export const emptyContext = ({ process }: Call): FileSystem => new FileSystem({ clock: process.clock, owner: ROOT })

/** Where a tar archive says that it is one. */
const MAGIC = { at: 257, text: 'ustar' } as const

/** What is typed, where there is no other input. */
async function linesOf({ process }: Call): Promise<Uint8Array> {
  const lines: string[] = []
  for (let line = await process.stdin.readLine(); line !== undefined; line = await process.stdin.readLine())
    lines.push(`${line}\n`)
  return encodeUtf8(lines.join(''))
}

/** What standard input brings: an archive with the context, or a Dockerfile alone. */
export async function sentContext(call: Call): Promise<{ readonly files: FileSystem } | { readonly text: string }> {
  const bytes = call.process.system.client ? await inputOf(call) : await linesOf(call)
  const isArchive = decodeUtf8(bytes.subarray(MAGIC.at, MAGIC.at + MAGIC.text.length)) === MAGIC.text
  if (!isArchive) return { text: decodeUtf8(bytes) }
  const files = emptyContext(call)
  const members = await inTurns(call.process, readArchive(bytes))
  await inTurns(call.process, layMembers(files, '/', members ?? []))
  return { files }
}

const GIT = /^(?:https?:\/\/)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#[^:]*(?::(.*))?)?$/

/** Whether a context is named by its address. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/|git:\/\/|git@|github\.com\/)/.test(text)

/** The context in a repository, and the directory in it that is meant; undefined for one that cannot be had here. */
export async function clonedContext(
  call: Call,
  url: string,
): Promise<{ readonly files: FileSystem; readonly directory: string } | undefined> {
  const [, name = '', directory = ''] = GIT.exec(url) ?? []
  const { projects } = await arrival(call.process.system, import('../samples/projects.ts'))
  const project = Object.hasOwn(projects, name) ? projects[name] : undefined
  if (!project) return undefined
  const files = emptyContext(call)
  for (const [path, text] of Object.entries(project)) {
    files.mkdirAll(`/${path}`.slice(0, path.lastIndexOf('/') + 1) || '/')
    files.writeFile(`/${path}`, text)
  }
  return { files, directory: `/${directory}` }
}
