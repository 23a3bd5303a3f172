import type { FileSystem, FileSystemSnapshot } from '../../linux/fs.ts'
import type { Image } from '../engine/model.ts'
import type { HostSettings } from '../engine/settings.ts'

/** What a command of a build has of a container's settings. */
export type StepSettings = Pick<HostSettings, 'ExtraHosts' | 'ShmSize' | 'Ulimits'>

/** Something that a step sees at a path besides its own files. */
export interface StepMount {
  /** Absolute. */
  readonly target: string
  readonly fs: FileSystem
  /** What of them is seen. */
  readonly path: string
  readonly readOnly: boolean
  /** What `df` and `mount` call it where it is in memory: `tmpfs`, `shm`. */
  readonly memory?: string
}

/** A command that is run over the files of an image that is being built. */
export interface RunStep {
  readonly argv: readonly string[]
  /** `NAME=value`. */
  readonly env: readonly string[]
  /** Absolute. */
  readonly directory: string
  /** `user:group`, by names or numbers; root where empty. */
  readonly user: string
  /** What the image's programs are: a key of the registry's software. */
  readonly software: string
  readonly fs: FileSystem
  readonly mounts: readonly StepMount[]
  /** Whether the outside cannot be reached. */
  readonly isAlone: boolean
  readonly settings: StepSettings
  /** Takes what it writes. */
  write(chunk: string | Uint8Array): void
}

/** What runs the commands of a build. */
export interface StepRunner {
  /** The files that a step on an image begins with. */
  rootOf(image: Image): Promise<FileSystemSnapshot>
  /** Runs a command to its end; gives its status. @throws NotStarted */
  run(step: RunStep): Promise<number>
}
