import type { Store } from '../base/store.ts'
import type { FileSystem } from '../linux/fs.ts'
import type { MountedFiles } from '../linux/mounted-files.ts'
import type { Output } from '../shell/command.ts'
import type { Engine } from './engine/model.ts'

/** The files of a container while somebody may look into them: its own tree, with what is mounted in it. */
export interface LiveTree {
  readonly fs: MountedFiles
  /** When the container was started that it was opened for, in milliseconds since 1970; undefined for one that does not run. */
  readonly startedAt: number | undefined
  /** Puts the container's own tree into the engine. */
  save(): void
  /** Ends its mounts. */
  close(): void
}

/** The machine that `docker` runs on. */
export interface DockerHost {
  readonly engine: Store<Engine>
  /** The host's own file system: build contexts and directories that are mounted into containers. */
  readonly fs: FileSystem
  /** The containers' open files, by id: one for all who look into a container, so that nobody overwrites another's. */
  readonly trees: Map<string, LiveTree>
  /** Where progress is shown, where that is not standard output. */
  readonly progress?: Output
  /** Whether a port that another container has is refused, as Docker does; the specified terminal does not look. */
  readonly refusesTakenPorts?: boolean
}
