import type { Ino, Inode } from './inode.ts'
import { newEpoch } from '../base/epoch.ts'

/** The epoch of every synthetic inode, which nobody may write. */
export const SYNTHETIC = newEpoch()

/** Files that are made when somebody looks, to be mounted: /proc. */
export interface SyntheticTree {
  /** What an inode, by its number in this tree, is just now; undefined when it is gone. */
  node(ino: Ino): Readonly<Inode> | undefined
}
