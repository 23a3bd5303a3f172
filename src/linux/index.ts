export { type FileSystemEntry, fileSystemEntries } from './entries.ts'
export {
  createMachine,
  type ExecOptions,
  type ExecResult,
  type GivenFile,
  type HeadlessMachine,
  type HeadlessOptions,
} from './headless.ts'
export type { MachineLimits } from './headless-options.ts'
export type {
  CommandDescription,
  CommandInput,
  CommandIO,
  CommandRun,
  DescribedCommand,
  GivenCommand,
  LoadedCommand,
} from '../shell/given-command.ts'
export type { MachineSnapshot } from '../shell/snapshots.ts'
export { createLinuxMachine } from './machine.ts'
export type { LinuxWorld } from './world.ts'
