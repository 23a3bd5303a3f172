import { FileSystemError } from '../../posix/errno.ts'
import { textOf as decoded } from '../../posix/bytes.ts'
import { openFile, resolvePath } from '../../posix/open.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Process } from '../../posix/process.ts'
import { type OpenFile, release, retain } from '../../posix/stream.ts'
import type { History, ShellState } from '../state.ts'
import { limit } from './remember.ts'

/** How many lines there are by default, in the history and in its file. */
const USUAL_SIZE = '500'
/** Before a line: when that was entered, in seconds since 1970 (history(3), history_comment_char). */
const TIMESTAMP = /^#\d/

/** A shell in its process. */
interface Owner {
  readonly process: Process<PosixSystem>
  readonly state: ShellState
}

interface Entries {
  readonly lines: readonly string[]
  readonly times: readonly (number | undefined)[]
}

/** What a history file has. @throws FileSystemError */
export function readHistory(process: Process<PosixSystem>, path: string): Entries {
  const [lines, times]: [string[], (number | undefined)[]] = [[], []]
  let time: number | undefined
  for (const line of decoded(process.system.fs.readFile(resolvePath(process, path))).split('\n')) {
    if (TIMESTAMP.test(line)) time = Number.parseInt(line.slice(1), 10) * 1000
    else if (line !== '') {
      lines.push(line)
      times.push(time)
      time = undefined
    }
  }
  return { lines, times }
}

/** The last `count` lines of a history as a file has them: with their times where HISTTIMEFORMAT is set. */
function textOf(state: ShellState, history: History, count: number): string {
  const timed = state.get('HISTTIMEFORMAT') !== undefined
  const from = history.lines.length - count
  const stamp = (at: number): string => `#${Math.floor(history.timeOf(history.first + from + at) / 1000)}\n`
  const entries = history.lines.slice(from).map((line, at) => `${timed ? stamp(at) : ''}${line}\n`)
  return entries.join('')
}

/** Nobody else may read a history that is new. @throws FileSystemError */
function open(process: Process<PosixSystem>, path: string, append: boolean): OpenFile {
  const flags = { write: true, create: true, append, truncate: !append }
  const absolute = resolvePath(process, path)
  const isNew = process.system.fs.peek(absolute) === undefined
  return isNew ? process.system.open(absolute, flags, 0o600 & ~process.umask) : openFile(process, path, flags)
}

async function write(process: Process<PosixSystem>, path: string, text: string, append = false): Promise<void> {
  const file = retain(open(process, path, append))
  try {
    await file.write(text)
  } finally {
    release(file)
  }
}

/** Writes the whole history to a file. @throws FileSystemError */
export function writeHistory({ process, state }: Owner, history: History, path: string): Promise<void> {
  return write(process, path, textOf(state, history, history.lines.length))
}

/** Appends to a file what was entered and stands in none yet. @throws FileSystemError */
export async function appendHistory({ process, state }: Owner, history: History, path: string): Promise<void> {
  const count = Math.min(history.entered, history.lines.length)
  if (count === 0) return
  await write(process, path, textOf(state, history, count), true)
  history.known += count
  history.entered = 0
}

/** Leaves as many lines in the history file as HISTFILESIZE says, which bash also does when that is set. A file that cannot be is passed over. */
export function cutHistoryFile(owner: Owner): void {
  try {
    cut(owner)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
  }
}

/** @throws FileSystemError */
function cut({ process, state }: Owner): void {
  const [path, most = ''] = [state.get('HISTFILE'), state.get('HISTFILESIZE')]
  const { fs } = process.system
  if (!path || !/^\d+$/.test(most) || fs.peek(resolvePath(process, path))?.type !== 'file') return
  const lines = decoded(fs.readFile(resolvePath(process, path))).split(/(?<=\n)/)
  const entries = lines.flatMap((line, at) => (TIMESTAMP.test(line) ? [] : [at]))
  const first = entries.at(-Number(most)) ?? 0
  if (entries.length <= Number(most)) return
  const from = Number(most) === 0 ? lines.length : TIMESTAMP.test(lines[first - 1] ?? '') ? first - 1 : first
  const file = retain(open(process, path, false))
  // a file waits for nobody
  void file.write(lines.slice(from).join(''))
  release(file)
}

/** What a shell does with its history when it ends (bashhist.c). A file that cannot be written is passed over, as bash does. */
export async function saveHistory(owner: Owner): Promise<void> {
  const { state } = owner
  const { history } = state
  const path = state.get('HISTFILE')
  if (!history || !path || history.entered === 0) return
  try {
    if (history.entered <= history.lines.length) await appendHistory(owner, history, path)
    else await writeHistory(owner, history, path)
    cutHistoryFile(owner)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
  }
}

/** Begins a history: HISTSIZE and HISTFILESIZE are set where they are not, and the history file is read. */
export function loadHistory({ process, state }: Owner): void {
  if (state.get('HISTSIZE') === undefined) state.set('HISTSIZE', USUAL_SIZE)
  if (state.get('HISTFILESIZE') === undefined) state.set('HISTFILESIZE', state.get('HISTSIZE') ?? USUAL_SIZE)
  const path = state.get('HISTFILE')
  const { history } = state
  if (!path || !history || history.entered > 0) return
  try {
    const { lines, times } = readHistory(process, path)
    // a terminal has its lines already
    if (history.lines.length === 0) history.add(lines, times)
    history.known = lines.length
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
  }
  limit(state)
}
