import type { VolumeJson } from '../../daemon/api.ts'
import { sizeInWords } from '../../engine/units.ts'
import { RowContext } from '../template/value.ts'
import { type Headings, labelHeading } from './rows.ts'
import { labelOf, labelsText } from './text.ts'

export const VOLUME_TABLE = 'table {{.Driver}}\t{{.Name}}'

export const volumeHeadings: Headings = {
  Name: 'VOLUME NAME',
  Driver: 'DRIVER',
  Scope: 'SCOPE',
  Mountpoint: 'MOUNTPOINT',
  Labels: 'LABELS',
  Label: labelHeading,
  Links: 'LINKS',
  Size: 'SIZE',
  Group: 'GROUP',
  Availability: 'AVAILABILITY',
  Status: 'STATUS',
}

/** What nobody counts, and what only volumes of a cluster have. */
const UNKNOWN = 'N/A'
const DIGITS = 4

/** What a row shows of a volume. */
export type ListedVolume = Pick<VolumeJson, 'Name' | 'Driver' | 'Scope' | 'Mountpoint' | 'Labels'> & {
  /** Bytes, and who uses it, where they were counted. */
  readonly UsageData?: { readonly Size: number; readonly RefCount: number }
}

/** A volume as a row of `docker volume ls`. */
export function volumeRow(volume: ListedVolume): RowContext {
  const { UsageData } = volume
  return new RowContext('*formatter.volumeContext', {
    Name: () => volume.Name,
    Driver: () => volume.Driver,
    Scope: () => volume.Scope,
    Mountpoint: () => volume.Mountpoint,
    Labels: () => labelsText(volume.Labels),
    Label: (name) => labelOf(volume.Labels)(name),
    Links: () => (UsageData ? String(UsageData.RefCount) : UNKNOWN),
    Size: () => (UsageData ? sizeInWords(UsageData.Size, DIGITS) : UNKNOWN),
    Group: () => UNKNOWN,
    Availability: () => UNKNOWN,
    Status: () => UNKNOWN,
  })
}
