import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../base/deferred.ts'
import { processHost } from '../../host.ts'
import { createProcessFixture, statusOf } from '../../testing/process-fixture.ts'
import { attempt, FileSystemError } from './errno.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'

const forever = (process: GnuProcess): Promise<number> => process.blocked(new Promise<number>(() => undefined))

/** How long this process has worked, in milliseconds: other work on the machine does not count. */
const busy = (): number => process.cpuUsage().user / 1000

describe('the processor', () => {
  it('is shared: of endless loops, each gets its part', async () => {
    const { start } = createProcessFixture()
    const counts = [0, 0, 0]
    const loops = counts.map((_count, at) =>
      start(async (process) => {
        for (;;) {
          counts[at] = (counts[at] ?? 0) + 1
          const due = process.due()
          if (due) await due
        }
      }),
    )
    const until = processHost.now() + 300
    while (processHost.now() < until) await processHost.turn()
    for (const loop of loops) loop.receive('KILL')
    expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) / 10)
  })

  it('is left to the page every few milliseconds', async () => {
    const { start } = createProcessFixture()
    const loop = start(async (process) => {
      for (;;) {
        const due = process.due()
        if (due) await due
      }
    })
    let longest = 0
    for (let at = 0; at < 10; at += 1) {
      const before = busy()
      await processHost.turn()
      longest = Math.max(longest, busy() - before)
    }
    loop.receive('KILL')
    // far above the 8 ms of a slice, and far below never
    expect(longest).toBeLessThan(500)
  })

  it('is charged to who had it', async () => {
    const { start } = createProcessFixture()
    const loop = start(async (process) => {
      for (;;) {
        const due = process.due()
        if (due) await due
      }
    })
    for (let at = 0; at < 5; at += 1) await processHost.turn()
    loop.receive('KILL')
    expect(loop.cpuTime).toBeGreaterThanOrEqual(8)
  })
})

describe('the table', () => {
  it('has an end: a fork bomb is refused', async () => {
    const { kernel, start } = createProcessFixture()
    const refusal = createDeferred<string>()
    const bomb = (process: GnuProcess): Promise<number> => {
      try {
        process.spawn({ argv: ['bomb'], image: bomb })
      } catch (error) {
        refusal.resolve(String(error))
      }
      return forever(process)
    }
    const first = start(bomb)
    expect(await refusal.promise).toContain('Resource temporarily unavailable')
    expect(kernel.processes).toHaveLength(400)
    kernel.signalGroup(first.group, 'KILL')
    expect(kernel.processes).toEqual([])
  })

  it('lets only some start each other on one stack', async () => {
    const { kernel, start } = createProcessFixture()
    let [depth, deepest, started] = [0, 0, 0]
    const child = (process: GnuProcess): number | Promise<number> => {
      started += 1
      depth += 1
      deepest = Math.max(deepest, depth)
      const next = started < 200 ? process.spawn({ argv: ['child'], image: child }) : undefined
      depth -= 1
      if (!next) return 7
      const result = process.wait(next)
      return result instanceof Promise ? result.then(({ status }) => status) : result.status
    }
    expect([await statusOf(start(child)), started, kernel.processes]).toEqual([7, 200, []])
    expect(deepest).toBeLessThan(50)
  })

  it('is emptied of those who fork on and on, but for their shell', () => {
    const { start } = createProcessFixture()
    const shell = start(forever)
    const bystander = shell.spawn({ argv: ['sleep'], image: forever, group: 'own' })
    const bombs = Array.from({ length: 398 }, () => shell.spawn({ argv: ['bomb'], image: forever }))
    const refused = (): string => {
      const result = attempt(() => shell.spawn({ argv: ['bomb'], image: forever }))
      return result instanceof FileSystemError ? result.code : 'fine'
    }
    for (let at = 1; at < 1000; at += 1) expect(refused()).toBe('EAGAIN')
    expect(bombs.every(({ state }) => state === 'running')).toBe(true)
    expect(refused()).toBe('EAGAIN')
    expect(bombs.every(({ state }) => state === 'ended')).toBe(true)
    expect([shell.state, bystander.state]).toEqual(['running', 'running'])
    for (const process of [shell, bystander]) process.receive('KILL')
  })

  it('finds processes by their numbers, which rise', () => {
    const { kernel, start } = createProcessFixture()
    const [one, two] = [start(forever), start(forever)]
    expect(two.pid).toBe(one.pid + 1)
    expect(kernel.find(one.pid)).toBe(one)
    expect(kernel.find(1)).toBeUndefined()
    for (const process of [one, two]) process.receive('KILL')
  })

  it('shows the machine to each user once', () => {
    const { kernel } = createProcessFixture()
    const user = { uid: 1000, gid: 1000, groups: [] }
    expect(kernel.systemFor(user)).toBe(kernel.systemFor({ ...user }))
    expect(kernel.systemFor(user)).not.toBe(kernel.systemFor({ ...user, groups: [4] }))
  })
})

describe('init', () => {
  const child = (process: GnuProcess): GnuProcess => process.spawn({ argv: ['child'], image: forever })

  it('is given the orphans, and reaps them', () => {
    const { kernel, start } = createProcessFixture()
    const init = start(forever, { pid: 1 })
    const parent = start(forever)
    const [orphan, other] = [child(parent), child(parent)]
    other.receive('TERM')
    expect(kernel.find(other.pid)).toBe(other)
    parent.receive('TERM')
    expect(orphan.parent).toBe(init)
    expect(kernel.processes).toEqual([init, orphan])
    orphan.receive('TERM')
    expect(kernel.processes).toEqual([init])
  })

  it('waits for its own children itself', async () => {
    const { kernel, start } = createProcessFixture()
    const init = start(forever, { pid: 1 })
    const own = child(init)
    own.receive('TERM')
    expect(kernel.find(own.pid)).toBe(own)
    expect(await init.wait(own)).toMatchObject({ status: 143 })
  })

  it.each(['TERM', 'INT', 'KILL', 'STOP', 'TSTP', 'HUP'] as const)(
    'does not heed %s, which it does not handle',
    (signal) => {
      const { start } = createProcessFixture()
      const init = start(forever, { pid: 1 })
      init.receive(signal)
      expect(init.state).toBe('running')
    },
  )

  it('hears what it handles', () => {
    const { start } = createProcessFixture()
    const init = start(forever, { pid: 1 })
    const heard: string[] = []
    init.handler = (signal) => heard.push(signal) > 0
    init.receive('TERM')
    init.receive('KILL')
    expect(heard).toEqual(['TERM'])
  })

  it('takes all others along when it ends', () => {
    const { kernel, start } = createProcessFixture()
    const init = start(forever, { pid: 1 })
    const others = [child(init), start(forever)]
    init.end({ type: 'exited', status: 0 })
    expect(others.map(({ result }) => result?.status)).toEqual([137, 137])
    expect(kernel.processes).toEqual([])
  })
})
