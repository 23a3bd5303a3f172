import { encodeUtf8 } from '../../host.ts'
import type { Invocation } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'

/** A call whose standard input is a text. */
export function reading(process: Invocation<DockerHost>, text: string | undefined): Invocation<DockerHost> {
  const { client } = process.system
  if (text === undefined || !client) return process
  return { ...process, system: { ...process.system, client: { ...client, readAll: async () => encodeUtf8(text) } } }
}
