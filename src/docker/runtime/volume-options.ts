import type { FileSystemReader } from '../../linux/fs.ts'
import { mountpointOf } from '../engine/volume-path.ts'
import type { Volume } from '../engine/model.ts'

/** Why a volume of the local driver that is mounted from elsewhere cannot be, in the daemon's words. */
export class VolumeRefused extends Error {
  override readonly name = 'VolumeRefused'
}

const MS_BIND = 0x1000

/** @throws VolumeRefused */
function fail(name: string, { device = '', o = '' }: Readonly<Record<string, string>>, why: string): never {
  const place = mountpointOf(name)
  const flags = /(?:^|,)r?bind(?:,|$)/.test(o) ? `flags: 0x${MS_BIND.toString(16)}` : `data: ${o}`
  throw new VolumeRefused(
    `error while mounting volume '${place}': failed to mount local volume: mount ${device}:${place}, ${flags}: ${why}`,
  )
}

/** The directory of the host where the files of a volume are: its own, or the one that it is bound to. @throws VolumeRefused */
export function directoryOf(fs: FileSystemReader, name: string, volume: Volume | undefined): string {
  const options = volume?.options
  if (options?.['device'] === undefined) return mountpointOf(name)
  const { type = '', device = '', o = '' } = options
  if (/(?:^|,)r?bind(?:,|$)/.test(o))
    return fs.isDirectory(device) ? device : fail(name, options, 'no such file or directory')
  if (type === 'nfs' || type === 'nfs4' || type === 'cifs') return fail(name, options, 'connection refused')
  throw new VolumeRefused(`mounting a volume of the type ${JSON.stringify(type)} is not simulated by this playground`)
}
