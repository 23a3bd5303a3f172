import type { Catalogue } from '../../docker/catalogue/catalogue.ts'
import { official } from '../../docker/catalogue/official.ts'
import { IMAGE_PATH } from '../../docker/catalogue/repository.ts'
import { imageTree, ROOT_OWNER } from '../../docker/runtime/image-tree.ts'
import { digestOf } from '../../docker/engine/digest.ts'
import type { Image, ImageConfig, Layer } from '../../docker/engine/model.ts'
import { referenceText } from '../../docker/engine/reference-text.ts'
import { FileSystem } from '../../linux/fs.ts'

/** A layer of a stand-in: its instruction as `docker history` shows it, and its size in bytes. */
type Made = readonly [createdBy: string, bytes?: number]

/** An image of the recordings, which is small and has an official name. Its layers stand on BusyBox, which all share. */
interface StandIn {
  /** How long before the recordings it was made, in milliseconds. */
  readonly age: number
  readonly layers: readonly Made[]
  /** What its containers are run with, where that is not as in the official one. */
  readonly config?: Partial<ImageConfig>
  /** Scripts and pages in the place of the official image's programs; where there are none, it has those. */
  readonly files?: Readonly<Record<string, string>>
}

const nop = (instruction: string): Made => [`/bin/sh -c #(nop)  ${instruction}`]
const copy = (what: string, bytes: number, digest = digestOf(`stand-in ${what}`)): Made => [
  `/bin/sh -c #(nop) COPY file:${digest} in ${what} `,
  bytes,
]
const BASE: Made = [
  '/bin/sh -c #(nop) COPY dir:a0d4c702f16cb9e5f67490c7a1eb6e9af47a818aefa5555ed1d99e55676a06aa in / ',
  1_985_626,
]

/** What the scripts of the servers say; they said it with this date on every day. */
const ENTRYPOINT = `#!/bin/sh
echo "/docker-entrypoint.sh: /docker-entrypoint.d/ is not empty, will attempt to perform configuration"
echo "/docker-entrypoint.sh: Configuration complete; ready for start up"
exec "$@"
`
const SERVER = `#!/bin/sh
trap 'exit 0' TERM INT QUIT
echo "2023/09/20 10:15:00 [notice] 1#1: nginx/1.25.2"
echo "2023/09/20 10:15:00 [notice] 1#1: start worker processes"
while :; do sleep 1; done
`

const MINUTE = 60_000

const MAINTAINER = 'NGINX Docker Maintainers <docker-maint@nginx.com>'
const NGINX_ENV = ['NGINX_VERSION=1.25.2', 'NJS_VERSION=0.8.0', 'PKG_RELEASE=1~bookworm']

const images: Readonly<Record<string, StandIn>> = {
  'node:16-alpine': {
    age: 4 * MINUTE - 2000,
    layers: [nop('CMD ["sh"]'), copy('/usr/lib/node.blob', 5_000_000), copy('/usr/local/bin/node', 150)],
  },
  'redis:alpine': {
    age: 4 * MINUTE - 3000,
    layers: [
      nop('CMD ["sh"]'),
      copy('/usr/local/bin/docker-entrypoint.sh', 197),
      copy('/usr/local/bin/redis-server', 196),
      copy('/data/', 1),
    ],
    files: { '/usr/local/bin/docker-entrypoint.sh': ENTRYPOINT, '/usr/local/bin/redis-server': SERVER },
  },
  'postgres:13': {
    age: 4 * MINUTE - 1000,
    layers: [
      nop('CMD ["sh"]'),
      copy('/usr/lib/postgres.blob', 5_000_000),
      copy('/usr/local/bin/docker-entrypoint.sh ', 197),
      copy('/usr/local/bin/postgres', 196),
    ],
  },
  'nginx:latest': {
    age: 4 * MINUTE,
    config: { env: [IMAGE_PATH, ...NGINX_ENV], labels: { maintainer: MAINTAINER } },
    layers: [
      nop('CMD ["sh"]'),
      nop(`LABEL maintainer=${MAINTAINER}`),
      ...NGINX_ENV.map((variable) => nop(`ENV ${variable}`)),
      copy('/usr/lib/nginx.blob', 3_000_000, '6994390a236bd7ce3fd5d39d611b736db21b0eca6e680b6ee6caa4aa80297924'),
      copy('/', 197, 'ec6640f534a2b29fbed21aaa706d55f15855c015c62dc219bcb7af42f72568ea'),
      copy('/usr/sbin/nginx', 196, 'd3610ab89818f15efdc56169f2a177bf3e47e1713d7f2bb7180e641e5847d0ed'),
      copy('/usr/share/nginx/html/', 27, '6c03490d49c89ab4543a60105f243c8dcc0ac32595254d9ac0304c37fcfc137f'),
      nop('ENTRYPOINT ["/docker-entrypoint.sh"]'),
      nop('EXPOSE 80'),
      nop('STOPSIGNAL SIGQUIT'),
      nop('CMD ["nginx" "-g" "daemon off;"]'),
    ],
    files: {
      '/docker-entrypoint.sh': ENTRYPOINT,
      '/usr/sbin/nginx': SERVER,
      '/usr/share/nginx/html/index.html': '<h1>Welcome to nginx!</h1>\n',
    },
  },
  'alpine:latest': { age: 4 * MINUTE + 3000, layers: [nop('CMD ["/bin/sh"]')] },
  'ubuntu:latest': {
    age: 4 * MINUTE + 1000,
    layers: [nop('CMD ["/bin/bash"]'), copy('/usr/lib/ubuntu.blob', 1_985_000)],
  },
  'busybox:latest': { age: 4 * MINUTE + 1500, layers: [nop('CMD ["sh"]')] },
  'hello-world:latest': { age: 4 * MINUTE + 2000, layers: [copy('/hello', 600), nop('CMD ["/hello"]')] },
}

const layersOf = (name: string, { layers }: StandIn, created: number): readonly Layer[] =>
  [BASE, ...layers].map(([createdBy, size = 0], at) => ({
    id: digestOf(at === 0 ? 'stand-in base' : `stand-in ${name} ${at}`),
    size,
    createdBy,
    created,
  }))

function withFiles(image: Image, files: Readonly<Record<string, string>>): Image {
  const small = { ...image, software: 'busybox:latest' }
  const clock = { now: () => image.created, wait: () => Promise.resolve() }
  const fs = new FileSystem({ clock, owner: ROOT_OWNER, snapshot: imageTree(small, clock) })
  for (const [path, text] of Object.entries(files)) {
    fs.mkdirAll(path.slice(0, path.lastIndexOf('/')) || '/')
    fs.writeFile(path, text, { mode: 0o755 })
  }
  return { ...small, files: fs.snapshot() }
}

function standIn(image: Image, name: string, made: StandIn, now: number): Image {
  const created = now - made.age
  const config = { ...image.config, ...made.config }
  const plain = { ...image, layers: layersOf(name, made, created), created, config }
  return made.files ? withFiles(plain, made.files) : plain
}

export const standInNames: readonly string[] = Object.keys(images)

/** What could be pulled where the recordings were made. @param isPulled whether the images there are at first came from a registry */
export const standIns = (isPulled: boolean): Catalogue => ({
  names: official.names,
  ask(reference, now) {
    const answer = official.ask(reference, now)
    const name = referenceText(reference)
    const made = images[name]
    if (answer.type !== 'image' || !made) return answer
    const image = standIn(answer.image, name, made, now)
    return { type: 'image', image: isPulled ? image : { ...image, digest: undefined } }
  },
})
