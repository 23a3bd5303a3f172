import type { Machine } from '../../../shell/machine.ts'
import type { Panes } from '../../panes.ts'
import type { Rewind } from '../rewind.ts'

export type PictureName = 'Files' | 'Pipe' | 'Processes' | 'Containers' | 'Build'

export interface PictureProps {
  readonly machine: Machine
  readonly rewind: Rewind
  readonly panes: Panes
  /** In a column: what grows to the right elsewhere grows downwards. */
  readonly downwards: boolean
}
