import { expect, test, vi } from 'vitest'
import { createSuggestionHolder } from './suggestion.ts'

const timer = {
  setTimeout: (run: () => void, ms: number): unknown => setTimeout(run, ms),
  clearTimeout: (id: unknown): void => clearTimeout(id as undefined),
}

test('a command waits until it is used, and is gone 100 ms later', () => {
  vi.useFakeTimers()
  const holder = createSuggestionHolder(100, timer)
  holder.offer('ls -l')
  vi.advanceTimersByTime(10_000)
  expect(holder.value.get()).toBe('ls -l')
  holder.used()
  vi.advanceTimersByTime(99)
  expect(holder.value.get()).toBe('ls -l')
  vi.advanceTimersByTime(1)
  expect(holder.value.get()).toBeUndefined()
  vi.useRealTimers()
})

test('the same command again is a suggestion again, and outlives the clearing of the first', () => {
  vi.useFakeTimers()
  const holder = createSuggestionHolder(100, timer)
  const heard: unknown[] = []
  holder.value.subscribe(() => heard.push(holder.value.get()))
  holder.offer('ls')
  holder.used()
  vi.advanceTimersByTime(50)
  holder.offer('ls')
  vi.advanceTimersByTime(60)
  expect(holder.value.get()).toBe('ls')
  expect(heard).toEqual(['ls', undefined, 'ls'])
  vi.useRealTimers()
})

test('a reset drops what is waiting', () => {
  const holder = createSuggestionHolder(100, timer)
  holder.offer('ls')
  holder.reset()
  expect(holder.value.get()).toBeUndefined()
})
