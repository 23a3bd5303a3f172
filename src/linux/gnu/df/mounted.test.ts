import { expect, test } from 'vitest'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'

const said = async (line: string): Promise<string> => {
  return streams(await createMachine({ now: 0 }).bash.exec(line))
}

test('mount, /proc/mounts and df tell of the same table', async () => {
  expect(await said('mount')).toBe(
    [
      '/dev/vda1 on / type ext4 (rw,noatime)',
      'tmpfs on /run type tmpfs (rw,nosuid,nodev)',
      'tmpfs on /tmp type tmpfs (rw,nosuid,nodev)',
      'proc on /proc type proc (rw,nosuid,nodev,noexec,relatime)',
      'devpts on /dev/pts type devpts (rw,nosuid,noexec,relatime,gid=5,mode=620,ptmxmode=000)',
      '',
    ].join('\n'),
  )
  expect(await said("cut -d ' ' -f 1-3 /proc/mounts")).toBe(
    '/dev/vda1 / ext4\ntmpfs /run tmpfs\ntmpfs /tmp tmpfs\nproc /proc proc\ndevpts /dev/pts devpts\n',
  )
  expect(await said('df --output=fstype,target')).toBe('Type  Mounted on\next4  /\ntmpfs /run\ntmpfs /tmp\n')
  // as coreutils 9.1 shows them
  expect(await said('df -a /proc/self; df /proc')).toBe(
    'Filesystem     1K-blocks  Used Available Use% Mounted on\nproc                   0     0         0    - /proc\n'.repeat(
      2,
    ),
  )
  expect(await said('df -a | tail -n 1')).toBe('devpts                 0     0         0    - /dev/pts\n')
})

test('df picks by type', async () => {
  expect(await said('df -t ext4 | wc -l; df -x tmpfs | wc -l; df -a | wc -l')).toBe('2\n2\n6\n')
})
