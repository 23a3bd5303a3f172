import { atOnce } from '../../base/work.ts'
import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import type { Stat } from '../fs.ts'
import { joinPath, normalizePath, pathNames } from '../path.ts'
import { type ArchiveMember, isArchivable, writeArchive } from '../ustar.ts'
import { complain, type LinuxInvocation, pathOf } from './command.ts'

/** What tar was asked to do. */
export interface ArchiveTask {
  readonly archive: string
  readonly files: readonly string[]
  readonly verbose: boolean
}

/** Status of what ends tar (tar(1), RETURN VALUE). */
const FATAL = 2

/** A member's name: never absolute, and never above the directory it will be taken out in. */
export function memberName(path: string): string {
  const names = pathNames(path)
  return names.slice(names.lastIndexOf('..') + 1).join('/')
}

/** What of an operand does not become part of the member's name, as tar announces it. */
function removedPart(file: string): string | undefined {
  const up = /^(?:.*\/)?\.\.(?:\/|$)/.exec(file)?.[0]
  return up ?? (file.startsWith('/') ? '/' : undefined)
}

interface Found {
  readonly path: string
  readonly name: string
  readonly stat: Stat
}

/** A file and, if it is a directory, all that is in it, in the order of their names. */
function* walk(process: LinuxInvocation, path: string, name: string): Generator<Found> {
  const { fs } = process.system
  const ahead = [{ path, name }]
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    const { path: here, name: shown } = at
    const stat = fs.lstat(here)
    yield { path: here, name: shown, stat }
    if (stat.type !== 'directory') continue
    const below = fs.names(here).map((child) => ({ path: joinPath(here, child), name: joinPath(shown, child) }))
    for (const each of below.toReversed()) ahead.push(each)
  }
}

function memberOf(process: LinuxInvocation, { path, name, stat }: Found): ArchiveMember | undefined {
  if (stat.type !== 'file' && stat.type !== 'directory') return undefined
  const { fs, users } = process.system
  const directory = stat.type === 'directory'
  return {
    name: directory && !name.endsWith('/') ? `${name}/` : name,
    type: stat.type,
    mode: stat.mode,
    uid: stat.uid,
    gid: stat.gid,
    owner: users.nameOf(stat.uid),
    group: users.groupOf(stat.gid),
    mtime: stat.mtime,
    content: directory ? new Uint8Array() : fs.readFile(path),
  }
}

/** Gathers the members below one operand; gives the status. */
async function gather(
  process: LinuxInvocation,
  task: ArchiveTask,
  file: string,
  members: ArchiveMember[],
): Promise<number> {
  const path = pathOf(process, file)
  if (!process.system.fs.exists(path))
    return complain(process, `${file}: Cannot stat: No such file or directory`, FATAL)
  const removed = removedPart(file)
  if (removed !== undefined) await process.stderr.write(`tar: Removing leading '${removed}' from member names\n`)
  const own = normalizePath(pathOf(process, task.archive))
  let status = 0
  for (const found of walk(process, path, memberName(file) || '.')) {
    const member = memberOf(process, found)
    if (!member) continue
    if (normalizePath(found.path) === own) {
      await process.stderr.write(`tar: ${found.name}: file is the archive; not dumped\n`)
    } else if (isArchivable(member.name)) members.push(member)
    else status = await complain(process, `${found.name}: file name is too long (cannot be split); not dumped`, FATAL)
  }
  return status
}

/** `tar -c`: makes an archive. */
export async function createArchive(process: LinuxInvocation, task: ArchiveTask): Promise<number> {
  if (task.files.length === 0) return complain(process, 'Cowardly refusing to create an empty archive', FATAL)
  const members: ArchiveMember[] = []
  let status = 0
  for (const file of task.files) status = Math.max(status, await gather(process, task, file, members))
  const path = pathOf(process, task.archive)
  const saved = attempt(() => process.system.fs.writeFile(path, atOnce(writeArchive(members))))
  if (saved instanceof FileSystemError)
    return complain(process, `${task.archive}: Cannot open: ${saved.message}`, FATAL)
  if (task.verbose) await process.stdout.write(members.map((member) => `${member.name}\n`).join(''))
  return status === 0 ? 0 : complain(process, 'Exiting with failure status due to previous errors', FATAL)
}
