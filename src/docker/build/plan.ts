import type { Work } from '../../base/work.ts'
import { normalizePath } from '../../linux/path.ts'
import { isOurPlatform, PLATFORM } from '../daemon/platform.ts'
import type { Image, ImageConfig } from '../engine/model.ts'
import { ConfigDraft } from './config-draft.ts'
import { commandOf, configure, DEFAULT_SHELL } from './config-steps.ts'
import { copyOf } from './copy-plan.ts'
import { BadInstruction } from './flags.ts'
import type { HistoryRow, Origin, PlannedMount, RunVertex, StepName, Target, Vertex } from './graph.ts'
import { checkStep, type Recipe, type Stage, type Step } from './instructions.ts'
import { contextFor, contextName, type NamedContexts } from './named-contexts.ts'
import { BadDockerfile, type Node } from './node.ts'
import { parseDockerfile } from './parse.ts'
import { absolute } from './paths.ts'
import { type BuildArguments, NO_VARIABLES, Scope } from './scope.ts'
import { BadWord, shownCommand } from './words.ts'
import type { StepSettings } from './step-runner.ts'

/** An image that a stage or a --from names. */
export interface Resolved {
  readonly image: Image
  /** As progress has it. */
  readonly reference: string
  readonly remote: boolean
}

/** Finds an image by its name as typed. */
export type Resolve = (name: string) => Resolved

export interface PlanOptions {
  readonly recipe: Recipe
  /** As typed; empty for the last stage. */
  readonly target: string
  readonly given: BuildArguments
  /** `--label`. */
  readonly labels: Readonly<Record<string, string>>
  /** Whether commands reach no network unless they say otherwise, `--network none`. */
  readonly isAlone: boolean
  /** What commands have besides: names of hosts, the size of /dev/shm, limits. */
  readonly settings: StepSettings
  readonly contexts: NamedContexts
  readonly resolve: Resolve
}

const SCRATCH = 'scratch'

const emptyConfig: ImageConfig = {
  entrypoint: [],
  command: [],
  env: [],
  exposed: [],
  workingDirectory: '',
  volumes: [],
  labels: {},
  stopSignal: 'SIGTERM',
}

/** What a search path is where an image names none. */
const DEFAULT_PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Instructions that give files and so are numbered. */
const NUMBERED: ReadonlySet<string> = new Set(['ADD', 'COPY', 'RUN', 'WORKDIR'])

/** Does something for an instruction; what is wrong is about its lines. @throws BadDockerfile */
export function at<Value>(node: Node, act: () => Value): Value {
  try {
    return act()
  } catch (error) {
    if (error instanceof BadInstruction || error instanceof BadWord) throw new BadDockerfile(error.message, node.lines)
    throw error
  }
}

/** The stage that a name or a number means, of those before one. */
export function stageIndex(stages: readonly Stage[], name: string, before = stages.length): number {
  const lower = name.toLowerCase()
  const named = stages.findLastIndex((stage, index) => index < before && stage.name !== '' && stage.name === lower)
  if (named >= 0 || !/^\d+$/.test(name)) return named
  return Number(name) < before ? Number(name) : -1
}

/** The first line of a here-document, as a step's name has it. */
function summary(content: string): string {
  const lines = content.trim().split('\n')
  return ` (${lines[0] ?? ''}${lines.length > 1 ? '...' : ''})`
}

const HERE_DOCUMENT = /^\d*<<-?[^<\s]+$/

/** A stage while its instructions are read, one after the other. */
class StagePlan {
  readonly draft: ConfigDraft
  vertex: Vertex | undefined
  readonly history: HistoryRow[] = []
  readonly scope: Scope
  readonly base: Image | undefined
  readonly #label: string
  readonly #total: number
  #number = 0
  readonly #planner: Planner
  readonly #index: number

  constructor(planner: Planner, index: number, steps: readonly Step[], base: StageBase) {
    this.#planner = planner
    this.#index = index
    this.scope = planner.global.inner()
    this.#label = planner.labelOf(index)
    const own = base.type === 'image' || base.type === 'directory' ? 1 : 0
    this.#total = own + steps.filter(({ node }) => NUMBERED.has(node.name)).length
    this.draft = new ConfigDraft(base.config)
    this.draft.author = base.type === 'stage' ? base.target.author : base.image?.author
    this.base = base.image
    if (base.type === 'stage') {
      this.vertex = base.target.vertex
      for (const row of base.target.history) this.history.push(row)
    }
    if (base.type === 'image') {
      const { image, reference, remote } = base.resolved
      this.vertex = { type: 'image', ...this.#named(`FROM ${reference}`, base.from), image, reference, remote }
    }
    if (base.type === 'directory') this.#begin(base)
  }

  apply(step: Step): void {
    const { node } = step
    const { variables, settings } = this.draft
    const expansion = this.scope.expansion(variables)
    switch (node.name) {
      case 'ARG':
        this.history.push({ createdBy: `ARG ${this.scope.declare(node.words, variables)}`, vertex: undefined })
        return
      case 'RUN':
        this.#run(step)
        return
      case 'WORKDIR': {
        const path = normalizePath(absolute(settings.workingDirectory, expansion.word(node.words[0] ?? '')))
        const named = this.#named(this.#shown(node), node)
        this.#add({ type: 'directory', ...named, parent: this.vertex, path }, `WORKDIR ${path}`)
        this.draft.set({ workingDirectory: path })
        return
      }
      case 'ADD':
      case 'COPY': {
        const from = step.flags.get('from')?.[0]
        const origin: Origin = from === undefined ? { type: 'context' } : this.#origin(from, node)
        const copy = copyOf(step, { expansion, directory: settings.workingDirectory, origin })
        const { createdBy, ...rest } = copy
        this.#add({ type: 'copy', ...this.#named(this.#shown(node), node), parent: this.vertex, ...rest }, createdBy)
        return
      }
      default: {
        const createdBy = configure(this.draft, step, expansion)
        if (createdBy !== undefined) this.history.push({ createdBy, vertex: undefined })
      }
    }
  }

  /** Begins with the files of a context, in the place of an image's. */
  #begin({ origin, from }: Extract<StageBase, { type: 'directory' }>): void {
    const title = `FROM ${origin.name}`
    this.vertex = {
      type: 'copy',
      title,
      place: '',
      instruction: title,
      name: title,
      node: from,
      parent: undefined,
      origin,
      sources: [{ type: 'path', path: '' }],
      target: '/',
      owner: undefined,
      mode: undefined,
      unpacks: false,
      isBase: true,
    }
    this.history.push({ createdBy: '', vertex: this.vertex, comment: 'buildkit.exporter.image.v0' })
  }

  #add(vertex: Vertex, createdBy: string): void {
    this.vertex = vertex
    this.history.push({ createdBy, vertex })
  }

  #origin(name: string, node: Node): Origin {
    return this.#planner.origin(name, this.#index, node)
  }

  #shown({ text, typed, name }: Node): string {
    const rest = text.trim().slice(typed.length)
    return name + shownCommand(rest, this.scope.variables(this.draft.variables), this.scope.escape)
  }

  #named(instruction: string, node: Node): StepName {
    this.#number += 1
    const place = `${this.#label}${this.#number}/${this.#total}`
    return { title: `[${place}] ${instruction}`, place, instruction, name: this.#label + instruction, node }
  }

  #run(step: Step): void {
    const { node } = step
    const { env: own, settings, variables } = this.draft
    const { command, shown } = runCommand(node)
    const argv = commandOf({ json: node.json, words: command }, settings)
    const given = this.scope.runArguments(variables)
    const expansion = this.scope.expansion(variables)
    const env = variables.has('PATH') ? own : [DEFAULT_PATH, ...own]
    const mounts = step.mounts.map((mount): PlannedMount => {
      const fallback = mount.type === 'secret' ? `/run/secrets/${mount.id ?? mount.source}` : `/run/${mount.type}`
      const target = absolute(settings.workingDirectory, expansion.word(mount.target ?? fallback))
      const origin: Origin = mount.from === undefined ? { type: 'context' } : this.#origin(mount.from, node)
      return { ...mount, target, origin, source: expansion.word(mount.source) }
    })
    const vertex: RunVertex = {
      type: 'run',
      ...this.#named(this.#shown(node) + shown, node),
      parent: this.vertex,
      argv: argv.length === 0 ? [...(settings.shell ?? DEFAULT_SHELL), ''] : argv,
      env: [...env, ...given, ...this.scope.proxies],
      directory: settings.workingDirectory || '/',
      user: settings.user ?? '',
      mounts,
      isAlone: this.#planner.isAlone(step.flags.get('network')?.[0]),
      settings: this.#planner.settings,
      software: this.base?.software ?? '',
    }
    const list = given.length > 0 ? `|${given.length} ${given.join(' ')} ` : ''
    this.#add(vertex, `RUN ${list}${argv.join(' ')} # buildkit`)
  }
}

/** What RUN runs, and what its name says of a here-document. */
function runCommand({ words, documents, json }: Node): { readonly command: readonly string[]; readonly shown: string } {
  const [line = ''] = words
  const [first] = documents
  if (!first || json) return { command: words, shown: '' }
  const chomped = first.chomp ? first.content.replace(/^\t+/gm, '') : first.content
  if (HERE_DOCUMENT.test(line)) return { command: [chomped], shown: summary(first.content) }
  return { command: [[line, ...documents.map(({ name, content }) => content + name)].join('\n')], shown: '' }
}

/** What a stage begins with. */
type StageBase =
  | { readonly type: 'scratch'; readonly config: ImageConfig; readonly image: undefined }
  | { readonly type: 'stage'; readonly config: ImageConfig; readonly image: Image | undefined; readonly target: Target }
  | {
      readonly type: 'directory'
      readonly config: ImageConfig
      readonly image: undefined
      readonly origin: Extract<Origin, { type: 'named' }>
      readonly from: Node
    }
  | {
      readonly type: 'image'
      readonly config: ImageConfig
      readonly image: Image
      readonly resolved: Resolved
      readonly from: Node
    }

/** How many instructions are planned between two turns. */
const RUN = 64
/** The steps that an instruction takes, as `due` counts them. */
const INSTRUCTION_STEPS = 8

/** Makes the graph of the stages that a target needs, each once. */
class Planner {
  readonly stages: readonly Stage[]
  readonly global: Scope
  readonly #options: PlanOptions
  readonly #targets = new Map<number, Target>()

  constructor(options: PlanOptions) {
    this.#options = options
    this.stages = options.recipe.stages
    this.global = globalScope(options)
  }

  get settings(): StepSettings {
    return this.#options.settings
  }

  /** Whether a command reaches no network. */
  isAlone(network: string | undefined): boolean {
    return network === undefined ? this.#options.isAlone : network === 'none'
  }

  labelOf(index: number): string {
    const name = this.stages[index]?.name ?? ''
    if (name !== '') return this.stages.length > 1 ? `${name} ` : ''
    return this.stages.length > 1 ? `stage-${index} ` : ''
  }

  /** What a stage gives that was planned before. */
  target(index: number): Target {
    const target = this.#targets.get(index)
    if (!target) throw new BadDockerfile('no build stage in current context')
    return target
  }

  /** Reads a stage's instructions; the stages that it needs were planned before. */
  *plan(index: number): Work<void> {
    const stage = this.stages[index]
    if (!stage) throw new BadDockerfile('no build stage in current context')
    const base = this.#base(stage, index)
    const steps = [...triggers(base, stage.from), ...stage.steps]
    const plan = new StagePlan(this, index, steps, base)
    for (const [number, step] of steps.entries()) {
      at(step.node, () => plan.apply(step))
      if (number % RUN === RUN - 1) yield RUN * INSTRUCTION_STEPS
    }
    const { draft } = plan
    const target = {
      vertex: plan.vertex,
      base: plan.base,
      config: draft.config(),
      author: draft.author,
      history: plan.history,
    }
    this.#targets.set(index, target)
  }

  origin(name: string, before: number, node: Node): Origin {
    const named = this.#directory(name)
    if (named) return named
    const index = contextFor(this.#options.contexts, name) ? -1 : stageIndex(this.stages, name, before)
    if (index >= 0) return { type: 'vertex', vertex: this.target(index).vertex }
    const { image, reference, remote } = this.#options.resolve(name)
    const title = `FROM ${reference}`
    const step = { title, place: '', instruction: title, name: title, node }
    return { type: 'vertex', vertex: { type: 'image', ...step, image, reference, remote } }
  }

  /** The directory that stands in the place of an image or a stage of this name. */
  #directory(name: string): Extract<Origin, { type: 'named' }> | undefined {
    const context = contextFor(this.#options.contexts, name)
    if (context?.type !== 'directory') return undefined
    return { type: 'named', name: contextName(name) ?? name, tree: context.tree }
  }

  #base(stage: Stage, index: number): StageBase {
    const name = baseName(stage, this.global)
    if (name === SCRATCH) return { type: 'scratch', config: emptyConfig, image: undefined }
    const origin = this.#directory(name)
    if (origin) return { type: 'directory', config: emptyConfig, image: undefined, origin, from: stage.from }
    const other = baseStage(name, index, this.#options)
    if (other >= 0) {
      const target = this.target(other)
      return { type: 'stage', config: target.config, image: target.base, target }
    }
    const resolved = this.#options.resolve(name)
    return {
      type: 'image',
      config: { ...resolved.image.config, onBuild: undefined },
      image: resolved.image,
      resolved,
      from: stage.from,
    }
  }
}

const globalScope = ({ recipe, given }: PlanOptions): Scope =>
  at(recipe.globals[0]?.node ?? NOWHERE, () => Scope.global(recipe.globals, recipe.escape, given))

const NOWHERE: Node = {
  name: '',
  typed: '',
  flags: [],
  words: [],
  json: false,
  inner: undefined,
  documents: [],
  text: '',
  lines: { first: 1, last: 1 },
}

/** What ONBUILD of the image begins a stage with. */
function triggers(base: StageBase, from: Node): readonly Step[] {
  if (base.type !== 'image') return []
  return (base.image.config.onBuild ?? []).flatMap((text) =>
    parseDockerfile(text).nodes.map((node) => at(from, () => checkStep({ ...node, lines: from.lines }))),
  )
}

/** @throws BadDockerfile for a stage on another kind of machine than this one */
function checkPlatform({ platform = '', from }: Stage, global: Scope): void {
  const named = at(from, () => global.expansion(NO_VARIABLES).word(platform))
  if (named === '' || isOurPlatform(named)) return
  const reason = `images for other platforms than ${PLATFORM} are not simulated by this playground`
  throw new BadDockerfile(`${named}: ${reason}`, from.lines)
}

/** What a FROM names, its variables replaced. @throws BadDockerfile */
export function baseName(stage: Stage, global: Scope): string {
  const { base, from } = stage
  checkPlatform(stage, global)
  const name = at(from, () => global.expansion(NO_VARIABLES).word(base))
  if (name === '') throw new BadDockerfile(`base name (${base}) should not be blank`, from.lines)
  return name
}

/** The earlier stage that the name in a FROM means; below 0 where it means an image. */
function baseStage(name: string, before: number, { recipe, contexts }: Omit<PlanOptions, 'resolve'>): number {
  return contextFor(contexts, name) || /^\d+$/.test(name) ? -1 : stageIndex(recipe.stages, name, before)
}

/** What a target needs. */
interface Needed {
  /** The numbers of stages. */
  readonly stages: ReadonlySet<number>
  /** Names of images, in their order, with what names them first. */
  readonly images: ReadonlyMap<string, Node>
}

/** The stages that a target needs, and the images that these do. @throws BadDockerfile */
export function neededBy(options: Omit<PlanOptions, 'resolve'>): Needed {
  const { recipe, contexts } = options
  const { stages } = recipe
  const global = globalScope({
    ...options,
    resolve: () => {
      throw new BadDockerfile('unresolved')
    },
  })
  const seen = new Set<number>()
  const images = new Map<string, Node>()
  const visit = (index: number): void => {
    const stage = stages[index]
    if (!stage || seen.has(index)) return
    seen.add(index)
    const name = baseName(stage, global)
    const isImage = name !== SCRATCH && contextFor(contexts, name)?.type !== 'directory'
    const other = baseStage(name, index, options)
    if (other >= 0) visit(other)
    else if (isImage && !images.has(name)) images.set(name, stage.from)
    for (const { node, flags, mounts } of stage.steps) {
      for (const from of [...(flags.get('from') ?? []), ...mounts.flatMap((mount) => mount.from ?? [])]) {
        const context = contextFor(contexts, from)
        if (context?.type === 'directory') continue
        const source = context ? -1 : stageIndex(stages, from, index)
        if (source >= 0) visit(source)
        else if (from !== SCRATCH && !images.has(from)) images.set(from, node)
      }
    }
  }
  visit(targetIndex(options))
  return { stages: seen, images }
}

/** @throws BadDockerfile for a stage that is not there */
function targetIndex({ recipe, target }: Pick<PlanOptions, 'recipe' | 'target'>): number {
  const index = target === '' ? recipe.stages.length - 1 : stageIndex(recipe.stages, target)
  if (index < 0) throw new BadDockerfile(`target stage ${target} could not be found`)
  return index
}

/** Makes the graph of a build. @throws BadDockerfile */
export function* planBuild(options: PlanOptions): Work<Target> {
  const planner = new Planner(options)
  // a stage needs only stages before it
  for (const index of [...neededBy(options).stages].toSorted((one, other) => one - other)) yield* planner.plan(index)
  const target = planner.target(targetIndex(options))
  return { ...target, config: { ...target.config, labels: { ...target.config.labels, ...options.labels } } }
}
