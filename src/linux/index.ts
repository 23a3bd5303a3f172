export { type FileSystemEntry, fileSystemEntries } from './entries.ts'
export {
  createMachine,
  type ExecOptions,
  type ExecResult,
  type GivenFile,
  type HeadlessMachine,
  type HeadlessOptions,
} from './headless.ts'
export type { MachineSnapshot } from './headless-shell.ts'
export { createLinuxMachine } from './machine.ts'
export type { LinuxWorld } from './world.ts'
