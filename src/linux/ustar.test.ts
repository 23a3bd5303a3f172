import { atOnce } from '../base/work.ts'
import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { type ArchiveMember, isArchivable, readArchive, writeArchive } from './ustar.ts'

const member = (name: string, content: readonly number[] = []): ArchiveMember => ({
  name,
  type: name.endsWith('/') ? 'directory' : 'file',
  mode: 0o644,
  uid: 1000,
  gid: 1000,
  owner: 'user',
  group: 'user',
  mtime: 1_700_000_000_000,
  content: new Uint8Array(content),
})

describe('archives', () => {
  const long = `${'d'.repeat(90)}/${'e'.repeat(60)}/${'f'.repeat(100)}`
  const members = [member('dir/'), member('dir/é.txt', [1, 2, 3]), member(long), member('exact', Array(512).fill(7))]

  it('come back as they were written', () => {
    expect(atOnce(readArchive(atOnce(writeArchive(members))))).toEqual(members)
  })

  it('have the layout that POSIX gives them', () => {
    const archive = atOnce(writeArchive([member('a', [65])]))
    const text = (at: number, size: number): string => String.fromCharCode(...archive.subarray(at, at + size))
    expect(archive.length).toBe(10_240)
    expect(text(0, 2)).toBe('a\0')
    expect(text(100, 8)).toBe('0000644\0')
    expect(text(124, 12)).toBe('00000000001\0')
    expect(text(156, 1)).toBe('0')
    expect(text(257, 8)).toBe('ustar\x0000')
    expect(text(512, 2)).toBe('A\0')
  })

  it('know which names they can hold', () => {
    expect(isArchivable(long)).toBe(true)
    expect(isArchivable('x'.repeat(101))).toBe(false)
    expect(isArchivable(`${'x'.repeat(156)}/y`)).toBe(false)
  })

  it('are refused when they are damaged or cut short', () => {
    const chance = createChance(5)
    const whole = atOnce(writeArchive(members))
    expect(atOnce(readArchive(whole.subarray(0, 700)))).toBeUndefined()
    expect(atOnce(readArchive(new Uint8Array(100)))).toBeUndefined()
    for (let turn = 0; turn < 500; turn += 1) {
      const damaged = whole.slice()
      damaged[pickInteger(chance, 512)] = pickInteger(chance, 256)
      const read = atOnce(readArchive(damaged))
      if (read) expect(read.length).toBeLessThanOrEqual(members.length)
    }
  })
})
