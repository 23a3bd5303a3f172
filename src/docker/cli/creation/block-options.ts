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

const limit = (name: string, summary: string, check: DockerOption['check']): DockerOption => ({
  ...valueOption(name, { name: 'list', kind: 'text' }, summary),
  ...(check && { check }),
})

/** Options about what is read from disks and written to them: the kernel here has no such limits, and the daemon says so. */
export const blockOptions: readonly DockerOption[] = [
  limit('blkio-weight-device', 'its share of what a disk carries, DEVICE:WEIGHT', weightReason),
  limit('device-read-bps', 'how many bytes a second it may read, DEVICE:RATE', bytesReason),
  limit('device-read-iops', 'how often a second it may read, DEVICE:NUMBER', countReason),
  limit('device-write-bps', 'how many bytes a second it may write, DEVICE:RATE', bytesReason),
  limit('device-write-iops', 'how often a second it may write, DEVICE:NUMBER', countReason),
]

/** The limits that are asked for, as the Engine API names them. */
export const blockLimitsOf = (flags: Flags): readonly string[] =>
  [
    ['blkio-weight', 'BlkioWeight'],
    ['blkio-weight-device', 'BlkioWeightDevice'],
    ['device-read-bps', 'BlkioDeviceReadBps'],
    ['device-write-bps', 'BlkioDeviceWriteBps'],
    ['device-read-iops', 'BlkioDeviceReadIOps'],
    ['device-write-iops', 'BlkioDeviceWriteIOps'],
  ].flatMap(([name = '', field = '']) => (flags.has(name) ? [field] : []))
