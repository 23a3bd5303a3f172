import { expect, test, vi } from 'vitest'
import { ByteArray } from './values.ts'

test('bytes are not copied for each one that is added or put', () => {
  const value = new ByteArray(new Uint8Array(1000))
  const copied = vi.spyOn(Uint8Array.prototype, 'subarray')
  for (let at = 0; at < 1000; at += 1) {
    value.put(at, 1)
    value.add([2])
  }
  const copies = copied.mock.calls.length
  copied.mockRestore()
  expect(copies).toBeLessThan(5)
  expect([value.length, value.at(999), value.at(1999)]).toEqual([2000, 1, 2])
})

test('whoever was given the bytes keeps them as they were', () => {
  const value = new ByteArray(Uint8Array.of(1, 2))
  const { bytes } = value
  value.put(0, 9)
  value.add([3])
  expect([bytes, value.bytes]).toEqual([Uint8Array.of(1, 2), Uint8Array.of(9, 2, 3)])
})
