import { playgroundHardware } from '../../linux/hardware.ts'
import { playgroundUname } from '../../linux/uname.ts'
import { digestOf } from '../engine/digest.ts'
import { DOCKER_HOST_NAME } from '../world.ts'
import { type Client, engineNow } from './request.ts'

const KIB = 1024
const CONTAINERD = '8165feabfdfe38c65b599c4993d227328c231fca'
const RUNC = 'v1.1.8-0-g82f18fe'
const INIT = 'de40ad0'
const LOG_DRIVERS = 'awslogs fluentd gcplogs gelf journald json-file local logentries splunk syslog'.split(' ')

/** What the storage driver tells of itself. */
const DRIVER_STATUS: readonly (readonly [string, string])[] = [
  ['Backing Filesystem', 'extfs'],
  ['Supports d_type', 'true'],
  ['Using metacopy', 'false'],
  ['Native Overlay Diff', 'true'],
  ['userxattr', 'false'],
]

/** A number that stands for a host, as a UUID is written. */
const uuidOf = (text: string): string =>
  digestOf(text)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** How many containers are in each state. */
function countsOf(client: Client) {
  const { containers, images } = engineNow(client)
  const paused = containers.filter(({ state }) => state.type === 'running' && state.paused).length
  const up = containers.filter(({ state }) => state.type === 'running' || state.type === 'restarting').length
  return {
    Containers: containers.length,
    ContainersRunning: up - paused,
    ContainersPaused: paused,
    ContainersStopped: containers.length - up,
    Images: images.length,
  }
}

/** What the engine can do. */
const ENGINE = {
  Driver: 'overlay2',
  DriverStatus: DRIVER_STATUS,
  Plugins: {
    Volume: ['local'],
    Network: ['bridge', 'host', 'ipvlan', 'macvlan', 'null', 'overlay'],
    Authorization: null,
    Log: LOG_DRIVERS,
  },
  MemoryLimit: true,
  SwapLimit: true,
  CpuCfsPeriod: true,
  CpuCfsQuota: true,
  CPUShares: true,
  CPUSet: true,
  PidsLimit: true,
  IPv4Forwarding: true,
  BridgeNfIptables: true,
  BridgeNfIp6tables: true,
  Debug: false,
  OomKillDisable: false,
  LoggingDriver: 'json-file',
  CgroupDriver: 'systemd',
  CgroupVersion: '2',
}

/** What it runs on. */
const MACHINE = {
  KernelVersion: playgroundUname.release,
  OperatingSystem: 'Debian GNU/Linux 12 (bookworm)',
  OSVersion: '12',
  OSType: 'linux',
  Architecture: 'x86_64',
  IndexServerAddress: 'https://index.docker.io/v1/',
  NCPU: playgroundHardware.processors,
  MemTotal: playgroundHardware.memory.total * KIB,
  DockerRootDir: '/var/lib/docker',
  HttpProxy: '',
  HttpsProxy: '',
  NoProxy: '',
  Name: DOCKER_HOST_NAME,
  Labels: [],
}

/** What it is made of. */
const PARTS = {
  ExperimentalBuild: false,
  ServerVersion: '24.0.6',
  Runtimes: { 'io.containerd.runc.v2': { path: 'runc' }, runc: { path: 'runc' } },
  DefaultRuntime: 'runc',
  Swarm: {
    NodeID: '',
    NodeAddr: '',
    LocalNodeState: 'inactive',
    ControlAvailable: false,
    Error: '',
    RemoteManagers: null,
  },
  LiveRestoreEnabled: false,
  Isolation: '',
  InitBinary: 'docker-init',
  ContainerdCommit: { ID: CONTAINERD, Expected: CONTAINERD },
  RuncCommit: { ID: RUNC, Expected: RUNC },
  InitCommit: { ID: INIT, Expected: INIT },
  SecurityOptions: ['name=apparmor', 'name=seccomp,profile=builtin', 'name=cgroupns'],
  Warnings: null,
}

/** What `GET /info` gives. */
export const systemInfo = (client: Client) => ({
  ID: uuidOf(DOCKER_HOST_NAME),
  ...countsOf(client),
  ...ENGINE,
  SystemTime: new Date(client.clock.now()).toISOString(),
  ...MACHINE,
  ...PARTS,
})

export type SystemInfo = ReturnType<typeof systemInfo>
