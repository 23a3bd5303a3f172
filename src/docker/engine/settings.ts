/** What a container was asked to have besides its program and its mounts, named as the Engine API names it. What is absent is Docker's default. */
export interface HostSettings {
  /** Nothing may be written outside its mounts. */
  readonly ReadonlyRootfs?: boolean | undefined
  /** Directories in memory, each with its options. */
  readonly Tmpfs?: Readonly<Record<string, string>> | undefined
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
  /** Devices of the host. */
  readonly Devices?: readonly string[] | undefined
  /** Whether it is to have graphics cards. */
  readonly Gpus?: boolean | undefined
  /** Seconds that `docker stop` waits. */
  readonly StopTimeout?: number | undefined
  readonly Domainname?: string | undefined
  readonly MacAddress?: string | undefined
}
