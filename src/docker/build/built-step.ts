/** A file that a step reads, and what became of it since the step was last done. */
export interface ChangedInput {
  readonly path: string
  readonly change: 'new' | 'changed' | 'gone'
}

/** Why a step was not found in the cache. */
export type CacheMiss =
  /** A step of this name was never done. */
  | { readonly type: 'first' }
  /** The cache was not to be used: `--no-cache`. */
  | { readonly type: 'unwanted' }
  | { readonly type: 'files'; readonly files: readonly ChangedInput[] }
  /** Its command, environment, directory or user is another one. */
  | { readonly type: 'operation' }
  /** A step before it was done anew. */
  | { readonly type: 'step-before' }

/** What a step of a build came to. */
export type StepResult =
  /** An image that it stands on, or copies from. */
  | { readonly type: 'image'; readonly id: string }
  | { readonly type: 'cached' }
  | { readonly type: 'built'; readonly why: CacheMiss }
  /** It says how containers run, and adds no files. */
  | { readonly type: 'settings' }

/** A step of a build. */
export interface BuiltStep {
  /** `build 2/3`; empty for what has no number. */
  readonly place: string
  readonly instruction: string
  /** Bytes: all of an image, or what the step added. */
  readonly size: number
  readonly result: StepResult
}

/** A build that gave an image. */
export interface LastBuild {
  /** The image's id. */
  readonly image: string
  /** Those of other stages first, then the image's own. */
  readonly steps: readonly BuiltStep[]
}
