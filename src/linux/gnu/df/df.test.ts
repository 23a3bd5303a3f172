import { expect, test } from 'vitest'
import { createFileFixture } from '../../../testing/file-fixture.ts'
import { createMachine } from '../../headless.ts'
import { filesPrograms } from '../groups/files.ts'

test('df shows the machine’s disks as large as the quota, in units or for people', async () => {
  const machine = createFileFixture(filesPrograms)
  expect((await machine.line('df')).stdout).toBe(
    [
      'Filesystem     1K-blocks  Used Available Use% Mounted on',
      '/dev/vda1         262144    26    262118   1% /',
      'tmpfs             201464     0    201464   0% /run',
      'tmpfs            1007320     0    262118   0% /tmp',
      '',
    ].join('\n'),
  )
  expect((await machine.line('df -hT /')).stdout).toBe(
    'Filesystem     Type  Size  Used Avail Use% Mounted on\n/dev/vda1      ext4  256M   26K  256M   1% /\n',
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

test('df tells what is really written, on the disk and below the mount point, and what may still be', async () => {
  const { bash } = createMachine({ limits: { bytes: 64 * 2 ** 20 } })
  const free = async (): Promise<number> => Number((await bash.exec('df --output=avail / | tail -n 1')).stdout)
  const before = await free()
  expect(before).toBeLessThan(64 * 2 ** 10)
  await bash.exec('head -c 1048576 /dev/zero > big; head -c 2097152 /dev/zero > /tmp/bigger')
  expect(await free()).toBe(before - 3 * 2 ** 10)
  expect((await bash.exec('df --output=used /tmp | tail -n 1')).stdout.trim()).toBe(String(2 * 2 ** 10))
  expect((await bash.exec(`head -c ${before - 3 * 2 ** 10}K /dev/zero > all`)).status).toBe(0)
  expect(await free()).toBe(0)
  expect((await bash.exec('head -c 2048 /dev/zero > more')).stderr).toMatch('No space left on device')
})
