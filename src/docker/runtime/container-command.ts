import type { LinuxSystem } from '../../linux/linux-system.ts'
import type { Network } from '../../linux/network.ts'
import type { Command, CommandTable, Invocation } from '../../shell/command.ts'
import type { DockerHost, LiveTree } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'

/** The Linux inside a container, as its commands see it. */
export interface ContainerSystem extends LinuxSystem {
  readonly host: DockerHost
  readonly id: string
  /** `NAME=value`. */
  readonly env: readonly string[]
  /** What its own programs offer, where its network is another one's. */
  readonly offered?: Network | undefined
  /** Opens the files of another container. */
  openFiles(container: Container): LiveTree
}

/** A command inside a container. */
export type ContainerCommand = Command<ContainerSystem>
/** The commands of a container by their names. */
export type ContainerCommands = CommandTable<ContainerSystem>
export type ContainerInvocation = Invocation<ContainerSystem>
