/** How long something is waited for. */
export interface Patience {
  /** Milliseconds; 30 seconds when absent. */
  readonly timeout?: number
}

export const PATIENCE_MS = 30_000

/** What `promise` gives; fails with what `why` says when that takes longer than `timeout`. */
export async function within<T>(timeout: number, promise: Promise<T>, why: () => Promise<string>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), timeout)))
  const first = await Promise.race([promise.then((value) => ({ value })), late])
  clearTimeout(timer)
  if (first === 'late') throw new Error(await why())
  return first.value
}

/** Asks `complaint` again and again until it has none; fails with the last one after `timeout`. */
export async function eventually(
  timeout: number,
  next: () => Promise<void>,
  complaint: () => Promise<string | undefined>,
): Promise<void> {
  const end = Date.now() + timeout
  for (;;) {
    const found = await complaint()
    if (found === undefined) return
    if (Date.now() > end) throw new Error(found)
    await next()
  }
}
