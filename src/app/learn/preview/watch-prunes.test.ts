import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { createStore } from '../../../base/store.ts'
import { createDockerMachine } from '../../../docker/machine.ts'
import { liveClock } from '../../../host.ts'
import type { Watcher } from '../../terminal/keyboard.ts'
import type { Told } from '../../told.ts'
import { watchPrunes } from './watch-prunes.ts'

// as when the network is gone
const asked = vi.hoisted(() => vi.fn())
vi.mock('./prune.ts', () => {
  asked()
  throw new Error('Failed to fetch dynamically imported module')
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a preview that cannot be loaded is none, and the line goes on', async () => {
  const machine = createDockerMachine({ clock: liveClock(), chance: createChance(1) })
  const told = createStore<Told | undefined>(undefined)
  const watchers: Watcher[] = []
  let line = ''
  const watch = (watcher: Watcher) => {
    watchers.push(watcher)
    return () => undefined
  }
  const stop = watchPrunes(machine, { line: () => line, watch }, told)
  for (line of ['docker system prune', 'docker system prune -a']) {
    for (const { shown } of watchers) shown()
    await vi.advanceTimersByTimeAsync(1000)
    await vi.dynamicImportSettled()
  }
  expect(asked).toHaveBeenCalled()
  expect(told.get()).toBeUndefined()
  stop()
})
