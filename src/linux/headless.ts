import { createChance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import type { ReadableStore } from '../base/store.ts'
import { liveClock, processHost, standingClock } from '../host.ts'
import { Recorder } from '../shell/recorder.ts'
import type { MachineSnapshot } from '../shell/snapshots.ts'
import type { Timeline } from '../shell/timeline.ts'
import { steadyHost } from '../steady-host.ts'
import { FileSystem, type Owner } from './fs.ts'
import { boot } from './gnu/boot/boot.ts'
import { checkOptions, type GivenFile, type HeadlessOptions, layingFile } from './headless-options.ts'
import { type ExecOptions, type ExecResult, HeadlessShell } from './headless-shell.ts'
import { loginEnvironment } from './login.ts'
import { linuxOver, programNames } from './linux.ts'
import { directoryName, fromDirectory, isWithin, normalizePath } from './path.ts'
import { learner, root, type User } from './users.ts'
import { initialWorld } from './world.ts'

export type { GivenFile, HeadlessOptions } from './headless-options.ts'
export type { ExecOptions, ExecResult } from './headless-shell.ts'

/** A Linux without a page: for tests, for authors of lessons, for programs. */
export interface HeadlessMachine {
  readonly bash: {
    /** Runs one line as `bash -c` would, with no terminal; the world and the shell's state stay. Lines run one after another. */
    exec(line: string, options?: ExecOptions): Promise<ExecResult>
  }
  /** All files, whoever's they are. */
  readonly fs: FileSystem
  /** The whole world as it is now. @throws Error while a line runs */
  snapshot(): MachineSnapshot
  /**
   * Puts a whole world back. What runs is killed, a line too: it ends with the status that it has then.
   * @throws TypeError when it is nothing that `snapshot` of this machine gave; then nothing is changed
   */
  restore(snapshot: MachineSnapshot): void
  /** What was run, line by line, each with the worlds around it: 10,000 lines and 64 MB at most. */
  readonly timeline: ReadableStore<Timeline<MachineSnapshot>>
  /**
   * Puts the world after `at` moments of the timeline back; those behind it can be redone until the next line. Rejects with a RangeError
   * where no world is kept, with an Error while a line runs.
   */
  go(at: number): Promise<void>
}

function accountFor(name: string): User {
  const known = [root, learner].find((user) => user.name === name)
  return known ?? { ...learner, name, fullName: name, home: `/home/${name}` }
}

class Layout {
  readonly #fs: FileSystem
  readonly #user: User
  /** Times are set last: what is put into a directory changes its own. */
  readonly #times: (readonly [path: string, mtime: number])[] = []
  /** Directories that are there: each is looked for once. */
  readonly #known = new Set(['/'])

  constructor(fs: FileSystem, user: User) {
    this.#fs = fs
    this.#user = user
  }

  lay(name: string, file: GivenFile): void {
    const path = normalizePath(fromDirectory(this.#user.home, name))
    this.#directories(directoryName(path))
    const given = typeof file === 'string' || file instanceof Uint8Array ? { content: file } : file
    const { mode, mtime } = given
    if ('directory' in given) this.#directories(path)
    else this.#fs.writeFile(path, given.content, { owner: this.#ownerOf(path) })
    if (mode !== undefined) this.#fs.chmod(path, mode)
    if (mtime !== undefined) this.#times.push([path, mtime])
  }

  end(): void {
    for (const [path, mtime] of this.#times) this.#fs.touch(path, mtime)
  }

  #directories(path: string): void {
    if (this.#known.has(path)) return
    this.#known.add(path)
    if (this.#fs.exists(path)) return
    this.#directories(directoryName(path))
    this.#fs.mkdir(path, { owner: this.#ownerOf(path) })
  }

  #ownerOf(path: string): Owner {
    return isWithin(path, this.#user.home) ? this.#user : root
  }
}

function layFiles(fs: FileSystem, user: User, files: Readonly<Record<string, GivenFile>>): void {
  const layout = new Layout(fs, user)
  for (const [name, file] of Object.entries(files)) layingFile(name, () => layout.lay(name, file))
  layout.end()
}

function recorderOf(clock: Clock, shell: () => HeadlessShell): Recorder {
  return new Recorder({
    clock,
    take: () => shell().take(),
    restore: (snapshot) => shell().restore(snapshot),
    weigh: (one, other) => shell().weigh(one, other),
    isStill: (snapshot) => shell().isStill(snapshot),
  })
}

/**
 * Starts a Linux without a page. Two machines with the same options, `now` among them, give the same bytes for the same lines, also where
 * processes compete.
 * @throws TypeError that tells which options are wrong; then nothing was made
 */
export function createMachine(options: HeadlessOptions = {}): HeadlessMachine {
  checkOptions(options)
  const { files = {}, user = learner.name, env = {}, now, seed = 1, watch = true, jq } = options
  const platform = { ...processHost, ...(jq && { jq }) }
  const host = now === undefined ? platform : steadyHost({ platform })
  const clock = now === undefined ? liveClock(host) : standingClock(now, host)
  const account = accountFor(user)
  const world = initialWorld(clock, programNames, account)
  const fs = new FileSystem({ clock, owner: account, snapshot: world.files })
  const system = linuxOver(fs, () => world.bootedAt, account)
  const recorder = recorderOf(clock, () => shell)
  const recorded = watch ? { watch: recorder.watch } : undefined
  const kernel = boot(system, { clock, chance: createChance(seed), host, ...recorded })
  layFiles(fs, account, files)
  const environment = new Map([...loginEnvironment(account), ...Object.entries(env)])
  const shell: HeadlessShell = new HeadlessShell({
    kernel,
    fs,
    account,
    credentials: () => system.users.credentialsOf(account),
    environment,
    ...(watch && { journal: recorder }),
  })
  return {
    bash: { exec: (line, more) => shell.exec(line, more) },
    fs,
    snapshot: () => shell.snapshot(),
    restore: (snapshot) => shell.restore(snapshot),
    timeline: recorder.timeline,
    async go(at) {
      if (shell.running) throw new Error('go: a line is running')
      recorder.go(at)
    },
  }
}
