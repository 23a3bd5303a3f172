import type { Container } from '../engine/model.ts'
import { NotStarted } from '../runtime/container-runtime.ts'
import { type Answer, done, refusedBecause, refusedWith } from './answer.ts'
import { launch, notStartedText } from './launch.ts'
import type { Client } from './request.ts'
import { starting } from './starting.ts'

/** Starts a container that does not run, and its main program; gives that program's status, 0 for one that goes on. */
export async function launching(
  client: Client,
  container: Container,
  how: { readonly attached: boolean; readonly interactive: boolean },
): Promise<Answer<number>> {
  const { system, clock } = client
  const started = starting(system, container, clock.now())
  if (started.type === 'refused') return refusedBecause(started.refusal)
  system.engine.set(started.engine)
  try {
    return done(await launch(client, { container: started.value, ...how }))
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error
    return refusedWith(notStartedText(error).replace('Error response from daemon: ', ''))
  }
}
