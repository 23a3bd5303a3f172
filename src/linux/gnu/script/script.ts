import { optionList } from '../library/options.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { freePtyName } from '../../../shell/posix/pty-name.ts'
import { Pty } from '../../../shell/posix/pty.ts'
import { type Chunk, type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { isTerminal, type Terminal } from '../../../shell/posix/terminal.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const time = (process: GnuProcess): string => formatDate('%F %T%:z', process.kernel.clock.now(), zoneOf(process))

/** The first line of a typescript: when it began, and where. */
function heading(process: GnuProcess, outer: Terminal | undefined, command: string | undefined): string {
  const what = command === undefined ? '' : `COMMAND="${command}" `
  const where = outer
    ? `TERM="${process.environment.get('TERM') ?? ''}" TTY="/dev/${outer.name}" COLUMNS="${outer.screen.cols}" LINES="${outer.screen.rows}"`
    : '<not executed on terminal>'
  return `Script started on ${time(process)} [${what}${where}]\n`
}

/** Runs a shell, or a command in one, on a terminal of its own; gives its status. */
async function runOn(process: GnuProcess, pty: Pty, command: string | undefined): Promise<number> {
  const shell = process.environment.get('SHELL') ?? '/bin/sh'
  const argv = command === undefined ? [shell, '-i'] : [shell, '-c', command]
  const descriptors = new Map([0, 1, 2].map((fd) => [fd, pty]))
  const child = spawnCommand(process, argv, { descriptors, terminal: pty, group: 'own' })
  pty.foreground = child.group
  // what is typed at the outer terminal is for the inner one
  process.handler = (signal) => {
    const typed = signal === 'INT' || signal === 'QUIT' || signal === 'TSTP'
    if (typed) process.kernel.signalGroup(pty.foreground, signal)
    return typed
  }
  const hangUp = (): void => {
    child.receive('HUP')
    child.receive('CONT')
  }
  process.atEnd.push(hangUp)
  for (;;) {
    const result = await process.wait(child)
    if (result.type !== 'stopped') return result.status
    child.receive('CONT')
  }
}

async function keep(process: GnuProcess, file: OpenFile, { has, value }: Arguments): Promise<number> {
  const input = process.file(0)
  const command = value('c')
  await file.write(heading(process, isTerminal(input) ? input : undefined, command))
  const log = (chunk: Chunk): void | Promise<void> => file.write(textOf(chunk).replaceAll('\n', '\r\n'))
  const pty = new Pty(freePtyName(process.kernel.processes), {
    input,
    typed: log,
    written: async (chunk) => {
      await log(chunk)
      await process.write(1, chunk)
    },
  })
  const status = await runOn(process, pty, command)
  await file.write(`\nScript done on ${time(process)} [COMMAND_EXIT_CODE="${status}"]\n`)
  return has('e') ? status : 0
}

export const script = gnu({
  name: 'script',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: optionList(
    't timing=TEXT O T I B E m o log-out force log-timing=TEXT echo output-limit log-in log-io logging-format',
  ),
  options: [
    { short: 'a', long: 'append' },
    { short: 'c', long: 'command', value: { name: 'COMMAND', kind: 'text' } },
    { short: 'e', long: 'return' },
    { short: 'f', long: 'flush' },
    { short: 'q', long: 'quiet' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true }],
  run: async (process, args) => {
    const { operands, has } = args
    if (operands.length > 1) throw new UsageError('unexpected number of arguments')
    const [path = 'typescript'] = operands
    const append = has('a')
    const say = (line: string): void | Promise<void> => (has('q') ? undefined : process.print(`${line}\n`))
    await say(`Script started, output log file is '${path}'.`)
    const file = attempt(() => openFile(process, path, { write: true, create: true, append, truncate: !append }))
    if (file instanceof FileSystemError) {
      await process.complain(`cannot open ${path}: ${file.message}`)
      await say('Script done.')
      return 1
    }
    retain(file)
    process.atEnd.push(() => release(file))
    const status = await keep(process, file, args)
    await say('Script done.')
    return status
  },
})
