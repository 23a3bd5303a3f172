import { expect, it } from 'vitest'
import { isGroundKept } from './ground-kept.ts'

it.each([
  ['nothing was entered', [], ['mkdir trip', 'cd trip'], true],
  ['the steps before, in order', ['mkdir trip', 'cd trip'], ['mkdir trip', 'cd trip'], true],
  ['those since a reload', ['cd trip'], ['mkdir trip', 'cd trip'], true],
  ['Enter alone', ['mkdir trip', '', 'cd trip'], ['mkdir trip', 'cd trip'], true],
  ['another line', ['mkdir trip', 'touch note', 'cd trip'], ['mkdir trip', 'cd trip'], false],
  ['one step was left out', ['mkdir trip'], ['mkdir trip', 'cd trip'], false],
  ['those of another lesson too', ['ls', 'mkdir trip'], ['mkdir trip'], false],
])('%s', (_name, lines, before, kept) => expect(isGroundKept(lines, before)).toBe(kept))
