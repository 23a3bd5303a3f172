import { FileSystemError } from '../../shell/posix/errno.ts'
import { fromDirectory, joinPath, normalizePath } from '../../linux/path.ts'
import type { Invocation } from '../../shell/command.ts'
import { shellSyntaxIn } from '../../shell/syntax-hint.ts'
import {
  type BuildContext,
  BuildError,
  buildImage,
  type BuildResult,
  isFileStep,
  type RunStep,
} from '../build/build-image.ts'
import { type BadDockerfile, type Dockerfile, type Instruction, parseDockerfile } from '../build/dockerfile.ts'
import { ignorePatterns, pathFilter } from '../build/ignore-file.ts'
import { type ProgressRow, progressText } from '../build/progress.ts'
import { runBuildStep } from '../container/run-inside.ts'
import type { DockerHost } from '../docker-host.ts'
import { addImage } from '../engine/images.ts'
import { findImage, imageById } from '../engine/lookup.ts'
import type { Image } from '../engine/model.ts'
import { parseReference, type Reference, referenceText } from '../engine/reference.ts'
import { official } from '../catalogue/official.ts'
import { switchOption, valueOption } from './flags.ts'
import { fullName } from '../daemon/pull.ts'
import { type Call, progressOf, type ListedSubcommand } from './subcommand.ts'

/** How long a step is shown to take, in milliseconds. */
const STEP_TIME = 120
/** Bytes that a Dockerfile takes beyond its own when it is sent. */
const FILE_OVERHEAD = 37
const COLUMNS = 80

/** Why nothing was built, in words that follow `ERROR: `; what is to be shown before them is in `shown`. */
class BuildFailure extends Error {
  override readonly name = 'BuildFailure'
  readonly shown: string
  constructor(message: string, shown = '') {
    super(message)
    this.shown = shown
  }
}

function contextOf({ operands, process }: Call): BuildContext {
  const [given = ''] = operands
  const { fs } = process.system
  const path = normalizePath(fromDirectory(process.cwd, given))
  if (!fs.isDirectory(path)) throw new BuildFailure(`unable to prepare context: path "${given}" not found`)
  const ignore = joinPath(path, '.dockerignore')
  const isIgnored = fs.exists(ignore) ? pathFilter(ignorePatterns(fs.readText(ignore))) : (): boolean => false
  return { fs, path, isIgnored }
}

/** What is sent for .dockerignore: nothing much where there is none. */
function ignoreBytesOf({ fs, path }: BuildContext): number {
  const file = fs.peek(joinPath(path, '.dockerignore'))
  return file ? file.size + FILE_OVERHEAD : 2
}

function readDockerfile(context: BuildContext, name: string): string {
  const path = fromDirectory(context.path, name)
  try {
    return context.fs.readText(path)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    throw new BuildFailure(`failed to solve: failed to read dockerfile: open ${name}: no such file or directory`)
  }
}

const CONTEXT_LINES = 2

/** The lines around the one that is wrong. */
function sourceBox(name: string, text: string, line: number): string {
  const lines = text.split('\n')
  const from = Math.max(0, line - 1 - CONTEXT_LINES)
  const shown = lines.slice(from, line + CONTEXT_LINES).map((content, at) => {
    const number = from + at + 1
    return `${String(number).padStart(4)} | ${number === line ? '>>>' : '   '} ${content}`
  })
  return [`${name}:${line}`, '-'.repeat(20), ...shown, '-'.repeat(20)].map((row) => `${row}\n`).join('')
}

function dockerfileOf(text: string, name: string): Dockerfile {
  const dockerfile: Dockerfile | BadDockerfile = parseDockerfile(text)
  if (dockerfile.type === 'dockerfile') return dockerfile
  const box = dockerfile.line === undefined ? '' : sourceBox(name, text, dockerfile.line)
  throw new BuildFailure(`failed to solve: ${dockerfile.message}`, box)
}

function tagsOf({ flags }: Call): readonly Reference[] {
  return flags.values('tag').map((text) => {
    const reference = parseReference(text)
    if (reference.type === 'reference') return reference
    const reason = reference.reason === 'upper-case' ? 'repository name must be lowercase' : 'invalid reference format'
    throw new BuildFailure(`invalid tag "${text}": ${reason}`)
  })
}

/** The image that FROM names: the one on this host, else the registry's. */
function baseOf({ engine, now, process }: Call, name: string): Image {
  const present = findImage(engine, name)
  if (present.type === 'done') return present.value
  const reference = parseReference(name)
  const answer = reference.type === 'reference' ? (process.system.catalogue ?? official).ask(reference, now) : undefined
  if (answer?.type === 'image') return answer.image
  const reason =
    answer?.type === 'manifest-unknown'
      ? `docker.io/library/${name}: not found`
      : 'pull access denied, repository does not exist or may require authorization: server message: insufficient_scope: authorization failed'
  throw new BuildFailure(`failed to solve: ${name}: ${reason}`)
}

const runStep =
  (process: Invocation<DockerHost>, base: Image): RunStep =>
  (command, fs, config) =>
    shellSyntaxIn(command) === undefined
      ? runBuildStep(process, { argv: command.split(/\s+/), fs, config, software: base.software })
      : Promise.resolve(2)

interface Plan {
  readonly call: Call
  readonly name: string
  readonly text: string
  readonly dockerfile: Dockerfile
  readonly tags: readonly Reference[]
  /** Bytes that were sent for .dockerignore. */
  readonly ignoreBytes: number
}

const seconds = (ms: number): number => ms / 1000

function beginning({ text, name, dockerfile, ignoreBytes }: Plan, contextBytes: number): readonly ProgressRow[] {
  const from = dockerfile.instructions[0]?.text.split(/\s+/)[0] ?? ''
  const reference = parseReference(from)
  const base = reference.type === 'reference' ? `${fullName(reference.repository)}:${reference.tag}` : from
  const named =
    reference.type === 'reference'
      ? fullName(reference.repository) + (reference.tagged ? `:${reference.tag}` : '')
      : from
  const count = dockerfile.instructions.filter(isFileStep).length + 1
  const sent: readonly ProgressRow[] =
    count > 1
      ? [
          { text: '[internal] load build context', time: 0 },
          { text: `transferring context: ${contextBytes + FILE_OVERHEAD}B`, part: true, time: 0 },
        ]
      : []
  return [
    { text: `[internal] load build definition from ${name}`, time: 0 },
    { text: `transferring dockerfile: ${text.length + FILE_OVERHEAD}B`, part: true, time: 0 },
    { text: '[internal] load .dockerignore', time: 0 },
    { text: `transferring context: ${ignoreBytes}B`, part: true, time: 0 },
    { text: `[internal] load metadata for ${base}`, time: 0 },
    { text: `[1/${count}] FROM ${named}`, time: 0 },
    ...sent,
  ]
}

function stepRow(plan: Plan, instruction: Instruction, mark: string, time: number): ProgressRow {
  const steps = plan.dockerfile.instructions.filter(isFileStep)
  const number = steps.indexOf(instruction) + 2
  return { text: `${mark}[${number}/${steps.length + 1}] ${instruction.name} ${instruction.text}`, time }
}

function progressOfBuild(plan: Plan, { image, steps, contextBytes }: BuildResult): string {
  const known = new Set(plan.call.engine.images.flatMap(({ layers }) => layers.map(({ id }) => id)))
  const cache = !plan.call.flags.has('no-cache')
  const rows: readonly ProgressRow[] = [
    ...beginning(plan, contextBytes),
    ...steps.map(({ instruction, layer }) => {
      const cached = cache && known.has(layer)
      return stepRow(plan, instruction, cached ? 'CACHED ' : '', cached ? 0 : seconds(STEP_TIME))
    }),
    { text: 'exporting to image', time: 0 },
    { text: 'exporting layers', part: true, time: 0 },
    { text: `writing image sha256:${image.id}`, part: true, time: 0 },
    ...plan.tags.map(({ repository, tag }): ProgressRow => {
      const suffix = tag === 'latest' ? '' : `:${tag}`
      return { text: `naming to ${fullName(repository)}${suffix}`, part: true, time: 0 }
    }),
  ]
  return progressText(rows, plan.call.process.screen?.cols ?? COLUMNS)
}

function failureOf(plan: Plan, error: BuildError): BuildFailure {
  const { instruction } = error
  const rows = [...beginning(plan, 0), stepRow(plan, instruction, 'ERROR ', 0)]
  const progress = progressText(rows, plan.call.process.screen?.cols ?? COLUMNS, true)
  const box = sourceBox(plan.name, plan.text, instruction.line)
  return new BuildFailure(`failed to solve: ${error.message}`, progress + box)
}

async function execute(plan: Plan, context: BuildContext): Promise<BuildResult> {
  const { process } = plan.call
  const { instructions } = plan.dockerfile
  const base = baseOf(plan.call, instructions[0]?.text.split(/\s+/)[0] ?? '')
  const run = runStep(process, base)
  try {
    return await buildImage({ instructions, base, context, run, clock: process.clock })
  } catch (error) {
    if (error instanceof BuildError) throw failureOf(plan, error)
    throw error
  }
}

async function build(call: Call): Promise<number> {
  const { process, flags } = call
  const context = contextOf(call)
  const name = flags.value('file') ?? 'Dockerfile'
  const text = readDockerfile(context, name)
  const plan: Plan = {
    call,
    name,
    text,
    dockerfile: dockerfileOf(text, name),
    tags: tagsOf(call),
    ignoreBytes: ignoreBytesOf(context),
  }
  const result = await execute(plan, context)
  await process.clock.wait(STEP_TIME * (result.steps.length + 1), process.signal)
  const { engine } = process.system
  const image = imageById(engine.get(), result.image.id) ?? result.image
  const references = plan.tags.length > 0 ? plan.tags.map(referenceText) : [undefined]
  for (const reference of references) engine.update((state) => addImage(state, image, reference))
  if (flags.has('quiet')) await process.stdout.write(`sha256:${image.id}\n`)
  else await progressOf(process).write(progressOfBuild(plan, result))
  return 0
}

export const buildCommand: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] PATH',
    takes: [1, 1],
    miscount: [
      'ERROR: "docker buildx build" requires exactly 1 argument.',
      "See 'docker buildx build --help'.",
      '',
      'Usage:  docker buildx build [OPTIONS] PATH | URL | -',
      '',
      'Start a build',
    ].join('\n'),
    description: [
      'Follows the instructions of a Dockerfile, step by step. PATH is the directory whose files it may copy: . is the one you are in.',
    ],
    options: [
      valueOption('f,file', { name: 'string', kind: 'file' }, 'the Dockerfile, when it has another name'),
      switchOption('no-cache', 'do every step anew'),
      switchOption('q,quiet', 'print only the id of the image'),
      valueOption('t,tag', { name: 'stringArray', kind: 'image' }, 'the name of the image, NAME:TAG'),
    ],
    unsimulated: ['build-arg', 'target', 'platform', 'progress', 'pull', 'push', 'load', 'label', 'secret', 'output'],
    operands: [{ name: 'PATH', kind: 'directory' }],
    examples: [{ line: 'docker build -t my-app .', meaning: 'Build the project in this directory.' }],
  },
  async run(call) {
    try {
      return await build(call)
    } catch (error) {
      if (!(error instanceof BuildFailure)) throw error
      if (error.shown !== '') await progressOf(call.process).write(error.shown)
      await call.process.stderr.write(`ERROR: ${error.message}\n`)
      return 1
    }
  },
}
