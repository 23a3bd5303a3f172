import { BUILD, VERSION } from './release.ts'
import type { ListedSubcommand } from './subcommand.ts'

const API_VERSION = '1.43'

const TEXT = `Client: Docker Engine - Community
 Version:           ${VERSION}
 API version:       ${API_VERSION}
 Go version:        go1.20.7
 Git commit:        ${BUILD}
 Built:             Mon Sep  4 12:31:44 2023
 OS/Arch:           linux/amd64
 Context:           default

Server: Docker Engine - Community
 Engine:
  Version:          ${VERSION}
  API version:      ${API_VERSION} (minimum version 1.12)
  Go version:       go1.20.7
  Git commit:       1a79695
  Built:            Mon Sep  4 12:31:44 2023
  OS/Arch:          linux/amd64
  Experimental:     false
 containerd:
  Version:          1.6.22
  GitCommit:        8165feabfdfe38c65b599c4993d227328c231fca
 runc:
  Version:          1.1.8
  GitCommit:        v1.1.8-0-g82f18fe
 docker-init:
  Version:          0.19.0
  GitCommit:        de40ad0
`

export const version: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: [
      'Tells the versions of the client, which is the docker command, and of the server, which does the work.',
    ],
    options: [],
    unsimulated: ['format'],
  },
  async run({ process }) {
    await process.stdout.write(TEXT)
    return 0
  },
}
