import type { Clock } from '../../base/clock.ts'
import type { Signal } from '../../base/signal.ts'
import type { InTurns } from '../../base/work.ts'
import type { Image } from '../engine/model.ts'
import type { Fetch } from './address-files.ts'
import type { BuildCache } from './cache.ts'
import type { NamedContexts } from './named-contexts.ts'
import type { BuildOutput } from './output.ts'
import type { Resolved } from './plan.ts'
import type { Progress } from './progress.ts'
import type { BuildArguments } from './scope.ts'
import type { Secrets } from './step-mounts.ts'
import type { StepRunner, StepSettings } from './step-runner.ts'
import type { Tree } from './tree-files.ts'

/** A file as it is sent. */
export interface SentFile {
  /** Undefined where there is none. */
  readonly text: string | undefined
  /** What its transfer takes. */
  readonly bytes: number
}

/** What an image's name leads to, or why to nothing. */
export type Resolution =
  { readonly type: 'resolved'; readonly resolved: Resolved } | { readonly type: 'unresolved'; readonly reason: string }

/** What is asked of a build. */
export interface BuildRequest {
  /** The name of the Dockerfile, without its directory. */
  readonly name: string
  readonly dockerfile: SentFile
  readonly ignoreFile: SentFile
  readonly context: Tree
  /** Empty for the last stage. */
  readonly target: string
  readonly given: BuildArguments
  readonly labels: Readonly<Record<string, string>>
  /** Whether commands reach no network unless they say otherwise, `--network none`. */
  readonly isAlone: boolean
  /** What commands have besides: names of hosts, the size of /dev/shm, limits. */
  readonly settings: StepSettings
  readonly secrets: Secrets
  readonly contexts: NamedContexts
  readonly anew: boolean | readonly string[]
  /** The tags, as progress names them. */
  readonly names: readonly string[]
  /** Where all files go, in the place of an image that is kept. */
  readonly output?: BuildOutput | undefined
  /** The repository that the context is fetched from, where it is. */
  readonly repository?: string
  /** Sends the image to the registries of its names, once it is there; the reason where one does not take it. */
  readonly push?: ((image: Image) => Promise<string | undefined>) | undefined
  /** The full name of an image that a Dockerfile names, with its tag. */
  fullName(name: string): string
  resolve(name: string): Resolution
}

/** What a build has of its machine. */
export interface BuildParts {
  readonly clock: Clock
  readonly signal: Signal
  readonly inTurns: InTurns
  readonly runner: StepRunner
  /** Gets what is at an address. */
  readonly fetch: Fetch
  readonly progress: Progress
  readonly cache: { get(): BuildCache; set(cache: BuildCache): void }
}
