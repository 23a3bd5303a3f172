import { describe, expect, test } from 'vitest'
import { createAbort } from './base/signal.ts'
import { createDeferred } from './base/deferred.ts'
import { type ProcessHost, processHost, standingClock } from './host.ts'
import { steadyHost } from './steady-host.ts'

/** A platform whose timers are run by hand. */
function slowPlatform(): ProcessHost & { readonly asked: number[]; pass(ms: number): Promise<void> } {
  let now = 0
  const asked: number[] = []
  let timers: { readonly at: number; readonly run: () => void }[] = []
  return {
    ...processHost,
    asked,
    now: () => now,
    setTimeout(run, ms) {
      const timer = { at: now + ms, run }
      asked.push(ms)
      timers.push(timer)
      return timer
    },
    clearTimeout(timer) {
      timers = timers.filter((other) => other !== timer)
    },
    async pass(ms) {
      now += ms
      const over = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of over) run()
      await turns(5)
    },
  }
}

async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await processHost.turn()
}

describe('a host whose time is counted', () => {
  test('goes on to the first timer when there is nothing to do', async () => {
    const host = steadyHost()
    const seen: string[] = []
    const clock = standingClock(0, host)
    const waits = [300, 100, 200, 100].map((ms, at) => clock.wait(ms).then(() => seen.push(`${at} at ${clock.now()}`)))
    await host.during(Promise.all(waits))
    expect(seen).toEqual(['1 at 100', '3 at 100', '2 at 200', '0 at 300'])
  })

  test('ends a wait when as much has been worked', async () => {
    const host = steadyHost()
    const rung: number[] = []
    const work = async (): Promise<void> => {
      host.setTimeout(() => rung.push(host.now()), 2)
      for (let round = 0; round < 20; round += 1) {
        host.charge(64)
        await host.turn()
      }
    }
    await host.during(work())
    expect(rung).toEqual([2])
    expect(host.now()).toBe(5)
  })

  test('stands between lines', async () => {
    const host = steadyHost()
    let done = 0
    host.setTimeout(() => (done += 1), 5)
    void host.turn().then(() => (done += 1))
    await turns(10)
    expect([done, host.now()]).toEqual([0, 0])
    await host.during(turns(10))
    expect([done, host.now()]).toEqual([2, 5])
  })

  test('stands while something comes from outside', async () => {
    const host = steadyHost()
    const [outside, line] = [createDeferred<void>(), createDeferred<void>()]
    host.setTimeout(line.resolve, 1000)
    const over = host.during(line.promise)
    host.hold(outside.promise)
    await turns(10)
    expect(host.now()).toBe(0)
    outside.reject(new Error('it did not come'))
    await over
    expect(host.now()).toBe(1000)
  })

  test('forgets a wait that was called off, and does not go on to it', async () => {
    const host = steadyHost()
    const clock = standingClock(0, host)
    const abort = createAbort()
    const wait = clock.wait(50, abort.signal).catch(() => 'called off')
    abort.abort()
    expect(await host.during(wait)).toBe('called off')
    await host.during(turns(10))
    expect([clock.now(), host.now()]).toEqual([0, 0])
  })
})

describe('a paced one', () => {
  test('takes real time to go on, also between lines', async () => {
    const platform = slowPlatform()
    const host = steadyHost({ platform, paced: true })
    let rang = 0
    host.setTimeout(() => (rang += 1), 1000)
    await turns(5)
    expect(platform.asked).toEqual([1000])
    await platform.pass(999)
    expect(rang).toBe(0)
    await platform.pass(1)
    expect([rang, host.now()]).toEqual([1, 1000])
  })

  test('waits only for the rest when a key has come in between', async () => {
    const platform = slowPlatform()
    const host = steadyHost({ platform, paced: true })
    let rang = 0
    host.setTimeout(() => (rang += 1), 1000)
    await turns(5)
    await platform.pass(400)
    await host.turn()
    await turns(5)
    expect(platform.asked).toEqual([1000, 600])
    await platform.pass(600)
    expect([rang, host.now()]).toEqual([1, 1000])
  })
})
