import { manifestOf } from '../../docker/daemon/push.ts'
import type { Registry } from '../../docker/catalogue/registry.ts'
import { parseReference } from '../../docker/engine/reference.ts'
import { registryAnswer } from '../../docker/services/web/registry.ts'
import { base64 } from '../../docker/settings/credentials.ts'
import { FileSystem } from '../../linux/fs.ts'
import { root } from '../../linux/users.ts'
import { standIns } from './stand-ins.ts'

/** The images that the open registry had at first, in its repositories. */
const IN_REGISTRY: Readonly<Record<string, string>> = { 'library/alpine': 'latest', 'me/app': '0.9' }

const AUTHORIZATION = `Authorization: Basic ${base64('alice:s3cret')}`

/** What a registry keeps, empty at first. */
const store = (now: number): FileSystem =>
  new FileSystem({ clock: { now: () => now, wait: () => Promise.resolve() }, owner: root })

function open(now: number): Registry {
  const fs = store(now)
  const reference = parseReference('alpine')
  const answer = reference.type === 'reference' ? standIns(true).ask(reference, now) : undefined
  for (const [repository, tag] of Object.entries(IN_REGISTRY)) {
    const path = `/v2/${repository}/manifests/${tag}`
    if (answer?.type === 'image') registryAnswer(fs, { method: 'PUT', path, body: manifestOf(answer.image) })
  }
  return { answer: (request) => registryAnswer(fs, request) }
}

/** One that knows Alice alone. */
function closed(now: number): Registry {
  const fs = store(now)
  return {
    answer: (request) =>
      request.headers?.includes(AUTHORIZATION)
        ? registryAnswer(fs, request)
        : { status: 401, reason: 'Unauthorized', type: 'application/json', body: '' },
  }
}

/** The registries of the host that the recordings were made on. */
export const registriesAt = (now: number): Readonly<Record<string, Registry>> => ({
  '127.0.0.1:5000': open(now),
  '127.0.0.1:5001': closed(now),
})
