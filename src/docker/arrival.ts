import { loading } from '../shell/later.ts'
import type { DockerHost } from './docker-host.ts'

/** Waits for a part of the playground, while the machine's time stands where it is counted. @throws NotLoaded */
export async function arrival<Part>({ outside }: Pick<DockerHost, 'outside'>, coming: Promise<Part>): Promise<Part> {
  const part = loading(coming)
  return outside ? outside(part) : part
}
