import type { Healthcheck } from './healthcheck.ts'

/** The size of /dev/shm where nothing else is asked for, in bytes. */
export const SHM_SIZE = 64 * 1024 * 1024

/** What a container was asked to have besides its program and its mounts, named as the Engine API names it. What is absent is Docker's default. */
export interface HostSettings {
  /** Nothing may be written outside its mounts. */
  readonly ReadonlyRootfs?: boolean | undefined
  /** Directories in memory, each with its options. */
  readonly Tmpfs?: Readonly<Record<string, string>> | undefined
  /** Those of them that `--mount` asked for. */
  readonly MemoryMounts?: readonly string[] | undefined
  /** `name:address`. */
  readonly ExtraHosts?: readonly string[] | undefined
  readonly Dns?: readonly string[] | undefined
  readonly DnsOptions?: readonly string[] | undefined
  readonly DnsSearch?: readonly string[] | undefined
  readonly Privileged?: boolean | undefined
  readonly Init?: boolean | undefined
  readonly CapAdd?: readonly string[] | undefined
  readonly CapDrop?: readonly string[] | undefined
  readonly SecurityOpt?: readonly string[] | undefined
  readonly IpcMode?: string | undefined
  readonly UTSMode?: string | undefined
  readonly UsernsMode?: string | undefined
  readonly CgroupnsMode?: string | undefined
  readonly Runtime?: string | undefined
  /** Bytes. */
  readonly ShmSize?: number | undefined
  readonly OomScoreAdj?: number | undefined
  readonly PidsLimit?: number | undefined
  readonly CpuShares?: number | undefined
  readonly CpusetCpus?: string | undefined
  readonly Sysctls?: Readonly<Record<string, string>> | undefined
  /** Where its output goes: `json-file`, `local` or `none`. */
  readonly LogDriver?: string | undefined
  readonly LogOptions?: Readonly<Record<string, string>> | undefined
  /** Devices of the host, `HOST[:CONTAINER[:PERMISSIONS]]`. */
  readonly Devices?: readonly string[] | undefined
  /** Whether it is to have graphics cards. */
  readonly Gpus?: boolean | undefined
  /** Seconds that `docker stop` waits. */
  readonly StopTimeout?: number | undefined
  /** Whom its processes run as: `name`, `1000:1000`; the image's user where absent. */
  readonly User?: string | undefined
  readonly GroupAdd?: readonly string[] | undefined
  /** Bytes, like the next two; who uses more is ended. */
  readonly Memory?: number | undefined
  /** Of memory and swap together; -1 where swap is not limited. */
  readonly MemorySwap?: number | undefined
  readonly MemoryReservation?: number | undefined
  readonly MemorySwappiness?: number | undefined
  readonly OomKillDisable?: boolean | undefined
  /** Billionths of a processor. */
  readonly NanoCpus?: number | undefined
  /** How its health is checked, where its image does not say so or says otherwise. */
  readonly Healthcheck?: Healthcheck | undefined
  /** Containers that it finds by name on the default bridge, `name:alias`. */
  readonly Links?: readonly string[] | undefined
  /** Whether its standard input stays open. */
  readonly OpenStdin?: boolean | undefined
  /** `nofile=1024:2048`. */
  readonly Ulimits?: readonly string[] | undefined
  /** What its first network was asked for by, where that was not the default: `bridge`, `host`, `container:ID`. */
  readonly NetworkMode?: string | undefined
  /** Whose processes it sees: `host`, `container:ID`. */
  readonly PidMode?: string | undefined
  /** Which streams the client was attached to that made it: `stdin`, `stdout`, `stderr`. */
  readonly Attached?: readonly string[] | undefined
  /** Containers, each with `:ro` or not, whose mounts it got. */
  readonly VolumesFrom?: readonly string[] | undefined
  /** The file of the client that its id was written into. */
  readonly ContainerIDFile?: string | undefined
  /** Whether every port that its image exposes is published. */
  readonly PublishAllPorts?: boolean | undefined
  /** Microseconds: what `--cpu-quota` counts in, and how many of them it may use a processor. */
  readonly CpuPeriod?: number | undefined
  readonly CpuQuota?: number | undefined
  readonly CpusetMems?: string | undefined
  /** Notes for what runs it. */
  readonly Annotations?: Readonly<Record<string, string>> | undefined
  /** Who keeps the files of its volumes. */
  readonly VolumeDriver?: string | undefined
  /** The control group above its own: it sees none but its own. */
  readonly CgroupParent?: string | undefined
  /** Devices that it may use by their numbers, such as `c 42:* rmw`: none is kept from it here for its number. */
  readonly DeviceCgroupRules?: readonly string[] | undefined
  readonly Domainname?: string | undefined
  readonly MacAddress?: string | undefined
}
