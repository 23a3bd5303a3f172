import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import { spawnCommand } from '../../shell/posix/exec.ts'

const NOT_FOUND = 127
const NOT_EXECUTABLE = 126

/**
 * The first process of a container that was asked for with `--init`: hands on the signals that it gets, and ends as its child ends. It is no
 * late part: a machine whose time is counted would go on while it arrived.
 */
export const dockerInit: GnuProgram = {
  declaration: { name: 'docker-init' },
  async run(process) {
    const words = process.argv.slice(process.argv[1] === '--' ? 2 : 1)
    let child: GnuProcess
    try {
      child = spawnCommand(process, words)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      await process.write(2, `[FATAL tini (${process.pid})] exec ${words[0] ?? ''} failed: ${error.message}\n`)
      return error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE
    }
    process.handler = (signal) => {
      // the end of a process is for who waits for it
      if (signal !== 'CHLD') child.receive(signal)
      return true
    }
    return (await process.wait(child)).status
  },
}
