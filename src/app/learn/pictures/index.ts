import type { ComponentType } from 'react'
import { late } from '../../late.ts'
import { ContainersPicture } from './containers/ContainersPicture.tsx'
import { FilesPicture } from './FilesPicture.tsx'
import type { PictureName } from './name.ts'
import type { PictureProps } from './picture.ts'
import { PipePicture } from './PipePicture.tsx'
import { ProcessesPicture } from './ProcessesPicture.tsx'

/** What shows a part of the machine, by the name of its tab. */
export const pictures: Readonly<Record<PictureName, ComponentType<PictureProps>>> = {
  Files: FilesPicture,
  Pipe: PipePicture,
  Processes: ProcessesPicture,
  Containers: ContainersPicture,
  Build: late(async () => (await import('./build/BuildPicture.tsx')).BuildPicture),
}
