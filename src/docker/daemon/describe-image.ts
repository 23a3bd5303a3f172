import { digestOf } from '../engine/digest.ts'
import { filledLayers, imageSize } from '../engine/images.ts'
import type { Healthcheck, Image, ImageConfig } from '../engine/model.ts'
import { repoDigests } from '../engine/repo-digests.ts'
import { rfc3339 } from '../engine/units.ts'
import type { GraphDriver, HealthConfig, ImageConfigJson, ImageJson } from './api.ts'

const OVERLAYS = '/var/lib/docker/overlay2'
/** Nanoseconds in a millisecond. */
const NANOSECONDS = 1e6

/** A list as Go prints one that was never made. */
export const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list)

/** Go writes a map in the order of its keys. */
export const sortedByKey = <T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(map).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Ports or directories as the keys of an object. */
export const keysOf = (names: readonly string[]): Readonly<Record<string, object>> =>
  sortedByKey(Object.fromEntries(names.map((name) => [name, {}])))

/** Ports or directories as the keys of an object; null where there are none. */
export const setOf = (names: readonly string[]): Readonly<Record<string, object>> | null =>
  names.length === 0 ? null : keysOf(names)

/** A check of health as the API has it: times in nanoseconds. */
export function healthJson(check: Healthcheck): HealthConfig {
  const times = { Interval: check.interval, Timeout: check.timeout, StartPeriod: check.startPeriod }
  const given = Object.entries(times).filter(([, time]) => time !== undefined && time > 0)
  return {
    Test: check.test,
    ...Object.fromEntries(given.map(([name, time = 0]) => [name, time * NANOSECONDS])),
    ...((check.retries ?? 0) > 0 && { Retries: check.retries }),
  }
}

const overlayOf = (name: string): string => `${OVERLAYS}/${digestOf(`overlay ${name}`)}`

/** Where the files of something are that stands on layers, each over the next. */
export function graphDriver(own: string, below: readonly string[]): GraphDriver {
  const lower = below.map((name) => `${overlayOf(name)}/diff`).join(':')
  const top = overlayOf(own)
  return {
    Data: {
      ...(lower !== '' && { LowerDir: lower }),
      MergedDir: `${top}/merged`,
      UpperDir: `${top}/diff`,
      WorkDir: `${top}/work`,
    },
    Name: 'overlay2',
  }
}

/** The ids of an image's layers that hold files, the lowest first. */
export const layerIds = (image: Image): readonly string[] => filledLayers(image).map(({ id }) => id)

const EMPTY: ImageConfigJson = {
  Hostname: '',
  Domainname: '',
  User: '',
  AttachStdin: false,
  AttachStdout: false,
  AttachStderr: false,
  Tty: false,
  OpenStdin: false,
  StdinOnce: false,
  Env: null,
  Cmd: null,
  Image: '',
  Volumes: null,
  WorkingDir: '',
  Entrypoint: null,
  OnBuild: null,
  Labels: null,
}

function configJson(config: ImageConfig): ImageConfigJson {
  const { Env: _env, Cmd: _cmd, Image: _image, ...before } = EMPTY
  const { Hostname, Domainname, AttachStdin, AttachStdout, AttachStderr } = before
  return {
    Hostname,
    Domainname,
    User: config.user ?? '',
    AttachStdin,
    AttachStdout,
    AttachStderr,
    ...(config.exposed.length > 0 && { ExposedPorts: keysOf(config.exposed) }),
    Tty: false,
    OpenStdin: false,
    StdinOnce: false,
    Env: config.env,
    Cmd: orNull(config.command),
    ...(config.healthcheck && { Healthcheck: healthJson(config.healthcheck) }),
    Image: '',
    Volumes: setOf(config.volumes),
    WorkingDir: config.workingDirectory,
    Entrypoint: orNull(config.entrypoint),
    OnBuild: orNull(config.onBuild ?? []),
    Labels: Object.keys(config.labels).length > 0 ? sortedByKey(config.labels) : null,
    ...(config.stopSignal !== 'SIGTERM' && { StopSignal: config.stopSignal }),
    ...(config.shell && { Shell: config.shell }),
  }
}

/** What an older builder tells of the container in which it made the last step of an image; BuildKit has none. */
function lastStep(image: Image, config: ImageConfigJson): Pick<ImageJson, 'Container' | 'ContainerConfig'> {
  const last = image.layers.at(-1)
  if (last?.createdBy.startsWith('/bin/sh -c ') !== true) return { Container: '', ContainerConfig: EMPTY }
  const Container = digestOf(`container of ${image.id}`)
  const [, instruction = ''] = /^\/bin\/sh -c #\(nop\) +(.*)$/s.exec(last.createdBy) ?? []
  const Cmd = ['/bin/sh', '-c', ...(instruction === '' ? [last.createdBy.slice(11)] : ['#(nop) ', instruction])]
  return { Container, ContainerConfig: { ...config, Hostname: Container.slice(0, 12), Cmd } }
}

/** An image as `docker inspect` shows it. */
export function describeImage(image: Image): ImageJson {
  const layers = layerIds(image)
  const size = imageSize(image)
  const parent = digestOf(`image below ${image.id}`)
  const isLegacy = image.layers.at(-1)?.createdBy.startsWith('/bin/sh -c ') === true
  const config = { ...configJson(image.config), ...(isLegacy && { Image: `sha256:${parent}` }) }
  return {
    Id: `sha256:${image.id}`,
    RepoTags: image.references,
    RepoDigests: repoDigests(image),
    Parent: '',
    Comment: image.layers.at(-1)?.comment ?? '',
    Created: rfc3339(image.created),
    ...lastStep(image, config),
    DockerVersion: isLegacy ? '24.0.6' : '',
    Author: image.author ?? '',
    Config: config,
    Architecture: 'amd64',
    Os: 'linux',
    Size: size,
    VirtualSize: size,
    GraphDriver: graphDriver(layers.at(-1) ?? image.id, layers.slice(0, -1).toReversed()),
    RootFS: { Type: 'layers', Layers: layers.map((id) => `sha256:${id}`) },
    Metadata: { LastTagTime: rfc3339(image.created) },
  }
}
