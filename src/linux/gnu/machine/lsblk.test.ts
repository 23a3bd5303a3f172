import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'

const lsblk = (...words: readonly string[]) => runProgram(['lsblk', ...words])

// what the real program prints is about the disks of the machine it is on; its layout is that of util-linux 2.38
test.each([
  [
    [],
    'NAME   MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS\nvda    254:0    0   20G  0 disk \n└─vda1 254:1    0   20G  0 part /\n',
  ],
  [['-d', '-n'], 'vda  254:0    0   20G  0 disk \n'],
  [
    ['-lp'],
    'NAME      MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS\n/dev/vda  254:0    0   20G  0 disk \n/dev/vda1 254:1    0   20G  0 part /\n',
  ],
  [['-o', 'size,NAME'], ' SIZE NAME\n  20G vda\n  20G └─vda1\n'],
  [['-no', 'NAME,FSTYPE'], 'vda    \n└─vda1 ext4\n'],
  [
    ['-do', '+FSTYPE'],
    'NAME MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS FSTYPE\nvda  254:0    0   20G  0 disk             \n',
  ],
  [
    ['-P', '-o', 'KNAME,PKNAME,MOUNTPOINT'],
    'KNAME="vda" PKNAME="" MOUNTPOINT=""\nKNAME="vda1" PKNAME="vda" MOUNTPOINT="/"\n',
  ],
])('lsblk %j', async (words, stdout) => {
  expect(await lsblk(...words)).toEqual({ stdout, stderr: '', status: 0 })
})

test('columns that are unknown, or not simulated, are named', async () => {
  expect(await lsblk('-o', 'nosuch')).toEqual({ stdout: '', stderr: 'lsblk: unknown column: nosuch\n', status: 1 })
  expect((await lsblk('-o', 'NAME,uuid')).stderr).toBe('lsblk: the column UUID is not simulated here\n')
})
