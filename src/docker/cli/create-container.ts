import type { ContainerCreateBody, HostConfig, PortBinding, PortMap, RestartPolicy } from '../daemon/api.ts'
import { creating } from '../daemon/create.ts'
import { pullImage } from '../daemon/pull.ts'
import { findImage } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { parsePortSpec } from '../engine/port-spec.ts'
import { parseReference } from '../engine/reference.ts'
import { fromDirectory, normalizePath } from '../../linux/path.ts'
import { type Flags, labelsOf } from './flags.ts'
import { badReferenceText, pullLines } from './pull.ts'
import { refusedText } from './refusals.ts'
import { type Call, progressOf } from './subcommand.ts'

/** Why a container could not be made, in words that follow `docker: `. */
export class CreationError extends Error {
  override readonly name = 'CreationError'
}

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

function restartOf(text: string): RestartPolicy {
  const [Name = '', count] = text.split(':')
  return { Name, MaximumRetryCount: Number(count ?? 0) }
}

function hostConfigOf({ flags, process }: Call): HostConfig {
  return {
    Binds: flags.values('volume').map((text) => bindOf(process.cwd, text)),
    PortBindings: bindingsOf(flags),
    PublishAllPorts: flags.has('publish-all'),
    NetworkMode: flags.value('network') ?? flags.value('net') ?? 'default',
    RestartPolicy: restartOf(flags.value('restart') ?? 'no'),
    AutoRemove: flags.has('rm'),
  }
}

/** What the flags ask for, as the Engine API takes it. @throws CreationError */
function bodyOf(call: Call): ContainerCreateBody {
  const { flags, operands } = call
  const [Image = '', ...Cmd] = operands
  const [entrypoint, hostname, directory] = [flags.value('entrypoint'), flags.value('hostname'), flags.value('workdir')]
  return {
    Image,
    Cmd,
    ...(entrypoint !== undefined && { Entrypoint: [entrypoint] }),
    // `-e NAME` without a value takes it from the client, whose environment is empty here
    Env: flags.values('env').filter((variable) => variable.includes('=')),
    ...(hostname !== undefined && { Hostname: hostname }),
    Labels: labelsOf(flags.values('label')),
    Tty: flags.has('tty'),
    ...(directory !== undefined && { WorkingDir: directory }),
    HostConfig: hostConfigOf(call),
  }
}

/** The image that is asked for; one that is not on this host is pulled first. */
async function ensureImage(call: Call): Promise<void> {
  const { process, operands, engine } = call
  const [text = ''] = operands
  const present = findImage(engine, text)
  if (present.type === 'done') return
  const reference = parseReference(text)
  if (reference.type === 'bad-reference') throw new CreationError(badReferenceText(reference.reason))
  const output = progressOf(process)
  await output.write(`Unable to find image '${reference.repository}:${reference.tag}' locally\n`)
  const result = await pullImage(reference, process, pullLines(output))
  if (result.type === 'failed') throw new CreationError(`Error response from daemon: ${result.reason}`)
}

/**
 * Makes the container that a call of `docker run` or `docker create` asks for.
 * @throws CreationError with the reason in words, and nothing is left behind
 */
export async function createFrom(call: Call): Promise<Container> {
  const { flags, process } = call
  const body = bodyOf(call)
  const { Name: policy } = restartOf(flags.value('restart') ?? 'no')
  if (flags.has('rm') && policy !== 'no') throw new CreationError('Conflicting options: --restart and --rm')
  await ensureImage(call)
  const answer = creating(process, body, flags.value('name'))
  if (answer.type === 'done') return answer.value
  throw new CreationError(refusedText(process.system, answer))
}
