import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { createDeferred } from '../base/deferred.ts'
import { createStore } from '../base/store.ts'
import { type Opening, outlineOf } from '../course/opening.ts'
import { initialProgress } from '../course/progress.ts'
import { type MachineOptions, UnreadableWorld } from '../shell/machine.ts'
import type { SessionState } from '../shell/session/session.ts'
import { circumstancesOf } from './address.ts'
import { type ModeKeeper, createModeKeeper } from './mode-keeper.ts'
import type { PageSupport } from './page-support.ts'
import { modes, type PlaygroundMachine } from './modes.tsx'
import { createShelf, NOTICE } from './storage/keep.ts'
import type { KeptWorld } from './storage/kept-world.ts'

const items = new Map<string, string>()
const worlds = new Map<string, KeptWorld>()
const idle: (() => void)[] = []
let made: MachineOptions[] = []
let stamps = 0
let writes = 0
/** When the store is done with a write. */
let answer = Promise.resolve()
/** What runs has changed, and the world not yet. */
let unpublished: unknown
const stored = vi.fn()

const support: PageSupport = {
  shelf: createShelf(
    () => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }),
    () => undefined,
  ),
  worlds: async () => ({
    read: async (mode) => worlds.get(mode),
    async write(mode, kept) {
      worlds.set(mode, kept)
      writes += 1
      await answer
    },
    setAside: async (mode) => void worlds.set(`${mode}/set-aside`, worlds.get(mode) ?? { world: undefined }),
    remove: async (mode) => void worlds.delete(mode),
    distrust: () => undefined,
    prepare: () => undefined,
  }),
  circumstances: circumstancesOf('?seed=1', () => 0),
  whenIdle(work) {
    idle.push(work)
    return () => void idle.splice(idle.indexOf(work), 1)
  },
  stored,
  stamp: () => (stamps += 1),
  say: (notice) => void said.push(notice),
}

const state: SessionState = {
  lines: [],
  history: [],
  inside: undefined,
  where: '/',
  running: false,
  shell: 'Simple',
  loading: false,
  atPrompt: true,
  hint: undefined,
  endedJobs: 0,
  reads: undefined,
  unfinished: undefined,
  wayOut: undefined,
}
let world = createStore<unknown>('fresh')
let session = createStore(state)
let jobs = 0
const said: string[] = []

function createMachine(options: MachineOptions): PlaygroundMachine {
  made.push(options)
  if (options.world === 'unreadable') throw new UnreadableWorld()
  return {
    world,
    publish() {
      if (unpublished !== undefined) world.set(unpublished)
      unpublished = undefined
    },
    save: () => `saved ${String(world.get())}`,
    snapshot: () => ({ type: 'snapshot' }),
    restore: () => undefined,
    copy: () => Promise.resolve(createMachine(options)),
    look: () => ({ world: world.get(), cwd: '/', aliases: new Map() }),
    reset: () => Promise.resolve(),
    timeline: createStore({ moments: [], at: 0 }),
    go: () => Promise.resolve(),
    inner: createStore<undefined>(undefined),
    facts: () => Promise.reject(new TypeError('no world')),
    open: () => Promise.reject(new Error('no Bash')),
    session: {
      state: session,
      get jobs() {
        return jobs
      },
      hangUp: () => void (jobs = 0),
    } as unknown as PlaygroundMachine['session'],
  }
}

function* numbers(count: number): Generator<number> {
  const chance = createChance(1)
  for (let at = 0; at < count; at += 1) yield chance.next()
}

const lesson = {
  description: '',
  commandExplanations: [],
  expectedOutputs: [],
  words: [],
  goals: [],
  hints: [],
  inside: [],
  follows: [],
  leaves: [],
}
const track = [
  { ...lesson, id: 'one', title: 'One', commands: ['a'] },
  { ...lesson, id: 'two', title: 'Two', commands: ['b'] },
]

const keeper = (over: Partial<typeof modes.linux> = {}): ModeKeeper =>
  createModeKeeper(
    {
      ...modes.linux,
      loadMachine: async () => createMachine,
      loadStored: async () => createMachine,
      // nobody waits for these: they would still come when the tests have ended
      loadFirstCommands: () => Promise.resolve(),
      loadOpening: undefined,
      loadLessons: async () => track,
      ...over,
    },
    support,
  )

/** The lessons of the list: those that are not there yet with their state. */
function listOf(open: ModeKeeper): readonly string[] {
  const lessons = open.lessons.get()
  if (lessons.type !== 'ready') return []
  return lessons.value.map(({ id, whole }) => (whole.type === 'ready' ? whole.value.id : `${id} ${whole.type}`))
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function opened(over: Partial<typeof modes.linux> = {}): Promise<ModeKeeper> {
  const open = keeper(over)
  open.open()
  open.openLessons()
  await settled()
  return open
}

// what the keeper loads is there at once
beforeAll(async () => void (await import('./machine-keeper.ts')))

beforeEach(() => {
  items.clear()
  worlds.clear()
  idle.length = 0
  made = []
  writes = 0
  answer = Promise.resolve()
  world = createStore<unknown>('fresh')
  session = createStore(state)
  stored.mockClear()
  said.length = 0
})

test('nothing is loaded before it is opened, and nothing twice', async () => {
  const closed = keeper()
  expect([closed.lessons.get().type, closed.machine.get().type]).toEqual(['waiting', 'waiting'])
  for (const again of [closed.open, closed.openLessons]) {
    again()
    again()
    await settled()
    again()
  }
  await settled()
  expect([closed.lessons.get().type, closed.machine.get().type]).toEqual(['ready', 'ready'])
  expect(made).toHaveLength(1)
})

test('a chunk that does not arrive is a failure, and opening again tries again', async () => {
  const loadLessons = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(track)
  const open = await opened({ loadLessons })
  expect(open.lessons.get().type).toBe('failed')
  open.openLessons()
  await settled()
  expect(open.lessons.get().type).toBe('ready')
})

describe('progress', () => {
  test('is stored with each step and restored', async () => {
    const open = await opened()
    open.act({ type: 'next' })
    expect(stored).toHaveBeenCalledTimes(1)
    expect((await opened()).progress.get()).toEqual({ lesson: 1, command: 0, expanded: true, completed: ['one'] })
  })

  test('is fitted to the lessons that there are', async () => {
    items.set(
      'terminal-playground/progress/linux',
      JSON.stringify({ version: 1, value: { lesson: 9, command: 0, expanded: true, completed: ['nine'] } }),
    )
    expect((await opened()).progress.get()).toEqual(initialProgress)
  })
})

describe('the machine', () => {
  test('starts with the stored history and world', async () => {
    items.set('terminal-playground/history/linux', JSON.stringify({ version: 1, value: ['ls'] }))
    worlds.set('linux', { world: 'kept' })
    await opened()
    expect(made).toMatchObject([{ history: ['ls'], world: 'kept' }])
  })

  test('starts afresh when the stored world cannot be read, which is set aside', async () => {
    worlds.set('linux', { world: 'unreadable' })
    expect((await opened()).machine.get().type).toBe('ready')
    expect(made.map((options) => 'world' in options)).toEqual([true, false])
    expect(worlds.get('linux/set-aside')).toEqual({ world: 'unreadable' })
  })

  test('is stored when the page is idle, once for many changes', async () => {
    await opened()
    world.set('first')
    world.set('second')
    expect(worlds.has('linux')).toBe(false)
    expect(idle).toHaveLength(1)
    idle[0]?.()
    expect(worlds.get('linux')).toMatchObject({ world: 'saved second' })
  })

  test('is stored at once when the page goes away, but only if it changed', async () => {
    const open = await opened()
    open.flush()
    expect(worlds.has('linux')).toBe(false)
    world.set('changed')
    open.flush()
    expect(worlds.get('linux')).toMatchObject({ world: 'saved changed' })
    expect(idle).toHaveLength(0)
  })

  test('is stored with what changed while something runs when the page goes away', async () => {
    const open = await opened()
    unpublished = 'from a job'
    open.flush()
    expect(worlds.get('linux')).toMatchObject({ world: 'saved from a job' })
  })

  test('is stored once at a time: what changes meanwhile waits for the store', async () => {
    const done = createDeferred<void>()
    answer = done.promise
    await opened()
    world.set('first')
    idle.shift()?.()
    world.set('second')
    expect(idle).toHaveLength(0)
    done.resolve()
    await settled()
    expect(writes).toBe(1)
    idle.shift()?.()
    expect(worlds.get('linux')).toMatchObject({ world: 'saved second' })
  })

  test('takes chance up where the stored one was, under the same seed', async () => {
    const open = await opened()
    const first = made[0]?.chance.next()
    open.flush()
    await settled()
    await opened()
    expect(made[1]?.chance.next()).not.toBe(first)
    expect(made[1]?.chance.next()).toBe([...numbers(3)].at(-1))
  })

  test('has its history stored with each line', async () => {
    await opened()
    session.set({ ...state, history: ['ls', 'pwd'] })
    expect(items.get('terminal-playground/history/linux')).toBe('{"version":1,"value":["ls","pwd"]}')
  })
})

test('reset forgets everything and starts a machine anew', async () => {
  const open = await opened()
  open.act({ type: 'next' })
  session.set({ ...state, history: ['ls'] })
  world.set('changed')
  const before = open.machine.get()
  await open.reset()
  await settled()
  expect([...items.keys(), ...worlds.keys()]).toEqual([])
  expect(open.progress.get()).toEqual(initialProgress)
  expect(open.machine.get()).not.toBe(before)
  expect(made).toHaveLength(2)
  expect(idle).toHaveLength(0)
})

describe('what a page left unfinished', () => {
  test('is told when the world that was on its way did not arrive', async () => {
    const before = await opened()
    answer = new Promise(() => undefined)
    world.set('late')
    before.flush()
    worlds.delete('linux')
    await opened()
    await opened()
    expect(said).toEqual([NOTICE.unfinished])
  })

  test('is nothing when it did', async () => {
    const before = await opened()
    answer = new Promise(() => undefined)
    world.set('late')
    before.flush()
    await opened()
    expect(said).toEqual([])
  })

  test('is nothing when the page stayed', async () => {
    const open = await opened()
    world.set('changed')
    open.flush()
    await settled()
    expect([...items.keys()]).toEqual([])
  })
})

test('jobs that a left page had are told of once', async () => {
  const before = await opened()
  jobs = 2
  before.flush()
  jobs = 0
  await opened()
  await opened()
  expect(said).toEqual([NOTICE.jobsLost])
})

test('a line of Bash that ran without a process of its own is told of, one of the Simple shell is not', async () => {
  const before = await opened()
  session.set({ ...state, running: true })
  before.flush()
  await opened()
  expect(said).toEqual([])
  session.set({ ...state, running: true, shell: 'Bash' })
  before.flush()
  await opened()
  expect(said).toEqual([NOTICE.jobsLost])
})

test('a reset ends all jobs', async () => {
  const open = await opened()
  jobs = 2
  await open.reset()
  expect(jobs).toBe(0)
})

test('each shell has its lessons; the place in them and what was completed are kept', async () => {
  const three = [...track, { ...lesson, id: 'three', title: 'Three', commands: ['c'] }]
  const open = await opened({ loadLessons: async (shell) => (shell === 'Bash' ? three : track) })
  open.teach('Bash')
  await settled()
  expect(listOf(open)).toEqual(['one', 'two', 'three'])
  for (const id of ['one', 'two', 'three']) {
    open.act({ type: 'next' })
    expect(open.progress.get().completed).toContain(id)
  }
  open.teach('Simple')
  await settled()
  expect(open.progress.get()).toMatchObject({ lesson: 0, completed: ['one', 'two'] })
  open.act({ type: 'select', lesson: 1 })
  open.teach('Bash')
  await settled()
  expect(open.progress.get()).toMatchObject({ lesson: 1, completed: ['one', 'two', 'three'] })
  // a lesson that Simple has not does not lose its place there
  open.act({ type: 'select', lesson: 2 })
  open.teach('Simple')
  await settled()
  expect(open.progress.get()).toMatchObject({ lesson: 1, completed: ['one', 'two'] })
})

describe('an opening', () => {
  const [first = { ...lesson, id: '', title: '', commands: [] }] = track
  const loadOpening = async (): Promise<Opening> => ({ outlines: track.map(outlineOf), first })
  const place = (at: number): string =>
    JSON.stringify({ version: 1, value: { lesson: at, command: 0, expanded: true, completed: [] } })

  test('is shown first; the rest comes when the page is idle, once', async () => {
    const loadLessons = vi.fn(async () => track)
    const open = await opened({ loadOpening, loadLessons })
    expect(listOf(open)).toEqual(['one', 'two waiting'])
    expect(loadLessons).not.toHaveBeenCalled()
    open.complete()
    open.complete()
    for (const work of idle) work()
    await settled()
    expect(listOf(open)).toEqual(['one', 'two'])
    expect(loadLessons).toHaveBeenCalledTimes(1)
  })

  test('is not waited for where the learner is past the first lesson', async () => {
    items.set('terminal-playground/progress/linux', place(1))
    expect(listOf(await opened({ loadOpening }))).toEqual(['one', 'two'])
  })

  test('gives way at once when another lesson is needed', async () => {
    const open = await opened({ loadOpening })
    open.act({ type: 'next' })
    expect(open.progress.get()).toMatchObject({ lesson: 1, completed: ['one'] })
    await settled()
    expect(listOf(open)).toEqual(['one', 'two'])
  })

  test('stays when the rest does not come, which is tried again when it is needed', async () => {
    const loadLessons = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(track)
    const open = await opened({ loadOpening, loadLessons })
    open.act({ type: 'select', lesson: 1 })
    await settled()
    expect(listOf(open)).toEqual(['one', 'two failed'])
    open.act({ type: 'select', lesson: 1 })
    expect(listOf(open)).toEqual(['one', 'two waiting'])
    await settled()
    expect(listOf(open)).toEqual(['one', 'two'])
  })

  test('is left to the Simple shell, and nothing of it comes into the lessons of Bash', async () => {
    const rest = createDeferred<typeof track>()
    const bash = [...track, { ...first, id: 'three' }]
    const open = await opened({
      loadOpening,
      loadLessons: (shell) => (shell === 'Bash' ? Promise.resolve(bash) : rest.promise),
    })
    open.act({ type: 'select', lesson: 1 })
    open.teach('Bash')
    await settled()
    rest.resolve(track)
    await settled()
    expect(listOf(open)).toEqual(['one', 'two', 'three'])
  })

  test('that comes after the page was idle is completed at once', async () => {
    const open = keeper({ loadOpening })
    open.openLessons()
    open.complete()
    for (const work of idle) work()
    await settled()
    expect(listOf(open)).toEqual(['one', 'two'])
  })
})
