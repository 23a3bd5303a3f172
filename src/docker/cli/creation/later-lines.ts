import { arrival } from '../../arrival.ts'
import type { Call } from '../subcommand.ts'

type LinesFile = typeof import('./lines-file.ts')

/** What files say that options name: they are read by what is loaded where there are some. */
const later =
  (part: 'variablesIn' | 'labelsIn') =>
  async (call: Call, names: readonly string[]): Promise<readonly string[]> => {
    if (names.length === 0) return []
    const files: LinesFile = await arrival(call.process.system, import('./lines-file.ts'))
    return files[part](call, names)
  }

/** What files of variables say, one after the other. @throws CreationError */
export const variablesIn = later('variablesIn')

/** What files of labels say. @throws CreationError */
export const labelsIn = later('labelsIn')
