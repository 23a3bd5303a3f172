import { createAbort } from '../../../base/signal.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { become } from '../library/delegate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { lockFreed, tryLock, unlock } from './locks.ts'

/** Statuses of sysexits.h. */
const USAGE = 64
const DATA_ERROR = 65
const NO_INPUT = 66
const UNAVAILABLE = 69
const OS_ERROR = 71

/** What is asked for. */
interface Wish {
  readonly mode: 'shared' | 'exclusive' | 'unlock'
  /** Milliseconds to wait; 0 for not at all. */
  readonly patience: number
  /** The status when the lock cannot be had. */
  readonly conflict: number
  readonly verbose: boolean
}

function patienceOf({ has, value }: Arguments): number {
  const given = value('w') ?? value('wait')
  if (given !== undefined && !/^\s*[-+]?(?:\d+\.?\d*|\.\d+)$/.test(given))
    throw new Failure(`invalid timeout value: '${given}'`, USAGE)
  if (given !== undefined && Number(given) < 0) throw new Failure('cannot set up timer: Invalid argument', OS_ERROR)
  return has('n') || has('nb') ? 0 : given === undefined ? Infinity : Number(given) * 1000
}

function conflictOf({ value }: Arguments): number {
  const text = value('E')
  if (text === undefined) return 1
  if (!/^\s*[-+]?\d+$/.test(text)) throw new Failure(`invalid exit code: '${text}'`, USAGE)
  const status = Number(text)
  if (status < 0 || status > 255) throw new Failure('exit code out of range (expected 0 to 255)', USAGE)
  return status
}

function wishOf(args: Arguments): Wish {
  const letter = args.given.findLast(({ name }) => 'sxeu'.includes(name))?.name
  const mode = letter === 's' ? 'shared' : letter === 'u' ? 'unlock' : 'exclusive'
  if (args.has('F') && args.has('o')) throw new Failure('the --no-fork and --close options are incompatible', USAGE)
  return { mode, patience: patienceOf(args), conflict: conflictOf(args), verbose: args.has('verbose') }
}

/** The command, which may be a line of the shell; empty where there is none. @throws Failure */
function commandOf(process: GnuProcess, words: readonly string[]): readonly string[] {
  const [first = '', line, ...more] = words
  if (first !== '-c' && first !== '--command') return words
  if (line === undefined || more.length > 0) throw new Failure(`${first} requires exactly one command argument`, USAGE)
  return [process.environment.get('SHELL') || '/bin/sh', '-c', line]
}

/** Opens what is locked, and makes it where it is missing. @throws Failure */
function lockFile(process: GnuProcess, name: string): OpenFile {
  const stat = attempt(() => process.system.fs.stat(resolvePath(process, name)))
  const isDirectory = !(stat instanceof FileSystemError) && stat.type === 'directory'
  const file = attempt(() => openFile(process, name, { read: true, ...(!isDirectory && { create: true }) }))
  if (file instanceof FileSystemError) throw new Failure(`cannot open lock file ${name}: ${file.message}`, NO_INPUT)
  return file
}

function descriptorOf(process: GnuProcess, text: string): OpenFile {
  if (!/^\s*\+?\d+$/.test(text)) throw new Failure(`bad file descriptor: '${text}'`, USAGE)
  const file = process.descriptors.get(Number(text))
  if (!file) throw new Failure(`${text}: Bad file descriptor`, DATA_ERROR)
  return file
}

/** Waits for a lock to be freed, `ms` at most: whether it was. */
async function freedWithin(process: GnuProcess, file: OpenFile, ms: number): Promise<boolean> {
  if (ms === Infinity) return lockFreed(process, file).then(() => true)
  const abort = createAbort()
  const late = process.kernel.clock.wait(ms, abort.signal).then(
    () => false,
    // the lock was first
    () => true,
  )
  try {
    return await process.blocked(Promise.race([lockFreed(process, file).then(() => true), late]))
  } finally {
    abort.abort()
  }
}

/** Gets the lock: undefined when it has, or why not. */
async function lock(process: GnuProcess, file: OpenFile, wish: Wish): Promise<'busy' | 'late' | undefined> {
  const { kernel } = process
  const { mode, patience } = wish
  const end = kernel.clock.now() + patience
  if (mode === 'unlock') unlock(kernel, file)
  else
    while (!tryLock(kernel, file, mode === 'shared')) {
      if (patience === 0) return 'busy'
      if (!(await freedWithin(process, file, end - kernel.clock.now()))) return 'late'
    }
  return undefined
}

/** Runs a command with the file open, or closed; gives its status. */
async function run(process: GnuProcess, command: readonly string[], file: OpenFile, args: Arguments): Promise<number> {
  const failure = (error: unknown): Failure => {
    if (!(error instanceof FileSystemError)) throw error
    return new Failure(`failed to execute ${command[0]}: ${error.message}`, UNAVAILABLE)
  }
  let free = 3
  while (process.descriptors.has(free)) free += 1
  if (!args.has('o')) process.assign(free, file)
  try {
    if (args.has('F')) return await become(process, command, `failed to execute ${command[0]}`)
    const child = attempt(() => spawnCommand(process, command))
    if (child instanceof FileSystemError) throw failure(child)
    return (await process.wait(child)).status
  } finally {
    process.closeDescriptor(free)
  }
}

/** flock(1): a command that runs while it holds a lock. */
export const flock = gnu({
  name: 'flock',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList(
    's,shared x,exclusive e u,unlock n,nonblock nb w,timeout=SECONDS wait=SECONDS E,conflict-exit-code=NUM o,close F,no-fork verbose',
  ),
  operands: [
    { name: 'FILE', kind: 'file' },
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: USAGE,
  async run(process, args) {
    const [name, ...words] = args.operands
    if (name === undefined && args.given.length === 0) throw new UsageError('not enough arguments')
    const wish = wishOf(args)
    if (name === undefined) throw new Failure('requires file descriptor, file or directory', USAGE)
    const command = commandOf(process, words)
    const file = retain(command.length > 0 ? lockFile(process, name) : descriptorOf(process, name))
    try {
      const start = process.kernel.clock.now()
      const problem = await lock(process, file, wish)
      if (problem) {
        const why = problem === 'busy' ? 'failed to get lock' : 'timeout while waiting to get lock'
        if (wish.verbose) await process.complain(why)
        return wish.conflict
      }
      const took = ((process.kernel.clock.now() - start) / 1000).toFixed(6)
      if (wish.verbose) await process.complain(`getting lock took ${took} seconds`)
      if (command.length === 0) return 0
      if (wish.verbose) await process.complain(`executing ${command[0]}`)
      return await run(process, command, file, args)
    } finally {
      release(file)
    }
  },
})
