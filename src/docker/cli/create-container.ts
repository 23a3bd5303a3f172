import { pickHex } from '../../base/chance.ts'
import type { Invocation } from '../../shell/command.ts'
import { createContainer, type NewContainer } from '../engine/containers.ts'
import { findImage, findNetwork } from '../engine/lookup.ts'
import type { Container, Engine, Image, Mount } from '../engine/model.ts'
import { parseMount } from '../engine/mounts.ts'
import { pickName } from '../engine/names.ts'
import type { PortMapping } from '../engine/port-mapping.ts'
import { type BadPort, parsePort } from '../engine/ports.ts'
import { parseReference } from '../engine/reference.ts'
import { createVolume } from '../engine/volumes.ts'
import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { fromDirectory, normalizePath } from '../../linux/path.ts'
import type { Flags } from './flags.ts'
import { badReferenceText, pullLines } from './pull.ts'
import { pullImage } from '../daemon/pull.ts'
import { refusalText } from './refusals.ts'
import type { DockerHost } from '../docker-host.ts'
import { type Call, commit, found, progressOf, RefusedError } from './subcommand.ts'

/** Why a container could not be made, in words that follow `docker: `. */
export class CreationError extends Error {
  override readonly name = 'CreationError'
}

const PORT_PARTS: Readonly<Record<BadPort['part'], string>> = {
  container: 'Invalid containerPort',
  host: 'Invalid hostPort',
  protocol: 'Invalid proto',
  address: 'Invalid ip address',
  unsimulated: 'port ranges, IPv6 addresses and SCTP are not simulated by this playground',
}

const ID_DIGITS = 64

function portsOf(call: Call, image: Image): readonly PortMapping[] {
  const used = call.engine.containers.flatMap(({ ports, state }) => (state.type === 'running' ? ports : []))
  const mappings: PortMapping[] = []
  const all = call.flags.has('publish-all') ? image.config.exposed : []
  for (const text of [...call.flags.values('publish'), ...all]) {
    const mapping = parsePort(text, [...used, ...mappings])
    if ('part' in mapping) throw new CreationError(`${PORT_PARTS[mapping.part]}: ${mapping.text}`)
    mappings.push(mapping)
  }
  return mappings
}

function addVolume(process: Invocation<DockerHost>, name: string, anonymous: boolean): void {
  const { system: host, clock } = process
  commit(host, createVolume(host.engine.get(), { name, anonymous }, clock.now()))
}

/** A directory that is to be mounted is made if it is missing, as Docker does. */
function makeSource({ fs }: DockerHost, source: string): void {
  const made = attempt(() => void (fs.exists(source) || fs.mkdirAll(source)))
  if (made instanceof FileSystemError) {
    throw new CreationError(
      `Error response from daemon: error while creating mount source path '${source}': mkdir ${source}: ${made.message.toLowerCase()}`,
    )
  }
}

/** Mounts as `-v` asks for them; the volumes they need are made. */
function mountsOf(call: Call, image: Image): readonly Mount[] {
  const { process, flags } = call
  const mounts = flags.values('volume').map((text): Mount => {
    const request = parseMount(text)
    if (request.type !== 'mount') throw new RefusedError(request)
    const { kind, target, readOnly } = request
    if (kind === 'bind') {
      const source = normalizePath(fromDirectory(process.cwd, request.source ?? ''))
      makeSource(process.system, source)
      return { type: 'bind', source, target, readOnly }
    }
    const source = request.source ?? pickHex(process.chance, ID_DIGITS)
    addVolume(process, source, request.source === undefined)
    return { type: 'volume', source, target, readOnly }
  })
  const taken = new Set(mounts.map(({ target }) => target))
  const own = image.config.volumes.filter((target) => !taken.has(target))
  return [
    ...mounts,
    ...own.map((target): Mount => {
      const source = pickHex(process.chance, ID_DIGITS)
      addVolume(process, source, true)
      return { type: 'volume', source, target, readOnly: false }
    }),
  ]
}

const namesOf = (pairs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]))

function environment(flags: Flags, image: Image): readonly string[] {
  // `-e NAME` without a value takes it from the client, whose environment is empty here
  const given = flags.values('env').filter((variable) => variable.includes('='))
  const names = new Set(given.map((variable) => variable.split('=')[0]))
  return [...given, ...image.config.env.filter((variable) => !names.has(variable.split('=')[0]))]
}

function argvOf(call: Call, image: Image): readonly string[] {
  const given = call.operands.slice(1)
  const entrypoint = call.flags.value('entrypoint')
  if (entrypoint !== undefined) return [entrypoint, ...given].filter((word) => word !== '')
  return [...image.config.entrypoint, ...(given.length > 0 ? given : image.config.command)]
}

function newContainer(call: Call, image: Image): NewContainer {
  const { flags, process, engine } = call
  const id = pickHex(process.chance, ID_DIGITS)
  const isTaken = (name: string): boolean => engine.containers.some((container) => container.name === name)
  const name = flags.value('name') ?? pickName(process.chance, isTaken, id.slice(0, 12))
  const holder = engine.containers.find((container) => container.name === name)
  if (holder) throw new RefusedError({ type: 'container-name-taken', name, by: holder.id })
  const ports = portsOf(call, image)
  const published = ports.map(({ container, protocol }) => `${container}/${protocol}`)
  return {
    id,
    name,
    image: call.operands[0] ?? '',
    imageId: image.id,
    argv: argvOf(call, image),
    env: environment(flags, image),
    ports,
    exposed: [...new Set([...image.config.exposed, ...published])],
    mounts: mountsOf(call, image),
    networks: [{ network: networkOf(call), address: undefined }],
    hostname: flags.value('hostname') ?? id.slice(0, 12),
    workingDirectory: flags.value('workdir') ?? image.config.workingDirectory,
    tty: flags.has('tty'),
    autoRemove: flags.has('rm'),
    restartPolicy: flags.value('restart') ?? 'no',
    labels: { ...image.config.labels, ...namesOf(flags.values('label')) },
    stopSignal: image.config.stopSignal,
    created: process.clock.now(),
  }
}

function networkOf({ flags, engine }: Call): string {
  const asked = flags.value('network') ?? flags.value('net') ?? 'bridge'
  return asked === 'default' ? 'bridge' : found(findNetwork(engine, asked)).name
}

/** The image that is asked for; one that is not on this host is pulled first. */
async function ensureImage(call: Call): Promise<Image> {
  const { process, operands, engine } = call
  const [text = ''] = operands
  const present = findImage(engine, text)
  if (present.type === 'done') return present.value
  const reference = parseReference(text)
  if (reference.type === 'bad-reference') throw new CreationError(badReferenceText(reference.reason))
  const output = progressOf(process)
  await output.write(`Unable to find image '${reference.repository}:${reference.tag}' locally\n`)
  const result = await pullImage(reference, process, pullLines(output))
  if (result.type === 'failed') throw new CreationError(`Error response from daemon: ${result.reason}`)
  return result.image
}

function checkOptions({ flags }: Call): void {
  const directory = flags.value('workdir')
  if (directory !== undefined && !directory.startsWith('/')) {
    throw new CreationError(
      `Error response from daemon: the working directory '${directory}' is invalid, it needs to be an absolute path`,
    )
  }
  const policy = flags.value('restart') ?? 'no'
  if (flags.has('rm') && policy !== 'no') throw new CreationError('Conflicting options: --restart and --rm')
  if (!/^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/.test(policy)) {
    throw new CreationError(`Error response from daemon: invalid restart policy '${policy}'`)
  }
}

/**
 * Makes the container that a call of `docker run` or `docker create` asks for.
 * @throws CreationError with the reason in words, and nothing is left behind
 */
export async function createFrom(call: Call): Promise<Container> {
  const { engine } = call.process.system
  let before: Engine | undefined
  try {
    checkOptions(call)
    const image = await ensureImage(call)
    before = engine.get()
    const container = newContainer({ ...call, engine: before }, image)
    return commit(call.process.system, createContainer(engine.get(), container))
  } catch (error) {
    if (before) engine.set(before)
    if (error instanceof RefusedError) {
      throw new CreationError(refusalText(error.refusal), { cause: error })
    }
    throw error
  }
}
