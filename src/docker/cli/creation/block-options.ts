import { parseSize } from '../../engine/units.ts'
import { type DockerOption, type Flags, valueOption } from '../flags.ts'

/** A device and what it is limited to, `/dev/sda:1mb`; the reason where it is none. */
function deviceReason(text: string, isNumber: (number: string) => boolean, wrong: string): string | undefined {
  const [path = '', number] = text.split(/:(.*)/s)
  if (number === undefined) return `bad format: ${text}`
  if (!path.startsWith('/dev/')) return `bad format for device path: ${text}`
  return isNumber(number) ? undefined : wrong
}

const isWeight = (number: string): boolean =>
  /^\d+$/.test(number) && (Number(number) === 0 || (Number(number) >= 10 && Number(number) <= 1000))

const FORMAT = 'The correct format is <device-path>:<number>'
const POSITIVE = 'Number must be a positive integer'

const weightReason = (text: string): string | undefined =>
  deviceReason(text, isWeight, `invalid weight for device: ${text}`)

const bytesReason = (text: string): string | undefined =>
  deviceReason(
    text,
    (number) => parseSize(number, 1024) !== undefined,
    `invalid rate for device: ${text}. ${FORMAT}[<unit>]. ${POSITIVE}. Unit is optional and can be kb, mb, or gb`,
  )

const countReason = (text: string): string | undefined =>
  deviceReason(text, (number) => /^\d+$/.test(number), `invalid rate for device: ${text}. ${FORMAT}. ${POSITIVE}`)

const CHECKS = {
  'blkio-weight-device': weightReason,
  'device-read-bps': bytesReason,
  'device-read-iops': countReason,
  'device-write-bps': bytesReason,
  'device-write-iops': countReason,
} as const

/** Options about what is read from disks and written to them: the kernel here has no such limits, and the daemon says so. */
export const blockOptions: readonly DockerOption[] = Object.entries(CHECKS).map(([name, check]) => ({
  ...valueOption(name, { name: 'list', kind: 'text' }, 'a limit of a disk, DEVICE:NUMBER'),
  check,
}))

/** The limits that are asked for. */
export const blockLimitsOf = (flags: Flags): readonly string[] =>
  ['blkio-weight', ...Object.keys(CHECKS)].filter((name) => flags.has(name))
