import { describe, expect, it } from 'vitest'
import { processHost } from '../../host.ts'
import { createProcessFixture, statusOf } from '../../testing/process-fixture.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { FileSystemError } from './errno.ts'
import { Killed } from './process-state.ts'
import { type SignalName, signalFrom } from './signals.ts'
import { createFakeTerminal } from '../../testing/fake-terminal.ts'
import { createPipe } from './pipe.ts'
import { MemoryInput, MemoryOutput, retain } from './stream.ts'

const forever = (process: GnuProcess): Promise<number> => process.blocked(new Promise<number>(() => undefined))

async function spinning(process: GnuProcess): Promise<number> {
  for (;;) {
    const due = process.due()
    if (due) await due
  }
}

/** Lets everybody else go on for a while. */
async function turns(count = 5): Promise<void> {
  for (let at = 0; at < count; at += 1) await processHost.turn()
}

describe('how a process ends', () => {
  it.each<[string, (process: GnuProcess) => number | Promise<number>, number, string]>([
    ['with the status it gives', () => 3, 3, ''],
    ['with a status that came later', () => Promise.resolve(4), 4, ''],
    ['with the lowest byte of its status', () => 256 + 7, 7, ''],
    [
      'with a file system’s sentence',
      () => raise(new FileSystemError('ENOENT', 'x')),
      1,
      'test: x: No such file or directory\n',
    ],
    [
      'with a failed write',
      () => raise(new FileSystemError('ENOSPC', '')),
      1,
      'test: write error: No space left on device\n',
    ],
    [
      'with a mistake of the playground',
      () => raise(new TypeError('oops')),
      1,
      'test: the playground failed at this command: oops\n',
    ],
    ['with too deep a recursion', recurse, 1, 'test: memory exhausted\n'],
    ['with too long a text', () => 'x'.repeat(2 ** 30).length, 1, 'test: memory exhausted\n'],
  ])('%s', async (_what, image, status, message) => {
    const stderr = new MemoryOutput()
    const process = createProcessFixture().start(image, { descriptors: new Map([[2, stderr]]) })
    expect(await statusOf(process)).toBe(status)
    expect(stderr.text()).toBe(message)
  })

  it('closes what it had open, and runs what is to run then', async () => {
    const { start } = createProcessFixture()
    const input = new MemoryInput('x')
    const process = start(forever, { descriptors: new Map([[0, input]]) })
    let ended = 0
    process.atEnd.push(() => (ended += 1))
    process.receive('TERM')
    process.receive('TERM')
    expect([ended, input.references, input.read()]).toEqual([1, 0, undefined])
    expect(await statusOf(process)).toBe(143)
  })
})

function raise(error: Error): never {
  throw error
}

const recurse = (): number => recurse() + 1

describe('signals', () => {
  it.each<[SignalName, number]>([
    ['HUP', 129],
    ['INT', 130],
    ['QUIT', 131],
    ['KILL', 137],
    ['USR1', 138],
    ['PIPE', 141],
    ['TERM', 143],
  ])('%s ends a process that waits, with status %i', async (signal, status) => {
    const process = createProcessFixture().start(forever)
    process.receive(signal)
    expect(await statusOf(process)).toBe(status)
  })

  it.each<SignalName>(['CHLD', 'WINCH', 'URG', 'CONT'])('%s does nothing', (signal) => {
    const process = createProcessFixture().start(forever)
    process.receive(signal)
    expect(process.state).toBe('running')
  })

  it('end an endless loop at its next step', async () => {
    const process = createProcessFixture().start(spinning)
    await turns()
    process.receive('INT')
    expect(await statusOf(process)).toBe(130)
    await turns()
    expect(() => process.due()).toThrow(Killed)
  })

  it('may be ignored or handled, KILL and STOP never', () => {
    const process = createProcessFixture().start(forever, { ignored: ['INT', 'KILL'] })
    const handled: SignalName[] = []
    process.handler = (signal) => {
      handled.push(signal)
      return signal === 'TERM'
    }
    for (const signal of ['INT', 'TERM', 'STOP'] as const) process.receive(signal)
    expect([process.state, handled]).toEqual(['stopped', ['TERM']])
    process.receive('KILL')
    expect(process.result).toMatchObject({ type: 'signaled', signal: 'KILL', status: 137 })
  })

  it('finally is run, and what waits is told that the process was killed', async () => {
    const seen: string[] = []
    const process = createProcessFixture().start(async (self) => {
      try {
        return await forever(self)
      } catch (error) {
        seen.push(error instanceof Killed ? 'killed' : 'else')
        throw error
      } finally {
        seen.push('finally')
      }
    })
    process.receive('TERM')
    await turns(1)
    expect(seen).toEqual(['killed', 'finally'])
  })

  it('reach a whole group', async () => {
    const { kernel, start } = createProcessFixture()
    const leader = start(forever)
    const [one, two] = [
      leader.spawn({ argv: ['one'], image: forever }),
      leader.spawn({ argv: ['two'], image: forever, group: 'own' }),
    ]
    expect(kernel.signalGroup(leader.group, 'TERM')).toBe(true)
    expect([leader, one, two].map(({ state }) => state)).toEqual(['ended', 'ended', 'running'])
    expect(kernel.signalGroup(99_999, 'TERM')).toBe(false)
    await turns(1)
  })

  it('are read from what a user writes', () => {
    expect(['9', 'kill', 'SIGKILL', 'Sigint', '99', 'nope', ''].map(signalFrom)).toEqual([
      ...(['KILL', 'KILL', 'KILL', 'INT'] as const),
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('stopping', () => {
  it('holds a loop until it is continued', async () => {
    let steps = 0
    const process = createProcessFixture().start(async (self) => {
      for (;;) {
        steps += 1
        const due = self.due()
        if (due) await due
      }
    })
    await turns()
    process.receive('TSTP')
    await turns()
    const then = steps
    await turns()
    expect([process.state, steps]).toEqual(['stopped', then])
    process.receive('CONT')
    await turns()
    expect(process.state).toBe('running')
    expect(steps).toBeGreaterThan(then)
    process.receive('KILL')
  })

  it('keeps what came meanwhile', async () => {
    let [arrive, got] = [(_value: string): void => undefined, '']
    const process = createProcessFixture().start(async (self) => {
      got = await self.blocked(new Promise<string>((resolve) => (arrive = resolve)))
      return 0
    })
    process.receive('STOP')
    arrive('late')
    await turns()
    expect(got).toBe('')
    process.receive('CONT')
    expect(await statusOf(process)).toBe(0)
    expect(got).toBe('late')
  })

  it('is seen by the parent that asks for it, and the end too', async () => {
    const { start } = createProcessFixture()
    const results: unknown[] = []
    const parent = start(async (self) => {
      const child = self.spawn({ argv: ['child'], image: forever })
      void Promise.resolve().then(() => child.receive('TSTP'))
      results.push(await self.wait(child, { untraced: true }))
      child.receive('CONT')
      child.receive('TERM')
      results.push(await self.wait(child))
      return self.kernel.processes.length
    })
    expect(await statusOf(parent)).toBe(1)
    expect(results).toEqual([
      { type: 'stopped', status: 148, signal: 'TSTP' },
      { type: 'signaled', status: 143, signal: 'TERM' },
    ])
  })
})

describe('what a child has', () => {
  it('is a copy of its parent’s, or what it is given', async () => {
    const { start } = createProcessFixture()
    const output = new MemoryOutput()
    const parent = start(
      async (self) => {
        self.environment.set('A', '1')
        self.umask = 0o077
        const child = self.spawn({ argv: ['child'], cwd: '/', image: forever })
        child.environment.set('A', '2')
        expect([self.environment.get('A'), child.umask, child.cwd, child.group === self.group]).toEqual([
          '1',
          0o077,
          '/',
          true,
        ])
        expect(output.references).toBe(2)
        child.receive('KILL')
        await self.wait(child)
        expect(output.references).toBe(1)
        return 0
      },
      { descriptors: new Map([[1, output]]) },
    )
    expect(await statusOf(parent)).toBe(0)
    expect(output.references).toBe(0)
  })

  it('is nobody’s when its parent ends, and off the table when it ends itself', async () => {
    const { kernel, start } = createProcessFixture()
    let child: GnuProcess | undefined
    const parent = start((self) => {
      child = self.spawn({ argv: ['child'], image: forever })
      return 0
    })
    expect(parent.state).toBe('ended')
    expect([child?.parent, kernel.processes.length]).toEqual([undefined, 1])
    child?.receive('TERM')
    expect(kernel.processes).toEqual([])
    await turns(1)
  })
})

describe('descriptors', () => {
  it('close what they led to when they lead elsewhere', () => {
    const { start } = createProcessFixture()
    const [one, two] = [new MemoryOutput(), new MemoryOutput()]
    const process = start(forever)
    process.assign(5, one)
    process.assign(5, two)
    expect([one.references, two.references]).toEqual([0, 1])
    process.assign(5, two)
    expect(two.references).toBe(1)
    process.closeDescriptor(5)
    process.closeDescriptor(5)
    expect(two.references).toBe(0)
    expect(() => process.file(5)).toThrow('Bad file descriptor')
  })
})

describe('reading', () => {
  it('leaves what comes for a reader that is gone to the next one', async () => {
    const { start } = createProcessFixture()
    const { reader, writer } = createPipe()
    const descriptors = new Map([[0, reader]])
    retain(reader)
    retain(writer)
    const gone = start(async (process) => (await process.read(0), 0), { descriptors })
    await turns()
    gone.receive('TERM')
    await turns()
    await writer.write('still here')
    let got: unknown
    await statusOf(start(async (process) => ((got = await process.read(0)), 0), { descriptors }))
    expect(got).toBe('still here')
  })

  it('from the terminal stops who is not in the foreground, until it is', async () => {
    const { start } = createProcessFixture()
    const terminal = createFakeTerminal()
    const owner = start(forever, { terminal })
    terminal.foreground = owner.group
    const reader = start(async (process) => (await process.readFrom(terminal), 5), { terminal })
    await turns()
    expect(reader.result).toMatchObject({ type: 'stopped', signal: 'TTIN' })
    terminal.foreground = reader.group
    reader.receive('CONT')
    expect(await statusOf(reader)).toBe(5)
  })
})
