import { createDeferred, type Deferred } from '../../../../../base/deferred.ts'
import { needed, numberArgument, wholeNumber } from '../arguments.ts'
import { raised } from '../exceptions.ts'
import { call } from '../protocol.ts'
import { settled, type Steps, type Value, type Wait, type Words, words } from '../values.ts'
import { type Host, natives } from './native.ts'

interface Lock {
  isHeld: boolean
  /** Who waits for it, the longest first; each is told whether it is theirs now. */
  readonly waiting: Set<Deferred<boolean>>
}

/** Does the steps of a thread; `enter` is called before each with its number, and with what it gave after it. */
function* asThread(steps: Steps<Value>, number: bigint, enter: (number: bigint) => bigint): Steps<Value> {
  let act: () => IteratorResult<Wait, Value> = () => steps.next()
  for (;;) {
    const before = enter(number)
    let turn: IteratorResult<Wait, Value>
    try {
      turn = act()
    } finally {
      enter(before)
    }
    if (turn.done) return turn.value
    try {
      const answer = yield turn.value
      act = () => steps.next(answer)
    } catch (error) {
      act = () => steps.throw(error)
    }
  }
}

/** Passes a lock on to whoever has waited longest, or sets it free. */
function pass(lock: Lock): void {
  for (const next of lock.waiting) {
    lock.waiting.delete(next)
    next.resolve(true)
    return
  }
  lock.isHeld = false
}

/** Waits for a lock: without end where no seconds are given. Gives whether it is held now. */
function* held({ process }: Host, lock: Lock, seconds: number | undefined): Steps<boolean> {
  if (!lock.isHeld) {
    lock.isHeld = true
    return true
  }
  if (seconds === 0) return false
  const mine = createDeferred<boolean>()
  lock.waiting.add(mine)
  const giveUp = (): void => {
    if (lock.waiting.delete(mine)) mine.resolve(false)
  }
  if (seconds !== undefined) void process.sleep(seconds * 1000).then(giveUp, giveUp)
  let got = false
  try {
    yield process.blocked(mine.promise).then((isMine) => (got = isMine))
  } finally {
    lock.waiting.delete(mine)
  }
  return got
}

/** What threads are made of: locks by their numbers, and functions that run beside the program. */
export function threads(host: Host): ReadonlyMap<string, Value> {
  const locks: Lock[] = []
  let [current, count] = [0n, 0n]
  const enter = (number: bigint): bigint => {
    const before = current
    current = number
    return before
  }
  const lockOf = (given: Words): Lock => {
    const lock = locks[wholeNumber(needed(given, 0))]
    if (!lock) throw raised('RuntimeError', 'no such lock')
    return lock
  }
  return natives({
    lock: () => BigInt(locks.push({ isHeld: false, waiting: new Set() }) - 1),
    *acquire(given) {
      const seconds = given.places[1] ?? null
      return yield* held(host, lockOf(given), seconds === null ? undefined : numberArgument(seconds))
    },
    release(given) {
      const lock = lockOf(given)
      if (!lock.isHeld) throw raised('RuntimeError', 'release unlocked lock')
      pass(lock)
      return null
    },
    locked: (given) => lockOf(given).isHeld,
    /** The number of a thread that is to be started. */
    number: () => (count += 1n),
    start(given) {
      const steps = settled(call(needed(given, 1), words()))
      void host.drive(asThread(steps, BigInt(wholeNumber(needed(given, 0))), enter)).catch(() => undefined)
      return null
    },
    current: () => current,
  })
}
