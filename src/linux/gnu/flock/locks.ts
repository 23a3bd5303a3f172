import { createDeferred } from '../../../base/deferred.ts'
import type { OpenFile } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

type Kernel = GnuProcess['kernel']

/** How a file is locked: by which open files, and whether others may share it. */
interface Lock {
  readonly holders: Set<OpenFile>
  shared: boolean
  /** Called when one of them lets go. */
  readonly waiting: Set<() => void>
}

/** The locks of a machine by what is locked: the number of an inode, or an open file that has none. */
const machines = new WeakMap<Kernel, Map<number | OpenFile, Lock>>()
/** Those whose end is heard of. */
const watched = new WeakSet<OpenFile>()

function lockOf(kernel: Kernel, file: OpenFile): Lock {
  const locks = machines.get(kernel) ?? new Map<number | OpenFile, Lock>()
  machines.set(kernel, locks)
  const key = file.ino ?? file
  const lock = locks.get(key) ?? { holders: new Set(), shared: false, waiting: new Set() }
  locks.set(key, lock)
  return lock
}

/** A lock belongs to an open file: it goes when that is closed. */
function watchEnd(kernel: Kernel, file: OpenFile): void {
  if (watched.has(file)) return
  watched.add(file)
  const close = file.close.bind(file)
  file.close = () => {
    unlock(kernel, file)
    close()
  }
}

/** Locks an open file, flock(2), unless others hold a lock that forbids it: whether it did. */
export function tryLock(kernel: Kernel, file: OpenFile, shared: boolean): boolean {
  const lock = lockOf(kernel, file)
  const others = [...lock.holders].filter((holder) => holder !== file)
  if (others.length > 0 && !(shared && lock.shared)) return false
  lock.holders.add(file)
  lock.shared = shared
  watchEnd(kernel, file)
  if (shared) wake(lock)
  return true
}

/** Lets a lock go. */
export function unlock(kernel: Kernel, file: OpenFile): void {
  const lock = lockOf(kernel, file)
  lock.holders.delete(file)
  wake(lock)
  if (lock.holders.size === 0 && lock.waiting.size === 0) machines.get(kernel)?.delete(file.ino ?? file)
}

function wake({ waiting }: Lock): void {
  for (const resolve of waiting) resolve()
}

/** Waits until somebody lets a lock of the file go. */
export async function lockFreed(process: GnuProcess, file: OpenFile): Promise<void> {
  const { waiting } = lockOf(process.kernel, file)
  const freed = createDeferred<void>()
  const resume = (): void => freed.resolve()
  waiting.add(resume)
  try {
    await process.blocked(freed.promise)
  } finally {
    waiting.delete(resume)
  }
}
