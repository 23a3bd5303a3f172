export { createChance } from '../base/chance.ts'
export { liveClock, standingClock } from '../host.ts'
export * from '../shell/index.ts'
export { type FileSystemEntry, fileSystemEntries } from './entries.ts'
export type { LinuxFacts } from './facts.ts'
export type {
  Attributes as FileAttributes,
  DeviceNode,
  DirectoryNode,
  FifoNode,
  FileNode,
  FileSystem,
  FileSystemOptions,
  FileSystemReader,
  FileSystemSnapshot,
  Ino,
  Inode,
  Owner,
  Quota,
  SymlinkNode,
  Times as FileTimes,
  Usage,
} from './fs.ts'
export type { Place as FilePlace } from './fs-reader.ts'
export {
  createMachine,
  type ExecOptions,
  type ExecResult,
  type GivenFile,
  type HeadlessMachine,
  type HeadlessOptions,
} from './headless.ts'
export type { MachineLimits } from './headless-options.ts'
export { createLinuxMachine } from './machine.ts'
export type { Volume as FileVolume, VolumeOptions as FileVolumeOptions } from './volume.ts'
export type { LinuxWorld } from './world.ts'
