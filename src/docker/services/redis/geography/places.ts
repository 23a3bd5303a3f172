import { Refused } from '../command.ts'

/** Degrees of longitude and latitude. */
export type Place = readonly [longitude: number, latitude: number]

/** How far a cell number may go, EPSG:3857. */
const BOUNDS = { longitude: 180, latitude: 85.05112878 }
const STEPS = 26
const EARTH_RADIUS_M = 6_372_797.560856

const radians = (degrees: number): number => degrees * (Math.PI / 180)

/** A place, as two words say it. @throws Refused */
export function placeOf(longitude: string, latitude: string): Place {
  const place = [Number(longitude), Number(latitude)] as const
  if ([longitude, latitude].some((word) => word.trim() === '') || place.some(Number.isNaN))
    throw new Refused('ERR value is not a valid float')
  if (Math.abs(place[0]) > BOUNDS.longitude || Math.abs(place[1]) > BOUNDS.latitude)
    throw new Refused(`ERR invalid longitude,latitude pair ${place.map((degrees) => degrees.toFixed(6)).join(',')}`)
  return place
}

/** Which of 2^26 strips between -bound and bound a coordinate lies in. */
const strip = (degrees: number, bound: number): bigint =>
  BigInt(Math.floor(((degrees + bound) / (2 * bound)) * 2 ** STEPS))

/** The number of a cell: the bits of latitude and longitude in turn, longitude the higher of each two; 52 bits. */
export function cellOf([longitude, latitude]: Place, bound: number = BOUNDS.latitude): bigint {
  const [x, y] = [strip(longitude, BOUNDS.longitude), strip(latitude, bound)]
  let cell = 0n
  for (let bit = BigInt(STEPS - 1); bit >= 0n; bit -= 1n)
    cell = (cell << 2n) | (((x >> bit) & 1n) << 1n) | ((y >> bit) & 1n)
  return cell
}

/** The middle of a strip. */
function middle(cell: bigint, shift: bigint, bound: number): number {
  let at = 0
  for (let bit = BigInt(STEPS - 1); bit >= 0n; bit -= 1n) at = at * 2 + Number((cell >> (bit * 2n + shift)) & 1n)
  const least = -bound + (at / 2 ** STEPS) * (2 * bound)
  const most = -bound + ((at + 1) / 2 ** STEPS) * (2 * bound)
  return Math.min(bound, Math.max(-bound, (least + most) / 2))
}

/** The middle of a cell. */
export const placeIn = (cell: bigint): Place => [middle(cell, 1n, BOUNDS.longitude), middle(cell, 0n, BOUNDS.latitude)]

/** Metres between two places, on a sphere. */
export function distance([longitude1, latitude1]: Place, [longitude2, latitude2]: Place): number {
  const v = Math.sin((radians(longitude2) - radians(longitude1)) / 2)
  const u = Math.sin((radians(latitude2) - radians(latitude1)) / 2)
  if (v === 0) return EARTH_RADIUS_M * Math.abs(radians(latitude2) - radians(latitude1))
  return (
    2 *
    EARTH_RADIUS_M *
    Math.asin(Math.sqrt(u * u + Math.cos(radians(latitude1)) * Math.cos(radians(latitude2)) * v * v))
  )
}

const LETTERS = '0123456789bcdefghjkmnpqrstuvwxyz'
const LENGTH = 11

/** A cell as a geohash of 11 letters, whose latitudes go to the poles: https://en.wikipedia.org/wiki/Geohash */
export function geohash(cell: bigint): string {
  const bits = cellOf(placeIn(cell), 90)
  return Array.from({ length: LENGTH }, (_none, at) => {
    const low = BigInt(2 * STEPS - (at + 1) * 5)
    return LETTERS[low < 0n ? 0 : Number((bits >> low) & 31n)] ?? ''
  }).join('')
}
