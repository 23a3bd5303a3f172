import { expect, test } from 'vitest'
import { compareLines } from '../../../testing/compare-lines.ts'
import { atTerminal } from '../../../testing/run-program.ts'

compareLines([
  'pinky',
  'pinky root',
  'pinky -s',
  'pinky -f',
  'pinky -q',
  'pinky -w',
  'pinky -i',
  'pinky -l',
  'pinky -z',
  'pinky -l root',
  'pinky -lb root',
  'pinky -lhp root',
  'pinky -l nosuch',
])

test('somebody at a terminal is told of', async () => {
  expect(await atTerminal(['pinky', '-f'])).toEqual(['user     Playground user      pts/0           Jan  1 00:00'])
})
