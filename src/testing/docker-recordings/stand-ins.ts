import type { Catalogue } from '../../docker/catalogue/catalogue.ts'
import { official } from '../../docker/catalogue/official.ts'
import { digestOf } from '../../docker/engine/digest.ts'
import type { Image, ImageConfig, Layer } from '../../docker/engine/model.ts'
import { referenceText } from '../../docker/engine/reference.ts'

const MB = 1e6

/** A step of the builder that the images were made with, and how many bytes it brought. */
type Step = readonly [createdBy: string, size: number]

/** What an image of the recordings is like that is not as the official one. */
interface StandIn {
  /** Milliseconds between it and the first one. */
  readonly made: number
  readonly config?: Partial<ImageConfig>
  /** Steps over those of the common base, the lowest first; bytes of one layer where they were not recorded. */
  readonly steps: readonly Step[] | number
}

const BASE_SIZE = 1_985_626
const nop = (text: string): string => `/bin/sh -c #(nop) ${text}`
/** @param digest how the digest of what is copied begins, where that is seen */
const copy = (target: string, digest = ''): string =>
  nop(`COPY file:${digest}${digestOf(target).slice(digest.length)} in ${target} `)

/** What every image begins with. */
const BASE: readonly Step[] = [
  [nop(`COPY dir:a0d4c702f16cb9e5f${digestOf('rootfs').slice(17)} in / `), BASE_SIZE],
  [nop(' CMD ["sh"]'), 0],
]

const MAINTAINER = 'NGINX Docker Maintainers <docker-maint@nginx.com>'
const NGINX_ENV = ['NGINX_VERSION=1.25.2', 'NJS_VERSION=0.8.0', 'PKG_RELEASE=1~bookworm']

const nginx: StandIn = {
  made: 4000,
  config: {
    env: ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...NGINX_ENV],
    labels: { maintainer: MAINTAINER },
  },
  steps: [
    [nop(` LABEL maintainer=${MAINTAINER}`), 0],
    ...NGINX_ENV.map((variable): Step => [nop(` ENV ${variable}`), 0]),
    [copy('/usr/lib/nginx.blob', '6994390a236bd7ce'), 3_000_000],
    [copy('/', 'ec6640f534a2b29f'), 197],
    [copy('/usr/sbin/nginx', 'd3610ab89818f15e'), 196],
    [copy('/usr/share/nginx/html/', '6c03490d49c89ab4'), 27],
    [nop(' ENTRYPOINT ["/docker-entrypoint.sh"]'), 0],
    [nop(' EXPOSE 80'), 0],
    [nop(' STOPSIGNAL SIGQUIT'), 0],
    [nop(' CMD ["nginx" "-g" "daemon off;"]'), 0],
  ],
}

/** The images of the recordings: small, with official names. */
const STAND_INS: Readonly<Record<string, StandIn>> = {
  'node:16-alpine': { made: 6000, steps: 5.0 * MB },
  'redis:alpine': { made: 7000, steps: 588 },
  'nginx:latest': nginx,
  'postgres:13': { made: 5000, steps: 5.0 * MB },
  'alpine:latest': { made: 0, steps: 0 },
  'ubuntu:latest': { made: 3000, steps: 1.985 * MB },
  'busybox:latest': { made: 2000, steps: 0 },
  'hello-world:latest': { made: 1000, steps: 600 },
}

/** How long before the recordings the first image was made, in milliseconds. */
const AGE = 4 * 60_000

function layersOf(name: string, steps: StandIn['steps'], created: number): readonly Layer[] {
  const own: readonly Step[] = typeof steps === 'number' ? (steps === 0 ? [] : [[copy(`/${name}`), steps]]) : steps
  const layer =
    (from: string) =>
    ([createdBy, size]: Step, at: number): Layer => ({
      id: digestOf(`stand-in ${from} ${at}`),
      size,
      createdBy,
      created,
    })
  return [...BASE.map(layer('base')), ...own.map(layer(name))]
}

function standIn(image: Image, name: string, { made, config, steps }: StandIn, now: number): Image {
  const created = now - AGE + made
  return { ...image, layers: layersOf(name, steps, created), created, config: { ...image.config, ...config } }
}

export const standInNames: readonly string[] = Object.keys(STAND_INS)

/** What could be pulled where the recordings were made. @param isPulled whether the images there are at first came from a registry */
export const standIns = (isPulled: boolean): Catalogue => ({
  names: official.names,
  ask(reference, now) {
    const answer = official.ask(reference, now)
    const name = referenceText(reference)
    const own = STAND_INS[name]
    if (answer.type !== 'image' || !own) return answer
    const image = standIn(answer.image, name, own, now)
    return { type: 'image', image: isPulled ? image : { ...image, digest: undefined } }
  },
})
