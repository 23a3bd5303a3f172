import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { digestOf } from '../../engine/digest.ts'
import type { Server } from '../../engine/server-log.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { respond } from './files.ts'

const ROOT = '/var/lib/registry/docker/registry/v2/repositories'

const MANIFEST = 'application/vnd.docker.distribution.manifest.v2+json'

/** Where a registry keeps what has a digest. */
const blobOf = (digest: string): string =>
  `/var/lib/registry/docker/registry/v2/blobs/sha256/${digest.slice(0, 2)}/${digest}`

const log: Server = {
  program: 'registry',
  start: () => ['level=info msg="listening on [::]:5000"'],
  stop: () => [],
  at: (time) => `time="${time.toISOString().replace('Z', '000000Z')}" `,
  stream: 'err',
}

const json = (status: number, value: unknown) => respond(status, 'application/json', `${JSON.stringify(value)}\n`)

/** The distribution registry: tells what was pushed, by the directories that a push leaves. */
export const registry = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'registry' },
  run: (process) => {
    const { fs } = process.system
    const names = (path: string): readonly string[] => (fs.isDirectory(path) ? [...fs.names(path)].toSorted() : [])
    const repositories = (under: string): readonly string[] =>
      names(`${ROOT}${under}`).flatMap((name) => {
        const path = `${under}/${name}`
        return fs.isDirectory(`${ROOT}${path}/_manifests`) ? [path.slice(1)] : repositories(path)
      })
    return serve(
      process,
      {
        log,
        doors: [
          {
            port: 5000,
            backlog: 4096,
            service: {
              type: 'http',
              handle({ method, path, body = '' }) {
                const [, repository, tag] = /^\/v2\/(.+)\/manifests\/([^/]+)$/.exec(path) ?? []
                if (repository !== undefined && tag !== undefined) {
                  const place = `${ROOT}/${repository}/_manifests/tags/${tag}/current`
                  if (method === 'PUT') {
                    const digest = digestOf(body)
                    fs.mkdirAll(place)
                    fs.writeFile(`${place}/link`, `sha256:${digest}`)
                    fs.mkdirAll(blobOf(digest))
                    fs.writeFile(`${blobOf(digest)}/data`, body)
                    return respond(201, 'text/plain', '')
                  }
                  const digest = fs.exists(`${place}/link`) ? fs.readText(`${place}/link`).slice(7) : ''
                  if (fs.exists(`${blobOf(digest)}/data`))
                    return respond(200, MANIFEST, fs.readText(`${blobOf(digest)}/data`))
                  return json(404, { errors: [{ code: 'MANIFEST_UNKNOWN', message: 'manifest unknown' }] })
                }
                if (/^\/v2\/?$/.test(path)) return json(200, {})
                if (path === '/v2/_catalog') return json(200, { repositories: repositories('') })
                const name = /^\/v2\/(.+)\/tags\/list$/.exec(path)?.[1]
                const tags = name === undefined ? [] : names(`${ROOT}/${name}/_manifests/tags`)
                if (tags.length > 0) return json(200, { name, tags })
                return json(404, {
                  errors: [{ code: 'NAME_UNKNOWN', message: 'repository name not known to registry' }],
                })
              },
            },
          },
        ],
      },
      surroundings,
    )
  },
})
