import type { Invocation } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'
import type { Tell } from '../runtime/container-runtime.ts'
import { containerEvent } from './events.ts'

/** Writes down what becomes of a container's client. */
export const tellOf =
  ({ system }: Invocation<DockerHost>, container: Container): Tell =>
  (action, attributes) =>
    system.journal?.record(containerEvent(action, container, attributes))
