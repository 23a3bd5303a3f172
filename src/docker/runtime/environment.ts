import { linkVariables } from '../engine/links.ts'
import type { Container, Engine } from '../engine/model.ts'

/** What containers have whose image says nothing of it. */
const DEFAULT_PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * The environment that programs in a container see, but for the home of whom they run as.
 * @param engine the one that it runs in, for what its links bring
 */
export function environmentOf(
  engine: Engine,
  container: Container,
  more: readonly string[] = [],
  tty = container.tty,
): readonly string[] {
  const terminal = tty ? ['TERM=xterm'] : []
  const links = linkVariables(engine, container)
  const variables = [...container.env, ...more]
  const path = variables.filter((variable) => variable.startsWith('PATH='))
  const rest = variables.filter((variable) => !variable.startsWith('PATH='))
  return [
    ...(path.length > 0 ? path : [DEFAULT_PATH]),
    `HOSTNAME=${container.hostname}`,
    ...terminal,
    ...links,
    ...rest,
  ]
}
