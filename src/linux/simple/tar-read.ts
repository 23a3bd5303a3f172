import { atOnce } from '../../base/work.ts'
import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { directoryName } from '../path.ts'
import { modeText } from '../permissions.ts'
import { strftime } from '../time.ts'
import { type ArchiveMember, readArchive } from '../ustar.ts'
import { complain, type LinuxInvocation, pathOf } from './command.ts'
import { type ArchiveTask, memberName } from './tar-create.ts'

/** Status of what ends tar (tar(1), RETURN VALUE). */
const FATAL = 2

/** Whether a member was asked for: all are when none is named, and a directory's name means all that is in it. */
function isChosen(member: ArchiveMember, files: readonly string[]): boolean {
  if (files.length === 0) return true
  const wanted = files.map((file) => file.replace(/\/+$/, ''))
  return wanted.some((name) => member.name === name || member.name.startsWith(`${name}/`))
}

/** Reads the archive and does `each` with the members asked for; gives the status. */
async function forEachMember(
  process: LinuxInvocation,
  task: ArchiveTask,
  each: (member: ArchiveMember) => number | Promise<number>,
): Promise<number> {
  const content = attempt(() => process.system.fs.readFile(pathOf(process, task.archive)))
  if (content instanceof FileSystemError) {
    return complain(process, `${task.archive}: Cannot open: ${content.message}`, FATAL)
  }
  const members = atOnce(readArchive(content))
  if (!members) return complain(process, 'This does not look like a tar archive', FATAL)
  let status = 0
  for (const member of members.filter((candidate) => isChosen(candidate, task.files))) {
    status = Math.max(status, await each(member))
  }
  for (const file of task.files) {
    const missing = !members.some((member) => isChosen(member, [file]))
    if (missing) status = await complain(process, `${file}: Not found in archive`, FATAL)
  }
  return status === 0 ? 0 : complain(process, 'Exiting with failure status due to previous errors', FATAL)
}

function longLine({ name, type, mode, owner, group, content, mtime }: ArchiveMember): string {
  // the owner and the size share 19 cells, as in tar's own list
  const who = `${owner}/${group}`
  const size = String(content.length).padStart(Math.max(1, 18 - who.length))
  return `${modeText(type === 'hard-link' ? 'file' : type, mode)} ${who} ${size} ${strftime('%F %H:%M', mtime)} ${name}\n`
}

/** `tar -t`: lists an archive. */
export function listArchive(process: LinuxInvocation, task: ArchiveTask): Promise<number> {
  return forEachMember(process, task, async (member) => {
    await process.stdout.write(task.verbose ? longLine(member) : `${member.name}\n`)
    return 0
  })
}

function unpack(process: LinuxInvocation, member: ArchiveMember): void {
  const { fs } = process.system
  const path = pathOf(process, memberName(member.name) || '.')
  const { mode, mtime } = member
  if (member.type === 'directory') {
    fs.mkdirAll(path, { mode })
    fs.touch(path, mtime)
    return
  }
  fs.mkdirAll(directoryName(path))
  if (member.type === 'symlink') {
    fs.symlink(member.link ?? '', path, { mtime })
    return
  }
  if (member.type === 'fifo') {
    fs.mkfifo(path, { mode, mtime })
    return
  }
  if (member.type === 'hard-link') {
    fs.link(pathOf(process, memberName(member.link ?? '')), path)
    return
  }
  fs.writeFile(path, member.content, { mode, mtime })
}

/** `tar -x`: takes files out into the working directory. */
export function extractArchive(process: LinuxInvocation, task: ArchiveTask): Promise<number> {
  return forEachMember(process, task, async (member) => {
    const unpacked = attempt(() => unpack(process, member))
    if (unpacked instanceof FileSystemError) {
      return complain(process, `${member.name}: Cannot open: ${unpacked.message}`, FATAL)
    }
    if (task.verbose) await process.stdout.write(`${member.name}\n`)
    return 0
  })
}
