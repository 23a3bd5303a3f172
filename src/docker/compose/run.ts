import { pathOf } from './canonical.ts'
import type { ContainerCreateBody, PortMap } from '../daemon/api.ts'
import { digestOf } from '../engine/digest.ts'
import { parsePortSpec } from '../engine/port-spec.ts'
import type { Flags } from '../cli/flags.ts'
import { labelsOf } from '../cli/flags.ts'
import type { CommandCall } from './command-call.ts'
import { Complaint } from './complaint.ts'
import { bodyOf } from './container-body.ts'
import { withDependencies } from './config.ts'
import { startAll, waitForDependencies } from './converge.ts'
import { putGrants } from './grants.ts'
import { buildService, ensureImages, gettingOf } from './images.ts'
import type { ComposeSession } from './compose-session.ts'
import { prepare } from './up.ts'
import { splitCommand } from './words.ts'

/** Ports as `--publish` has them. @throws Complaint */
function published(values: readonly string[]): PortMap {
  const ports: Record<string, { HostIp: string; HostPort: string }[]> = {}
  for (const value of values) {
    const specs = parsePortSpec(value)
    if ('message' in specs) throw new Complaint(specs.message, 1)
    for (const { container, hostIp, hostPort } of specs) {
      const key = container.includes('/') ? container : `${container}/tcp`
      ports[key] = [...(ports[key] ?? []), { HostIp: hostIp, HostPort: hostPort }]
    }
  }
  return ports
}

function bindsOf({ process }: ComposeSession, flags: Flags): readonly string[] {
  const home = process.system.environment?.('HOME') ?? '/'
  return flags.values('volume').map((volume) => {
    const [source = '', ...rest] = volume.split(':')
    return /^[.~]/.test(source) ? [pathOf(source, { directory: process.cwd, home }), ...rest].join(':') : volume
  })
}

/** What a service's container is made from where it is made for one command. @throws Complaint */
function onceBody(
  session: ComposeSession,
  flags: Flags,
  [name = '', ...command]: readonly string[],
): ContainerCreateBody {
  const body = bodyOf(session, { name, number: 1, once: true })
  const { HostConfig = {}, NetworkingConfig } = body
  const entrypoint = flags.value('entrypoint')
  const directory = flags.value('workdir')
  const own = flags.has('service-ports') ? (HostConfig.PortBindings ?? {}) : {}
  const networks = Object.keys(NetworkingConfig?.EndpointsConfig ?? {}).map((network) => [network, {}] as const)
  return {
    ...body,
    ...(command.length > 0 && { Cmd: command }),
    ...(entrypoint !== undefined && { Entrypoint: splitCommand(entrypoint), ...(command.length === 0 && { Cmd: [] }) }),
    Env: [...(body.Env ?? []), ...flags.values('env').filter((variable) => variable.includes('='))],
    Labels: { ...body.Labels, ...labelsOf(flags.values('label')) },
    ...(directory !== undefined && { WorkingDir: directory }),
    Tty: session.process.screen !== undefined && !flags.has('no-TTY') && !flags.has('detach'),
    HostConfig: {
      ...HostConfig,
      ...(flags.has('user') && { User: flags.value('user') }),
      CapAdd: [...(HostConfig.CapAdd ?? []), ...flags.values('cap-add')],
      CapDrop: [...(HostConfig.CapDrop ?? []), ...flags.values('cap-drop')],
      Binds: [...(HostConfig.Binds ?? []), ...bindsOf(session, flags)],
      PortBindings: { ...own, ...published(flags.values('publish')) },
      RestartPolicy: { Name: 'no', MaximumRetryCount: 0 },
      AutoRemove: flags.has('rm'),
    },
    // others find the service's own containers by its name, not this one
    ...(!flags.has('use-aliases') && { NetworkingConfig: { EndpointsConfig: Object.fromEntries(networks) } }),
  }
}

/** What the service waits for, made and started. @throws Complaint */
async function startOthers({ session, flags, warn }: CommandCall, name: string): Promise<void> {
  const others = Object.keys(withDependencies(session.services, [name])).filter((other) => other !== name)
  const { make } = await prepare(session, flags, { names: flags.has('no-deps') ? [] : others, warn, exactly: true })
  await session.working('Running', async () => {
    await make()
    if (flags.has('no-deps') || others.length === 0) return
    await startAll(session, others)
    await waitForDependencies(session, name)
  })
}

/** `docker compose run SERVICE [COMMAND]`. Gives the command's status. @throws Complaint */
export async function runOnce(call: CommandCall): Promise<number> {
  const { session, flags, operands } = call
  const { process, daemon, project } = session
  const [name = ''] = operands
  session.checkService(name)
  await startOthers(call, name)
  if (flags.has('build')) await buildService(session, name)
  else await ensureImages(session, [name], { ...gettingOf(flags), rebuild: false })
  const number = digestOf(String(process.chance.next())).slice(0, 12)
  const containerName = flags.value('name') ?? [project.name, name, 'run', number].join(project.separator)
  const { Id } = session.take(await daemon.containers.create(onceBody(session, flags, operands), containerName))
  putGrants(session, name, Id)
  if (!flags.has('detach')) return session.take(await daemon.containers.run(Id, !flags.isOff('interactive')))
  session.take(await daemon.containers.start(Id))
  await process.stdout.write(`${Id}\n`)
  return 0
}
