import type { Clock } from '../../base/clock.ts'
import { copyTree } from '../../linux/copy-tree.ts'
import { imageTree, ROOT_OWNER } from '../container/image-tree.ts'
import { digestOf } from '../engine/digest.ts'
import type { Image, ImageConfig, Layer } from '../engine/model.ts'
import { FileSystem, type FileSystemReader } from '../../linux/fs.ts'
import { fromDirectory, joinPath, normalizePath } from '../../linux/path.ts'
import { commandWords, type Instruction, pairsOf } from './dockerfile.ts'

/** The directory whose files COPY can reach. */
export interface BuildContext {
  readonly fs: FileSystemReader
  readonly path: string
  /** Whether a path, relative to the context, is left out (.dockerignore). */
  isIgnored(path: string): boolean
}

/** A step that did not work, in BuildKit's words. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  readonly instruction: Instruction
  constructor(instruction: Instruction, message: string) {
    super(message)
    this.instruction = instruction
  }
}

/** Runs the command of a RUN instruction over the files; gives its exit status. */
export type RunStep = (command: string, fs: FileSystem, config: ImageConfig) => Promise<number>

/** A step that changes files and has a row of its own. */
export interface BuiltStep {
  readonly instruction: Instruction
  /** The chain of all that led to it; the same chain gives the same layer. */
  readonly layer: string
}

export interface BuildResult {
  readonly image: Image
  readonly steps: readonly BuiltStep[]
  /** Bytes of the context that were needed. */
  readonly contextBytes: number
}

interface State {
  readonly fs: FileSystem
  config: ImageConfig
  /** Whether CMD was given here: an ENTRYPOINT takes away the base's. */
  ownCommand: boolean
  readonly layers: Layer[]
  readonly steps: BuiltStep[]
  chain: string
  contextBytes: number
}

/** Files of the context in order, as paths relative to it. */
function contextFiles(context: BuildContext, path: string): readonly string[] {
  const { fs } = context
  const at = path === '' ? context.path : joinPath(context.path, path)
  if (path !== '' && context.isIgnored(path)) return []
  if (!fs.isDirectory(at)) return fs.exists(at) ? [path] : []
  return fs.names(at).flatMap((name) => contextFiles(context, path === '' ? name : `${path}/${name}`))
}

/** A source of COPY as a path relative to the context. */
const inContext = (source: string): string => normalizePath(`/${source}`).slice(1)

function copyStep(state: State, context: BuildContext, instruction: Instruction): string {
  const words = instruction.text.split(/\s+/)
  const option = words.find((word) => word.startsWith('--'))
  if (option)
    throw new BuildError(instruction, `the option ${option} of ${instruction.name} is not simulated by this playground`)
  const target = words.at(-1) ?? ''
  const directory = fromDirectory(state.config.workingDirectory || '/', target)
  const into = /(?:^|\/)\.?$/.test(target) || words.length > 2 || state.fs.isDirectory(directory)
  let contents = ''
  for (const source of words.slice(0, -1)) {
    const path = inContext(source)
    const from = path === '' ? context.path : joinPath(context.path, path)
    const files = contextFiles(context, path)
    if (!context.fs.exists(from) || (files.length === 0 && context.isIgnored(path))) {
      const ref = digestOf(`ref ${state.chain}`).slice(0, 26)
      throw new BuildError(
        instruction,
        `failed to compute cache key: failed to calculate checksum of ref ${ref}: "/${path}": not found`,
      )
    }
    const isDirectory = context.fs.isDirectory(from)
    for (const file of files) {
      const inside = isDirectory ? file.slice(path === '' ? 0 : path.length + 1) : (file.split('/').at(-1) ?? '')
      const to = normalizePath(isDirectory || into ? joinPath(directory, inside) : directory)
      state.fs.mkdirAll(to.slice(0, to.lastIndexOf('/')) || '/')
      copyTree({ fs: context.fs, path: joinPath(context.path, file) }, { fs: state.fs, path: to })
      state.fs.chown(to, ROOT_OWNER)
      contents += `${to}\0${context.fs.readText(joinPath(context.path, file))}\0`
      state.contextBytes += context.fs.stat(joinPath(context.path, file)).size
    }
  }
  return contents
}

/** Instructions that change only how containers run. */
function configStep(state: State, { name, text }: Instruction): void {
  const { config } = state
  const words = text.split(/\s+/)
  switch (name) {
    case 'CMD':
      state.ownCommand = true
      state.config = { ...config, command: commandWords(text) }
      return
    case 'ENTRYPOINT':
      state.config = { ...config, entrypoint: commandWords(text), command: state.ownCommand ? config.command : [] }
      return
    case 'ENV': {
      const names = new Set(pairsOf(text).map((pair) => pair.split('=')[0]))
      const kept = config.env.filter((pair) => !names.has(pair.split('=')[0]))
      state.config = { ...config, env: [...kept, ...pairsOf(text)] }
      return
    }
    case 'EXPOSE': {
      const ports = words.map((port) => (port.includes('/') ? port : `${port}/tcp`))
      state.config = { ...config, exposed: [...new Set([...config.exposed, ...ports])] }
      return
    }
    case 'LABEL': {
      const labels = pairsOf(text).map((pair) => [pair.split('=')[0], pair.split('=').slice(1).join('=')] as const)
      state.config = { ...config, labels: { ...config.labels, ...Object.fromEntries(labels) } }
      return
    }
    case 'VOLUME':
      state.config = { ...config, volumes: [...config.volumes, ...(text.startsWith('[') ? commandWords(text) : words)] }
      return
    case 'STOPSIGNAL':
      state.config = { ...config, stopSignal: text }
  }
}

/** Steps that change files, and so make a layer with content. */
const FILE_STEPS: ReadonlySet<string> = new Set(['COPY', 'ADD', 'RUN', 'WORKDIR'])

/** Whether an instruction has a row in the progress of a build. */
export function isFileStep({ name }: Instruction): boolean {
  return FILE_STEPS.has(name)
}

async function fileStep(state: State, context: BuildContext, instruction: Instruction, run: RunStep): Promise<string> {
  const { name, text } = instruction
  if (name === 'COPY' || name === 'ADD') return copyStep(state, context, instruction)
  if (name === 'WORKDIR') {
    const workingDirectory = normalizePath(fromDirectory(state.config.workingDirectory || '/', text))
    state.fs.mkdirAll(workingDirectory)
    state.config = { ...state.config, workingDirectory }
    return ''
  }
  const status = await run(text, state.fs, state.config)
  if (status !== 0) {
    throw new BuildError(
      instruction,
      `process "/bin/sh -c ${text}" did not complete successfully: exit code: ${status}`,
    )
  }
  return ''
}

/** What `docker history` shows for a layer. */
function createdBy({ name, text }: Instruction, config: ImageConfig): string {
  if (name === 'RUN') return `RUN /bin/sh -c ${text} # buildkit`
  if (name === 'COPY' || name === 'ADD') return `${name} ${text} # buildkit`
  if (name === 'CMD') return `CMD [${config.command.map((word) => JSON.stringify(word)).join(' ')}]`
  if (name === 'EXPOSE')
    return `EXPOSE map[${text
      .split(/\s+/)
      .map((port) => `${port.includes('/') ? port : `${port}/tcp`}:{}`)
      .join(' ')}]`
  return `${name} ${text}`
}

export interface BuildInput {
  readonly instructions: readonly Instruction[]
  readonly base: Image
  readonly context: BuildContext
  readonly run: RunStep
  readonly clock: Clock
}

/**
 * Builds an image by following its Dockerfile over a copy of the base's files. The same Dockerfile over the same files gives
 * the same id.
 * @throws BuildError
 */
export async function buildImage({ instructions, base, context, run, clock }: BuildInput): Promise<BuildResult> {
  const fs = new FileSystem({ clock, owner: ROOT_OWNER, snapshot: imageTree(base, clock) })
  const state: State = {
    fs,
    config: base.config,
    ownCommand: false,
    layers: [],
    steps: [],
    chain: base.id,
    contextBytes: 0,
  }
  for (const instruction of instructions.slice(1)) {
    const [before, sent] = [fs.usage.bytes, state.contextBytes]
    const content = isFileStep(instruction) ? await fileStep(state, context, instruction, run) : ''
    configStep(state, instruction)
    state.chain = digestOf(`${state.chain} ${instruction.name} ${instruction.text} ${content}`)
    if (isFileStep(instruction)) state.steps.push({ instruction, layer: state.chain })
    state.layers.push({
      id: state.chain,
      size: state.contextBytes - sent || Math.max(0, fs.usage.bytes - before),
      createdBy: createdBy(instruction, state.config),
      created: clock.now(),
    })
  }
  const image: Image = {
    id: digestOf(`image ${state.chain} ${JSON.stringify(state.config)}`),
    references: [],
    digest: undefined,
    created: clock.now(),
    layers: [...base.layers, ...state.layers],
    config: state.config,
    software: base.software,
    files: fs.snapshot(),
  }
  return { image, steps: state.steps, contextBytes: state.contextBytes }
}
