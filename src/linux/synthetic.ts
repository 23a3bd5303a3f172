import type { Ino, Inode } from './inode.ts'
import { newEpoch } from './radix.ts'

/** The first inode number of a synthetic tree: no volume comes so far. */
export const FIRST_SYNTHETIC: Ino = 2 ** 40

/** The epoch of every synthetic inode, which nobody may write. */
export const SYNTHETIC = newEpoch()

/** Files that are made when somebody looks: what is mounted on a directory of the root (/proc). */
export interface SyntheticTree {
  /** The directory's name: `proc`. */
  readonly name: string
  /** Its own inode, FIRST_SYNTHETIC or above. */
  readonly root: Ino
  /** What an inode is just now; undefined when it is gone. */
  node(ino: Ino): Readonly<Inode> | undefined
}
