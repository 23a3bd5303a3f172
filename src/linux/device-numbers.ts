/** Major and minor number of a device, as `ls -l` shows them. */
export type DeviceNumbers = readonly [major: number, minor: number]

/** What the kernel's documentation (admin-guide/devices.txt) gives the devices there are. */
const numbers: Readonly<Record<string, DeviceNumbers>> = {
  null: [1, 3],
  zero: [1, 5],
  full: [1, 7],
  random: [1, 8],
  urandom: [1, 9],
  tty: [5, 0],
  console: [5, 1],
  ptmx: [5, 2],
  vda: [254, 0],
  vda1: [254, 1],
}

export const deviceNumbers = (device: string): DeviceNumbers =>
  device.startsWith('pts/') ? [136, Number(device.slice('pts/'.length))] : numbersOf(device)

const numbersOf = (device: string): DeviceNumbers =>
  Object.hasOwn(numbers, device) ? (numbers[device] ?? [0, 0]) : [0, 0]
