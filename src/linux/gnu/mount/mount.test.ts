import { expect, test } from 'vitest'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'

compareScripts([
  'mount /nosuch-device /mnt; echo $?; mount /dev /nosuch; echo $?; mount -t ext4 /nosuch-device /nosuch; echo $?',
  'mount /nosuch; echo $?; mount --bind; echo $?; mount -o ro; echo $?; mount a b c; echo $?',
  'umount; echo $?; umount /nosuch; echo $?; umount /etc; echo $?; umount /; echo $?; umount /nosuch /; echo $?',
])

const said = async (line: string): Promise<string> => {
  return streams(await createMachine({ now: 0 }).bash.exec(line))
}

test('who is not root is told so, as util-linux 2.38 tells', async () => {
  expect(await said('mount --bind /etc /mnt; echo $?')).toBe(
    '32\nmount: /mnt: must be superuser to use mount.\n' +
      '       dmesg(1) may have more information after failed mount system call.\n',
  )
  expect(await said('umount /tmp; umount /etc; umount /nosuch; echo $?')).toBe(
    '1\numount: /tmp: must be superuser to unmount.\numount: /etc: not mounted.\numount: /nosuch: No such file or directory\n',
  )
})

test('what would be mounted is refused, as in a container', async () => {
  expect(await said('sudo mount --bind /etc /mnt; echo $?; sudo mount -t tmpfs none /mnt; echo $?; ls /mnt')).toBe(
    '32\n32\n' +
      (
        'mount: /mnt: permission denied.\n' +
        '       dmesg(1) may have more information after failed mount system call.\n'
      ).repeat(2),
  )
})
