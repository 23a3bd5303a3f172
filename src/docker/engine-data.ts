import type { FileSystemSnapshot } from '../linux/fs.ts'
import { fileSystemToData } from '../linux/fs-data.ts'
import type { SavedContents } from '../shell/machine.ts'
import type { Container, Engine, FilesInMemory } from './engine/model.ts'

export const ENGINE_VERSION = 1

interface Holder {
  readonly files: FileSystemSnapshot | undefined
}

const withData = (holders: readonly Holder[], contents: SavedContents | undefined): readonly object[] =>
  holders.map((holder) => ({ ...holder, files: holder.files && fileSystemToData(holder.files, contents) }))

function memoryToData({ startedAt, volumes }: FilesInMemory, contents: SavedContents | undefined): object {
  const data = Object.entries(volumes).map(([target, files]) => [target, fileSystemToData(files, contents)] as const)
  return { startedAt, volumes: Object.fromEntries(data) }
}

const withMemory = (containers: readonly Container[], contents: SavedContents | undefined): readonly Holder[] =>
  containers.map(({ inMemory, ...rest }) => ({
    ...rest,
    ...(inMemory && { inMemory: memoryToData(inMemory, contents) }),
  }))

/** The engine as plain data that structured clone, and so IndexedDB, can keep. */
export function engineToData(value: Engine, contents?: SavedContents): unknown {
  const { buildCache: _buildCache, ...kept } = value
  return {
    ...kept,
    version: ENGINE_VERSION,
    containers: withData(withMemory(value.containers, contents), contents),
    images: withData(value.images, contents),
  }
}
