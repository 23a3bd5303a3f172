import type { DockerHost } from '../docker-host.ts'
import type { Refused } from '../daemon/answer.ts'
import { daemonText } from '../daemon/refusals.ts'
import type { Refusal } from '../engine/model.ts'

/** The specification's own sentences, which start with `Error:`. */
type SpecifiedType = 'no-such-container' | 'container-running' | 'container-not-running'

const specified: { readonly [Type in SpecifiedType]: (refusal: Extract<Refusal, { type: Type }>) => string } = {
  'no-such-container': ({ container }) => `Error: No such container: ${container}`,
  'container-running': ({ container }) =>
    `Error: Cannot remove a running container "${container}". Stop the container before attempting removal or force remove`,
  'container-not-running': ({ container }) => `Error: Container "${container}" is not running`,
}

const isSpecified = (type: Refusal['type']): type is keyof typeof specified => Object.hasOwn(specified, type)

const say = (refusal: Refusal): string | undefined =>
  isSpecified(refusal.type)
    ? (specified as Record<string, (refusal: Refusal) => string>)[refusal.type]?.(refusal)
    : undefined

/** A refusal in the words that the terminal has: the specification's where it has some, else Docker's. */
export function refusalText({ policy }: DockerHost, refusal: Refusal): string {
  const own = policy.wording === 'specified' ? say(refusal) : undefined
  return own ?? `Error response from daemon: ${daemonText(refusal)}`
}

/** What the daemon refused, in words. */
export function refusedText(host: DockerHost, { refusal, message }: Refused): string {
  return refusal ? refusalText(host, refusal) : `Error response from daemon: ${message}`
}
