import type { Store } from '../base/store.ts'
import type { FileSystem } from '../linux/fs.ts'
import type { Output } from '../shell/process.ts'
import type { Engine } from './engine/model.ts'

/** The machine that `docker` runs on. */
export interface DockerHost {
  readonly engine: Store<Engine>
  /** The host's own file system: build contexts and directories that are mounted into containers. */
  readonly fs: FileSystem
  /** Where progress is shown, where that is not standard output. */
  readonly progress?: Output
  /** Whether a port that another container has is refused, as Docker does; the specified terminal does not look. */
  readonly refusesTakenPorts?: boolean
}
