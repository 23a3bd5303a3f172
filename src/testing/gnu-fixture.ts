import { createChance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import { accountsOf } from '../linux/accounts.ts'
import { joinPath, directoryName } from '../linux/path.ts'
import { FileSystem, type FileSystemSnapshot } from '../linux/fs.ts'
import type { ProcessHost } from '../host.ts'
import { type GnuProgram } from '../linux/gnu/library/program.ts'
import { packagedPrograms } from '../linux/gnu/apt/packaged.ts'
import { completeInstallation } from '../linux/gnu/boot/installation.ts'
import { startProcesses } from '../linux/gnu/boot/processes.ts'
import type { GnuSystem } from '../linux/gnu/library/gnu-system.ts'
import { playgroundHardware, playgroundProcesses } from '../linux/hardware.ts'
import { playgroundUname } from '../linux/uname.ts'
import { createNetwork } from '../linux/machine-network.ts'
import type { LinuxSystem } from '../linux/linux-system.ts'
import { laySystemTree } from '../linux/system-tree.ts'
import { learner, root } from '../linux/users.ts'
import { HOST_NAME } from '../linux/world.ts'
import { textOf } from '../shell/posix/bytes.ts'
import type { ProcessTable } from '../shell/posix/kernel.ts'
import { type Chunk, MemoryInput, MemoryOutput, type OpenFile } from '../shell/posix/stream.ts'
import type { Terminal } from '../shell/posix/terminal.ts'
import { instantClock } from './run-line.ts'

/** When everything in a test's folder was last changed: 2026-01-01T00:00:00Z, the clock's start. */
export const TEST_TIME = Date.UTC(2026, 0, 1)

/** What a file of a test holds; a directory is named with a slash at its end. */
export type TestFiles = Readonly<Record<string, Chunk>>

export interface GnuSetup {
  /** Relative paths are in the working directory. */
  readonly files?: TestFiles
  readonly stdin?: Chunk
  /** The working directory; /tmp/case when absent. */
  readonly cwd?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Whose process it is: root when absent, whom the real programs on a test machine run as too. */
  readonly user?: 'root' | 'user'
  /** Programs that it can start, besides itself. */
  readonly programs?: readonly GnuProgram[]
  readonly terminal?: Terminal
  readonly host?: ProcessHost
}

export interface GnuResult {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
}

/** A machine for testing programs on. */
export interface GnuFixture {
  readonly fs: FileSystem
  readonly kernel: ProcessTable<GnuSystem>
  run(words: readonly string[], setup?: Pick<GnuSetup, 'stdin' | 'environment' | 'terminal'>): Promise<GnuResult>
}

function lay(fs: FileSystem, cwd: string, files: TestFiles): void {
  const owner = root
  fs.mkdirAll(cwd, { owner })
  for (const [name, content] of Object.entries(files)) {
    const path = name.startsWith('/') ? name : joinPath(cwd, name)
    fs.mkdirAll(directoryName(path.replace(/\/$/, '')), { owner })
    if (name.endsWith('/')) fs.mkdirAll(path, { owner })
    else fs.writeFile(path, content, { owner, mtime: TEST_TIME })
  }
}

/** A machine over files. */
function linuxOver(fs: FileSystem): LinuxSystem {
  return {
    fs,
    users: accountsOf(fs, learner),
    hostName: HOST_NAME,
    uname: playgroundUname,
    hardware: playgroundHardware,
    network: createNetwork(HOST_NAME, fs),
    bootedAt: TEST_TIME,
    processes: (command, now) => playgroundProcesses(command, { uid: 0, bootedAt: TEST_TIME, now }),
  }
}

/** What has been installed for tests, by the names of its programs. */
const installed = new Map<string, FileSystemSnapshot>()

/** Files of a machine's own with these programs: installing them takes as long as many a test. */
function systemFiles(clock: Clock, programs: readonly string[]): FileSystem {
  const key = programs.join(' ')
  const there = installed.get(key)
  const fs = new FileSystem({ clock, owner: root, ...(there && { snapshot: there }) })
  if (there) return fs
  laySystemTree(fs, { hostName: HOST_NAME, users: [root, learner], programs, release: '', installed: TEST_TIME })
  completeInstallation(linuxOver(fs), programs)
  installed.set(key, fs.snapshot())
  return fs
}

/** Makes a machine with these programs in /bin and /usr/bin. The first of them is the one that is tested. */
export function createGnuFixture(programs: readonly GnuProgram[], setup: GnuSetup = {}): GnuFixture {
  const { files = {}, cwd = '/tmp/case', user = 'root', host } = setup
  const clock = instantClock(TEST_TIME)
  const chance = createChance(1)
  const all = [...programs, ...(setup.programs ?? [])]
  const names = all.map(({ declaration }) => declaration.name).filter((name) => !packagedPrograms.has(name))
  const fs = systemFiles(clock, names)
  lay(fs, cwd, files)
  const linux = linuxOver(fs)
  const table = new Map(all.map((program) => [program.declaration.name, program] as const))
  const kernel = startProcesses(linux, { clock, chance, programs: table, firstPid: 2000, ...(host && { host }) })
  const account = linux.users.user(user) ?? root
  return {
    fs,
    kernel,
    run: (words, more = {}) => runOn(kernel, programs, words, { ...setup, ...more, cwd, account }),
  }
}

/** How often the processes that a program leaves behind get a turn before its output is taken as whole. */
const MOST_TURNS = 500

interface Run extends GnuSetup {
  readonly cwd: string
  readonly account: typeof root
}

async function runOn(
  kernel: ProcessTable<GnuSystem>,
  [program]: readonly GnuProgram[],
  words: readonly string[],
  { stdin = '', cwd, account, environment = {}, terminal }: Run,
): Promise<GnuResult> {
  if (!program) throw new Error('there is no program to test')
  const [stdout, stderr] = [new MemoryOutput(), new MemoryOutput()]
  const process = kernel.start({
    argv: [program.declaration.name, ...words],
    image: program.run,
    cwd,
    environment: new Map(
      Object.entries({ PATH: '/usr/bin:/bin', HOME: account.home, TZ: 'UTC', LC_ALL: 'C', ...environment }),
    ),
    credentials: kernel.systemFor({ ...root, groups: [] }).users.credentialsOf(account),
    descriptors: new Map<number, OpenFile>([
      [0, terminal ?? new MemoryInput(stdin)],
      [1, terminal ?? stdout],
      [2, stderr],
    ]),
    ...(terminal && { terminal }),
  })
  while (process.state !== 'ended') await process.change()
  // whoever reads a pipe has its end only when nobody writes to it any more
  for (let turn = 0; stdout.references > 0 && turn < MOST_TURNS; turn += 1) await kernel.scheduler.turn()
  return { stdout: stdout.text(), stderr: stderr.text(), status: process.result?.status ?? -1 }
}

/** Runs a program once, in a folder of its own. */
export function runGnu(program: GnuProgram, words: readonly string[], setup: GnuSetup = {}): Promise<GnuResult> {
  return createGnuFixture([program], setup).run(words)
}

/** The text of a file on a test's machine. */
export const fileText = ({ fs }: GnuFixture, path: string): string => textOf(fs.readFile(joinPath('/tmp/case', path)))
