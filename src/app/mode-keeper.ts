import { createStore, type ReadableStore, type Store } from '../base/store.ts'
import type { PageSupport } from './page-support.ts'
import { CourseKeeper } from './course-keeper.ts'
import type { listen } from './learn/listener.ts'
import { failed, type Loading, waiting } from './loading.ts'
import type { Mode, PlaygroundMachine } from './modes.tsx'
import type { Keyboard } from './terminal/keyboard.ts'
import { hostFor } from './page-host.ts'
import type { MachineKeeper, StartedMachine } from './machine-keeper.ts'
import { readHistory } from './storage/history.ts'
import type { Told } from './told.ts'
import type { KeptWorld } from './storage/kept-world.ts'
import type { WorldStorage } from './storage/worlds.ts'

/** What the lessons' keeper gives away. */
type Course = Pick<
  CourseKeeper,
  | 'lessons'
  | 'progress'
  | 'kept'
  | 'done'
  | 'heard'
  | 'exercise'
  | 'practised'
  | 'warmUp'
  | 'keepPractised'
  | 'act'
  | 'seek'
  | 'teach'
  | 'retell'
>

/** One mode's lessons, machine and progress: loaded when first opened, kept from then on. */
export interface ModeKeeper extends Course {
  readonly mode: Mode
  /** The machine, as the terminal has it that is shown. */
  readonly machine: ReadableStore<Loading<PlaygroundMachine>>
  /** Shows another terminal of the machine. */
  show(terminal: PlaygroundMachine): void
  /** Begins to listen to a machine when the page is idle; gives the function that ends it. */
  listen(machine: PlaygroundMachine, keyboard: Keyboard): () => void
  /** Whether the page was idle after the first prompt: time for what that does not need. */
  readonly settled: ReadableStore<boolean>
  /** What the strip tells of lines that were taken back. */
  readonly told: Store<Told | undefined>
  /** Begins to load what the first prompt needs, if it is not there yet. */
  open(): void
  /** Begins to load the lessons, which the first prompt does not need. */
  openLessons(): void
  /** Loads, when the page is idle, what is not seen yet. */
  complete(): void
  /** Writes what is not stored yet. */
  flush(): void
  /** From now on the world is not the learner's own, and is not stored; until the function is called that it gives. */
  hold(): () => void
  /** The page's time, in milliseconds since 1970. */
  now(): number
  /** Forgets everything, stored work too, and starts afresh if it was open. */
  reset(): Promise<void>
}

type CreateMachine = Awaited<ReturnType<Mode['loadStored']>>

/** Starts a mode's machine with what is stored of it. */
async function startMachine(mode: Mode, support: PageSupport): Promise<StartedMachine> {
  const { shelf, circumstances } = support
  const read = async (): Promise<readonly [WorldStorage, KeptWorld | undefined]> => {
    const worlds = await support.worlds()
    return [worlds, await worlds.read(mode.name)]
  }
  const [startFirst, [worlds, stored], host] = await Promise.all([mode.loadMachine(), read(), hostFor(circumstances)])
  const start = (create: CreateMachine, kept?: KeptWorld): StartedMachine => {
    const chance = circumstances.chance(kept?.chance)
    const history = shelf.read(`history/${mode.name}`, readHistory) ?? []
    const options = { clock: circumstances.clock(host), chance, history, host }
    return { machine: create(kept ? { ...options, world: kept.world } : options), chance, stamp: kept?.stamp, worlds }
  }
  if (stored === undefined) return start(startFirst)
  const startStored = await mode.loadStored()
  try {
    return start(startStored, stored)
  } catch {
    await worlds.setAside(mode.name)
    return start(startFirst)
  }
}

/** Starts a mode's machine, and what stores it. */
async function startKept(mode: Mode, support: PageSupport): Promise<readonly [PlaygroundMachine, MachineKeeper]> {
  const [started, { MachineKeeper: Keeper }] = await Promise.all([
    startMachine(mode, support),
    import('./machine-keeper.ts'),
  ])
  return [started.machine, new Keeper(mode.name, started, support)]
}

/** Loads what listens, when the page is idle: without it the lessons go on unheard. */
function listenTo(listened: Parameters<typeof listen>): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  import('./learn/listener.ts').then(
    ({ listen }) => {
      if (!isOver) stop = listen(...listened)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    stop?.()
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

const partsOf = (course: CourseKeeper): Course & Pick<ModeKeeper, 'openLessons'> => ({
  lessons: course.lessons,
  progress: course.progress,
  kept: course.kept,
  done: course.done,
  heard: course.heard,
  exercise: course.exercise,
  practised: course.practised,
  warmUp: course.warmUp,
  keepPractised: (data) => course.keepPractised(data),
  act: (action) => course.act(action),
  seek: (id) => course.seek(id),
  teach: (shell) => course.teach(shell),
  retell: () => course.retell(),
  openLessons: () => course.open(),
})

const storing = (
  keeper: () => MachineKeeper | undefined,
  { circumstances }: PageSupport,
): Pick<ModeKeeper, 'flush' | 'hold' | 'now'> => ({
  now: () => circumstances.clock().now(),
  flush: () => keeper()?.flush(),
  hold: () => keeper()?.hold() ?? ((): void => undefined),
})

/** Loads what the first line needs, and the first change of the world. */
function prepare(mode: Mode, { worlds }: PageSupport): void {
  const prepareWorlds = async (): Promise<void> => (await worlds()).prepare(mode.name)
  void Promise.allSettled([mode.loadFirstCommands(), prepareWorlds()])
}

const showing = (machine: Store<Loading<PlaygroundMachine>>) => ({
  settled: createStore(false),
  told: createStore<Told | undefined>(undefined),
  show: (value: PlaygroundMachine): void => machine.set({ type: 'ready', value }),
})

/** Sets up a mode's keeper; nothing is loaded before `open`. */
export function createModeKeeper(mode: Mode, support: PageSupport): ModeKeeper {
  const { shelf, worlds, stored } = support
  const course = new CourseKeeper(mode, shelf, stored)
  const machine = createStore<Loading<PlaygroundMachine>>(waiting)
  const shown = showing(machine)
  let machineKeeper: MachineKeeper | undefined
  const openMachine = loader(machine, async () => {
    const [started, kept] = await startKept(mode, support)
    machineKeeper = kept
    return started
  })
  const reset = async (): Promise<void> => {
    machineKeeper?.stop()
    shelf.remove(`history/${mode.name}`)
    course.forget()
    await (await worlds()).remove(mode.name)
    if (machine.get().type === 'waiting') return
    machine.set(waiting)
    openMachine()
  }
  const complete = (): void => {
    course.complete()
    shown.settled.set(true)
    prepare(mode, support)
  }
  return {
    mode,
    machine,
    ...shown,
    ...partsOf(course),
    listen(listened, keyboard) {
      let stop = support.whenIdle(() => (stop = listenTo([course, listened, keyboard, shown.told])))
      return () => stop()
    },
    open: openMachine,
    complete: () => void support.whenIdle(complete),
    reset,
    ...storing(() => machineKeeper, support),
  }
}
