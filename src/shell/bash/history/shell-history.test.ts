import { expect, test } from 'vitest'
import { ShellHistory } from './shell-history.ts'

test('a subshell has a history of its own, and so has the shell that it was forked from', () => {
  const history = new ShellHistory(() => 0)
  history.add(['one'])
  history.add(['two'])
  const fork = history.fork()
  fork.add(['in the subshell'])
  history.add(['in the shell'])
  history.remove(1)
  expect([history.lines, fork.lines]).toEqual([
    ['two', 'in the shell'],
    ['one', 'two', 'in the subshell'],
  ])
  fork.clear()
  expect([history.lines.length, fork.lines]).toEqual([2, []])
})

test('a line is added to those that are there, and they are not copied', () => {
  const history = new ShellHistory(() => 0)
  history.add(['one'])
  const { lines } = history
  history.add(['two'])
  expect(history.lines).toBe(lines)
})
