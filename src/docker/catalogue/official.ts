import { type Catalogue, catalogueOf } from './catalogue.ts'
import { adminer } from './images/adminer.ts'
import { alpine } from './images/alpine.ts'
import { bash } from './images/bash.ts'
import { busybox } from './images/busybox.ts'
import { caddy } from './images/caddy.ts'
import { curl } from './images/curl.ts'
import { debian } from './images/debian.ts'
import { eclipseTemurin } from './images/eclipse-temurin.ts'
import { gettingStarted } from './images/getting-started.ts'
import { golang } from './images/golang.ts'
import { helloWorld } from './images/hello-world.ts'
import { httpEcho } from './images/http-echo.ts'
import { httpd } from './images/httpd.ts'
import { mariadb } from './images/mariadb.ts'
import { maven } from './images/maven.ts'
import { memcached } from './images/memcached.ts'
import { mongo } from './images/mongo.ts'
import { mysql } from './images/mysql.ts'
import { netshoot } from './images/netshoot.ts'
import { nextcloud } from './images/nextcloud.ts'
import { nginx } from './images/nginx.ts'
import { node } from './images/node.ts'
import { php } from './images/php.ts'
import { postgres } from './images/postgres.ts'
import { python } from './images/python.ts'
import { rabbitmq } from './images/rabbitmq.ts'
import { redHats } from './images/red-hat.ts'
import { redis } from './images/redis.ts'
import { registry } from './images/registry.ts'
import { ruby } from './images/ruby.ts'
import { rust } from './images/rust.ts'
import { staticSite } from './images/static-site.ts'
import { traefik } from './images/traefik.ts'
import { ubuntu } from './images/ubuntu.ts'
import { welcomeToDocker } from './images/welcome-to-docker.ts'
import { whoami } from './images/whoami.ts'
import { wordpress } from './images/wordpress.ts'
import { others } from './others.ts'
import type { Repository, Variant } from './repository.ts'
import { variantOf } from './tags.ts'

const repositories: Readonly<Record<string, Repository>> = {
  ...others,
  ...redHats,
  adminer,
  alpine,
  bash,
  busybox,
  caddy,
  debian,
  'curlimages/curl': curl,
  'alpine/curl': curl,
  'docker/getting-started': gettingStarted,
  'eclipse-temurin': eclipseTemurin,
  golang,
  'hello-world': helloWorld,
  httpd,
  'hashicorp/http-echo': httpEcho,
  mariadb,
  maven,
  memcached,
  mongo,
  mysql,
  'nicolaka/netshoot': netshoot,
  nextcloud,
  nginx,
  node,
  php,
  postgres,
  python,
  rabbitmq,
  redis,
  registry,
  ruby,
  rust,
  'dockersamples/static-site': staticSite,
  'prakhar1989/static-site': staticSite,
  traefik,
  ubuntu,
  'docker/welcome-to-docker': welcomeToDocker,
  'traefik/whoami': whoami,
  wordpress,
}

/** What the playground's offline Docker Hub has. */
export const official: Catalogue = catalogueOf(repositories)

/** The repository and the variant of a piece of software (`Image.software`). */
export function softwareOf(key: string): { readonly repository: string; readonly variant: Variant } | undefined {
  const colon = key.lastIndexOf(':')
  const [repository, tag] = [key.slice(0, colon), key.slice(colon + 1)]
  const known = Object.hasOwn(repositories, repository) ? repositories[repository] : undefined
  const variant = known && variantOf(known, tag)
  return variant && { repository, variant }
}

/** Whether a piece of software is a server's: its image tells of ports. */
export function isServerSoftware(key: string): boolean {
  const { repository = '' } = softwareOf(key) ?? {}
  return (repositories[repository]?.config?.exposed ?? []).length > 0
}
