import { expect, test, vi } from 'vitest'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const CALC = `import unittest
class Calc(unittest.TestCase):
    def test_add(self): self.assertEqual(1 + 1, 2)
    def test_wrong(self): self.assertEqual(1 + 1, 3)
`

/** What Python 3.11 wrote, without the time that it took. */
test.each([
  [
    '-m unittest -q test_calc.Calc.test_add',
    '----------------------------------------------------------------------\nRan 1 test in some time\n\nOK\n',
    0,
  ],
  [
    '-m unittest -v test_calc.py',
    'test_add (test_calc.Calc.test_add) ... ok\ntest_wrong (test_calc.Calc.test_wrong) ... FAIL\n\n======================================================================\nFAIL: test_wrong (test_calc.Calc.test_wrong)\n----------------------------------------------------------------------\nTraceback (most recent call last):\n  File "/app/test_calc.py", line 4, in test_wrong\n    def test_wrong(self): self.assertEqual(1 + 1, 3)\n                          ^^^^^^^^^^^^^^^^^^^^^^^^^^\nAssertionError: 2 != 3\n\n----------------------------------------------------------------------\nRan 2 tests in some time\n\nFAILED (failures=1)\n',
    1,
  ],
  ['-m unittest 2>&1 | tail -1', 'FAILED (failures=1)\n', 0],
] as const)('python %s', async (words, output, status) => {
  const machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: { '/home/user/app/test_calc.py': CALC },
    docker: { images: ['python:3.11-slim'], containers: [] },
  })
  const run = `docker run --rm -v /home/user/app:/app -w /app python:3.11-slim sh -c 'python ${words} 2>&1'`
  const { stdout, status: own } = await machine.bash.exec(run)
  expect([stdout.replace(/in [\d.]+s/, 'in some time'), own]).toEqual([output, status])
})
