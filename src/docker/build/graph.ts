import type { Image, ImageConfig } from '../engine/model.ts'
import type { HereDocument, Node } from './node.ts'
import type { RunMount } from './run-mount.ts'
import type { StepSettings } from './step-runner.ts'
import type { Tree } from './tree-files.ts'

/** Where files come from: the build's own context, one that has a name, another step's result, nothing at all, or the Dockerfile itself. */
export type Origin =
  | { readonly type: 'context' }
  | { readonly type: 'named'; readonly name: string; readonly tree: Tree }
  | { readonly type: 'vertex'; readonly vertex: Vertex | undefined }

/** What a step is called. */
export interface StepName {
  /** As progress names it: `[build 2/3] RUN make`. */
  readonly title: string
  /** Where in its stage it stands: `build 2/3`; empty for an image that is only copied from. */
  readonly place: string
  /** The line of the Dockerfile, with its variables filled in. */
  readonly instruction: string
  /** The title without its number; steps of two builds with one name are one step. */
  readonly name: string
  readonly node: Node
}

/** An image's files. */
export interface ImageVertex extends StepName {
  readonly type: 'image'
  readonly image: Image
  /** Full, as progress has it; with a digest where the registry was asked. */
  readonly reference: string
  /** Whether its layers are to be fetched. */
  readonly remote: boolean
}

export interface PlannedMount extends Omit<RunMount, 'from' | 'target'> {
  readonly origin: Origin
  /** Absolute. */
  readonly target: string
}

export interface RunVertex extends StepName {
  readonly type: 'run'
  readonly parent: Vertex | undefined
  readonly argv: readonly string[]
  /** `NAME=value`. */
  readonly env: readonly string[]
  /** Absolute. */
  readonly directory: string
  readonly user: string
  readonly mounts: readonly PlannedMount[]
  /** Whether the outside cannot be reached. */
  readonly isAlone: boolean
  readonly settings: StepSettings
  /** What the image's programs are: a key of the registry's software. */
  readonly software: string
}

/** A source of COPY or ADD. */
export type Source =
  | { readonly type: 'path'; readonly path: string }
  | { readonly type: 'document'; readonly document: HereDocument; readonly content: string }
  | { readonly type: 'address'; readonly url: string }

export interface CopyVertex extends StepName {
  readonly type: 'copy'
  readonly parent: Vertex | undefined
  readonly origin: Origin
  readonly sources: readonly Source[]
  /** Absolute; a slash at the end means a directory. */
  readonly target: string
  /** `user:group` by names or numbers; root's where it is not told. */
  readonly owner: string | undefined
  /** Octal digits. */
  readonly mode: string | undefined
  /** Whether archives are unpacked: ADD. */
  readonly unpacks: boolean
  /** Whether it stands for an image that a stage begins with: progress tells that it is sent, and no more. */
  readonly isBase?: boolean
}

export interface DirectoryVertex extends StepName {
  readonly type: 'directory'
  readonly parent: Vertex | undefined
  readonly path: string
}

/** A step that gives files. */
export type Vertex = ImageVertex | RunVertex | CopyVertex | DirectoryVertex

/** A row of an image's history. */
export interface HistoryRow {
  readonly createdBy: string
  /** What made its files; undefined where only the configuration changed. */
  readonly vertex: Vertex | undefined
  /** Who wrote the row: the reader of Dockerfiles when absent. */
  readonly comment?: string
}

/** What a build makes: the last step's files, and how containers of them run. */
export interface Target {
  readonly vertex: Vertex | undefined
  /** What it stands on; undefined for `scratch`. */
  readonly base: Image | undefined
  readonly config: ImageConfig
  readonly author?: string | undefined
  readonly history: readonly HistoryRow[]
}
