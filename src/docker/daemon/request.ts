import type { Invocation } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import { exitEnded } from '../engine/containers.ts'
import type { Engine, Outcome } from '../engine/model.ts'
import { type Answer, answerTo } from './answer.ts'

/** Who asks the daemon: a process of the host, whose streams an attached program gets. */
export type Client = Invocation<DockerHost>

/** The engine as it is now: programs whose time is over have ended. */
export function engineNow({ system, clock }: Client): Engine {
  system.engine.update((engine) => exitEnded(engine, clock.now()))
  return system.engine.get()
}

/** Makes a transition of the engine as it is now, and answers with what it made. */
export function transition<Value, Shown>(
  client: Client,
  change: (engine: Engine) => Outcome<Value>,
  show: (value: Value) => Shown,
): Answer<Shown> {
  const outcome = change(engineNow(client))
  if (outcome.type === 'done') client.system.engine.set(outcome.engine)
  return answerTo(outcome, show)
}
