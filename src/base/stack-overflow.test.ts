import { expect, test } from 'vitest'
import { isStackOverflow, StackOverflow } from './stack-overflow.ts'

function thrownBy(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

const deep = (): number => deep() + 1

test('a stack that was used up is told from a text that is too long', () => {
  expect(isStackOverflow(thrownBy(deep))).toBe(true)
  expect(isStackOverflow(new StackOverflow())).toBe(true)
  expect(isStackOverflow(thrownBy(() => 'a'.repeat(2 ** 30)))).toBe(false)
  expect(isStackOverflow(thrownBy(() => 'a'.normalize('x')))).toBe(false)
  expect(isStackOverflow('call stack')).toBe(false)
})
