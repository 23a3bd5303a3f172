import { expect, test } from 'vitest'
import { streamsAndStatus } from '../../../testing/streams.ts'
import { createMachine } from '../../headless.ts'

const { bash } = createMachine({
  now: Date.UTC(2026, 10, 22),
  docker: { images: ['alpine', 'busybox'], containers: [] },
})

const BLOCKS = 'Filesystem           1K-blocks      Used Available Use% Mounted on\n'

// the columns are those of BusyBox 1.35
test.each([
  ['df /dev/shm', `${BLOCKS}shm                      65536         0     65536   0% /dev/shm\n[0]`],
  [
    'df -h /dev/shm',
    'Filesystem                Size      Used Available Use% Mounted on\nshm                      64.0M         0     64.0M   0% /dev/shm\n[0]',
  ],
  [
    'df -PT /dev/shm',
    'Filesystem           Type       1024-blocks    Used Available Capacity Mounted on\nshm                  tmpfs          65536         0     65536   0% /dev/shm\n[0]',
  ],
  ['df -m /dev/shm | tail -1', 'shm                         64         0        64   0% /dev/shm\n[0]'],
  ['df -B 1000 /dev/shm | tail -1', 'shm                      67109         0     67109   0% /dev/shm\n[0]'],
  ['df -i / | head -1', 'Filesystem              Inodes      Used Available Use% Mounted on\n[0]'],
  ['df | grep -c -e " /$" -e " /dev/shm$"', '2\n[0]'],
  ['df -a -t proc | grep -c " /proc$"', '1\n[0]'],
  ['df -h -B 1000 /dev/shm | tail -1', 'shm                      64.0M         0     64.0M   0% /dev/shm\n[0]'],
  ['df -B 0', 'df: number 0 is not in 1..18446744073709551615 range\n[1]'],
  ['df -B x', "df: invalid number 'x'\n[1]"],
  ['df -ih /dev/shm | grep -c "[0-9][KM] "', '1\n[0]'],
  ['df /nosuch', `${BLOCKS}df: /nosuch: can't find mount point\n[1]`],
])('docker run --rm alpine %s', async (line, answer) => {
  expect(streamsAndStatus(await bash.exec(`docker run --rm alpine sh -c '${line}'`))).toBe(answer)
})

test('root is in the groups that the images put it in', async () => {
  const { stdout } = await bash.exec('docker run --rm busybox id; docker run --rm alpine id -Gn')
  expect(stdout).toBe(
    'uid=0(root) gid=0(root) groups=0(root),10(wheel)\nroot bin daemon sys adm disk wheel floppy dialout tape video\n',
  )
})

test('images tell their distribution in /etc/issue', async () => {
  expect((await bash.exec('docker run --rm alpine head -1 /etc/issue')).stdout).toBe('Welcome to Alpine Linux 3.19\n')
})
