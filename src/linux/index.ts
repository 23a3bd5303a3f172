export { type FileSystemEntry, fileSystemEntries } from './entries.ts'
export { createLinuxMachine } from './machine.ts'
export type { LinuxWorld } from './world.ts'
