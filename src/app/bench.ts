import { createStore, type ReadableStore, type Store } from '../base/store.ts'
import type { ProgressAction } from '../course/progress.ts'
import type { Machine, MachineOptions } from '../shell/machine.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { Circumstances } from './address.ts'
import { CourseKeeper } from './course-keeper.ts'
import { failed, type Loading, waiting } from './loading.ts'
import type { Mode } from './modes.tsx'
import { hostFor } from './page-host.ts'
import { keptHistory, readHistory } from './storage/history.ts'
import { NOTICE, type Shelf } from './storage/keep.ts'
import type { WorldStorage } from './storage/worlds.ts'

/** One mode's lessons, machine and progress: loaded when first opened, kept from then on. */
export interface Bench extends Pick<CourseKeeper, 'lessons' | 'progress'> {
  readonly mode: Mode
  readonly machine: ReadableStore<Loading<Machine>>
  act(action: ProgressAction): void
  /** Changes to the lessons of a shell. */
  teach(shell: ShellName): void
  /** Begins to load what is not there yet. */
  open(): void
  /** Writes what is not stored yet. */
  flush(): void
  /** Forgets everything, stored work too, and starts afresh if it was open. */
  reset(): Promise<void>
}

/** What a bench needs of the page around it. */
export interface BenchSupport {
  readonly shelf: Shelf
  readonly worlds: WorldStorage
  readonly circumstances: Circumstances
  /** Runs `work` when the page has nothing better to do; gives the function that calls it off. */
  whenIdle(work: () => void): () => void
  /** Hears that something was stored. */
  stored(): void
  /** Tells the learner something in a sentence. */
  say(notice: string): void
}

async function startMachine(mode: Mode, support: BenchSupport): Promise<Machine> {
  const { shelf, worlds, circumstances } = support
  const [create, world, host] = await Promise.all([mode.loadMachine(), worlds.read(mode.name), hostFor(circumstances)])
  const options = (): MachineOptions => ({
    clock: circumstances.clock(host),
    chance: circumstances.chance(),
    history: shelf.read(`history/${mode.name}`, readHistory) ?? [],
    host,
  })
  if (world === undefined) return create(options())
  try {
    return create({ ...options(), world })
  } catch {
    await worlds.setAside(mode.name)
    return create(options())
  }
}

const isCount = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Remembers how many jobs are left behind when the page goes; tells of those of the last time. */
function createJobNotice({ name }: Mode, { shelf, say }: BenchSupport): { leave(jobs: number): void; tell(): void } {
  const key = `jobs/${name}`
  let stored = shelf.read(key, isCount) ?? 0
  return {
    leave(jobs) {
      if (jobs !== stored) shelf.write(key, jobs)
      stored = jobs
    },
    tell() {
      if (stored > 0) say(NOTICE.jobsLost)
      this.leave(0)
    },
  }
}

/** Stores a machine's world and history after they changed; gives the functions that hurry and stop it. */
function keepMachine(machine: Machine, mode: Mode, support: BenchSupport): { flush(): void; stop(): void } {
  const { shelf, worlds } = support
  let history = machine.session.state.get().history
  const jobs = createJobNotice(mode, support)
  jobs.tell()
  let callOff: (() => void) | undefined
  const flush = (): void => {
    jobs.leave(machine.session.jobs)
    if (!callOff) return
    callOff()
    callOff = undefined
    void worlds.write(mode.name, machine.save())
    support.stored()
  }
  const changed = (): void => {
    callOff ??= support.whenIdle(flush)
  }
  const entered = (): void => {
    const next = machine.session.state.get().history
    if (next === history) return
    history = next
    shelf.write(`history/${mode.name}`, keptHistory(next))
    support.stored()
  }
  const ends = [machine.world.subscribe(changed), machine.session.state.subscribe(entered)]
  return {
    flush,
    stop() {
      callOff?.()
      callOff = undefined
      for (const end of ends) end()
      machine.session.hangUp()
    },
  }
}

/** Loads into `store` once; again after a failure. */
function loader<T>(store: Store<Loading<T>>, load: () => Promise<T>): () => void {
  let loading = false
  return () => {
    if (loading || store.get().type === 'ready') return
    loading = true
    store.set(waiting)
    load().then(
      (value) => {
        loading = false
        store.set({ type: 'ready', value })
      },
      () => {
        loading = false
        store.set(failed)
      },
    )
  }
}

/** Sets up a mode's bench; nothing is loaded before `open`. */
export function createBench(mode: Mode, support: BenchSupport): Bench {
  const { shelf, worlds, stored } = support
  const course = new CourseKeeper(mode, shelf, stored)
  const machine = createStore<Loading<Machine>>(waiting)
  let keeper: ReturnType<typeof keepMachine> | undefined
  const openMachine = loader(machine, async () => {
    const made = await startMachine(mode, support)
    keeper = keepMachine(made, mode, support)
    return made
  })
  const reset = async (): Promise<void> => {
    keeper?.stop()
    shelf.remove(`history/${mode.name}`)
    course.forget()
    await worlds.remove(mode.name)
    if (machine.get().type === 'waiting') return
    machine.set(waiting)
    openMachine()
  }
  const open = (): void => {
    course.open()
    openMachine()
  }
  return {
    mode,
    machine,
    lessons: course.lessons,
    progress: course.progress,
    act: (action) => course.act(action),
    teach: (shell) => course.teach(shell),
    open,
    reset,
    flush: () => keeper?.flush(),
  }
}
