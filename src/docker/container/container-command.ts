import type { FileSystem } from '../../linux/fs.ts'
import type { LinuxSystem } from '../../linux/system.ts'
import type { Command, CommandTable, Process } from '../../shell/process.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Container, Mount } from '../engine/model.ts'

/** A container's files, opened: its own tree with all mounts in their places. */
export interface OpenFiles {
  readonly fs: FileSystem
  /**
   * Gives everything back to where it belongs: to the container, its volumes, the host's directories.
   * @returns the mounts that are read-only and were written to; those changes are lost
   */
  save(): readonly Mount[]
}

/** The Linux inside a container, as its commands see it. */
export interface ContainerSystem extends LinuxSystem {
  readonly host: DockerHost
  readonly id: string
  /** `NAME=value`. */
  readonly env: readonly string[]
  /** Opens the files of another container. */
  openFiles(container: Container): OpenFiles
}

/** A command inside a container. */
export type ContainerCommand = Command<ContainerSystem>
/** The commands of a container by their names. */
export type ContainerCommands = CommandTable<ContainerSystem>
export type ContainerProcess = Process<ContainerSystem>
