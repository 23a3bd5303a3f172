/** The Engine API's JSON (version 1.43), with the fields that this engine knows. Names are the API's own. */
import type { HostSettings } from '../engine/settings.ts'

export interface PortBinding {
  readonly HostIp: string
  /** Empty where any free port is wanted. */
  readonly HostPort: string
}

/** By port of the container, such as `80/tcp`. */
export type PortMap = Readonly<Record<string, readonly PortBinding[] | null>>

export type Labels = Readonly<Record<string, string>>

export interface RestartPolicy {
  readonly Name: string
  readonly MaximumRetryCount?: number
}

/** What a directory in memory is to be like. */
export interface TmpfsOptions {
  /** How much it may hold, in bytes. */
  readonly SizeBytes?: number
  /** Its mode, as stat(2) has it. */
  readonly Mode?: number
}

/** A mount as `--mount` asks for it. */
export interface MountSpec {
  /** `bind`, `volume` or `tmpfs`. */
  readonly Type: string
  readonly Source?: string
  readonly Target: string
  readonly ReadOnly?: boolean
  /** The volume does not begin with what the image has in its place. */
  readonly NoCopy?: boolean
  /** Only for `bind`: how mounts within it are seen on its other side. */
  readonly BindOptions?: { readonly Propagation: string }
  /** Only for `tmpfs`. */
  readonly TmpfsOptions?: TmpfsOptions
}

export interface HostConfig extends HostSettings {
  /** `SOURCE:TARGET[:MODE]`; without a source, an anonymous volume. */
  readonly Binds?: readonly string[]
  readonly Mounts?: readonly MountSpec[]
  readonly Isolation?: string
  readonly StorageOpt?: readonly string[]
  readonly PortBindings?: PortMap
  readonly RestartPolicy?: RestartPolicy
  readonly AutoRemove?: boolean
}

export interface EndpointConfig {
  readonly Aliases?: readonly string[]
  readonly IPAMConfig?: { readonly IPv4Address?: string; readonly IPv6Address?: string }
}

/** What `POST /containers/create` takes. */
export interface ContainerCreateBody {
  readonly Image: string
  /** Such as `linux/amd64`. */
  readonly Platform?: string
  readonly Cmd?: readonly string[]
  /** An empty list, or one of an empty text, takes the image's away. */
  readonly Entrypoint?: readonly string[]
  readonly Env?: readonly string[]
  readonly ExposedPorts?: Readonly<Record<string, object>>
  readonly Hostname?: string
  readonly Labels?: Labels
  readonly StopSignal?: string
  readonly Tty?: boolean
  /** Which streams the client is attached to at first. */
  readonly AttachStdin?: boolean
  readonly AttachStdout?: boolean
  readonly AttachStderr?: boolean
  readonly WorkingDir?: string
  readonly HostConfig?: HostConfig
  readonly NetworkingConfig?: { readonly EndpointsConfig?: Readonly<Record<string, EndpointConfig>> }
}

export interface Port {
  readonly IP?: string
  readonly PrivatePort: number
  readonly PublicPort?: number
  readonly Type: string
}

export interface MountPoint {
  readonly Type: string
  readonly Name?: string
  readonly Source: string
  readonly Destination: string
  readonly Driver?: string
  readonly Mode: string
  readonly RW: boolean
  readonly Propagation: string
}

export interface EndpointSettings {
  readonly IPAMConfig: { readonly IPv4Address?: string; readonly IPv6Address?: string } | null
  readonly Links: readonly string[] | null
  readonly Aliases: readonly string[] | null
  readonly NetworkID: string
  readonly EndpointID: string
  readonly Gateway: string
  readonly IPAddress: string
  readonly IPPrefixLen: number
  readonly IPv6Gateway: string
  readonly GlobalIPv6Address: string
  readonly GlobalIPv6PrefixLen: number
  readonly MacAddress: string
  readonly DriverOpts: null
}

/** A limit of each process, such as of open files. */
export interface Ulimit {
  readonly Name: string
  readonly Hard: number
  readonly Soft: number
}

/** A check of health: times in nanoseconds. */
export interface HealthConfig {
  readonly Test: readonly string[]
  readonly Interval?: number
  readonly Timeout?: number
  readonly StartPeriod?: number
  readonly Retries?: number
}

/** How containers of an image run. What an image does not say is null or left out, as Go does. */
export interface ImageConfigJson {
  readonly Hostname: string
  readonly Domainname: string
  readonly User: string
  readonly AttachStdin: boolean
  readonly AttachStdout: boolean
  readonly AttachStderr: boolean
  readonly ExposedPorts?: Readonly<Record<string, object>>
  readonly Tty: boolean
  readonly OpenStdin: boolean
  readonly StdinOnce: boolean
  readonly Env: readonly string[] | null
  readonly Cmd: readonly string[] | null
  readonly Healthcheck?: HealthConfig
  readonly Image: string
  readonly Volumes: Readonly<Record<string, object>> | null
  readonly WorkingDir: string
  readonly Entrypoint: readonly string[] | null
  readonly MacAddress?: string
  readonly OnBuild: readonly string[] | null
  readonly Labels: Labels | null
  readonly StopSignal?: string
  readonly StopTimeout?: number
  readonly Shell?: readonly string[]
}

/** A row of `GET /containers/json`. */
export interface ContainerSummary {
  readonly Id: string
  readonly Names: readonly string[]
  readonly Image: string
  readonly ImageID: string
  readonly Command: string
  /** Seconds since 1970. */
  readonly Created: number
  readonly Ports: readonly Port[]
  readonly Labels: Labels
  readonly State: string
  readonly Status: string
  readonly HostConfig: { readonly NetworkMode: string }
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, EndpointSettings>> }
  readonly Mounts: readonly MountPoint[]
}

export interface ContainerStateJson {
  readonly Status: string
  readonly Running: boolean
  readonly Paused: boolean
  readonly Restarting: boolean
  readonly OOMKilled: boolean
  readonly Dead: boolean
  /** The number on the host of its main program; 0 while there is none. */
  readonly Pid: number
  readonly ExitCode: number
  readonly Error: string
  readonly StartedAt: string
  readonly FinishedAt: string
  readonly Health?: HealthJson
}

export interface HealthJson {
  readonly Status: string
  readonly FailingStreak: number
  readonly Log: readonly {
    readonly Start: string
    readonly End: string
    readonly ExitCode: number
    readonly Output: string
  }[]
}

/** How a container runs. */
export interface ContainerConfigJson extends ImageConfigJson {
  readonly Env: readonly string[]
  readonly Labels: Labels
}

/** What a container was asked to have; the fields that are not named here are only shown. */
export interface HostConfigJson extends Readonly<Record<string, unknown>> {
  readonly NetworkMode: string
  readonly RestartPolicy: Required<RestartPolicy>
  readonly AutoRemove: boolean
}

/** Where the files of a container or of an image are kept. */
export interface GraphDriver {
  readonly Data: Readonly<Record<string, string>>
  readonly Name: string
}

/** What `GET /containers/ID/json` gives. */
export interface ContainerJson {
  readonly Id: string
  readonly Created: string
  readonly Path: string
  readonly Args: readonly string[]
  readonly State: ContainerStateJson
  readonly Image: string
  readonly ResolvConfPath: string
  readonly HostnamePath: string
  readonly HostsPath: string
  readonly LogPath: string
  readonly Name: string
  readonly RestartCount: number
  readonly Driver: string
  readonly Platform: string
  readonly MountLabel: string
  readonly ProcessLabel: string
  readonly AppArmorProfile: string
  readonly ExecIDs: null
  readonly HostConfig: HostConfigJson
  readonly GraphDriver: GraphDriver
  readonly Mounts: readonly MountPoint[]
  readonly Config: ContainerConfigJson
  readonly NetworkSettings: NetworkSettingsJson
}

/** A container's place on the default bridge, and in all its networks. */
export interface NetworkSettingsJson {
  readonly Bridge: string
  readonly SandboxID: string
  readonly HairpinMode: boolean
  readonly LinkLocalIPv6Address: string
  readonly LinkLocalIPv6PrefixLen: number
  readonly Ports: PortMap
  readonly SandboxKey: string
  readonly SecondaryIPAddresses: null
  readonly SecondaryIPv6Addresses: null
  readonly EndpointID: string
  readonly Gateway: string
  readonly GlobalIPv6Address: string
  readonly GlobalIPv6PrefixLen: number
  readonly IPAddress: string
  readonly IPPrefixLen: number
  readonly IPv6Gateway: string
  readonly MacAddress: string
  readonly Networks: Readonly<Record<string, EndpointSettings>>
}

/** A row of `GET /images/json`. */
export interface ImageSummary {
  readonly Id: string
  readonly RepoTags: readonly string[]
  readonly RepoDigests: readonly string[]
  /** Seconds since 1970. */
  readonly Created: number
  readonly Size: number
  readonly SharedSize: number
  readonly Containers: number
  readonly Labels: Labels | null
}

/** What `GET /images/NAME/json` gives. */
export interface ImageJson {
  readonly Id: string
  readonly RepoTags: readonly string[]
  readonly RepoDigests: readonly string[]
  readonly Parent: string
  readonly Comment: string
  readonly Created: string
  readonly Container: string
  readonly ContainerConfig: ImageConfigJson
  readonly DockerVersion: string
  readonly Author: string
  readonly Config: ImageConfigJson
  readonly Architecture: string
  readonly Os: string
  readonly Size: number
  readonly VirtualSize: number
  readonly GraphDriver: GraphDriver
  readonly RootFS: { readonly Type: string; readonly Layers: readonly string[] }
  readonly Metadata: { readonly LastTagTime: string }
}

/** What `GET /networks` and `GET /networks/NAME` give. */
export interface NetworkJson {
  readonly Name: string
  readonly Id: string
  readonly Created: string
  readonly Scope: string
  readonly Driver: string
  readonly EnableIPv6: boolean
  readonly IPAM: {
    readonly Driver: string
    readonly Options: object | null
    readonly Config: readonly {
      readonly Subnet: string
      readonly IPRange?: string
      readonly Gateway?: string
      readonly AuxiliaryAddresses?: Labels
    }[]
  }
  readonly Internal: boolean
  readonly Attachable: boolean
  readonly Ingress: boolean
  readonly ConfigFrom: { readonly Network: string }
  readonly ConfigOnly: boolean
  /** By id of the container. */
  readonly Containers: Readonly<Record<string, NetworkMember>>
  readonly Options: Labels
  readonly Labels: Labels
}

/** A container in a network. */
export interface NetworkMember {
  readonly Name: string
  readonly EndpointID: string
  readonly MacAddress: string
  readonly IPv4Address: string
  readonly IPv6Address: string
}

/** What `GET /volumes/NAME` gives. */
export interface VolumeJson {
  readonly CreatedAt: string
  readonly Driver: string
  readonly Labels: Labels | null
  readonly Mountpoint: string
  readonly Name: string
  readonly Options: Labels | null
  readonly Scope: string
}

/** What may be asked of a list: several values of one filter are alternatives, several filters must all hold. */
export type Filters = Readonly<Record<string, readonly string[]>>
