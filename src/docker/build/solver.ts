import type { Clock } from '../../base/clock.ts'
import { Interrupted, type Signal } from '../../base/signal.ts'
import { createDecoder } from '../../host.ts'
import { changesBetween } from '../../linux/fs-delta.ts'
import { FileSystem, FileSystemReader, type FileSystemSnapshot } from '../../linux/fs.ts'
import type { InTurns, Work } from '../../base/work.ts'
import { NotStarted } from '../runtime/container-runtime.ts'
import { digesting, digestOf } from '../engine/digest.ts'
import { BuildError } from './build-error.ts'
import { type BuildCache, type CacheRecord, findRecord, remember, touch, type Wanted, whyAnew } from './cache.ts'
import { type AddressFiles, addressesOf, type Fetch, fetchFor } from './address-files.ts'
import { copyInputs, copyStep } from './copy-step.ts'
import type { CopyVertex, Origin, RunVertex, Vertex } from './graph.ts'
import type { StepEnd } from './progress.ts'
import { STEP_TIME, transferImage } from './image-transfer.ts'
import type { Reporter } from './step-reporter.ts'
import { mountInputs, type Secrets, StepMounts } from './step-mounts.ts'
import type { StepRunner } from './step-runner.ts'
import type { Tree } from './tree-files.ts'

const ROOT = { uid: 0, gid: 0 }

/** How many files are looked at between two turns. */
const RUN = 1_024

/** What a step gave. */
export interface Solved {
  readonly key: string
  readonly files: FileSystemSnapshot
  /** Bytes that it added, and when; undefined for an image's own files. */
  readonly record: CacheRecord | undefined
  /** Whether it was done before. */
  readonly cached: boolean
}

export interface SolverParts {
  readonly context: Tree
  readonly runner: StepRunner
  readonly clock: Clock
  readonly signal: Signal
  readonly inTurns: InTurns
  readonly secrets: Secrets
  readonly fetch: Fetch
  /** Where what was done is kept. */
  readonly cache: { get(): BuildCache; set(cache: BuildCache): void }
  /** Names of stages whose steps are done anew; true for all. */
  readonly anew: boolean | readonly string[]
  /** Takes what happens; numbers of steps are given by `begin`. */
  readonly progress: Reporter
}

type End = (how: StepEnd) => Promise<void>

/** Does the steps of a graph, each once, and those not at all that were done before. */
export class Solver {
  readonly #parts: SolverParts
  readonly #solved = new Map<Vertex, Promise<Solved>>()
  #sendContext: (() => Promise<void>) | undefined

  /** @param sendContext is called before the first step that is not an image */
  constructor(parts: SolverParts, sendContext: () => Promise<void>) {
    this.#parts = parts
    this.#sendContext = sendContext
  }

  /** @throws BuildError, Interrupted */
  solve(vertex: Vertex, isLast = false): Promise<Solved> {
    const known = this.#solved.get(vertex)
    if (known) return known
    const coming = this.#solve(vertex, isLast)
    this.#solved.set(vertex, coming)
    return coming
  }

  async #solve(vertex: Vertex, isLast: boolean): Promise<Solved> {
    if (vertex.type === 'image') return this.#image(vertex, isLast)
    const parent = await this.#parentOf(vertex)
    await this.#contextSent()
    const sources = new Map<Origin, Tree>()
    for (const origin of originsOf(vertex)) sources.set(origin, await this.#treeOf(origin))
    const fetched = await this.#fetched(vertex)
    if (vertex.type === 'copy' && vertex.isBase) return this.#copied(vertex, parent, sources)
    return this.#inStep(vertex.title, async (step, end) => {
      const wanted = await this.#parts.inTurns(this.#wanted(vertex, parent, { sources, fetched }))
      const found = this.#found(vertex, wanted.key)
      if (found) {
        await end({ type: 'cached' })
        return { key: wanted.key, files: found.files, record: found, cached: true }
      }
      const record = await this.#perform({ vertex, parent, sources, fetched, step }, wanted)
      await end({ type: 'done' })
      return { key: wanted.key, files: record.files, record, cached: false }
    })
  }

  /** The files of a context that stands in the place of an image: nothing is told but that they are sent. */
  async #copied(vertex: CopyVertex, parent: Parent, sources: ReadonlyMap<Origin, Tree>): Promise<Solved> {
    const wanted = await this.#parts.inTurns(this.#wanted(vertex, parent, { sources, fetched: NOTHING_FETCHED }))
    const found = this.#found(vertex, wanted.key)
    const record =
      found ?? (await this.#perform({ vertex, parent, sources, fetched: NOTHING_FETCHED, step: 0 }, wanted))
    return { key: wanted.key, files: record.files, record, cached: found !== undefined }
  }

  /** Tells of a step as it begins, and of its end where it fails. */
  async #inStep<Value>(title: string, act: (step: number, end: End) => Promise<Value>): Promise<Value> {
    const { progress } = this.#parts
    const step = await progress.begin(title)
    const end: End = (how) => progress.tell({ type: 'ended', step, end: how, time: this.#now })
    try {
      return await act(step, end)
    } catch (error) {
      if (error instanceof BuildError) await end({ type: 'failed', message: error.own })
      if (error instanceof Interrupted) await end({ type: 'failed', message: 'context canceled' })
      throw error
    }
  }

  /** What an ADD gets from addresses, each a step of its own. @throws BuildError */
  async #fetched(vertex: Vertex): Promise<AddressFiles> {
    if (vertex.type !== 'copy') return NOTHING_FETCHED
    const files = new Map<string, string>()
    for (const url of addressesOf(vertex))
      await this.#inStep(url, async (_step, end) => {
        files.set(url, await fetchFor(vertex, url, this.#parts.fetch))
        await end({ type: 'done' })
      })
    return files
  }

  get #now(): number {
    return this.#parts.clock.now()
  }

  async #contextSent(): Promise<void> {
    const send = this.#sendContext
    this.#sendContext = undefined
    await send?.()
  }

  async #image(vertex: Extract<Vertex, { type: 'image' }>, isLast: boolean): Promise<Solved> {
    const { progress, cache, runner, clock, signal } = this.#parts
    const { image } = vertex
    const step = await progress.begin(vertex.title)
    const before = cache.get()
    const key = digestOf(`image ${image.id}`)
    const known = before.bases.includes(image.id)
    if (!known) cache.set({ ...before, bases: [...before.bases, image.id] })
    if (vertex.remote && !known)
      await transferImage({ image, reference: vertex.reference, step }, { clock, signal, progress })
    const needed = isLast || (await this.#isNeeded(vertex, key))
    await progress.tell({ type: 'ended', step, end: { type: known && needed ? 'cached' : 'done' }, time: clock.now() })
    return { key, files: await runner.rootOf(image), record: undefined, cached: known }
  }

  /** Whether a step that stands on an image is to be done. What reads other steps' files is only known later. */
  async #isNeeded(image: Vertex, key: string): Promise<boolean> {
    const child = this.#firstOn.get(image)
    if (!child || originsOf(child).some(({ type }) => type === 'vertex')) return false
    if (child.type === 'copy' && addressesOf(child).length > 0) return false
    const sources = new Map(
      originsOf(child).map((origin) => [origin, origin.type === 'named' ? origin.tree : this.#parts.context] as const),
    )
    try {
      const wanted = this.#wanted(child, { key, files: undefined }, { sources, fetched: NOTHING_FETCHED })
      return this.#found(child, (await this.#parts.inTurns(wanted)).key) === undefined
    } catch (error) {
      if (error instanceof BuildError) return true
      throw error
    }
  }

  readonly #firstOn = new Map<Vertex, Exclude<Vertex, { type: 'image' }>>()

  async #parentOf(vertex: Exclude<Vertex, { type: 'image' }>): Promise<Parent> {
    if (!vertex.parent) return { key: 'scratch', files: undefined }
    if (vertex.parent.type === 'image') this.#firstOn.set(vertex.parent, vertex)
    return this.solve(vertex.parent)
  }

  async #treeOf(origin: Origin): Promise<Tree> {
    if (origin.type === 'context') return this.#parts.context
    if (origin.type === 'named') return origin.tree
    const files = origin.vertex && (await this.solve(origin.vertex)).files
    const fs = files ? new FileSystemReader(files) : new FileSystem({ clock: this.#parts.clock, owner: ROOT })
    return { fs, root: '/', isIgnored: () => false }
  }

  *#wanted(vertex: Exclude<Vertex, { type: 'image' }>, parent: Parent, reading: Read): Work<Wanted> {
    const inputs = yield* inputsOf(vertex, reading, parent.key)
    const operation = operationOf(vertex)
    const read = [...inputs].map((pair) => pair.join(' ')).join('\n')
    const key = yield* digesting(`${parent.key}\n${operation}\n${read}`)
    return { key, name: vertex.name, parent: parent.key, operation, inputs }
  }

  #found({ name }: Vertex, key: string): CacheRecord | undefined {
    const { anew, cache } = this.#parts
    const stage = name.split(' ')[0] ?? ''
    if (anew === true || (anew !== false && anew.includes(stage))) return undefined
    const found = findRecord(cache.get(), key)
    if (found) cache.set(touch(cache.get(), key, this.#now))
    return found
  }

  async #perform(work: StepWork, wanted: Wanted): Promise<CacheRecord> {
    const { clock, cache, inTurns } = this.#parts
    const { files } = work.parent
    const fs = new FileSystem({ clock, owner: ROOT, ...(files && { snapshot: files }) })
    const before = fs.snapshot()
    await this.#apply(work, fs)
    const after = fs.snapshot()
    const now = clock.now()
    const record: CacheRecord = {
      ...wanted,
      files: after,
      size: await inTurns(addedBytes(before, after)),
      created: now,
      lastUsed: now,
      uses: 1,
      why: whyAnew(cache.get(), wanted),
    }
    cache.set(remember(cache.get(), record))
    return record
  }

  async #apply(work: StepWork, fs: FileSystem): Promise<void> {
    const { vertex, sources, fetched } = work
    const { clock, signal, runner, inTurns } = this.#parts
    if (vertex.type === 'run') return this.#run({ ...work, vertex }, fs)
    await clock.wait(STEP_TIME, signal)
    if (vertex.type === 'directory') fs.mkdirAll(vertex.path)
    else {
      const tree = sources.get(vertex.origin)
      await copyStep({ vertex, tree, key: work.parent.key, runner, fetched, inTurns }, fs)
    }
  }

  async #run({ vertex, sources, step }: StepWork & { readonly vertex: RunVertex }, fs: FileSystem): Promise<void> {
    const { cache, clock, runner, progress, secrets, inTurns } = this.#parts
    const mounts = new StepMounts({ clock, cache, secrets, sources })
    await inTurns(mounts.make(vertex))
    const decode = createDecoder()
    let rest = ''
    const pending: Promise<void>[] = []
    const tell = (text: string): void => {
      const told = progress.tell({ type: 'line', step, text: text.replace(/\r$/, ''), time: clock.now() })
      // a failure is thrown where all are awaited, which may be much later
      told.catch(() => undefined)
      pending.push(told)
    }
    const write = (chunk: string | Uint8Array): void => {
      const lines = (rest + (typeof chunk === 'string' ? chunk : decode(chunk))).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) tell(line)
    }
    const { argv, env, directory, user, software, isAlone, settings } = vertex
    const status = await statusOf(
      () => runner.run({ argv, env, directory, user, software, isAlone, settings, fs, mounts: mounts.list, write }),
      { vertex, write },
    )
    if (rest !== '') tell(rest)
    await Promise.all(pending)
    mounts.save()
    if (status === 0) return
    throw notCompleted(vertex, `exit code: ${status}`)
  }
}

/** What a step stands on. */
interface Parent {
  readonly key: string
  readonly files: FileSystemSnapshot | undefined
}

/** What a step reads. */
interface Read {
  readonly sources: ReadonlyMap<Origin, Tree>
  readonly fetched: AddressFiles
}

const NOTHING_FETCHED: AddressFiles = new Map()

interface StepWork extends Read {
  readonly vertex: Exclude<Vertex, { type: 'image' }>
  readonly parent: Parent
  /** Its number. */
  readonly step: number
}

/** Why a command has not made its files. */
const notCompleted = ({ node, argv }: RunVertex, reason: string): BuildError =>
  new BuildError(node, `process ${JSON.stringify(argv.join(' '))} did not complete successfully: ${reason}`)

async function statusOf(
  run: () => Promise<number>,
  { vertex, write }: { vertex: RunVertex; write: (text: string) => void },
): Promise<number> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error
    if (!error.tried) throw notCompleted(vertex, error.message)
    write(`runc run failed: unable to start container process: ${error.message}\n`)
    return 1
  }
}

function originsOf(vertex: Vertex): readonly Origin[] {
  if (vertex.type === 'copy') return vertex.sources.some(({ type }) => type === 'path') ? [vertex.origin] : []
  return vertex.type === 'run' ? vertex.mounts.flatMap(({ type, origin }) => (type === 'bind' ? [origin] : [])) : []
}

/** What a step does, without the files that it reads. */
function operationOf(vertex: Exclude<Vertex, { type: 'image' }>): string {
  switch (vertex.type) {
    case 'run': {
      const { argv, env, directory, user, isAlone, settings } = vertex
      const mounts = vertex.mounts.map(({ type, target, id, readOnly, required }) => ({
        type,
        target,
        id,
        readOnly,
        ...(required && { required }),
      }))
      return `run ${JSON.stringify([argv, env, directory, user, isAlone, settings, mounts])}`
    }
    case 'copy': {
      const { sources, target, owner, mode, unpacks } = vertex
      return `copy ${JSON.stringify([sources, target, owner, mode, unpacks])}`
    }
    case 'directory':
      return `directory ${vertex.path}`
  }
}

/** Digests of the files that a step reads, by their paths. @throws BuildError for one that is not there */
function* inputsOf(
  vertex: Exclude<Vertex, { type: 'image' }>,
  { sources, fetched }: Read,
  key: string,
): Work<ReadonlyMap<string, string>> {
  if (vertex.type === 'copy') return yield* copyInputs({ vertex, tree: sources.get(vertex.origin), key }, fetched)
  return vertex.type === 'run' ? yield* mountInputs(vertex, sources) : new Map()
}

/** Bytes of the files that were added or changed. */
function* addedBytes(before: FileSystemSnapshot, after: FileSystemSnapshot): Work<number> {
  const files = new FileSystemReader(after)
  const paths = new Set<string>()
  for (const { type, path } of changesBetween(before, after).changes) if (type !== 'removed') paths.add(path)
  yield paths.size
  let [sum, looked] = [0, 0]
  for (const path of paths) {
    const stat = files.lstat(path)
    if (stat.type === 'file') sum += stat.size
    looked += 1
    if (looked % RUN === 0) yield RUN
  }
  return sum
}
