import { inTurns } from './in-turns.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import { baseName, directoryName, fromDirectory, joinPath } from '../../linux/path.ts'
import { containerEvent } from '../daemon/events.ts'
import { openFiles } from '../runtime/container-files.ts'
import { copyingTree, type Place } from '../../linux/copy-tree.ts'
import type { FileSystem } from '../../linux/fs.ts'
import { layMembers, treeArchive } from '../archive/tree-archive.ts'
import { readArchive } from '../../linux/ustar.ts'
import { inputOf } from './archive-files.ts'
import { findContainer } from '../engine/lookup.ts'
import { sizeInWords } from '../engine/units.ts'
import { switchOption } from './flags.ts'
import { type Call, found, type ListedSubcommand, progressOf } from './subcommand.ts'

/** One end of a copy: a path of the host, or `container:path`. */
interface End {
  readonly place: Place<FileSystem>
  readonly container: string | undefined
  /** As the message names it. */
  readonly shown: string
  readonly save: () => void
  /** Tells the engine's journal what was done at this end. */
  readonly tell: (action: 'archive-path' | 'extract-to-dir', path: string) => void
}

function endOf({ process, engine }: Call, text: string): End {
  const colon = text.indexOf(':')
  const isLocal = colon < 0 || /^[./]/.test(text)
  if (isLocal) {
    const path = fromDirectory(process.cwd, text)
    const local = { save: () => undefined, tell: () => undefined }
    return { place: { fs: process.system.fs, path }, container: undefined, shown: path, ...local }
  }
  const name = text.slice(0, colon)
  const container = found(findContainer(engine, name))
  const files = openFiles(process.system, container, process.clock)
  const path = fromDirectory('/', text.slice(colon + 1))
  const { journal } = process.system
  return {
    place: { fs: files.fs, path },
    container: name,
    shown: text,
    save: () => files.save(),
    tell: (action, at) => journal?.record(containerEvent(action, container, { path: at })),
  }
}

/** A tar archive is a header of 512 bytes and content in blocks of 512 for each file, and two blocks at its end. */
const BLOCK = 512
const archived = (bytes: number): number => BLOCK + Math.ceil(bytes / BLOCK) * BLOCK + 2 * BLOCK

function missing({ container, place }: End, text: string): string {
  return container === undefined
    ? `lstat ${place.path}: no such file or directory`
    : `Error response from daemon: Could not find the file ${text.slice(text.indexOf(':') + 1)} in container ${container}`
}

/** Tells what was copied: the specified terminal always, Docker only on a terminal. */
async function tellOf({ process, flags }: Call, to: End, size: number): Promise<void> {
  const done = `Successfully copied ${sizeInWords(archived(size))} to ${to.shown}\n`
  const { policy, client } = process.system
  if (flags.has('quiet')) return
  if (policy.wording === 'specified') await process.stdout.write(done)
  // how much there is of it already is not drawn: output that moves the caret is not shown here
  else if (client?.errorsAreTerminal) await progressOf(process).write(done)
}

/** What is wrong with where something is to be copied; undefined where nothing is. */
function wrongTarget(to: End, text: string): string | undefined {
  const { fs, path } = to.place
  if (fs.isDirectory(path)) return undefined
  const directory = text.endsWith('/') ? path : directoryName(path)
  if (fs.isDirectory(directory) && !text.endsWith('/')) return undefined
  if (to.container === undefined) {
    const shown = (text.endsWith('/') ? text.replace(/\/[^/]*\/$/, '') : text.slice(0, text.lastIndexOf('/'))) || '/'
    return `invalid output path: directory "${shown}" does not exist`
  }
  if (text.endsWith('/')) return 'no such directory'
  return `Error response from daemon: Could not find the file ${directory} in container ${to.container}`
}

/** How many links lead on before it is a loop, path_resolution(7). */
const MOST_LINKS = 40

/** What is to be copied: with `-L` what a link leads to. */
function sourceOf({ flags }: Call, { place: { fs, path } }: Pick<End, 'place'>): Place<FileSystem> {
  let place = path
  for (let at = 0; flags.has('follow-link') && at < MOST_LINKS && fs.lstat(place).type === 'symlink'; at += 1)
    place = fromDirectory(directoryName(place), fs.readLink(place))
  return { fs, path: place }
}

async function copy(call: Call, from: End, to: End): Promise<number> {
  const { stderr } = call.process
  const stat = from.place.fs.peek(from.place.path)
  if (!stat) {
    await stderr.write(`${missing(from, call.operands[0] ?? '')}\n`)
    return 1
  }
  const wrong = wrongTarget(to, call.operands[1] ?? '')
  if (wrong !== undefined) {
    await stderr.write(`${wrong}\n`)
    return 1
  }
  const { fs, path } = to.place
  const target = fs.isDirectory(path) ? joinPath(path, baseName(from.place.path)) : path
  try {
    await inTurns(call.process, copyingTree(sourceOf(call, from), { fs, path: target }))
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const reason = error.code === 'EROFS' ? 'mounted volume is marked read-only' : `${to.shown}: ${error.message}`
    await stderr.write(`Error response from daemon: ${reason}\n`)
    return 1
  }
  to.save()
  from.tell('archive-path', from.place.path)
  to.tell('extract-to-dir', fs.isDirectory(path) ? path : directoryName(path))
  await tellOf(call, to, stat.size)
  return 0
}

async function fail({ process }: Call, text: string): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return 1
}

/** `docker cp CONTAINER:PATH -`: an archive of what is there goes to standard output. */
async function give(call: Call, { place: { fs, path }, ...from }: End): Promise<number> {
  if (!fs.peek(path)) return fail(call, missing({ place: { fs, path }, ...from }, call.operands[0] ?? ''))
  if (call.process.system.client?.outputIsTerminal ?? true)
    return fail(call, 'cowardly refusing to copy to a terminal. Use a redirect')
  from.tell('archive-path', path)
  const source = sourceOf(call, { place: { fs, path } })
  const archive = treeArchive(fs, source.path, path === '/' ? '' : baseName(path))
  await call.process.stdout.write(await inTurns(call.process, archive))
  return 0
}

/** `docker cp - CONTAINER:DIRECTORY`: an archive from standard input is laid there. */
async function take(call: Call, to: End): Promise<number> {
  const { fs, path } = to.place
  if (!fs.isDirectory(path)) {
    const what = fs.peek(path)
      ? 'extraction point is not a directory'
      : `Could not find the file ${path} in container ${to.container}`
    return fail(call, `Error response from daemon: ${what}`)
  }
  const members = await inTurns(call.process, readArchive(await inputOf(call)))
  if (!members)
    return fail(call, 'Error response from daemon: Error processing tar file(exit status 1): unexpected EOF')
  try {
    await inTurns(call.process, layMembers(fs, path, members))
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    return fail(call, `Error response from daemon: ${to.shown}: ${error.message}`)
  }
  to.save()
  to.tell('extract-to-dir', path)
  return 0
}

export const cp: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER:SRC_PATH DEST_PATH\n\tdocker cp [OPTIONS] SRC_PATH CONTAINER:DEST_PATH',
    takes: [2, 2],
    description: ['Copies a file or a directory in either direction. The container need not run.'],
    options: [
      switchOption('a,archive', 'keep owners; they are kept in any case'),
      switchOption('L,follow-link', 'copy what a link leads to, under the name of the link'),
      switchOption('q,quiet', 'do not tell what was copied'),
    ],
    operands: [
      { name: 'SOURCE', kind: 'path' },
      { name: 'TARGET', kind: 'path' },
    ],
  },
  async run(call) {
    const [from, to] = [endOf(call, call.operands[0] ?? ''), endOf(call, call.operands[1] ?? '')]
    if (from.container === undefined && to.container === undefined) {
      await call.process.stderr.write('must specify at least one container source\n')
      return 1
    }
    if (from.container !== undefined && to.container !== undefined) {
      await call.process.stderr.write('copying between containers is not supported\n')
      return 1
    }
    if (call.operands[1] === '-') return give(call, from)
    return call.operands[0] === '-' ? take(call, to) : copy(call, from, to)
  },
}
