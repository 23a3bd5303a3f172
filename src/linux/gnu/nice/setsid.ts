import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { notRun } from '../library/delegate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

/** setsid(1): runs a command in a session of its own, without a terminal. */
export const setsid = gnu({
  name: 'setsid',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('f,fork w,wait'),
  refused: optionList('c,ctty'),
  operands: [
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  async run(process, { operands, has }) {
    const [command] = operands
    if (command === undefined) throw new UsageError('no command specified')
    let child: GnuProcess
    try {
      child = spawnCommand(process, operands, { session: 'own', group: 'own' })
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      return notRun(process, error, `failed to execute ${command}`)
    }
    // who leads a group, as a command typed at a prompt does, cannot lead a session: then a child does, and nobody waits for it
    if ((has('f') || process.group === process.pid) && !has('w')) return 0
    return (await process.wait(child)).status
  },
})
