import type { FileSystem } from '../../../linux/fs.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { WebRequest, WebResponse } from '../../../linux/network.ts'
import { directoryName } from '../../../linux/path.ts'
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

const MANIFEST_PATH = /^\/v2\/(?<repository>.+)\/manifests\/(?<tag>[^/]+)$/
const BLOB_PATH = /^\/v2\/(?<repository>.+)\/blobs\/sha256:(?<digest>[0-9a-f]{64})$/

/** Where a repository says that a layer is in it. */
const layerOf = (repository: string, digest: string): string => `${ROOT}/${repository}/_layers/sha256/${digest}/link`

/** Says that the layers of a manifest are in a repository. */
function linkLayers(fs: FileSystem, repository: string, layers: readonly string[]): void {
  for (const digest of layers) {
    const link = layerOf(repository, digest)
    fs.mkdirAll(directoryName(link))
    fs.writeFile(link, `sha256:${digest}`)
  }
}

/** What a text in JSON stands for; undefined where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The layers that a manifest names; undefined for what is no manifest. */
function layersIn(text: string): readonly string[] | undefined {
  const manifest = readJson(text)
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) return undefined
  const layers = 'layers' in manifest ? manifest.layers : []
  return Array.isArray(layers) ? layers.filter((one) => typeof one === 'string' && /^[0-9a-f]{64}$/.test(one)) : []
}

/** Keeps what is put under a name, and gives it again. */
function answerManifest(
  fs: FileSystem,
  [repository, tag]: readonly [repository: string, tag: string],
  { method, body = '' }: WebRequest,
): WebResponse {
  const place = `${ROOT}/${repository}/_manifests/tags/${tag}/current`
  const link = `${place}/link`
  if (method === 'PUT') {
    const layers = layersIn(body)
    if (!layers) return json(400, { errors: [{ code: 'MANIFEST_INVALID', message: 'manifest invalid' }] })
    const digest = digestOf(body)
    linkLayers(fs, repository, layers)
    fs.mkdirAll(place)
    fs.writeFile(link, `sha256:${digest}`)
    fs.mkdirAll(blobOf(digest))
    fs.writeFile(`${blobOf(digest)}/data`, body)
    return respond(201, 'text/plain', '')
  }
  const data = `${blobOf(fs.exists(link) ? fs.readText(link).replace('sha256:', '') : '')}/data`
  if (fs.exists(data)) return respond(200, MANIFEST, fs.readText(data))
  return json(404, { errors: [{ code: 'MANIFEST_UNKNOWN', message: 'manifest unknown' }] })
}

/** What a registry answers from its files. */
export function registryAnswer(fs: FileSystem, request: WebRequest): WebResponse {
  const { path } = request
  const names = (at: string): readonly string[] => (fs.isDirectory(at) ? [...fs.names(at)].toSorted() : [])
  const repositories = (under: string): readonly string[] =>
    names(`${ROOT}${under}`).flatMap((name) => {
      const at = `${under}/${name}`
      return fs.isDirectory(`${ROOT}${at}/_manifests`) ? [at.slice(1)] : repositories(at)
    })
  const { repository, tag = '' } = MANIFEST_PATH.exec(path)?.groups ?? {}
  if (repository !== undefined) return answerManifest(fs, [repository, tag], request)
  const blob = BLOB_PATH.exec(path)?.groups
  if (blob) {
    const isThere = fs.exists(layerOf(blob['repository'] ?? '', blob['digest'] ?? ''))
    return isThere ? respond(200, 'application/octet-stream', '') : json(404, { errors: [{ code: 'BLOB_UNKNOWN' }] })
  }
  if (/^\/v2\/?$/.test(path)) return json(200, {})
  if (path === '/v2/_catalog') return json(200, { repositories: repositories('') })
  const name = /^\/v2\/(.+)\/tags\/list$/.exec(path)?.[1]
  const tags = name === undefined ? [] : names(`${ROOT}/${name}/_manifests/tags`)
  if (tags.length > 0) return json(200, { name, tags })
  return json(404, { errors: [{ code: 'NAME_UNKNOWN', message: 'repository name not known to registry' }] })
}

/** How many may wait to be answered. */
const BACKLOG = 4096

/** The distribution registry: keeps what is pushed in its files, and tells of it. */
export const registry = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'registry' },
  run(process) {
    const { fs } = process.system
    const service = { type: 'http', handle: (request: WebRequest) => registryAnswer(fs, request) } as const
    return serve(process, { log, doors: [{ port: 5000, backlog: BACKLOG, service }] }, surroundings)
  },
})
