import { type Chance, pickInteger } from '../base/chance.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import type { Chunk, OpenFile } from '../shell/posix/stream.ts'

/** The most that one read gives. */
const BLOCK = 65_536

interface Driver {
  /** The next bytes; undefined at the end. */
  read(length: number): Uint8Array | undefined
  write(): void
}

const zeros = (length: number): Uint8Array => new Uint8Array(length)
const ignore = (): void => {}

function full(): void {
  throw new FileSystemError('ENOSPC', '')
}

/** The kernel's drivers of null(4), full(4) and random(4). */
function driverOf(device: string, chance: Chance): Driver | undefined {
  if (device === 'null') return { read: () => undefined, write: ignore }
  if (device === 'zero') return { read: zeros, write: ignore }
  if (device === 'full') return { read: zeros, write: full }
  if (device !== 'random' && device !== 'urandom') return undefined
  return { read: (length) => zeros(length).map(() => pickInteger(chance, 256)), write: ignore }
}

class OpenDevice implements OpenFile {
  readonly type = 'device'
  readonly seekable = false
  references = 0
  readonly ino: number
  readonly path: string
  readonly #driver: Driver

  constructor(driver: Driver, ino: number, path: string) {
    this.#driver = driver
    this.ino = ino
    this.path = path
  }

  read(limit = BLOCK): Chunk | undefined {
    return this.#driver.read(Math.min(limit, BLOCK))
  }

  unread(): void {}

  write(): void {
    this.#driver.write()
  }

  close(): void {}

  keep(): () => OpenFile {
    return () => new OpenDevice(this.#driver, this.ino, this.path)
  }
}

/** Where a device is. */
export interface DevicePlace {
  readonly ino: number
  readonly path: string
}

/** Opens a device by its driver's name. @throws FileSystemError ENXIO when nothing is behind it */
export function openDevice(device: string, { ino, path }: DevicePlace, chance: Chance): OpenFile {
  const driver = driverOf(device, chance)
  if (!driver) throw new FileSystemError('ENXIO', path)
  return new OpenDevice(driver, ino, path)
}
