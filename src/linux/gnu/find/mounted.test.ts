import { expect, test } from 'vitest'
import { createMachine } from '../../headless.ts'

// as findutils 4.9 and coreutils 9.1 do with /dev and /dev/shm
test.each([
  ['find / -xdev -name tmp -o -name there', '/var/tmp\n/tmp\n'],
  ['find / -mount -depth -path "/tmp*"', '/tmp\n'],
  ['find /tmp -xdev -name there', '/tmp/there\n'],
  ['ln -s /tmp l; mkdir /tmp/d; find -H l -xdev', 'l\nl/there\nl/d\n'],
  ['find / -name there', '/tmp/there\n'],
  ["du -xa / | grep -c '/tmp\\|/proc'", '1\n'],
  ['du -xa /tmp | cut -f 2', '/tmp/there\n/tmp\n'],
])('%s', async (line, stdout) => {
  const machine = createMachine({ files: { '/tmp/there': '' }, user: 'root', now: 0 })
  const { stdout: found } = await machine.bash.exec(line)
  expect(found.split('\n').toSorted()).toEqual(stdout.split('\n').toSorted())
})
