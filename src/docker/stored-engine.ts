import type { FileSystemSnapshot } from '../linux/fs.ts'
import { fileSystemFromData } from '../linux/stored-files.ts'
import type {
  Attachment,
  Container,
  ContainerState,
  Engine,
  FilesInMemory,
  Health,
  HealthResult,
  Healthcheck,
  Image,
  ImageConfig,
  Layer,
  LogLine,
  Mount,
  Network,
  Subnet,
  Volume,
} from './engine/model.ts'
import type { PortMapping } from './engine/port-mapping.ts'
import type { HostSettings } from './engine/settings.ts'
import {
  flag,
  list,
  matching,
  oneOf,
  optional,
  type Reader,
  record,
  table,
  text,
  texts,
  time,
  unique,
  whole,
} from './engine/reader.ts'
import { UnreadableWorld } from '../shell/machine.ts'
import { ENGINE_VERSION } from './engine-data.ts'

const hexId = matching(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
const containerName = matching(/^[a-zA-Z0-9][a-zA-Z0-9_.-]+$/, 'a name')
const referenceName = matching(/^[^\s:]+(?::\d+\/[^\s:]+)?:[\w.-]{1,128}$/, 'an image name')
const port = whole(1, 65535)

const files: Reader<FileSystemSnapshot> = (value) => fileSystemFromData(value)

const milliseconds = whole(0, 2 ** 50)

const healthcheck = record<Healthcheck>({
  test: list(text),
  interval: milliseconds,
  timeout: milliseconds,
  startPeriod: milliseconds,
  retries: whole(0, 2 ** 31),
})

/** How containers of an image run, as it was stored. */
export const imageConfig = record<ImageConfig>({
  entrypoint: list(text),
  command: list(text),
  env: list(text),
  exposed: list(text),
  workingDirectory: text,
  volumes: list(text),
  labels: texts,
  stopSignal: text,
  user: optional(text),
  healthcheck: optional(healthcheck),
  onBuild: optional(list(text)),
  shell: optional(list(text)),
})

/** A layer, as it was stored. */
export const imageLayer = record<Layer>({
  id: hexId,
  size: whole(0, 2 ** 50),
  createdBy: text,
  created: time,
  comment: optional(text),
  filled: optional(flag),
})

const image = record<Image>({
  id: hexId,
  references: list(referenceName),
  digest: optional(hexId),
  digests: optional(list(text)),
  created: time,
  layers: list(imageLayer),
  config: imageConfig,
  author: optional(text),
  software: text,
  files: optional(files),
})

const mapping = record<PortMapping>({
  address: matching(/^\d{1,3}(?:\.\d{1,3}){3}$/, 'an address'),
  host: port,
  container: port,
  protocol: oneOf('tcp', 'udp'),
})

const mount = record<Mount>({
  type: oneOf('volume', 'bind'),
  source: text,
  target: text,
  readOnly: flag,
  long: optional(flag),
  noCopy: optional(flag),
  propagation: optional(text),
})
const attachment = record<Attachment>({
  network: text,
  address: optional(text),
  aliases: optional(list(text)),
  wanted: optional(text),
  address6: optional(text),
  wanted6: optional(text),
})
const logLine = record<LogLine>({ time, stream: oneOf('out', 'err'), text })

const healthResult = record<HealthResult>({ start: time, end: time, code: whole(-1, 255), output: text })
const health = record<Health>({
  status: oneOf('starting', 'healthy', 'unhealthy'),
  failingStreak: whole(0, 2 ** 31),
  log: list(healthResult),
})

const states: { readonly [Type in ContainerState['type']]: Reader<ContainerState> } = {
  created: record({ type: oneOf('created'), code: optional(whole(0, 255)) }),
  running: record({
    type: oneOf('running'),
    startedAt: time,
    start: optional(whole(0, 2 ** 31)),
    endsAt: optional(time),
    paused: optional(flag),
    health: optional(health),
  }),
  restarting: record({ type: oneOf('restarting'), code: whole(0, 255), startedAt: time, finishedAt: time }),
  exited: record({
    type: oneOf('exited'),
    code: whole(0, 255),
    startedAt: time,
    finishedAt: time,
    oomKilled: optional(flag),
  }),
}

const state: Reader<ContainerState> = (value, at) => {
  const { type } = record({ type: oneOf('created', 'running', 'restarting', 'exited') })(value, at)
  return states[type](value, at)
}

const [someTexts, someText, someFlag] = [optional(list(text)), optional(text), optional(flag)]
const someNumber = optional(whole(-(2 ** 53), 2 ** 53))

const settings = record<HostSettings>({
  ReadonlyRootfs: someFlag,
  Tmpfs: optional(texts),
  ExtraHosts: someTexts,
  Dns: someTexts,
  DnsOptions: someTexts,
  DnsSearch: someTexts,
  Privileged: someFlag,
  Init: someFlag,
  CapAdd: someTexts,
  CapDrop: someTexts,
  SecurityOpt: someTexts,
  IpcMode: someText,
  UTSMode: someText,
  UsernsMode: someText,
  CgroupnsMode: someText,
  Runtime: someText,
  ShmSize: someNumber,
  OomScoreAdj: someNumber,
  PidsLimit: someNumber,
  CpuShares: someNumber,
  CpusetCpus: someText,
  Sysctls: optional(texts),
  LogDriver: someText,
  LogOptions: optional(texts),
  Devices: someTexts,
  Gpus: someFlag,
  StopTimeout: someNumber,
  Domainname: someText,
  MacAddress: someText,
  User: someText,
  GroupAdd: someTexts,
  CgroupParent: someText,
  DeviceCgroupRules: someTexts,
  Memory: someNumber,
  MemorySwap: someNumber,
  MemoryReservation: someNumber,
  MemorySwappiness: someNumber,
  OomKillDisable: someFlag,
  NanoCpus: someNumber,
  Healthcheck: optional(healthcheck),
  Links: someTexts,
  OpenStdin: someFlag,
  Ulimits: someTexts,
  NetworkMode: someText,
  PidMode: someText,
  Attached: someTexts,
  VolumesFrom: someTexts,
  ContainerIDFile: someText,
  PublishAllPorts: someFlag,
  CpuPeriod: someNumber,
  CpuQuota: someNumber,
  CpusetMems: someText,
  Annotations: optional(texts),
  VolumeDriver: someText,
  MemoryMounts: someTexts,
})

const inMemory = record<FilesInMemory>({ startedAt: time, volumes: table(files) })

const container = record<Container>({
  id: hexId,
  name: containerName,
  image: text,
  imageId: hexId,
  argv: list(text),
  entrypoint: optional(whole(0, 2 ** 31)),
  env: list(text),
  ports: list(mapping),
  exposed: list(text),
  mounts: list(mount),
  networks: list(attachment),
  hostname: text,
  workingDirectory: text,
  tty: flag,
  autoRemove: flag,
  restartPolicy: text,
  labels: texts,
  stopSignal: text,
  settings: optional(settings),
  restarts: optional(whole(0, 2 ** 31)),
  created: time,
  state,
  log: list(logLine),
  written: optional(texts),
  files: optional(files),
  inMemory: optional(inMemory),
})

const block: Reader<string> = matching(/^[\d.]+\/\d+$/, 'a block of addresses')
const block6: Reader<string> = matching(/^[\da-f:]+\/\d+$/, 'a block of addresses of version 6')

const subnetOf = (addresses: Reader<string>): Reader<Subnet> =>
  record<Subnet>({
    subnet: addresses,
    gateway: text,
    range: optional(addresses),
    reserved: optional(texts),
    isChosen: someFlag,
  })

const network = record<Network>({
  id: hexId,
  name: text,
  driver: oneOf('bridge', 'host', 'null', 'macvlan', 'ipvlan'),
  prefix: text,
  subnet: optional(subnetOf(block)),
  subnet6: optional(subnetOf(block6)),
  internal: someFlag,
  options: optional(texts),
  attachable: someFlag,
  created: time,
  labels: optional(texts),
})

/** Up to 0.1.0 a volume held its files itself. */
type StoredVolume = Volume & { readonly files: FileSystemSnapshot | undefined }

const volume = record<StoredVolume>({
  name: containerName,
  anonymous: flag,
  created: time,
  labels: optional(texts),
  options: optional(texts),
  files: optional(files),
})

type StoredEngine = Omit<Engine, 'volumes' | 'buildCache'> & { readonly volumes: readonly StoredVolume[] }

const engine = record<StoredEngine>({
  containers: list(container),
  images: list(image),
  networks: list(network),
  volumes: list(volume),
  networksMade: whole(0, 2 ** 31),
  starts: optional(whole(0, 2 ** 31)),
})

/** An engine that was stored, and what was in its volumes where they held it. */
export interface ReadEngine {
  readonly engine: Engine
  readonly volumeFiles: ReadonlyMap<string, FileSystemSnapshot>
}

/** The engine that `engineToData` gave. @throws UnreadableWorld for anything else. */
export function engineFromData(data: unknown): ReadEngine {
  const { version } = record({ version: whole(0, 2 ** 31) })(data, 'engine')
  if (version !== ENGINE_VERSION) throw new UnreadableWorld(`stored Docker host: version ${version} is not known`)
  const value = engine(data, 'engine')
  unique(value.containers, ({ id }) => id, 'containers')
  unique(value.containers, ({ name }) => name, 'container names')
  unique(value.images, ({ id }) => id, 'images')
  unique(
    value.images.flatMap(({ references }) => references),
    (reference) => reference,
    'image names',
  )
  unique(value.networks, ({ name }) => name, 'networks')
  unique(value.volumes, ({ name }) => name, 'volumes')
  return {
    engine: { ...value, volumes: value.volumes.map(({ files: _files, ...known }) => known) },
    volumeFiles: new Map(value.volumes.flatMap(({ name, files: own }) => (own ? [[name, own] as const] : []))),
  }
}
