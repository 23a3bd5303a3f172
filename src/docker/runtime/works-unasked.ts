import type { Container } from '../engine/model.ts'
import { isServer, mainProgram } from '../engine/server.ts'
import { waitingTime } from './waiting-time.ts'
import { hasWebRoot } from '../network/web-server.ts'

/** Whether a server has said that it began, and answers with the pages of its image as long as it is not there. */
const isStoodFor = (container: Container): boolean =>
  container.log.length > 0 && hasWebRoot(container) && container.files === undefined && container.mounts.length === 0

/** Whether the main program of a container has to be there before anybody wants something of it. */
export function worksUnasked(container: Container): boolean {
  if (container.state.type !== 'running') return false
  if (isServer(container)) return !isStoodFor(container)
  return !container.tty && waitingTime(mainProgram(container.argv)) !== Infinity
}
