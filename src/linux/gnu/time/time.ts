import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { notRun, OWN_FAILURE } from '../library/delegate.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const seconds = (ms: number): string => (ms / 1000).toFixed(2)

function minutes(ms: number): string {
  const hundredths = Math.round(ms / 10)
  const rest = String(hundredths % 6000).padStart(4, '0')
  return `${Math.floor(hundredths / 6000)}:${rest.slice(0, 2)}.${rest.slice(2)}`
}

interface Told {
  /** Milliseconds. */
  readonly elapsed: number
  readonly user: number
  readonly status: number
  readonly command: string
}

/** A format of time(1) filled in; what this machine does not count is 0. */
function shown(format: string, { elapsed, user, status, command }: Told): string {
  const share = elapsed > 0 ? Math.round((user / elapsed) * 100) : 100
  const values: Readonly<Record<string, string>> = {
    '%': '%',
    C: command,
    E: minutes(elapsed),
    e: seconds(elapsed),
    P: `${share}%`,
    S: '0.00',
    U: seconds(user),
    x: String(status),
  }
  const text = format.replace(/%(.)|\\(n|t|\\)/gs, (_all, letter?: string, escape?: string) => {
    if (letter === undefined) return escape === 'n' ? '\n' : escape === 't' ? '\t' : '\\'
    return values[letter] ?? (/[DFIKMORWXZcikprstw]/.test(letter) ? '0' : `?${letter}`)
  })
  return `${text}\n`
}

/** Writes where -o and -a want it, or on standard error. @throws Failure */
async function tell(
  process: GnuProcess,
  { file, append }: { file: string | undefined; append: boolean },
  text: string,
): Promise<void> {
  if (file === undefined) return process.write(2, text)
  const opened = attempt(() => openFile(process, file, { write: true, create: true, append, truncate: !append }))
  if (opened instanceof FileSystemError) throw new Failure(`${file}: ${opened.message}`)
  retain(opened)
  await opened.write(text)
  release(opened)
}

/** /usr/bin/time: bash has a word `time` of its own. Processor time is all user time here. */
export const time = gnu({
  name: 'time',
  helpLetter: 'h',
  versionLetter: 'V',
  options: [
    { short: 'p', long: 'portability' },
    { short: 'f', long: 'format', value: { name: 'FORMAT', kind: 'text' } },
    { short: 'o', long: 'output', value: { name: 'FILE', kind: 'file' } },
    { short: 'a', long: 'append' },
    { short: 'q', long: 'quiet' },
  ],
  refused: [{ short: 'v', long: 'verbose' }],
  operands: [
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: OWN_FAILURE,
  run: async (process, { operands, has, value }) => {
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
    const ended =
      type === 'signaled'
        ? `Command terminated by signal ${status - 128}\n`
        : `Command exited with non-zero status ${status}\n`
    const format = has('p') ? 'real %e\\nuser %U\\nsys %S' : (value('f') ?? '%Uuser %Ssystem %Eelapsed %PCPU')
    const told = { elapsed, user, status, command: operands.join(' ') }
    await tell(
      process,
      { file: value('o'), append: has('a') },
      (status === 0 || has('q') ? '' : ended) + shown(format, told),
    )
    return status
  },
})
