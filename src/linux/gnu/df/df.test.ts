import { expect, test } from 'vitest'
import { createFileFixture } from '../../../testing/file-fixture.ts'
import { filesPrograms } from '../groups/files.ts'

test('df shows the machine’s disks, in units or for people', async () => {
  const machine = createFileFixture(filesPrograms)
  expect((await machine.line('df')).stdout).toBe(
    [
      'Filesystem     1K-blocks    Used Available Use% Mounted on',
      '/dev/vda1       20466256 2947140  17519116  15% /',
      'tmpfs             201464     684    200780   1% /run',
      'tmpfs            1007320       0   1007320   0% /tmp',
      '',
    ].join('\n'),
  )
  expect((await machine.line('df -hT /')).stdout).toBe(
    'Filesystem     Type  Size  Used Avail Use% Mounted on\n/dev/vda1      ext4   20G  2.9G   17G  15% /\n',
  )
  expect((await machine.line('df no')).stderr).toBe('df: no: No such file or directory\n')
})

test('df -i counts what the quota of files leaves', async () => {
  const machine = createFileFixture(filesPrograms)
  const free = async (): Promise<number> => Number((await machine.line('df --output=iavail /')).stdout.split('\n')[1])
  const before = await free()
  await machine.line('mkdir more')
  expect((await machine.line('df --output=itotal /')).stdout).toMatch(/\b200000\n$/)
  expect(await free()).toBe(before - 1)
})
