import { expect, test } from 'vitest'
import { createStore } from '../../base/store.ts'
import { type ProcessHost, processHost } from '../../host.ts'
import { changeContainer } from './containers.ts'
import type { Engine } from './model.ts'
import { seedEngine } from './seeds.ts'
import { watchEnds } from './watch-ends.ts'

const NAME = 'my-nginx'

class Timers {
  readonly waiting = new Map<number, { readonly run: () => void; readonly ms: number }>()
  #count = 0

  readonly host: ProcessHost = {
    ...processHost,
    setTimeout: (run, ms) => {
      this.#count += 1
      this.waiting.set(this.#count, { run, ms })
      return this.#count
    },
    clearTimeout: (timer) => void this.waiting.delete(Number(timer)),
  }

  /** Lets all of them end, and what they load arrive. */
  async fire(): Promise<void> {
    for (const [timer, { run }] of this.waiting) {
      this.waiting.delete(timer)
      run()
    }
    await import('./containers.ts')
    await Promise.resolve()
  }

  get lengths(): readonly number[] {
    return [...this.waiting.values()].map(({ ms }) => ms)
  }
}

function trial(): { engine: ReturnType<typeof createStore<Engine>>; clock: { time: number }; timers: Timers } {
  const clock = { time: 1000 }
  const timers = new Timers()
  const engine = createStore(seedEngine(0, '6.1.0'))
  watchEnds(engine, { now: () => clock.time, wait: () => Promise.resolve() }, timers.host)
  return { engine, clock, timers }
}

const endAt =
  (endsAt: number) =>
  (engine: Engine): Engine => {
    const id = engine.containers.find(({ name }) => name === NAME)?.id ?? ''
    return changeContainer(engine, id, (container) => ({
      ...container,
      state: { type: 'running', startedAt: 0, endsAt },
    }))
  }

const stateOf = (engine: Engine): string | undefined => engine.containers.find(({ name }) => name === NAME)?.state.type

test('a container whose main program ends by itself stops at that moment', async () => {
  const { engine, clock, timers } = trial()
  expect(timers.lengths).toEqual([])
  engine.update(endAt(6000))
  engine.update(endAt(3000))
  expect(timers.lengths).toEqual([2001])
  clock.time = 3001
  await timers.fire()
  expect(stateOf(engine.get())).toBe('exited')
  expect(timers.lengths).toEqual([])
})

test('a clock that stands starts no timer again and again', async () => {
  const { engine, timers } = trial()
  engine.update(endAt(3000))
  await timers.fire()
  expect(stateOf(engine.get())).toBe('running')
  expect(timers.lengths).toEqual([])
})

test('an end in a hundred years is not taken for one of now', () => {
  const { engine, timers } = trial()
  engine.update(endAt(3.2e12))
  expect(timers.lengths).toEqual([2 ** 31 - 1])
})
