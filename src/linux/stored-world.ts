import { UnreadableWorld } from '../shell/machine.ts'
import { fileSystemFromData } from './stored-files.ts'
import type { LinuxWorld } from './world.ts'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/**
 * Reads what `worldToData` gave, believing nothing.
 * @throws UnreadableWorld when it is not whole
 */
export function worldFromData(data: unknown): LinuxWorld {
  if (!isRecord(data) || data['version'] !== 1) throw new UnreadableWorld('stored world: the version is unknown')
  const { bootedAt, files } = data
  if (typeof bootedAt !== 'number' || !Number.isFinite(bootedAt)) {
    throw new UnreadableWorld('stored world: the time of its start is missing')
  }
  return { files: fileSystemFromData(files), bootedAt }
}
