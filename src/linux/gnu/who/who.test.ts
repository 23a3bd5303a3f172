import { expect, test } from 'vitest'
import { atTerminal } from '../../../testing/run-program.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines(['who x y z', 'users x y'])

test('at a terminal there is somebody', async () => {
  expect(await atTerminal(['who'])).toEqual(['user     pts/0        2026-01-01 00:00'])
  expect(await atTerminal(['users'])).toEqual(['user'])
  expect(await atTerminal(['logname'])).toEqual(['user'])
  expect(await atTerminal(['tty'])).toEqual(['/dev/pts/0'])
  expect(await atTerminal(['stty', 'size'])).toEqual(['12 80'])
  expect(await atTerminal(['w', '-h'])).toEqual(['user     pts/0    -                00:00    0.00s  0.00s  0.00s -'])
  expect((await atTerminal(['ps'])).map((row) => row.trimEnd())).toEqual([
    '    PID TTY          TIME CMD',
    '   2000 pts/0    00:00:00 ps',
  ])
})
