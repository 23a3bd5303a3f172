import { playgroundHardware } from '../../linux/hardware.ts'
import { playgroundUname } from '../../linux/uname.ts'
import type { ListedSubcommand } from './subcommand.ts'
import { VERSION } from './release.ts'

const KIB_PER_GIB = 1024 * 1024

export const info: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Counts containers and images, and tells about the machine.'],
    options: [],
    unsimulated: ['format'],
  },
  async run({ process, engine }) {
    const running = engine.containers.filter(({ state }) => state.type === 'running').length
    const memory = Number((playgroundHardware.memory.total / KIB_PER_GIB).toPrecision(4))
    const lines = [
      'Client: Docker Engine - Community',
      ` Version:    ${VERSION}`,
      ' Context:    default',
      ' Debug Mode: false',
      '',
      'Server:',
      ` Containers: ${engine.containers.length}`,
      `  Running: ${running}`,
      '  Paused: 0',
      `  Stopped: ${engine.containers.length - running}`,
      ` Images: ${engine.images.length}`,
      ` Server Version: ${VERSION}`,
      ' Storage Driver: overlay2',
      ' Logging Driver: json-file',
      ' Cgroup Version: 2',
      ` Kernel Version: ${playgroundUname.release}`,
      ' Operating System: Debian GNU/Linux 12 (bookworm)',
      ' OSType: linux',
      ' Architecture: x86_64',
      ` CPUs: ${playgroundHardware.processors}`,
      ` Total Memory: ${memory}GiB`,
      ' Name: docker-host',
      ' Docker Root Dir: /var/lib/docker',
      '',
    ]
    await process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    return 0
  },
}
