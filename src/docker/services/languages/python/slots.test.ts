import { expect, test, vi } from 'vitest'
import { objectClass } from './exceptions.ts'
import { slotsOf } from './slots.ts'
import { Class } from './values.ts'

test('a class without slots is looked through once', () => {
  const type = new Class('Plain', [objectClass], new Map())
  type.module = '__main__'
  const looked = vi.spyOn(type.members, 'get')
  expect([slotsOf(type), slotsOf(type), slotsOf(type)]).toEqual([undefined, undefined, undefined])
  expect(looked).toHaveBeenCalledTimes(1)
})
