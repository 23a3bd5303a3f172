import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { createDeferred } from '../../../base/deferred.ts'
import { createStore } from '../../../base/store.ts'
import { createDockerMachine } from '../../../docker/machine.ts'
import { liveClock, platformHost } from '../../../host.ts'
import { openBash } from '../../../testing/bash-session.ts'
import type { PlaygroundMachine } from '../../modes.tsx'
import type { Watcher } from '../../terminal/keyboard.ts'
import type { Told } from '../../told.ts'
import { askedPictureOf } from '../asked-picture.ts'
import { removalBy } from './prune.ts'
import { watchPrunes } from './watch-prunes.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: PlaygroundMachine
let run: (line: string) => Promise<unknown>

/** What the page waits for at most, in milliseconds of real time: on a busy machine it would be over too soon. */
const PATIENCE = 4000

beforeEach(async () => {
  const { setTimeout } = platformHost
  vi.spyOn(platformHost, 'setTimeout').mockImplementation((callback, ms) =>
    ms < PATIENCE ? setTimeout(callback, ms) : undefined,
  )
  machine = createDockerMachine({ clock: liveClock(), chance: createChance(1) })
  const bash = await openBash(machine.session)
  run = (line) => bash.run(line)
})

/** A keyboard, and what types a line there. */
function typing() {
  const watchers = new Set<Watcher>()
  let line = ''
  const keyboard = {
    line: () => line,
    watch: (watcher: Watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
  const type = (typed: string): void => {
    line = typed
    for (const { shown } of watchers) shown()
  }
  return { keyboard, type, watchers }
}

afterEach(() => vi.restoreAllMocks())

describe('what a prune would take away', () => {
  test('is what it takes on a copy, and nothing of the machine', async () => {
    await run(
      'docker network create shop; docker volume create spare; docker create --name keeper -v kept:/data postgres:13',
    )
    const world = machine.world.get()
    const whole = await removalBy(machine, 'docker system prune --volumes -a')
    expect(whole).toMatchObject({
      containers: expect.arrayContaining(['my-db', 'keeper']),
      networks: ['shop'],
      images: expect.arrayContaining(['postgres:13', 'node:16-alpine']),
      keepsVolumes: true,
    })
    expect(await removalBy(machine, 'docker network prune')).toMatchObject({ containers: [], networks: ['shop'] })
    expect(await removalBy(machine, 'docker container prune -f | cat')).toMatchObject({ networks: [], volumes: [] })
    machine.publish()
    expect(machine.world.get()).toBe(world)
    await run('docker system prune --volumes -af')
    expect(await removalBy(machine, 'docker system prune -f')).toMatchObject({
      containers: [],
      networks: [],
      images: [],
    })
  })

  test('is nothing to tell of for lines that prune nothing, whatever they say', async () => {
    for (const line of [
      'echo docker system prune',
      'docker rm my-db # prune',
      'docker system prune --nope',
      'sleep 1 prune',
    ])
      expect([line, await removalBy(machine, line)]).toEqual([line, undefined])
  })

  test('is told while the line waits at the prompt', async () => {
    const { keyboard, type, watchers } = typing()
    const told = createStore<Told | undefined>(undefined)
    const stop = watchPrunes(machine, keyboard, told)
    type('docker container prune')
    await vi.waitUntil(() => told.get()?.type === 'preview', { timeout: 20_000 })
    const preview = told.get()
    expect(preview).toMatchObject({ removal: { containers: ['my-db'] } })
    if (preview?.type === 'preview') preview.look()
    expect(askedPictureOf(machine).get()).toBe('Containers')
    type('docker container prune ')
    expect(told.get()).toBeUndefined()
    await vi.waitUntil(() => told.get()?.type === 'preview', { timeout: 20_000 })
    stop()
    expect([told.get(), watchers.size]).toEqual([undefined, 0])
  })

  test('is not told where another terminal is shown meanwhile', async () => {
    const { keyboard, type } = typing()
    const told = createStore<Told | undefined>(undefined)
    const [begun, goOn] = [createDeferred<void>(), createDeferred<void>()]
    const copy = machine.copy.bind(machine)
    const spy = vi.spyOn(machine, 'copy').mockImplementation(async (...given) => {
      begun.resolve()
      await goOn.promise
      return copy(...given)
    })
    const stop = watchPrunes(machine, keyboard, told)
    type('docker container prune')
    await begun.promise
    stop()
    spy.mockRestore()
    goOn.resolve()
    // another one that begins later ends later
    await removalBy(machine, 'docker container prune')
    expect(told.get()).toBeUndefined()
  })
})
