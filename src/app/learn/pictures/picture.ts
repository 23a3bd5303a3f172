import type { Machine } from '../../../shell/machine.ts'
import type { Panes } from '../../panes.ts'
import type { ReadableStore } from '../../../base/store.ts'
import type { Told } from '../../told.ts'
import type { Rewind } from '../rewind.ts'

export interface PictureProps {
  readonly machine: Machine
  readonly rewind: Rewind
  readonly panes: Panes
  /** What the strip tells: of what a line would take away. */
  readonly told: ReadableStore<Told | undefined>
  /** In a column: what grows to the right elsewhere grows downwards. */
  readonly downwards: boolean
}
