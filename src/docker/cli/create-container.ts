import { arrival } from '../arrival.ts'
import type { ContainerCreateBody, HostConfig, PortBinding, PortMap } from '../daemon/api.ts'
import { creating, otherPlatform } from '../daemon/create.ts'
import { badPlatform, PLATFORM } from '../daemon/platform.ts'
import { findImage } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { parsePortSpec } from '../engine/port-spec.ts'
import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { directoryName, fromDirectory, normalizePath } from '../../linux/path.ts'
import { checkSecurity } from './creation/security-option.ts'
import { blockLimitsOf } from './creation/block-options.ts'
import { CreationError } from './creation/creation-error.ts'
import { checkHostFlags, exposedOf, hostConfigFrom } from './creation/host-config.ts'
import { networkingFrom } from './creation/network-option.ts'
import { restartOf, restartReason } from './creation/restart-option.ts'
import { labelsIn, variablesIn } from './creation/later-lines.ts'
import { type Flags, labelsOf } from './flags.ts'
import { badReferenceText } from './bad-reference.ts'
import { refusedText } from './refusals.ts'
import { type Call, progressOf } from './subcommand.ts'

/** `-p`, by port of the container. @throws CreationError */
function bindingsOf(flags: Flags): PortMap {
  const bindings: Record<string, PortBinding[]> = {}
  for (const text of flags.values('publish')) {
    const specs = parsePortSpec(text)
    if ('message' in specs) throw new CreationError(specs.message)
    for (const { container, hostIp, hostPort } of specs) {
      if (hostIp.includes(':') || container.endsWith('/sctp')) {
        throw new CreationError(`IPv6 addresses and SCTP are not simulated by this playground: ${text}`)
      }
      bindings[container] = [...(bindings[container] ?? []), { HostIp: hostIp, HostPort: hostPort }]
    }
  }
  return bindings
}

/** `-v`: directories of the host are absolute for the daemon. */
function bindOf(directory: string, text: string): string {
  const [source = '', ...rest] = text.split(':')
  const isPath = rest.length > 0 && source.startsWith('.')
  return isPath ? [normalizePath(fromDirectory(directory, source)), ...rest].join(':') : text
}

function hostConfigOf({ flags, process }: Call, mode: string): HostConfig {
  return {
    ...hostConfigFrom(flags, process.cwd),
    Binds: flags.values('volume').map((text) => bindOf(process.cwd, text)),
    PortBindings: bindingsOf(flags),
    PublishAllPorts: flags.has('publish-all') || undefined,
    ContainerIDFile: flags.value('cidfile'),
    NetworkMode: mode,
    RestartPolicy: restartOf(flags.value('restart') ?? 'no'),
    AutoRemove: flags.has('rm'),
  }
}

/** `-e`: a name alone takes the client's value, if it has one. */
function given({ process }: Call, text: string): readonly string[] {
  if (text.includes('=')) return [text]
  const value = process.system.environment?.(text)
  return value === undefined ? [] : [`${text}=${value}`]
}

/** The streams that the client is attached to: what `-a` names, otherwise its outputs, and the input with `-i`. */
function attachedStreams(flags: Flags): Pick<ContainerCreateBody, 'AttachStdin' | 'AttachStdout' | 'AttachStderr'> {
  if (flags.has('detach')) return {}
  const named = flags.values('attach').map((name) => name.toLowerCase())
  const isAttached = (name: string): boolean => named.length === 0 || named.includes(name)
  const AttachStdin = named.length === 0 ? flags.has('interactive') : named.includes('stdin')
  return { AttachStdin, AttachStdout: isAttached('stdout'), AttachStderr: isAttached('stderr') }
}

/** What the flags ask for, as the Engine API takes it. @throws CreationError */
async function bodyOf(call: Call): Promise<ContainerCreateBody> {
  const { flags, operands } = call
  const [Image = '', ...Cmd] = operands
  const [entrypoint, hostname, directory] = [flags.value('entrypoint'), flags.value('hostname'), flags.value('workdir')]
  const [signal, platform] = [flags.value('stop-signal'), flags.value('platform')]
  const { mode, endpoints } = networkingFrom(flags)
  return {
    Image,
    Cmd,
    ...(entrypoint !== undefined && { Entrypoint: [entrypoint] }),
    Env: [
      ...(await variablesIn(call, flags.values('env-file'))),
      ...flags.values('env').flatMap((text) => given(call, text)),
    ],
    ExposedPorts: exposedOf(flags),
    ...(hostname !== undefined && { Hostname: hostname }),
    Labels: labelsOf([...(await labelsIn(call, flags.values('label-file'))), ...flags.values('label')]),
    ...(signal !== undefined && { StopSignal: signal }),
    ...(platform !== undefined && { Platform: platform }),
    Tty: flags.has('tty'),
    ...attachedStreams(flags),
    ...(directory !== undefined && { WorkingDir: directory }),
    HostConfig: hostConfigOf(call, mode),
    ...(endpoints && { NetworkingConfig: { EndpointsConfig: endpoints } }),
  }
}

const PULL_OPTIONS: ReadonlySet<string> = new Set(['always', 'missing', 'never', ''])

function pullOption(flags: Flags): string {
  const option = flags.value('pull') ?? 'missing'
  if (PULL_OPTIONS.has(option)) return option
  throw new CreationError(`invalid pull option: '${option}': must be one of "always", "missing" or "never"`)
}

const isOurPlatform = (flags: Flags): boolean => (flags.value('platform') ?? PLATFORM) === PLATFORM

/** The image that is asked for; one that is not on this host is pulled first, unless that is not wanted. */
async function ensureImage(call: Call): Promise<void> {
  const { process, operands, engine, flags } = call
  const [text = ''] = operands
  const option = pullOption(flags)
  const isThere = findImage(engine, text).type === 'done' && isOurPlatform(flags)
  if (option === 'never' || (isThere && option !== 'always')) return
  const reference = parseReference(text)
  if (reference.type === 'bad-reference') throw new CreationError(badReferenceText(reference.reason, text))
  const output = flags.has('quiet') ? { write: () => undefined } : progressOf(process)
  if (option !== 'always') await output.write(`Unable to find image '${referenceText(reference)}' locally\n`)
  const { pullShown } = await arrival(process.system, import('./pull-progress.ts'))
  const result = await pullShown(reference, process, { output, isTerminal: process.system.drawsProgress === true })
  if (result.type === 'failed') throw new CreationError(`Error response from daemon: ${result.reason}`)
}

/** @throws CreationError where the file is there already */
function checkIdFile({ process }: Call, name: string): void {
  if (process.system.fs.exists(fromDirectory(process.cwd, name)))
    throw new CreationError(`container ID file found, make sure the other container isn't running or delete ${name}`)
  if (!process.system.fs.isDirectory(directoryName(fromDirectory(process.cwd, name))))
    throw new CreationError(`Failed to create the container ID file: open ${name}: no such file or directory`, {
      missing: true,
    })
}

/** Warns of limits of disks, which the kernel does not have. */
async function warnOf({ process }: Call, limits: readonly string[]): Promise<void> {
  if (limits.length === 0) return
  const { discardedWarnings } = await arrival(process.system, import('../daemon/discarded.ts'))
  for (const warning of discardedWarnings(limits)) await process.stderr.write(`WARNING: ${warning}\n`)
}

/**
 * Makes the container that a call of `docker run` or `docker create` asks for.
 * @throws CreationError with the reason in words, and nothing is left behind
 */
export async function createFrom(call: Call): Promise<Container> {
  const { flags, process } = call
  pullOption(flags)
  const restart = flags.value('restart') ?? 'no'
  const misgiven = restartReason(restart)
  if (misgiven !== undefined) throw new CreationError(misgiven)
  checkHostFlags(flags)
  checkSecurity(process, flags.values('security-opt'))
  const body = await bodyOf(call)
  const { Name: policy } = restartOf(restart)
  if (flags.has('rm') && policy !== 'no') throw new CreationError('Conflicting options: --restart and --rm')
  const misread = badPlatform(flags.value('platform'))
  if (misread !== undefined) throw new CreationError(`error parsing specified platform: ${misread}`)
  const idFile = flags.value('cidfile') || undefined
  if (idFile !== undefined) checkIdFile(call, idFile)
  await ensureImage(call)
  const platform = otherPlatform(body)
  if (platform !== undefined) throw new CreationError(platform)
  const answer = await creating(process, body, flags.value('name'))
  if (answer.type === 'done') {
    await warnOf(call, blockLimitsOf(flags))
    if (idFile !== undefined) process.system.fs.writeFile(fromDirectory(process.cwd, idFile), answer.value.id)
    if (body.HostConfig?.NetworkMode === 'host' && flags.has('publish'))
      await process.stderr.write('WARNING: Published ports are discarded when using host network mode\n')
    return answer.value
  }
  throw new CreationError(refusedText(process.system, answer))
}
