import { digestOf } from './digest.ts'
import type { Container, Engine, Image } from './model.ts'
import { ANY_ADDRESS } from './port-mapping.ts'
import { parseReference, referenceText } from './reference.ts'
import { askRegistry } from './registry.ts'
import { DAY } from './units.ts'
import { serverLog, stopLog } from './server.ts'

const HOUR = DAY / 24

/** The image of the registry that a name means, as it is once it has been pulled. */
function pulled(text: string, now: number): readonly Image[] {
  const reference = parseReference(text)
  if (reference.type === 'bad-reference') return []
  const answer = askRegistry(reference, now)
  return answer.type === 'image' ? [{ ...answer.image, references: [referenceText(reference)] }] : []
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

function seedNginx(image: Image, now: number): Container {
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
    state: { type: 'running', startedAt: created, endsAt: undefined },
    log: serverLog(base, image.software, created),
  }
}

function seedPostgres(image: Image, now: number): Container {
  const created = now - DAY
  const env = ['POSTGRES_PASSWORD=playground']
  const base = seedContainer(image, { name: 'my-db', reference: 'postgres:13', ports: [5432, 5432], env, created })
  return {
    ...base,
    state: { type: 'exited', code: 0, startedAt: created, finishedAt: created },
    log: [...serverLog(base, image.software, created), ...stopLog(base, 'SIGINT', created)],
  }
}

/** The engine of a fresh Docker host: the specification's images and containers, and Docker's own networks. */
export function seedEngine(now: number): Engine {
  const made = now - 2 * DAY
  const networks = [
    { name: 'bridge', driver: 'bridge', prefix: '172.17' },
    { name: 'host', driver: 'host', prefix: '' },
    { name: 'none', driver: 'null', prefix: '' },
  ] as const
  const images = ['node:16-alpine', 'postgres:13', 'nginx:latest'].flatMap((text) => pulled(text, now))
  const image = (reference: string): Image | undefined =>
    images.find(({ references }) => references.includes(reference))
  const [nginx, postgres] = [image('nginx:latest'), image('postgres:13')]
  const containers = [...(postgres ? [seedPostgres(postgres, now)] : []), ...(nginx ? [seedNginx(nginx, now)] : [])]
  return {
    containers,
    images,
    networks: networks.map((network) => ({ ...network, id: digestOf(`network ${network.name}`), created: made })),
    volumes: [],
    networksMade: 0,
  }
}
