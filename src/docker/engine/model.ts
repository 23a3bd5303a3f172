import type { FileSystemSnapshot } from '../../linux/fs.ts'
import type { BuildCache } from '../build/cache.ts'
import type { Healthcheck } from './healthcheck.ts'
import type { PortMapping } from './port-mapping.ts'
import type { HostSettings } from './settings.ts'

export type { Healthcheck } from './healthcheck.ts'

/** How containers of an image run, and which programs they hold, unless told otherwise. */
export interface ImageConfig {
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
  /** `NAME=value`. */
  readonly env: readonly string[]
  /** `80/tcp`. */
  readonly exposed: readonly string[]
  readonly workingDirectory: string
  /** Directories that get an anonymous volume. */
  readonly volumes: readonly string[]
  readonly labels: Readonly<Record<string, string>>
  /** The signal that `docker stop` sends. */
  readonly stopSignal: string
  /** Whom its processes run as: `name`, `1000:1000`; root where absent. */
  readonly user?: string | undefined
  readonly healthcheck?: Healthcheck | undefined
  /** Instructions that a build begins with that stands on the image. */
  readonly onBuild?: readonly string[] | undefined
  /** What runs the shell form of commands; `/bin/sh -c` where absent. */
  readonly shell?: readonly string[] | undefined
}

/** One layer of an image, oldest first in its list. */
export interface Layer {
  /** 64 hexadecimal digits; the same layer in two images has the same id. */
  readonly id: string
  /** Bytes; 0 where an instruction only changed the configuration. */
  readonly size: number
  /** The instruction that made it, as `docker history` shows it. */
  readonly createdBy: string
  /** Milliseconds since 1970. */
  readonly created: number
  /** What made it, where it says so: BuildKit's front end. */
  readonly comment?: string | undefined
  /** Whether it changed files; where absent, it did if it has bytes. */
  readonly filled?: boolean | undefined
}

export interface Image {
  /** 64 hexadecimal digits, without `sha256:`. */
  readonly id: string
  /** `repository:tag`; none for a dangling image. */
  readonly references: readonly string[]
  /** The digest of the registry's manifest; undefined for images built here. */
  readonly digest: string | undefined
  /** `repository@sha256:…` of each repository that it was pulled from or pushed to; by its first name and `digest` where absent. */
  readonly digests?: readonly string[] | undefined
  /** Milliseconds since 1970. */
  readonly created: number
  readonly layers: readonly Layer[]
  readonly config: ImageConfig
  /** Who made it, where that is told. */
  readonly author?: string | undefined
  /** The kind of software inside, a key of the registry's `software`: what its programs do and the tree it starts with. */
  readonly software: string
  /** The file tree of an image that was built here; others get theirs from `software` when first used. */
  readonly files: FileSystemSnapshot | undefined
}

export interface Mount {
  readonly type: 'volume' | 'bind'
  /** The volume's name, or the directory of the host. */
  readonly source: string
  /** The directory in the container. */
  readonly target: string
  readonly readOnly: boolean
  /** How it was asked for, where that was `--mount`, which is told of otherwise. */
  readonly long?: boolean | undefined
  /** A new volume does not begin with what the image has in its place. */
  readonly noCopy?: boolean | undefined
  /** Of a bind mount, where it is not `rprivate`. */
  readonly propagation?: string | undefined
}

/** A container's place in a network. */
export interface Attachment {
  readonly network: string
  /** IPv4; undefined while the container does not run. */
  readonly address: string | undefined
  /** Further names by which it is found in this network. */
  readonly aliases?: readonly string[] | undefined
  /** The address that was asked for. */
  readonly wanted?: string | undefined
  /** IPv6; undefined while the container does not run, and where the network has none. */
  readonly address6?: string | undefined
  /** The address of version 6 that was asked for. */
  readonly wanted6?: string | undefined
}

export interface LogLine {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly stream: 'out' | 'err'
  readonly text: string
}

/** A check of a container's health that was made. */
export interface HealthResult {
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly code: number
  readonly output: string
}

export interface Health {
  readonly status: 'starting' | 'healthy' | 'unhealthy'
  /** How many checks failed one after the other. */
  readonly failingStreak: number
  /** The last ones, oldest first. */
  readonly log: readonly HealthResult[]
}

export interface RunningState {
  readonly type: 'running'
  readonly startedAt: number
  /** Which of all starts of containers this was, by which the host numbers its processes; absent in what was stored before it was counted. */
  readonly start?: number | undefined
  /** When its main program ends by itself; undefined for a server. */
  readonly endsAt: number | undefined
  /** Whether its processes stand still (`docker pause`). */
  readonly paused?: boolean | undefined
  /** Where it has a check. */
  readonly health?: Health | undefined
}

export type ContainerState =
  | { readonly type: 'created'; /** The status that a start failed with. */ readonly code?: number | undefined }
  | RunningState
  | {
      /** Its main program has ended, and is started anew in a while. */
      readonly type: 'restarting'
      readonly code: number
      readonly startedAt: number
      readonly finishedAt: number
    }
  | {
      readonly type: 'exited'
      readonly code: number
      readonly startedAt: number
      readonly finishedAt: number
      /** Whether it was ended because it used more memory than it may. */
      readonly oomKilled?: boolean | undefined
    }

/** What a container's directories in memory hold, for as long as it runs. */
export interface FilesInMemory {
  /** When the container was started that they belong to, in milliseconds since 1970: the next start finds them empty. */
  readonly startedAt: number
  /** By where they are mounted; those that nothing was ever written into are left out. */
  readonly volumes: Readonly<Record<string, FileSystemSnapshot>>
}

export interface Container {
  /** 64 hexadecimal digits; tables show the first 12. */
  readonly id: string
  readonly name: string
  /** The image as it was typed. */
  readonly image: string
  readonly imageId: string
  /** The main program and its arguments: entrypoint and command. */
  readonly argv: readonly string[]
  /** How many words of it are the entrypoint; the image's where absent. */
  readonly entrypoint?: number | undefined
  readonly env: readonly string[]
  readonly ports: readonly PortMapping[]
  readonly exposed: readonly string[]
  readonly mounts: readonly Mount[]
  readonly networks: readonly Attachment[]
  readonly hostname: string
  readonly workingDirectory: string
  readonly tty: boolean
  /** Removed when it ends (`--rm`). */
  readonly autoRemove: boolean
  readonly restartPolicy: string
  readonly labels: Readonly<Record<string, string>>
  readonly stopSignal: string
  readonly settings?: HostSettings | undefined
  /** How often it was started anew by its restart policy. */
  readonly restarts?: number | undefined
  /** Milliseconds since 1970. */
  readonly created: number
  readonly state: ContainerState
  readonly log: readonly LogLine[]
  /** Text that was written into the image's files before anything looked into the container, by path. */
  readonly written?: Readonly<Record<string, string>> | undefined
  /** Its own file tree once something looked into it, without what is mounted. */
  readonly files: FileSystemSnapshot | undefined
  readonly inMemory?: FilesInMemory | undefined
}

/** The addresses that a network was asked to have. */
export interface Subnet {
  /** `172.28.0.0/16`. */
  readonly subnet: string
  /** The host's own address in it. */
  readonly gateway: string
  /** The part of it that containers get theirs from, where that is not all of it: `172.28.5.0/24`. */
  readonly range?: string | undefined
  /** Addresses that containers do not get, by what is there. */
  readonly reserved?: Readonly<Record<string, string>> | undefined
  /** Whether the gateway is of the engine's own choice. */
  readonly isChosen?: boolean | undefined
}

/** Drivers whose networks are parts of one that the host is in: the host itself reaches no container in them. */
export type PhysicalDriver = 'macvlan' | 'ipvlan'

export interface Network {
  readonly id: string
  readonly name: string
  readonly driver: 'bridge' | 'host' | 'null' | PhysicalDriver
  /** The first two bytes of its /16, such as `172.18`; empty for `host` and `none`. */
  readonly prefix: string
  /** Where it was asked for. */
  readonly subnet?: Subnet | undefined
  /** Its addresses of version 6, where it was to have some. */
  readonly subnet6?: Subnet | undefined
  /** Nothing outside is reached from it. */
  readonly internal?: boolean | undefined
  /** Options of its driver. */
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly attachable?: boolean | undefined
  readonly created: number
  readonly labels?: Readonly<Record<string, string>> | undefined
}

/** What is in a volume is in a directory of the host, `mountpointOf`. */
export interface Volume {
  readonly name: string
  /** Made for a container without being named. */
  readonly anonymous: boolean
  readonly created: number
  readonly labels?: Readonly<Record<string, string>> | undefined
  /** What the local driver was told of where its files are. */
  readonly options?: Readonly<Record<string, string>> | undefined
}

/** All that the Docker engine keeps: one immutable value. Lists are in order of creation. */
export interface Engine {
  readonly containers: readonly Container[]
  readonly images: readonly Image[]
  readonly networks: readonly Network[]
  readonly volumes: readonly Volume[]
  /** How many networks were ever made: addresses are given out in turn and not reused at once. */
  readonly networksMade: number
  /** How many times a container was ever started; absent in what was stored before it was counted. */
  readonly starts?: number | undefined
  /** What builds left for later ones. It is not stored: after a reload every step is done anew. */
  readonly buildCache?: BuildCache | undefined
}

/** What somebody wants to do with a container that it cannot do as it is. */
export type Wanted = 'start' | 'pause' | 'remove' | 'exec'

/** Why the engine did not do as asked. The commands put it into words. Names are as typed unless said otherwise. */
export type Refusal =
  | { readonly type: 'no-such-container'; readonly container: string }
  | { readonly type: 'ambiguous-container'; readonly prefix: string }
  | { readonly type: 'container-name-taken'; readonly name: string; readonly by: string }
  | { readonly type: 'invalid-container-name'; readonly name: string }
  | { readonly type: 'same-container-name' }
  | { readonly type: 'container-running'; readonly container: string; readonly id: string }
  | {
      readonly type: 'container-not-running'
      readonly container: string
      readonly id: string
      readonly wanted?: 'pause' | 'top'
    }
  | { readonly type: 'container-paused'; readonly container: string; readonly id: string; readonly wanted: Wanted }
  | { readonly type: 'container-restarting'; readonly id: string; readonly wanted: Wanted }
  | { readonly type: 'container-not-paused'; readonly id: string }
  | { readonly type: 'no-such-image'; readonly image: string }
  | { readonly type: 'image-in-use'; readonly image: string; readonly imageId: string; readonly by: Container }
  | { readonly type: 'image-has-many-names'; readonly imageId: string }
  | { readonly type: 'no-such-network'; readonly network: string }
  | { readonly type: 'network-name-taken'; readonly network: string }
  | { readonly type: 'network-predefined'; readonly network: string }
  | { readonly type: 'network-predefined-name'; readonly network: string }
  | { readonly type: 'network-in-use'; readonly network: string; readonly id: string }
  | { readonly type: 'already-connected'; readonly network: string; readonly container: string }
  | { readonly type: 'port-taken'; readonly name: string; readonly endpoint: string; readonly port: string }
  /** A program of the host listens there. */
  | { readonly type: 'port-listened-at'; readonly name: string; readonly endpoint: string; readonly port: string }
  | { readonly type: 'address-on-default' }
  | { readonly type: 'address-without-subnet' }
  | { readonly type: 'address-outside'; readonly address: string }
  | { readonly type: 'address-taken' }
  | { readonly type: 'network-full'; readonly network: string; readonly id: string }
  | { readonly type: 'pool-overlaps' }
  | { readonly type: 'no-pool-left' }
  | { readonly type: 'alias-on-default' }
  | { readonly type: 'link-to-stopped'; readonly name: string; readonly alias: string }
  | { readonly type: 'link-elsewhere'; readonly name: string }
  | { readonly type: 'own-network' }
  | { readonly type: 'network-of-stopped'; readonly id: string }
  | { readonly type: 'processes-of-missing'; readonly container: string }
  | { readonly type: 'processes-of-stopped'; readonly id: string }
  | { readonly type: 'memory-of-missing'; readonly container: string }
  | { readonly type: 'memory-of-stopped'; readonly container: string; readonly id: string }
  | { readonly type: 'memory-not-shared'; readonly container: string }
  | { readonly type: 'network-is-shared' }
  | { readonly type: 'host-network' }
  | { readonly type: 'no-such-device'; readonly device: string }
  | { readonly type: 'no-device'; readonly device: string }
  | { readonly type: 'no-graphics-card' }
  | { readonly type: 'not-connected'; readonly network: string; readonly id: string }
  | { readonly type: 'no-such-volume'; readonly volume: string }
  | { readonly type: 'volume-in-use'; readonly volume: string; readonly by: readonly string[] }
  | { readonly type: 'volume-name-short'; readonly volume: string }
  | { readonly type: 'volume-name-long'; readonly volume: string }
  | { readonly type: 'invalid-volume-name'; readonly volume: string }
  | { readonly type: 'duplicate-mount'; readonly target: string }
  | { readonly type: 'invalid-mount'; readonly mount: string }
  | { readonly type: 'relative-mount'; readonly mount: string; readonly target: string }
  | { readonly type: 'root-mount'; readonly mount: string; readonly kind: Mount['type'] }
  | { readonly type: 'invalid-mount-mode'; readonly mode: string }

/** What a transition gives: the next state with what it found or made, or the reason why not. */
export type Outcome<Value> =
  | { readonly type: 'done'; readonly engine: Engine; readonly value: Value }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export function done<Value>(engine: Engine, value: Value): Outcome<Value> {
  return { type: 'done', engine, value }
}

export function refused(refusal: Refusal): { readonly type: 'refused'; readonly refusal: Refusal } {
  return { type: 'refused', refusal }
}
