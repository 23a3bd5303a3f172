import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import type { Credentials } from '../../../shell/posix/posix-system.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { NOT_EXECUTABLE, NOT_FOUND } from '../library/delegate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { ownWords } from '../library/own-words.ts'
import { Failure, type GnuProgram } from '../library/program.ts'

/** The rights of who asks with another group as the first; the old one stays among the others. @throws Failure */
function rightsIn({ credentials, system }: GnuProcess, name: string | undefined): Credentials {
  const { users } = system
  const own = users.user(credentials.uid)
  const gid = name === undefined ? own?.gid : users.group(name)?.gid
  if (gid === undefined) throw new Failure(`group '${name}' does not exist`)
  const groups = new Set([credentials.gid, ...credentials.groups])
  if (credentials.uid !== 0 && own?.gid !== gid && !groups.has(gid))
    throw new Failure('a password for a group is not simulated here')
  groups.delete(gid)
  return { ...credentials, gid, groups: [...groups] }
}

async function run(process: GnuProcess, argv: readonly string[], name: string | undefined): Promise<number> {
  try {
    const child = spawnCommand(process, argv, { credentials: rightsIn(process, name) })
    return (await process.wait(child)).status
  } catch (error) {
    if (error instanceof Failure) {
      await process.complain(error.phrase)
      return error.status
    }
    if (!(error instanceof FileSystemError)) throw error
    await process.complain(`${argv[0]}: ${error.message}`)
    return error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE
  }
}

async function usage(process: GnuProcess, forms: string): Promise<number> {
  await process.write(2, `Usage: ${process.name} ${forms}\n`)
  return 1
}

const shellOf = ({ system, credentials }: GnuProcess): string => system.users.user(credentials.uid)?.shell ?? '/bin/sh'

const isOption = (word: string | undefined): boolean => word?.startsWith('-') ?? false

const NEWGRP: ProgramDeclaration = { name: 'newgrp', operands: [{ name: 'GROUP', kind: 'text', optional: true }] }

/** newgrp(1): a shell in which another group is the first. */
export const newgrp: GnuProgram = ownWords(NEWGRP, (process, words) => {
  const login = words[0] === '-'
  const [name] = login ? words.slice(1) : words
  if (isOption(name)) return usage(process, '[-] [group]')
  return run(process, [shellOf(process), ...(login ? ['-l'] : [])], name)
})

const SG: ProgramDeclaration = {
  name: 'sg',
  operands: [
    { name: 'GROUP', kind: 'text' },
    { name: 'COMMAND', kind: 'text', optional: true },
  ],
}

/** sg(1): a command, or a shell, in which another group is the first. */
export const sg: GnuProgram = ownWords(SG, (process, words) => {
  const [name, ...rest] = words
  if (name === undefined || isOption(name)) return usage(process, 'group [[-c] command]')
  const command = rest[0] === '-c' ? rest[1] : rest[0]
  return run(process, command === undefined ? [shellOf(process)] : ['/bin/sh', '-c', command], name)
})
