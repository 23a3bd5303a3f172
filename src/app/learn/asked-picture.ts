import type { Machine } from '../../shell/machine.ts'
import type { PictureName } from './pictures/name.ts'
import { storePer } from './store-per.ts'

/** The picture of a machine that a button elsewhere asked to see last. */
export const askedPictureOf = storePer<Machine, PictureName>()
