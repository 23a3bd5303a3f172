import { describe, expect, it } from 'vitest'
import { type ProcessHost, processHost } from '../host.ts'
import { skippingHost } from './skipping-host.ts'

/** A platform whose timers end when they are told to. */
function platform(): ProcessHost & { pass(ms: number): void } {
  let now = 1000
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>()
  return {
    ...processHost,
    now: () => now,
    setTimeout(run, ms) {
      const timer = {}
      timers.set(timer, { at: now + ms, run })
      return timer
    },
    clearTimeout: (timer) => void (typeof timer === 'object' && timer !== null && timers.delete(timer)),
    pass(ms) {
      now += ms
      for (const [timer, { at, run }] of timers)
        if (at <= now) {
          timers.delete(timer)
          run()
        }
    },
  }
}

describe('time that can be skipped', () => {
  it('ends what waits in the order of times, and what that begins to wait for', async () => {
    const host = skippingHost(platform())
    const ended: string[] = []
    const end = (what: string) => (): void => void ended.push(`${what} ${host.now()}`)
    host.setTimeout(end('last'), 500)
    host.setTimeout(() => {
      end('first')()
      host.setTimeout(end('then'), 100)
    }, 200)
    host.setTimeout(end('later'), 5000)
    await host.skip?.(1000)
    expect(ended).toEqual(['first 1200', 'then 1300', 'last 1500'])
    expect(host.now()).toBe(2000)
  })

  it('leaves the rest of their time to all others', async () => {
    const below = platform()
    const host = skippingHost(below)
    const ended: number[] = []
    host.setTimeout(() => ended.push(host.now()), 5000)
    await host.skip?.(4000)
    below.pass(999)
    expect(ended).toEqual([])
    below.pass(1)
    expect(ended).toEqual([6000])
  })

  it('lets whoever was woken have turns before it goes on', async () => {
    const host = skippingHost(platform())
    const seen: number[] = []
    host.setTimeout(() => {
      void host.turn().then(async () => {
        await host.turn()
        host.setTimeout(() => seen.push(host.now()), 50)
      })
    }, 100)
    await host.skip?.(1000)
    expect(seen).toEqual([1150])
  })

  it('does not end a timer that was called off', async () => {
    const host = skippingHost(platform())
    let ended = false
    host.clearTimeout(host.setTimeout(() => (ended = true), 10))
    await host.skip?.(100)
    expect(ended).toBe(false)
  })

  it('comes to an end where a timer is set for no time again and again', async () => {
    const host = skippingHost(platform())
    const again = (): void => void host.setTimeout(again, 0)
    again()
    await host.skip?.(10)
    expect(host.now()).toBe(1010)
  })

  it('goes on in real time where somebody is busy for longer than a skip may take', async () => {
    const below = platform()
    const turn = async (): Promise<void> => below.pass(100)
    const host = skippingHost({ ...below, turn })
    let ended = 0
    // busy to the end of the skip, and no longer
    const busy = async (turns: number): Promise<void> => {
      if (turns === 0) return
      await host.turn()
      await busy(turns - 1)
    }
    void busy(200)
    const check = (): void => {
      ended += 1
      host.setTimeout(check, 1000)
    }
    host.setTimeout(check, 1000)
    await host.skip?.(3_600_000)
    expect(ended).toBeLessThan(100)
    expect(host.now()).toBeGreaterThanOrEqual(3_601_000)
  })
})
