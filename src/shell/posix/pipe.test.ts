import { describe, expect, it } from 'vitest'
import { createProcessFixture, statusOf } from '../../testing/process-fixture.ts'
import { textOf } from './bytes.ts'
import { Input } from './input.ts'
import { createPipe } from './pipe.ts'
import { BrokenPipe, type OpenFile, release, retain } from './stream.ts'

function pipe(): { readonly reader: OpenFile; readonly writer: OpenFile } {
  const { reader, writer } = createPipe()
  return { reader: retain(reader), writer: retain(writer) }
}

/** Whether a promise is settled by now. */
async function isSettled(promise: unknown): Promise<boolean> {
  const waiting = Symbol('waiting')
  await Promise.resolve()
  return (await Promise.race([promise, Promise.resolve(waiting)])) !== waiting
}

describe('a pipe', () => {
  it('gives what was written, in order, and ends with its writer', async () => {
    const { reader, writer } = pipe()
    expect(writer.write('one')).toBeUndefined()
    expect(writer.write('two')).toBeUndefined()
    expect(reader.read()).toBe('one')
    reader.unread('e')
    expect([reader.read(), textOf((await reader.read(1)) ?? ''), textOf((await reader.read()) ?? '')]).toEqual([
      'e',
      't',
      'wo',
    ])
    release(writer)
    expect(reader.read()).toBeUndefined()
  })

  it('lets its reader wait', async () => {
    const { reader, writer } = pipe()
    const read = reader.read()
    expect(await isSettled(read)).toBe(false)
    writer.write('late')
    expect(await read).toBe('late')
    const end = reader.read()
    release(writer)
    expect(await end).toBeUndefined()
  })

  it('lets its writer wait at 64 KiB, until somebody reads', async () => {
    const { reader, writer } = pipe()
    expect(writer.write('x'.repeat(65_535))).toBeUndefined()
    const written = writer.write('yz')
    expect(await isSettled(written)).toBe(false)
    reader.read()
    expect(await isSettled(written)).toBe(true)
  })

  it('breaks when its reader goes, for a writer that waits too', async () => {
    const { reader, writer } = pipe()
    const written = writer.write('x'.repeat(70_000))
    release(reader)
    await expect(written).rejects.toThrow(BrokenPipe)
    expect(() => writer.write('y')).toThrow(BrokenPipe)
  })

  it('stays open while one of several writers has it', () => {
    const { reader, writer } = pipe()
    retain(writer)
    release(writer)
    writer.write('still')
    expect(reader.read()).toBe('still')
  })

  it('cannot be read or written at the wrong end', () => {
    const { reader, writer } = pipe()
    expect(() => writer.read()).toThrow('Bad file descriptor')
    expect(() => reader.write('x')).toThrow('Bad file descriptor')
  })
})

describe('processes at both ends', () => {
  it('an endless writer ends with SIGPIPE when its reader has enough', async () => {
    const { kernel, start } = createProcessFixture()
    const { reader, writer } = createPipe()
    let written = 0
    const yes = start(
      async (process) => {
        for (;;) {
          written += 1
          await process.print('y\n'.repeat(1000))
        }
      },
      { descriptors: new Map([[1, writer]]) },
    )
    const head = start(
      async (process) => {
        const lines = await new Input(process, process.file(0)).lines()
        return lines && lines.length >= 3 ? 0 : 1
      },
      { descriptors: new Map([[0, reader]]) },
    )
    expect(await statusOf(head)).toBe(0)
    expect(await statusOf(yes)).toBe(141)
    expect(yes.result).toMatchObject({ type: 'signaled', signal: 'PIPE' })
    expect(written).toBeLessThan(100)
    expect(kernel.processes).toEqual([])
  })

  it('a writer that ignores SIGPIPE is told with EPIPE', async () => {
    const { start } = createProcessFixture()
    const { reader, writer } = pipe()
    release(reader)
    const process = start((self) => self.blocked(Promise.resolve(0)), {
      ignored: ['PIPE'],
      descriptors: new Map([[1, writer]]),
    })
    expect(() => process.print('x')).toThrow('Broken pipe')
    expect(process.state).toBe('running')
  })
})
