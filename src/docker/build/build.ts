import { Interrupted } from '../../base/signal.ts'
import { sorted } from '../../base/sorting.ts'
import type { Work } from '../../base/work.ts'
import { FileSystem } from '../../linux/fs.ts'
import type { Image, Layer } from '../engine/model.ts'
import { digestOf } from '../engine/digest.ts'
import { BuildError } from './build-error.ts'
import { BuildFailure } from './build-failure.ts'
import type { BuildParts, BuildRequest, SentFile } from './build-request.ts'
import { fetchFrontend } from './frontend.ts'
import type { Origin, Target, Vertex } from './graph.ts'
import { readingDockerfile, type Recipe } from './instructions.ts'
import { builtSteps } from './last-build.ts'
import { contextFor } from './named-contexts.ts'
import { BadDockerfile, type Node } from './node.ts'
import { type BuildOutput, copyOut } from './output.ts'
import { neededBy, planBuild, type Resolved } from './plan.ts'
import { type Solved, Solver } from './solver.ts'
import { StepReporter } from './step-reporter.ts'
import { bytesText, type ContextFile, transfer } from './transfer.ts'
import { filesAt, matches, type Tree } from './tree-files.ts'

const sending = (what: string, { bytes }: SentFile): string => `transferring ${what}: ${bytesText(bytes)}`

/** How many files, or layers, are looked at between two turns. */
const RUN = 1_024

/** One build from its request to the image. */
class Build {
  readonly #request: BuildRequest
  readonly #parts: BuildParts
  readonly #reporter: StepReporter

  constructor(request: BuildRequest, parts: BuildParts) {
    this.#request = request
    this.#parts = parts
    this.#reporter = new StepReporter(parts.clock, parts.progress)
  }

  async run(): Promise<Image> {
    const { name, dockerfile, ignoreFile, repository } = this.#request
    if (repository === undefined) {
      await this.#reporter.whole(`[internal] load build definition from ${name}`, [sending('dockerfile', dockerfile)])
      await this.#reporter.whole('[internal] load .dockerignore', [sending('context', ignoreFile)])
    } else await this.#reporter.whole(`[internal] load git source ${repository}`, [])
    if (dockerfile.text === undefined) {
      const mount = `/var/lib/docker/tmp/buildkit-mount${Number.parseInt(digestOf(name).slice(0, 8), 16)}`
      throw new BuildFailure(`failed to read dockerfile: open ${mount}/${name}: no such file or directory`)
    }
    await fetchFrontend(this.#request, this.#parts, this.#reporter)
    const recipe = await this.#parts.inTurns(readingDockerfile(dockerfile.text))
    const target = await this.#plan(recipe)
    const solved = await this.#solve(target)
    return this.#export(target, solved)
  }

  async #plan(recipe: Recipe): Promise<Target> {
    const { target, given, labels, isAlone, settings, contexts } = this.#request
    const options = { recipe, target, given, labels, isAlone, settings, contexts }
    const images = new Map<string, Resolved>()
    for (const [name, node] of neededBy(options).images) images.set(name, await this.#metadata(name, node))
    const resolve = (name: string): Resolved => {
      const resolved = images.get(name)
      if (!resolved) throw new BadDockerfile(`${name}: not resolved`)
      return resolved
    }
    return this.#parts.inTurns(planBuild({ ...options, resolve }))
  }

  async #metadata(name: string, node: Node): Promise<Resolved> {
    const context = contextFor(this.#request.contexts, name)
    const meant = context?.type === 'image' ? context.reference : name
    const reference = this.#request.fullName(meant)
    if (reference === '') {
      const reason = /[A-Z]/.test(meant) ? 'repository name must be lowercase' : undefined
      const why = `invalid reference format${reason === undefined ? '' : `: ${reason}`}`
      throw new BuildFailure(context ? why : `failed to parse stage name ${JSON.stringify(name)}: ${why}`, node.lines)
    }
    const title = `[${context ? `context ${name}` : 'internal'}] load metadata for ${reference}`
    const step = await this.#reporter.begin(title)
    const answer = this.#request.resolve(meant)
    if (answer.type === 'unresolved') {
      await this.#reporter.end(step, { type: 'failed', message: answer.reason })
      throw new BuildFailure(`${name}: ${answer.reason}`, node.lines)
    }
    await this.#reporter.end(step, { type: 'done' })
    return answer.resolved
  }

  async #solve({ vertex }: Target): Promise<ReadonlyMap<Vertex, Solved>> {
    const { context, secrets, anew } = this.#request
    const all = vertex ? verticesOf(vertex) : []
    const send = (): Promise<void> => this.#sendContext(all)
    const solver = new Solver({ ...this.#parts, context, secrets, anew, progress: this.#reporter }, send)
    const solved = new Map<Vertex, Solved>()
    if (vertex) await solver.solve(vertex, true)
    for (const one of all) solved.set(one, await solver.solve(one))
    return solved
  }

  /** Sends what steps read of the context. */
  async #sendContext(vertices: readonly Vertex[]): Promise<void> {
    const { context, contexts, repository } = this.#request
    for (const [name, named] of contexts) {
      const sources = vertices.flatMap((vertex) =>
        sourcesOf(vertex, (origin) => origin.type === 'named' && origin.name === name),
      )
      if (named.type === 'directory' && sources.length > 0) await this.#send(named.tree, sources, name)
    }
    const sources = vertices.flatMap((vertex) => sourcesOf(vertex, ({ type }) => type === 'context'))
    if (sources.length > 0 && repository === undefined) await this.#send(context, sources)
  }

  /** Sends the files that are read of a context. @param name undefined for the build's own */
  async #send(tree: Tree, sources: readonly string[], name?: string): Promise<void> {
    const { cache, inTurns } = this.#parts
    const files = await inTurns(neededFiles(tree, sources))
    const known = cache.get().sent.get(tree.root) ?? new Map<string, string>()
    const { bytes, sent } = await inTurns(transfer(tree.fs, tree.root, files, known))
    const before = cache.get()
    cache.set({ ...before, sent: new Map([...before.sent, [tree.root, sent]]) })
    const title = name === undefined ? '[internal] load build context' : `[context ${name}] load from client`
    await this.#reporter.whole(title, [`transferring ${name ?? 'context'}: ${bytesText(bytes)}`])
  }

  /** Hands the files of what was built to the client. */
  async #handOut(image: Image, output: BuildOutput): Promise<void> {
    const { clock, runner } = this.#parts
    const owner = { uid: 0, gid: 0 }
    const snapshot = image.files ?? (image.layers.length > 0 ? await runner.rootOf(image) : undefined)
    const files = new FileSystem({ clock, owner, ...(snapshot && { snapshot }) })
    if (output.type === 'archive') {
      await output.write(files)
      await this.#reporter.whole('exporting to client tarball', ['sending tarball'])
      return
    }
    const bytes = await this.#parts.inTurns(copyOut(files, output))
    await this.#reporter.whole('exporting to client directory', [`copying files ${bytesText(bytes)}`])
  }

  /** @throws BuildFailure where a registry does not take it */
  async #push(image: Image): Promise<void> {
    const { push, names } = this.#request
    if (!push) return
    const step = await this.#reporter.begin(`pushing ${names.join(', ')} with docker`)
    const refused = await push(image)
    await this.#reporter.end(step, refused === undefined ? { type: 'done' } : { type: 'failed', message: refused })
    if (refused !== undefined) throw new BuildFailure(refused, undefined, 'push')
  }

  async #export(target: Target, solved: ReadonlyMap<Vertex, Solved>): Promise<Image> {
    const layers = await this.#parts.inTurns(layersOf(target, solved, this.#parts))
    const image = imageOf(target, layers, solved)
    if (this.#request.output) {
      await this.#handOut(image, this.#request.output)
      return image
    }
    const parts = [
      ...(layers.length > 0 ? ['exporting layers'] : []),
      `writing image sha256:${image.id}`,
      ...this.#request.names.map((name) => `naming to ${name}`),
    ]
    await this.#reporter.whole('exporting to image', parts)
    const { cache } = this.#parts
    cache.set({ ...cache.get(), last: { image: image.id, steps: builtSteps(target.history, solved) } })
    await this.#push(image)
    return image
  }
}

function* layersOf(
  { base, history }: Target,
  solved: ReadonlyMap<Vertex, Solved>,
  { clock }: Pick<BuildParts, 'clock'>,
): Work<readonly Layer[]> {
  const layers: Layer[] = [...(base?.layers ?? [])]
  // settings before the first files have their time: who builds the same again gets the same image
  const recorded = history.flatMap(({ vertex }) => (vertex && solved.get(vertex)?.record?.created) ?? [])
  for (const { createdBy, vertex, comment = 'buildkit.dockerfile.v0' } of history) {
    const before = layers.at(-1)
    const record = vertex && solved.get(vertex)?.record
    layers.push({
      id: record?.key ?? digestOf(`${before?.id ?? ''} ${createdBy}`),
      size: record?.size ?? 0,
      createdBy,
      created: record?.created ?? before?.created ?? recorded[0] ?? clock.now(),
      comment,
      filled: vertex !== undefined,
    })
    if (layers.length % RUN === 0) yield RUN
  }
  return layers
}

function imageOf(
  { vertex, base, config, author, history }: Target,
  layers: readonly Layer[],
  solved: ReadonlyMap<Vertex, Solved>,
): Image {
  const files = vertex && vertex.type !== 'image' ? solved.get(vertex)?.files : base?.files
  const own = layers.length - history.length
  // who builds the same later gets the same image: only steps have a time of their own
  const madeAt = (at: number): number | undefined => {
    const { vertex: maker } = history[at - own] ?? {}
    return maker && solved.get(maker)?.record?.created
  }
  const made = layers.map(({ id }, at) => `${id} ${madeAt(at) ?? ''}`).join('\n')
  return {
    id: digestOf(`image ${JSON.stringify(config)}\n${made}`),
    references: [],
    digest: undefined,
    created: layers.at(-1)?.created ?? 0,
    layers,
    config,
    author,
    software: base?.software ?? '',
    files,
  }
}

/** All steps that one needs, itself the last. */
function verticesOf(vertex: Vertex): readonly Vertex[] {
  const seen = new Set<Vertex>()
  const visit = (one: Vertex | undefined): void => {
    if (!one || seen.has(one)) return
    if (one.type !== 'image') visit(one.parent)
    for (const origin of one.type === 'copy'
      ? [one.origin]
      : one.type === 'run'
        ? one.mounts.map((mount) => mount.origin)
        : [])
      if (origin.type === 'vertex') visit(origin.vertex)
    seen.add(one)
  }
  visit(vertex)
  return [...seen]
}

/** The paths that a step reads from the origins that are meant. */
function sourcesOf(vertex: Vertex, isMeant: (origin: Origin) => boolean): readonly string[] {
  if (vertex.type === 'copy' && isMeant(vertex.origin))
    return vertex.sources.flatMap((source) => (source.type === 'path' ? [source.path] : []))
  if (vertex.type !== 'run') return []
  return vertex.mounts.flatMap(({ type, origin, source }) => (type === 'bind' && isMeant(origin) ? [source] : []))
}

/** Files that are sent for some sources, with the directories that they are in. */
function* neededFiles(context: Tree, sources: readonly string[]): Work<readonly ContextFile[]> {
  const files = new Map<string, ContextFile>()
  for (const source of sources)
    for (const top of yield* matches(context, source))
      for (const file of yield* filesAt(context, top)) {
        for (const path of directoriesAbove(file.path, files)) files.set(path, { path, type: 'directory' })
        files.set(file.path, file)
        if (files.size % RUN === 0) yield RUN
      }
  return yield* sorted([...files.values()], (one, other) => (one.path < other.path ? -1 : 1))
}

/** The directories that a path is in, from the innermost to the first that is known. */
function directoriesAbove(path: string, known: ReadonlyMap<string, unknown>): readonly string[] {
  const above: string[] = []
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const directory = path.slice(0, end)
    if (known.has(directory)) break
    above.push(directory)
  }
  return above
}

/** Builds an image. @throws BuildFailure */
export async function build(request: BuildRequest, parts: BuildParts): Promise<Image> {
  try {
    return await new Build(request, parts).run()
  } catch (error) {
    if (error instanceof BadDockerfile) throw new BuildFailure(error.message, error.lines)
    if (error instanceof BuildError) throw new BuildFailure(error.message, error.node.lines)
    if (error instanceof Interrupted) throw new BuildFailure('Canceled: context canceled')
    throw error
  } finally {
    await parts.progress.finish()
  }
}
