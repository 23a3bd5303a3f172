import { digestOf } from './digest.ts'
import type { Container, Engine, Image } from './model.ts'
import { ANY_ADDRESS } from './port-mapping.ts'
import { referenceText } from './reference-text.ts'
import { DAY, imageOf, type Repository } from '../catalogue/repository.ts'
import { nginx } from '../catalogue/images/nginx.ts'
import { node } from '../catalogue/images/node.ts'
import { postgres } from '../catalogue/images/postgres.ts'
import { nginxConfiguration } from './nginx-configuration.ts'
import { nginxPreparation, nginxServer, postgresServer, SITE_TOLD } from './seeded-servers.ts'
import { startLines, stopLines } from './server-log.ts'

const HOUR = DAY / 24

/** An image of the host, and the version of its main program. */
interface Pulled {
  readonly image: Image
  readonly version: string
}

function pulled(name: string, repository: Repository, tag: string, now: number): Pulled | undefined {
  const variant = repository.variants.find(({ tags }) => tags.includes(tag))
  if (!variant) return undefined
  const image = { ...imageOf(name, repository, variant, now), references: [referenceText({ repository: name, tag })] }
  return { image, version: variant.version }
}

interface Seed {
  readonly name: string
  readonly reference: string
  readonly ports: readonly [host: number, container: number]
  readonly env: readonly string[]
  readonly created: number
}

function seedContainer(image: Image, seed: Seed): Omit<Container, 'state' | 'log'> {
  const id = digestOf(`container ${seed.name}`)
  const [host, container] = seed.ports
  return {
    id,
    name: seed.name,
    image: seed.reference,
    imageId: image.id,
    argv: [...image.config.entrypoint, ...image.config.command],
    env: [...seed.env, ...image.config.env],
    ports: [{ address: ANY_ADDRESS, host, container, protocol: 'tcp' }],
    exposed: image.config.exposed,
    mounts: [],
    networks: [{ network: 'bridge', address: undefined }],
    hostname: id.slice(0, 12),
    workingDirectory: image.config.workingDirectory,
    tty: false,
    autoRemove: false,
    restartPolicy: 'no',
    labels: {},
    stopSignal: image.config.stopSignal,
    created: seed.created,
    files: undefined,
  }
}

/** nginx with a site that is not the image's. */
const ownSite = { ...nginxServer, preparation: nginxPreparation(SITE_TOLD.own, []) }

/** How many containers have been started before anybody came: the database, and then the web server. */
const SEEDED_STARTS = 2

function seedNginx({ image, version }: Pulled, kernel: string, now: number): Container {
  const created = now - 2 * HOUR
  const base = seedContainer(image, {
    name: 'my-nginx',
    reference: 'nginx:latest',
    ports: [80, 8080],
    env: [],
    created,
  })
  return {
    ...base,
    networks: [{ network: 'bridge', address: '172.17.0.2' }],
    // so that the port which the host publishes answers
    written: { '/etc/nginx/conf.d/default.conf': nginxConfiguration(8080) },
    state: { type: 'running', startedAt: created, start: SEEDED_STARTS, endsAt: undefined },
    log: startLines(ownSite, base, { server: version, kernel }, created),
  }
}

function seedPostgres({ image, version }: Pulled, kernel: string, now: number): Container {
  const created = now - DAY
  const env = ['POSTGRES_PASSWORD=playground']
  const base = seedContainer(image, { name: 'my-db', reference: 'postgres:13', ports: [5432, 5432], env, created })
  return {
    ...base,
    state: { type: 'exited', code: 0, startedAt: created, finishedAt: created },
    log: [
      ...startLines(postgresServer, base, { server: version, kernel }, created),
      ...stopLines(postgresServer, 'SIGINT', created),
    ],
  }
}

/** The engine of a fresh Docker host: the specification's images and containers, and Docker's own networks. `kernel` is its release. */
export function seedEngine(now: number, kernel: string): Engine {
  const made = now - 2 * DAY
  const networks = [
    { name: 'bridge', driver: 'bridge', prefix: '172.17' },
    { name: 'host', driver: 'host', prefix: '' },
    { name: 'none', driver: 'null', prefix: '' },
  ] as const
  const runtime = pulled('node', node, '16-alpine', now)
  const database = pulled('postgres', postgres, '13', now)
  const web = pulled('nginx', nginx, 'latest', now)
  return {
    containers: [
      ...(database ? [seedPostgres(database, kernel, now)] : []),
      ...(web ? [seedNginx(web, kernel, now)] : []),
    ],
    images: [runtime, database, web].flatMap((each) => each?.image ?? []),
    networks: networks.map((network) => ({ ...network, id: digestOf(`network ${network.name}`), created: made })),
    volumes: [],
    networksMade: 0,
    starts: SEEDED_STARTS,
  }
}
