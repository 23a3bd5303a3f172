import { systemInfo, type SystemInfo } from '../daemon/system-info.ts'
import { binarySizeInWords } from '../engine/units.ts'
import { currentContext } from './context-store.ts'
import { valueOption } from './flags.ts'
import { printObject } from './inspect.ts'
import { plugins } from './reference/groups.ts'
import { VERSION } from './release.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

/** What the client knows of itself. */
function clientInfo({ process }: Call) {
  const { system } = process
  return {
    Debug: false,
    Platform: { Name: 'Docker Engine - Community' },
    Version: VERSION,
    Context: currentContext(system),
    Plugins: (system.plugins ?? Object.keys(plugins)).map((name) => ({
      SchemaVersion: '0.1.0',
      Vendor: 'Docker Inc.',
      Version: plugins[name]?.version ?? '',
      ShortDescription: plugins[name]?.title ?? '',
      Name: name,
      Path: `/usr/libexec/docker/cli-plugins/docker-${name}`,
    })),
    Warnings: null,
  }
}

function clientText({ Version, Context, Platform, Plugins }: ReturnType<typeof clientInfo>): readonly string[] {
  return [
    `Client: ${Platform.Name}`,
    ` Version:    ${Version}`,
    ` Context:    ${Context}`,
    ' Debug Mode: false',
    ...(Plugins.length > 0 ? [' Plugins:'] : []),
    ...Plugins.flatMap((plugin) => [
      `  ${plugin.Name}: ${plugin.ShortDescription} (${plugin.Vendor})`,
      `    Version:  ${plugin.Version}`,
      `    Path:     ${plugin.Path}`,
    ]),
    '',
  ]
}

function storageText(info: SystemInfo): readonly string[] {
  return [
    ` Containers: ${info.Containers}`,
    `  Running: ${info.ContainersRunning}`,
    `  Paused: ${info.ContainersPaused}`,
    `  Stopped: ${info.ContainersStopped}`,
    ` Images: ${info.Images}`,
    ` Server Version: ${info.ServerVersion}`,
    ` Storage Driver: ${info.Driver}`,
    ...info.DriverStatus.map(([name, value]) => `  ${name}: ${value}`),
    ` Logging Driver: ${info.LoggingDriver}`,
    ` Cgroup Driver: ${info.CgroupDriver}`,
    ` Cgroup Version: ${info.CgroupVersion}`,
    ' Plugins:',
    `  Volume: ${info.Plugins.Volume.join(' ')}`,
    `  Network: ${info.Plugins.Network.join(' ')}`,
    `  Log: ${info.Plugins.Log.join(' ')}`,
  ]
}

function hostText(info: SystemInfo): readonly string[] {
  return [
    ` Swarm: ${info.Swarm.LocalNodeState}`,
    ` Runtimes: ${Object.keys(info.Runtimes).join(' ')}`,
    ` Default Runtime: ${info.DefaultRuntime}`,
    ` Init Binary: ${info.InitBinary}`,
    ` containerd version: ${info.ContainerdCommit.ID}`,
    ` runc version: ${info.RuncCommit.ID}`,
    ` init version: ${info.InitCommit.ID}`,
    ' Security Options:',
    '  apparmor',
    '  seccomp',
    '   Profile: builtin',
    '  cgroupns',
    ` Kernel Version: ${info.KernelVersion}`,
    ` Operating System: ${info.OperatingSystem}`,
    ` OSType: ${info.OSType}`,
    ` Architecture: ${info.Architecture}`,
    ` CPUs: ${info.NCPU}`,
    ` Total Memory: ${binarySizeInWords(info.MemTotal)}`,
    ` Name: ${info.Name}`,
    ` ID: ${info.ID}`,
    ` Docker Root Dir: ${info.DockerRootDir}`,
    ' Debug Mode: false',
    ' Experimental: false',
    ' Insecure Registries:',
    '  127.0.0.0/8',
    ' Live Restore Enabled: false',
    '',
  ]
}

/** `docker info` in Docker's own words. */
export const genuineInfo: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Counts containers and images, and tells about the machine.'],
    options: [
      valueOption(
        'f,format',
        { name: 'string', kind: 'text' },
        'print only what a template asks for, such as {{.Driver}}',
      ),
    ],
  },
  async run(call) {
    const [info, client] = [systemInfo(call.process), clientInfo(call)]
    const format = call.flags.value('format')
    if (format !== undefined) return printObject(call, format, { ...info, ClientInfo: client })
    const lines = [...clientText(client), 'Server:', ...storageText(info), ...hostText(info)]
    await call.process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    return 0
  },
}
