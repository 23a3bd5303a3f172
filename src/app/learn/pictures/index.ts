import type { ComponentType } from 'react'
import type { Machine } from '../../../shell/machine.ts'
import type { Panes } from '../../panes.ts'
import type { Rewind } from '../rewind.ts'
import { ContainersPicture } from './ContainersPicture.tsx'
import { FilesPicture } from './FilesPicture.tsx'
import { PipePicture } from './PipePicture.tsx'
import { ProcessesPicture } from './ProcessesPicture.tsx'

export type PictureName = 'Files' | 'Pipe' | 'Processes' | 'Containers'

export interface PictureProps {
  readonly machine: Machine
  readonly rewind: Rewind
  readonly panes: Panes
  /** In a column: what grows to the right elsewhere grows downwards. */
  readonly downwards: boolean
}

export const pictures: Readonly<Record<PictureName, ComponentType<PictureProps>>> = {
  Files: FilesPicture,
  Pipe: PipePicture,
  Processes: ProcessesPicture,
  Containers: ContainersPicture,
}
