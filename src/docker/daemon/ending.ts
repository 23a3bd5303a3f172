import type { Store } from '../../base/store.ts'
import { type Exit, exitContainer, withoutEnded } from '../engine/containers.ts'
import type { Engine } from '../engine/model.ts'

/**
 * A container's main program has ended. Whoever watches the engine sees how, also where the container is gone afterwards (`--rm`).
 * @param now milliseconds since 1970
 */
export function endContainer(engine: Store<Engine>, id: string, exit: number | Exit, now: number): void {
  engine.update((state) => exitContainer(state, id, exit, now))
  engine.update((state) => withoutEnded(state))
}
