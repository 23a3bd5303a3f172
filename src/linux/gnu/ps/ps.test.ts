import { expect, test } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { runProgram } from '../../../testing/run-program.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines([
  'ps -zzz',
  'ps z',
  'ps -p',
  'ps -p x',
  'ps -u nope',
  'ps --sort=foo',
  'ps --foo',
  'ps -t nope',
  'ps -o foo',
  'ps -o pid= -p 99999',
])

test('ps shows the machine’s processes and those that run', async () => {
  expect((await runProgram(['ps', '-e'])).stdout).toBe(
    '    PID TTY          TIME CMD\n' +
      '      1 ?        00:00:02 systemd\n' +
      '    214 ?        00:00:01 systemd-journal\n' +
      '    247 ?        00:00:00 systemd-udevd\n' +
      '    391 ?        00:00:00 cron\n' +
      '    402 ?        00:00:00 sshd\n' +
      '    418 ?        00:00:00 login\n' +
      '   2000 ?        00:00:00 ps\n',
  )
  expect((await runProgram(['ps', 'aux'])).stdout).toMatch(
    /^USER +PID %CPU %MEM +VSZ +RSS TTY +STAT START +TIME COMMAND\nroot +1 .*\/sbin\/init\n/,
  )
  const everybodys = (await runProgram(['ps', 'aux'])).stdout
  for (const words of [['-aux'], ['-axu'], ['-auxww']])
    expect((await runProgram(['ps', ...words])).stdout.split('\n').length).toBe(everybodys.split('\n').length)
  expect((await runProgram(['ps', '-auz'])).stderr).toMatch(/^error: user name does not exist\n/)
  expect((await runProgram(['ps', '-o', 'pid=,comm=', '-p', '1,391'])).stdout).toBe('      1 systemd\n    391 cron\n')
  expect((await runProgram(['ps', '-eo', 'pid', '--sort=-pid', '--no-headers'])).stdout).toMatch(/^ +2000\n +418\n/)
  expect((await runProgram(['env', 'ps', '-e', '--forest', '-o', 'args'])).stdout).toContain(
    '\n \\_ /usr/sbin/cron -f\n',
  )
  expect((await runProgram(['ps', '-C', 'nope'])).status).toBe(1)
})

test('a process grows by what it holds, and so does what is used of the memory', async () => {
  const { stdout } = await createBashFixture().exec(
    // programs that are there already: one that is still loaded takes no memory yet
    'free | awk 1 | head -c 1 | tr a a >/dev/null; rss() { ps -o rss= -p $$; }; a=$(rss); u=$(free -k | awk "NR==2 {print \\$4}"); x=$(head -c 2048000 /dev/zero | tr "\\0" a); b=$(rss); v=$(free -k | awk "NR==2 {print \\$4}"); unset x; echo $((b - a)) $((u - v)) $(($(rss) - a))',
  )
  expect(stdout).toBe('2000 2000 0\n')
})
