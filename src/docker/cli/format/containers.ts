import type { ContainerSummary } from '../../daemon/api.ts'
import { sizeInWords } from '../../engine/units.ts'
import { ellipsis } from '../table.ts'
import { RowContext } from '../template/value.ts'
import { displayablePorts } from './ports.ts'
import { type Headings, labelHeading } from './rows.ts'
import { goTime, labelOf, labelsText, truncatedId } from './text.ts'

const SECOND = 1000
const COMMAND_LENGTH = 20
const MOUNT_LENGTH = 15

export const CONTAINER_TABLE =
  'table {{.ID}}\t{{.Image}}\t{{.Command}}\t{{.RunningFor}}\t{{.Status}}\t{{.Ports}}\t{{.Names}}'

export const containerHeadings: Headings = {
  ID: 'CONTAINER ID',
  Names: 'NAMES',
  Image: 'IMAGE',
  Command: 'COMMAND',
  CreatedAt: 'CREATED AT',
  RunningFor: 'CREATED',
  Ports: 'PORTS',
  State: 'STATE',
  Status: 'STATUS',
  Size: 'SIZE',
  Labels: 'LABELS',
  Label: labelHeading,
  Mounts: 'MOUNTS',
  LocalVolumes: 'LOCAL VOLUMES',
  Networks: 'NETWORKS',
}

/** What rows are made with. */
export interface RowStyle {
  /** Whether ids and long texts are cut. */
  readonly trunc: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** A span of time in words. */
  readonly age: (ms: number) => string
}

/** Sizes are only there where they were asked for. */
export type SizedContainer = ContainerSummary & { readonly SizeRw?: number; readonly SizeRootFs?: number }

function namesText(names: readonly string[], trunc: boolean): string {
  const plain = names.map((name) => name.replace(/^\//, ''))
  const own = trunc ? plain.find((name) => !name.includes('/')) : undefined
  return own ?? plain.join(',')
}

function imageText({ Image, ImageID }: ContainerSummary, trunc: boolean): string {
  if (Image === '') return '<no image>'
  if (!trunc) return Image
  const id = truncatedId(ImageID)
  return id !== '' && id === truncatedId(Image) ? id : Image.replace(/@sha256:[0-9a-f]{64}$/, '')
}

function sizeText({ SizeRw = 0, SizeRootFs = 0 }: SizedContainer): string {
  return sizeInWords(SizeRw) + (SizeRootFs > 0 ? ` (virtual ${sizeInWords(SizeRootFs)})` : '')
}

/** A container as a row of `docker ps`. */
export function containerRow(container: SizedContainer, { trunc, now, age }: RowStyle): RowContext {
  const mounts = container.Mounts ?? []
  const command = trunc ? ellipsis(container.Command, COMMAND_LENGTH) : container.Command
  const mountName = (name: string): string => (trunc ? ellipsis(name, MOUNT_LENGTH) : name)
  return new RowContext('*formatter.ContainerContext', {
    ID: () => (trunc ? truncatedId(container.Id) : container.Id),
    Names: () => namesText(container.Names ?? [], trunc),
    Image: () => imageText(container, trunc),
    Command: () => JSON.stringify(command),
    CreatedAt: () => goTime(container.Created),
    RunningFor: () => `${age(now - container.Created * SECOND)} ago`,
    Ports: () => displayablePorts(container.Ports ?? []),
    State: () => container.State,
    Status: () => container.Status,
    Size: () => sizeText(container),
    Labels: () => labelsText(container.Labels),
    Label: (name) => labelOf(container.Labels)(name),
    Mounts: () => mounts.map(({ Name, Source }) => mountName(Name ?? Source)).join(','),
    LocalVolumes: () => String(mounts.filter(({ Driver }) => Driver === 'local').length),
    Networks: () => Object.keys(container.NetworkSettings?.Networks ?? {}).join(','),
  })
}
