import { platformHost } from '../host.ts'

/** What `work` gives; undefined where it takes longer than `most` milliseconds of real time, or rejects. Never rejects. */
export async function inTime<T>(work: Promise<T>, most: number): Promise<T | undefined> {
  let timer: unknown
  const late = new Promise<undefined>((resolve) => {
    timer = platformHost.setTimeout(() => resolve(undefined), most)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    return undefined
  } finally {
    platformHost.clearTimeout(timer)
  }
}
