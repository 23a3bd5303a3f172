import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { notRun, OWN_FAILURE } from '../library/delegate.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const seconds = (ms: number): string => (ms / 1000).toFixed(2)

function minutes(ms: number): string {
  const hundredths = Math.round(ms / 10)
  const rest = String(hundredths % 6000).padStart(4, '0')
  return `${Math.floor(hundredths / 6000)}:${rest.slice(0, 2)}.${rest.slice(2)}`
}

/** /usr/bin/time: bash has a word `time` of its own. Processor time is all user time here. */
export const time = gnu({
  name: 'time',
  options: [{ short: 'p', long: 'portability' }],
  operands: [
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: OWN_FAILURE,
  run: async (process, { operands, has }) => {
    const [command] = operands
    if (command === undefined) {
      await process.write(2, 'Usage: time [-p] command [arg...]\n')
      return OWN_FAILURE
    }
    const { clock } = process.kernel
    const start = clock.now()
    let child: GnuProcess
    try {
      child = spawnCommand(process, operands)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      return notRun(process, error, `cannot run ${command}`)
    }
    const { status, type } = await process.wait(child)
    const [elapsed, user] = [clock.now() - start, child.cpuTime]
    if (type === 'signaled') await process.write(2, `Command terminated by signal ${status - 128}\n`)
    else if (status !== 0) await process.write(2, `Command exited with non-zero status ${status}\n`)
    const share = elapsed > 0 ? Math.round((user / elapsed) * 100) : 100
    await process.write(
      2,
      has('p')
        ? `real ${seconds(elapsed)}\nuser ${seconds(user)}\nsys 0.00\n`
        : `${seconds(user)}user 0.00system ${minutes(elapsed)}elapsed ${share}%CPU\n`,
    )
    return status
  },
})
