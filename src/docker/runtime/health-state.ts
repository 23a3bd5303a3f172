import type { Health, Healthcheck, HealthResult } from '../engine/model.ts'

/** Docker's own numbers where a check has none, in milliseconds. */
const INTERVAL = 30_000
const TIMEOUT = 30_000
const RETRIES = 3
/** How many results are kept. */
const KEPT = 5

/** A check of which everything is known. Times in milliseconds. */
export interface Probe extends Omit<Healthcheck, 'test'> {
  readonly argv: readonly string[]
}

/** The check of a container: what was given with it before what its image has. Undefined where it is not checked. */
export function probeOf(
  given: Healthcheck | undefined,
  image: Healthcheck | undefined,
  shell: readonly string[] = ['/bin/sh', '-c'],
): Probe | undefined {
  const test = given && given.test.length > 0 ? given.test : (image?.test ?? [])
  const [how, ...words] = test
  if (how === undefined || how === 'NONE') return undefined
  return {
    argv: how === 'CMD-SHELL' ? [...shell, ...words] : words,
    interval: given?.interval || image?.interval || INTERVAL,
    timeout: given?.timeout || image?.timeout || TIMEOUT,
    startPeriod: given?.startPeriod || image?.startPeriod || 0,
    retries: given?.retries || image?.retries || RETRIES,
  }
}

export const UNCHECKED: Health = { status: 'starting', failingStreak: 0, log: [] }

/** A container's health after one more check; `age` is how long the container has run, in milliseconds. */
export function healthAfter(
  before: Health,
  result: HealthResult,
  { startPeriod, retries }: Probe,
  age: number,
): Health {
  const log = [...before.log, result].slice(-KEPT)
  if (result.code === 0) return { status: 'healthy', failingStreak: 0, log }
  // what fails while the container begins does not count
  if (before.status === 'starting' && age < startPeriod) return { ...before, log }
  const failingStreak = before.failingStreak + 1
  return { status: failingStreak >= retries ? 'unhealthy' : before.status, failingStreak, log }
}
