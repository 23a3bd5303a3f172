import type { Clock } from '../../base/clock.ts'
import type { Store } from '../../base/store.ts'
import { type ProcessHost, processHost } from '../../host.ts'
import { part } from '../../shell/later.ts'
import type { Engine } from './model.ts'

/** The longest that timers of the platform wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1

// whoever starts a container has loaded it
const loadContainers = part(() => import('./containers.ts'))

/** When the next main program ends by itself, in milliseconds since 1970. */
function nextEnd({ containers }: Engine): number {
  return Math.min(...containers.map(({ state }) => (state.type === 'running' ? (state.endsAt ?? Infinity) : Infinity)))
}

/** Stops containers at the moment when their main programs end, also while nobody asks. */
export function watchEnds(engine: Store<Engine>, clock: Clock, host: ProcessHost = processHost): void {
  let awaited = Infinity
  let timer: unknown
  const stopEnded = async (): Promise<void> => {
    const { exitEnded } = await loadContainers()
    engine.update((state) => exitEnded(state, clock.now()))
  }
  const end = (): void => {
    const ended = stopEnded().catch(() => undefined)
    host.hold?.(ended)
  }
  const watch = (): void => {
    const next = nextEnd(engine.get())
    if (next === awaited) return
    host.clearTimeout(timer)
    awaited = next
    if (next === Infinity) return
    // a clock that stands does not come to that moment: then whoever asks finds out
    timer = host.setTimeout(end, Math.min(next - clock.now() + 1, LONGEST))
  }
  engine.subscribe(watch)
  watch()
}
