import { playgroundUname } from '../../linux/uname.ts'
import { valueOption } from './flags.ts'
import { printObject } from './inspect.ts'
import { BUILD, VERSION } from './release.ts'
import type { ListedSubcommand } from './subcommand.ts'
import { RowContext } from './template/value.ts'

const API_VERSION = '1.43'
const PLATFORM = { Name: 'Docker Engine - Community' }
const SHARED = { GoVersion: 'go1.20.7', Os: 'linux', Arch: 'amd64' }
/** As the engine tells of it, and as it is shown. */
const BUILT = '2023-09-04T12:31:44.000000000+00:00'
const BUILT_TEXT = 'Mon Sep  4 12:31:44 2023'

const CLIENT = {
  Platform: PLATFORM,
  Version: VERSION,
  ApiVersion: API_VERSION,
  DefaultAPIVersion: API_VERSION,
  GitCommit: BUILD,
  ...SHARED,
  BuildTime: BUILT_TEXT,
  Context: 'default',
}

const ENGINE = {
  Version: VERSION,
  ApiVersion: API_VERSION,
  MinAPIVersion: '1.12',
  GitCommit: '1a79695',
  ...SHARED,
  KernelVersion: playgroundUname.release,
  BuildTime: BUILT,
}

/** What the engine works with. */
const PARTS = [
  { Name: 'containerd', Version: '1.6.22', Details: { GitCommit: '8165feabfdfe38c65b599c4993d227328c231fca' } },
  { Name: 'runc', Version: '1.1.8', Details: { GitCommit: 'v1.1.8-0-g82f18fe' } },
  { Name: 'docker-init', Version: '0.19.0', Details: { GitCommit: 'de40ad0' } },
]

function serverJson() {
  const { Version, ...details } = ENGINE
  const engine = { Name: 'Engine', Version, Details: { ...details, Experimental: 'false' } }
  return { Platform: PLATFORM, Components: [engine, ...PARTS], ...ENGINE }
}

/** The fields of Go's structs, which templates name: two of them have other names in JSON. */
function goRow(type: string, { ApiVersion, GitCommit, ...rest }: Readonly<Record<string, unknown>>, json: object) {
  const fields = { ...rest, APIVersion: ApiVersion, GitCommit, ...(type === CLIENT_TYPE && { GitVersion: GitCommit }) }
  return new RowContext(
    type,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value])),
    json,
  )
}

const CLIENT_TYPE = 'command.clientVersion'

function versionRow(): RowContext {
  const whole = { Client: CLIENT, Server: serverJson() }
  const [client, server] = [goRow(CLIENT_TYPE, CLIENT, CLIENT), goRow('*types.Version', whole.Server, whole.Server)]
  return new RowContext('command.versionInfo', { Client: () => client, Server: () => server }, whole)
}

const partText = ({ Name, Version, Details }: (typeof PARTS)[number]): string =>
  ` ${Name}:\n  Version:          ${Version}\n  GitCommit:        ${Details.GitCommit}\n`

const TEXT = `Client: ${PLATFORM.Name}
 Version:           ${VERSION}
 API version:       ${API_VERSION}
 Go version:        ${SHARED.GoVersion}
 Git commit:        ${BUILD}
 Built:             ${BUILT_TEXT}
 OS/Arch:           linux/amd64
 Context:           default

Server: ${PLATFORM.Name}
 Engine:
  Version:          ${VERSION}
  API version:      ${API_VERSION} (minimum version ${ENGINE.MinAPIVersion})
  Go version:       ${SHARED.GoVersion}
  Git commit:       ${ENGINE.GitCommit}
  Built:            ${BUILT_TEXT}
  OS/Arch:          linux/amd64
  Experimental:     false
${PARTS.map(partText).join('')}`

export const version: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: [
      'Tells the versions of the client, which is the docker command, and of the server, which does the work.',
    ],
    options: [],
    optionsInDocker: [
      valueOption(
        'f,format',
        { name: 'string', kind: 'text' },
        'print only what a template asks for, such as {{.Server.Version}}',
      ),
    ],
    unsimulated: ['format'],
  },
  async run(call) {
    const format = call.flags.value('format')
    if (format !== undefined) return printObject(call, format, versionRow())
    await call.process.stdout.write(TEXT)
    return 0
  },
}
