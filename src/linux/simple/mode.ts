import { permissionLetters } from '../permissions.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf } from './command.ts'

/** Why nothing changes: the playground shows permissions and owners, and does not act on them. */
const KEPT = 'in this shell permissions and owners are for display only'

/** What chmod, chown and chgrp print for each file: that it stays as it is, `kept` telling what. */
function retain(
  process: LinuxInvocation,
  files: readonly string[],
  kept: (file: string, path: string) => string,
): Promise<number> {
  return forEachOperand(files, async (file) => {
    const path = pathOf(process, file)
    if (!process.system.fs.exists(path)) return complain(process, `cannot access '${file}': No such file or directory`)
    await process.stdout.write(`${kept(file, path)}: ${KEPT}\n`)
    return 0
  })
}

/** Says of each file that its permissions stay. */
export function retainModes(process: LinuxInvocation, files: readonly string[]): Promise<number> {
  return retain(process, files, (file, path) => {
    const { mode } = process.system.fs.stat(path)
    return `mode of '${file}' retained as ${mode.toString(8).padStart(4, '0')} (${permissionLetters(mode)})`
  })
}

/** Says of each file that its owner stays. */
export function retainOwners(process: LinuxInvocation, files: readonly string[]): Promise<number> {
  const { fs, users } = process.system
  return retain(process, files, (file, path) => `ownership of '${file}' retained as ${users.nameOf(fs.stat(path).uid)}`)
}

/** Says of each file that its group stays. */
export function retainGroups(process: LinuxInvocation, files: readonly string[]): Promise<number> {
  const { fs, users } = process.system
  return retain(process, files, (file, path) => `group of '${file}' retained as ${users.groupOf(fs.stat(path).gid)}`)
}
