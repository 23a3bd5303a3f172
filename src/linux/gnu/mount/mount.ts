import { FileSystemError } from '../../../shell/posix/errno.ts'
import { mountLines } from '../../mount-lines.ts'
import { canonicalPath } from '../library/canonical.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

/** What mount(8) and umount(8) end with: wrong usage, and a mount that failed. */
const [USAGE, FAILED] = [1, 32]

const isRoot = ({ credentials: { uid } }: GnuProcess): boolean => uid === 0

async function badUsage(process: GnuProcess): Promise<number> {
  await process.write(2, `${process.name}: bad usage\nTry '${process.name} --help' for more information.\n`)
  return USAGE
}

/** The whole path of what is there; undefined where nothing is. */
function whole(process: GnuProcess, path: string): string | undefined {
  const found = canonicalPath(process, path, 'all')
  return found instanceof FileSystemError ? undefined : found
}

/** Why a file system is not mounted: the disks of this machine stay as they are, as in a container. */
function refusal(process: GnuProcess, source: string, target: string): string {
  const at = whole(process, target)
  if (!isRoot(process)) return `${at ?? target}: must be superuser to use mount`
  if (at === undefined) return `${target}: mount point does not exist`
  const isDevice = source.includes('/') || process.system.fs.peek(`${process.cwd}/${source}`) !== undefined
  return isDevice && whole(process, source) === undefined
    ? `${at}: special device ${source} does not exist`
    : `${at}: permission denied`
}

export const mount = gnu({
  name: 'mount',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('B,bind l,show-labels o,options=LIST r,read-only R,rbind t,types=LIST w,rw'),
  operands: [{ name: 'PATH', kind: 'path', optional: true, repeated: true }],
  refused: optionList(
    'a,all c,no-canonicalize f,fake F,fork i,internal-only L,label=LABEL m,mkdir[=MODE] make-shared make-slave make-private ' +
      'make-unbindable make-rshared make-rslave make-rprivate make-runbindable options-mode=MODE options-source=SOURCE ' +
      'options-source-force target-prefix=PATH M,move n,no-mtab N,namespace=NS O,test-opts=LIST s source=SRC target=DIR ' +
      'T,fstab=PATH U,uuid=UUID v,verbose read-write',
  ),
  async run(process, { operands, has, value }) {
    const [source, target, more] = operands
    if (more !== undefined) return badUsage(process)
    if (source !== undefined && target !== undefined) {
      await process.complain(
        `${refusal(process, source, target)}.\n       dmesg(1) may have more information after failed mount system call.`,
      )
      return FAILED
    }
    if (source !== undefined) {
      await process.complain(`${source}: can't find in /etc/fstab.`)
      return USAGE
    }
    if (['B', 'R', 'o', 'r', 'w'].some(has)) return badUsage(process)
    const types = value('t')?.split(',')
    const lines = mountLines(process.system.fs.mounts).split(/(?<=\n)/)
    const shown = lines.filter((line) => !types || types.some((type) => line.includes(` type ${type} `)))
    await process.print(shown.join(''))
    return 0
  },
})

/** What umount says of a path, and its status. */
function refused(process: GnuProcess, path: string): readonly [sentence: string, status: number] {
  const at = whole(process, path)
  const root = isRoot(process)
  if (at === undefined)
    return root ? [`${path}: no mount point specified.`, FAILED] : [`${path}: No such file or directory`, USAGE]
  if (!process.system.fs.mounts.list.some(({ on }) => on === at))
    return root ? [`${path}: not mounted.`, FAILED] : [`${at}: not mounted.`, USAGE]
  return [root ? `${path}: target is busy.` : `${at}: must be superuser to unmount.`, FAILED]
}

/** umount(8): what is mounted on this machine is in use for as long as it runs. */
export const umount = gnu({
  name: 'umount',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: optionList(
    'a,all A,all-targets c,no-canonicalize d,detach-loop fake f,force i,internal-only n,no-mtab l,lazy O,test-opts=LIST ' +
      'R,recursive r,read-only t,types=LIST v,verbose q,quiet N,namespace=NS',
  ),
  operands: [{ name: 'DIRECTORY', kind: 'path', optional: true, repeated: true }],
  async run(process, { operands }) {
    if (operands.length === 0) return badUsage(process)
    let status = 0
    for (const path of operands) {
      const [sentence, failed] = refused(process, path)
      await process.complain(sentence)
      status += failed
    }
    return status
  },
})
