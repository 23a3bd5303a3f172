import { atOnce } from '../../base/work.ts'
import { badPlatform, isOurPlatform, PLATFORM } from '../daemon/platform.ts'
import { fromDirectory, joinPath, normalizePath } from '../../linux/path.ts'
import type { Output } from '../../shell/command.ts'
import { shellSyntaxIn } from '../../shell/syntax-hint.ts'
import { build as buildImage } from '../build/build.ts'
import { BuildFailure } from '../build/build-failure.ts'
import type { BuildParts, BuildRequest, Resolution, SentFile } from '../build/build-request.ts'
import { emptyCache } from '../build/cache.ts'
import { ignorePatterns, pathFilter } from '../build/ignore-file.ts'
import { NamedProgress } from '../build/named-progress.ts'
import { PlainProgress } from '../build/plain-progress.ts'
import type { Progress } from '../build/progress.ts'
import type { Secrets } from '../build/step-mounts.ts'
import type { RunStep, StepRunner } from '../build/step-runner.ts'
import { DRIVER_LIMIT, outputOf, type OutputRequest } from '../build/output.ts'
import { sourceBox } from '../build/source-box.ts'
import { transfer } from '../build/transfer.ts'
import type { Tree } from '../build/tree-files.ts'
import { official } from '../catalogue/official.ts'
import { fetchAddress } from '../daemon/fetch-address.ts'
import { imageEvent } from '../daemon/events.ts'
import { imageTree } from '../runtime/image-tree.ts'
import { runBuildStep } from '../simple/run-inside.ts'
import { addImage } from '../engine/images.ts'
import { imageById, imageByReference } from '../engine/lookup.ts'
import type { Image } from '../engine/model.ts'
import { parseReference, type Reference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { FileSystem } from '../../linux/fs.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import { clonedContext, emptyContext, isAddress, sentContext } from './build-context.ts'
import { Refusal } from './build-refusal.ts'
import { buildDeclaration, SQUASH_WARNING } from './build-options.ts'
import { badHost, settingsOf } from './build-settings.ts'
import { builtOutput, metadataOf, pushBuilt } from './build-output.ts'
import { fullName } from '../engine/reference.ts'
import { inTurns } from './in-turns.ts'
import { contextsIn } from './named-contexts.ts'
import { currentBuilder, DEFAULT_BUILDER, findBuilder, NOT_STARTED } from './builder/builder-store.ts'
import { type Call, progressOf, type ListedSubcommand } from './subcommand.ts'
import { arrival } from '../arrival.ts'

/** Of Compose, whose image is built: why it cannot be is said by Compose itself, without the lines of the Dockerfile. */
export interface Service {
  readonly name: string
  refused(reason: string): never
}

const PROGRESS: ReadonlySet<string> = new Set(['auto', 'plain', 'tty'])
const NETWORKS: ReadonlySet<string> = new Set(['', 'default', 'host', 'none'])

/** What the docker driver, or a host without an agent, cannot do, in buildx's words. @throws Refusal */
function refuse({ flags, process }: Call): void {
  const builder = flags.value('builder') ?? currentBuilder(process.system)
  if (builder !== DEFAULT_BUILDER) {
    if (!findBuilder(process.system, builder)) throw new Refusal(`no builder "${builder}" found`)
    throw new Refusal(NOT_STARTED)
  }
  const progress = flags.value('progress') ?? 'auto'
  if (!PROGRESS.has(progress)) throw new Refusal(`progress=${progress} is not a valid progress option`)
  if (flags.values('cache-to').some((text) => !/^(?:type=)?inline(?:,|$)/.test(text)))
    throw new Refusal(`Cache export ${DRIVER_LIMIT}`)
  const platforms = flags.values('platform').flatMap((list) => list.split(','))
  if (platforms.length > 1) throw new Refusal(`Multiple platforms ${DRIVER_LIMIT}`)
  const misread = platforms.map(badPlatform).find((why) => why !== undefined)
  if (misread !== undefined) throw new Refusal(misread)
  const foreign = platforms.find((platform) => !isOurPlatform(platform))
  if (foreign !== undefined)
    throw new Refusal(`${foreign}: images for other platforms than ${PLATFORM} are not simulated by this playground`)
  const network = flags.value('network') ?? ''
  if (!NETWORKS.has(network))
    throw new Refusal(
      `network mode ${JSON.stringify(network)} not supported by buildkit - you can define a custom network for your builder using the network driver-opt in buildx create`,
    )
  const host = badHost(flags)
  if (host !== undefined) throw new Refusal(`invalid host ${host}`)
  if (flags.has('ssh')) throw new Refusal('invalid empty ssh agent socket: make sure SSH_AUTH_SOCK is set')
}

const EMPTY: SentFile = { text: undefined, bytes: 2 }

/** What a file takes that is sent alone. */
function sentFile(fs: Tree['fs'], directory: string, name: string): SentFile {
  const path = joinPath(directory, name)
  if (fs.peek(path)?.type !== 'file') return EMPTY
  const { bytes } = atOnce(transfer(fs, directory, [{ path: name, type: 'file' }], new Map()))
  return { text: fs.readText(path), bytes }
}

/** A directory with one file, as what comes from standard input is sent. */
function lone(text: string, call: Call): FileSystem {
  const fs = emptyContext(call)
  fs.writeFile('/Dockerfile', text)
  return fs
}

type Files = Pick<BuildRequest, 'name' | 'dockerfile' | 'ignoreFile' | 'context' | 'repository'>

/** The Dockerfile and the context in a directory of a tree. @param file the path of the Dockerfile, where it is told */
function filesIn(fs: Tree['fs'], root: string, file: string): Files {
  const ignoreFile = sentFile(fs, root, '.dockerignore')
  const context = { fs, root, isIgnored: pathFilter(ignorePatterns(ignoreFile.text ?? '')) }
  const at = file.lastIndexOf('/')
  const name = file.slice(at + 1)
  return { name, dockerfile: sentFile(fs, file.slice(0, at) || '/', name), ignoreFile, context }
}

/** What comes from standard input: an archive with all of it, or the Dockerfile alone. */
async function filesSent(call: Call): Promise<Files> {
  const sent = await sentContext(call)
  if ('files' in sent) return filesIn(sent.files, '/', joinPath('/', call.flags.value('file') ?? 'Dockerfile'))
  const context = { fs: emptyContext(call), root: '/', isIgnored: () => false }
  const dockerfile = sentFile(lone(sent.text, call), '/', 'Dockerfile')
  return { name: 'Dockerfile', dockerfile, ignoreFile: EMPTY, context }
}

/** @throws Refusal for a repository that cannot be had here */
async function filesCloned(call: Call, url: string): Promise<Files> {
  const cloned = await clonedContext(call, url)
  if (!cloned)
    throw new Refusal(`${url}: only a few sample projects can be fetched by this playground, and this is none of them`)
  const { files, directory } = cloned
  return {
    ...filesIn(files, directory, joinPath(directory, call.flags.value('file') ?? 'Dockerfile')),
    repository: url,
  }
}

async function filesOf(call: Call): Promise<Files> {
  const { operands, process, flags } = call
  const [given = ''] = operands
  const file = flags.value('file')
  if (given === '-') return filesSent(call)
  if (isAddress(given)) return filesCloned(call, given)
  const { fs } = process.system
  const root = normalizePath(fromDirectory(process.cwd, given))
  if (!fs.isDirectory(root)) throw new Refusal(`unable to prepare context: path "${given}" not found`)
  if (file !== '-')
    return filesIn(
      fs,
      root,
      file === undefined ? joinPath(root, 'Dockerfile') : normalizePath(fromDirectory(process.cwd, file)),
    )
  const sent = await sentContext(call)
  const dockerfile = sentFile(lone('text' in sent ? sent.text : '', call), '/', 'Dockerfile')
  return { ...filesIn(fs, root, joinPath(root, 'Dockerfile')), name: 'Dockerfile', dockerfile }
}

function tagsOf({ flags }: Call): readonly Reference[] {
  return flags.values('tag').map((text) => {
    const reference = parseReference(text)
    if (reference.type === 'reference') return reference
    const reason = reference.reason === 'upper-case' ? 'repository name must be lowercase' : 'invalid reference format'
    throw new Refusal(`invalid tag ${JSON.stringify(text)}: ${reason}`)
  })
}

const shownName = ({ repository, tag, tagged }: Reference): string => fullName(repository) + (tagged ? `:${tag}` : '')

/** The image that a Dockerfile names: the one on this host, else the registry's. */
function resolve({ engine, now, process }: Call, name: string): Resolution {
  const reference = parseReference(name)
  const present = reference.type === 'reference' ? imageByReference(engine, referenceText(reference)) : undefined
  const shown = reference.type === 'reference' ? shownName(reference) : name
  if (present) return { type: 'resolved', resolved: { image: present, reference: shown, remote: false } }
  const answer = reference.type === 'reference' ? (process.system.catalogue ?? official).ask(reference, now) : undefined
  if (answer?.type === 'image') {
    const { image } = answer
    const digested = `${shown}@sha256:${image.digest ?? image.id}`
    return { type: 'resolved', resolved: { image, reference: digested, remote: true } }
  }
  if (answer?.type === 'manifest-unknown') return { type: 'unresolved', reason: `${shown}: not found` }
  const scope = 'server message: insufficient_scope: authorization failed'
  return {
    type: 'unresolved',
    reason: `pull access denied, repository does not exist or may require authorization: ${scope}`,
  }
}

function fullReference(name: string): string {
  const reference = parseReference(name)
  return reference.type === 'reference' ? `${fullName(reference.repository)}:${reference.tag}` : ''
}

/** `NAME=value`; one without a value takes the shell's, where it has one. */
function argumentsOf({ flags, process }: Call): ReadonlyMap<string, string> {
  const pairs = flags.values('build-arg').flatMap((text): readonly (readonly [string, string])[] => {
    const [name = '', value] = text.split(/=(.*)/s)
    const known = value ?? process.system.environment?.(name)
    return known === undefined ? [] : [[name, known]]
  })
  return new Map(pairs)
}

/** The directory at a path or an address, for a context with a name. @throws Refusal where there is none */
async function namedTree(call: Call, name: string, given: string): Promise<Tree> {
  if (isAddress(given)) return (await filesCloned(call, given)).context
  const { process } = call
  const root = normalizePath(fromDirectory(process.cwd, given))
  const { fs } = process.system
  if (given === '' || !fs.exists(root))
    throw new Refusal(`failed to get build context ${name}: stat ${given}: no such file or directory`)
  if (!fs.isDirectory(root)) throw new Refusal(`failed to get build context path {${given} <nil>}: not a directory`)
  return filesIn(fs, root, joinPath(root, 'Dockerfile')).context
}

const SECRET_KEYS: ReadonlySet<string> = new Set(['type', 'id', 'source', 'src', 'env'])

/** @throws Refusal for one that is not there, or that is not written as it should be */
function secretsOf({ flags, process }: Call): Secrets {
  const { fs, environment } = process.system
  return new Map(
    flags.values('secret').map((text) => {
      const fields = new Map(
        text.split(',').map((field): [string, string] => {
          const [key = '', value] = field.split(/=(.*)/s)
          if (value === undefined) throw new Refusal(`invalid field '${field}' must be a key=value pair`)
          if (!SECRET_KEYS.has(key.toLowerCase())) throw new Refusal(`unexpected key '${key}' in '${field}'`)
          return [key.toLowerCase(), value]
        }),
      )
      const id = fields.get('id') ?? ''
      const type = fields.get('type') ?? 'file'
      if (type !== 'file' && type !== 'env') throw new Refusal(`unsupported secret type ${JSON.stringify(type)}`)
      const variable = fields.get('env')
      if (variable !== undefined) return [id, new TextEncoder().encode(environment?.(variable) ?? '')] as const
      const source = fields.get('src') ?? fields.get('source') ?? id
      const path = fromDirectory(process.cwd, source)
      if (fs.peek(path)?.type !== 'file')
        throw new Refusal(`failed to stat ${source}: stat ${source}: no such file or directory`)
      return [id, fs.readFile(path)] as const
    }),
  )
}

async function progressFor(call: Call, service: Service | undefined): Promise<Progress> {
  const progress = await shownProgress(call, service === undefined ? progressOf(call.process) : serviceOutput(call))
  return service === undefined ? progress : new NamedProgress(service.name, progress)
}

/** Compose tells of builds on standard output, where that is no terminal. */
const serviceOutput = ({ process }: Call): Output =>
  process.system.drawsProgress === true ? progressOf(process) : process.stdout

async function shownProgress({ flags, process }: Call, output: Output): Promise<Progress> {
  if (flags.has('quiet')) return { show: () => undefined, finish: () => undefined }
  const { system, screen } = process
  const wanted = flags.value('progress') ?? 'auto'
  const lineByLine = system.progress !== undefined && system.drawsProgress !== true
  if (wanted === 'plain' || (wanted === 'auto' && lineByLine)) return new PlainProgress(output)
  if (lineByLine) throw new Refusal('failed to get console: provided file is not a console')
  const { TerminalProgress } = await arrival(system, import('../build/terminal-progress.ts'))
  return new TerminalProgress(output, { screen, clock: process.clock, animate: system.animate?.bind(system) })
}

/** Runs the commands of a build: on processes where there are some, else as the specified terminal runs one command. */
function runnerFor({ process }: Call): StepRunner {
  const { runtime } = process.system
  if (runtime) return runtime.steps
  return {
    rootOf: async (image) => imageTree(image, process.clock),
    async run(step: RunStep) {
      const line = step.argv.at(-1) ?? ''
      const isLine = step.argv.length > 1 && step.argv[1] === '-c'
      if (!isLine) return runBuildStep(process, step)
      return shellSyntaxIn(line) === undefined ? runBuildStep(process, { ...step, argv: line.split(/\s+/) }) : 2
    },
  }
}

const labelsOf = ({ flags }: Call): Readonly<Record<string, string>> =>
  Object.fromEntries(
    flags.values('label').map((text): [string, string] => {
      const [name = '', value = ''] = text.split(/=(.*)/s)
      return [name, value]
    }),
  )

async function partsOf(call: Call, service: Service | undefined): Promise<BuildParts> {
  const { process } = call
  const { engine } = process.system
  return {
    clock: process.clock,
    signal: process.signal,
    inTurns: (work) => inTurns(process, work),
    runner: runnerFor(call),
    fetch: (url) => fetchAddress(process, url),
    progress: await progressFor(call, service),
    cache: {
      get: () => engine.get().buildCache ?? emptyCache,
      set: (buildCache) => engine.update((state) => ({ ...state, buildCache })),
    },
  }
}

/** Puts an image under its names; one that is there already gets them. */
function keep({ process }: Call, image: Image, tags: readonly Reference[]): void {
  const { engine, journal } = process.system
  const present = imageById(engine.get(), image.id)
  for (const reference of tags.length > 0 ? tags.map(referenceText) : [undefined]) {
    engine.update((state) => addImage(state, present ?? image, reference))
    // a name of an image that was there before is told of by the engine
    if (!present && reference !== undefined) journal?.record(imageEvent('tag', `sha256:${image.id}`, reference))
  }
}

/** What `--output`, `--push` and `--load` ask for. @throws Refusal */
function wantedOutput({ flags, process }: Call): OutputRequest {
  const text = flags.value('output')
  const wanted: OutputRequest = text === undefined ? { type: 'image', push: false } : outputOf(text)
  if (wanted.type === 'refused') throw new Refusal(wanted.reason)
  if (wanted.type === 'archive' && wanted.path === undefined && (process.system.client?.outputIsTerminal ?? true))
    throw new Refusal('dest file is required for tar exporter. refusing to write to console')
  return wanted.type === 'image' ? { ...wanted, push: wanted.push || flags.has('push') } : wanted
}

/** @throws Refusal where the image that is to be pushed has no name */
function pushOf(call: Call, wanted: OutputRequest, tags: readonly Reference[]): BuildRequest['push'] {
  if (wanted.type !== 'image' || !wanted.push) return undefined
  if (tags.length === 0) throw new Refusal('tag is needed when pushing to registry')
  return (image) => {
    keep(call, image, tags)
    return pushBuilt(call, tags.map(referenceText))
  }
}

async function build(call: Call, service: Service | undefined): Promise<number> {
  const { process, flags } = call
  refuse(call)
  const tags = tagsOf(call)
  const parts = await partsOf(call, service)
  const wanted = wantedOutput(call)
  const output = builtOutput(call, wanted)
  const files = await filesOf(call)
  const request: BuildRequest = {
    ...files,
    target: flags.value('target') ?? '',
    given: argumentsOf(call),
    labels: labelsOf(call),
    secrets: secretsOf(call),
    contexts: await contextsIn(flags.values('build-context'), (name, given) => namedTree(call, name, given)),
    output,
    push: pushOf(call, wanted, tags),
    isAlone: flags.value('network') === 'none',
    settings: settingsOf(flags),
    anew: flags.has('no-cache') || flags.values('no-cache-filter').flatMap((list) => list.split(',')),
    names: tags.map((tag) => fullName(tag.repository) + (tag.tagged ? `:${tag.tag}` : '')),
    fullName: fullReference,
    resolve: (name) => resolve(call, name),
  }
  try {
    const image = await buildImage(request, parts)
    if (output) return 0
    keep(call, image, tags)
    await tell(call, image, request.names)
    return 0
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    const { lines, during } = error
    if (lines && !service)
      await progressOf(process).write(sourceBox(request.name, request.dockerfile.text ?? '', lines))
    throw new Refusal(during === 'push' ? error.message : `failed to solve: ${error.message}`)
  }
}

/** Writes what is asked for of an image. */
async function tell({ process, flags }: Call, image: Image, names: readonly string[]): Promise<void> {
  const write = (option: string, text: string): void => {
    const file = flags.value(option)
    if (file !== undefined) process.system.fs.writeFile(fromDirectory(process.cwd, file), text)
  }
  const id = `sha256:${image.id}`
  write('metadata-file', metadataOf(image, names))
  write('iidfile', id)
  if (flags.has('quiet')) await process.stdout.write(`${id}\n`)
}

/** Says of an option that it is gone. */
async function warn({ flags, process, now }: Call): Promise<void> {
  if (!flags.has('squash')) return
  const time = `${new Date(now).toISOString().slice(0, 19)}Z`
  await process.stderr.write(`time="${time}" level=warning msg=${JSON.stringify(SQUASH_WARNING)}\n`)
}

/** What buildx itself says: of what it refuses, and of files of the host that it cannot write. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message
  return error instanceof FileSystemError ? `open ${error.path}: ${error.message.toLowerCase()}` : undefined
}

/** `docker build`, which is buildx's. @param service whose image it is, for Compose */
export const buildOf = (service?: Service): ListedSubcommand => ({
  declaration: buildDeclaration,
  async run(call) {
    try {
      await warn(call)
      return await build(call, service)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === undefined) throw error
      service?.refused(reason)
      await call.process.stderr.write(`ERROR: ${reason}\n`)
      return 1
    }
  },
})

export const buildCommand = buildOf()
