import { type Chance, pickHex } from './chance.ts'

/** Thirty-two hexadecimal digits as a UUID has them, with its version and its variant, RFC 4122. */
export function uuidText(digits: string, version: number): string {
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16)
  const all = `${digits.slice(0, 12)}${version}${digits.slice(13, 16)}${variant}${digits.slice(17, 32)}`
  return all.replace(/^(.{8})(.{4})(.{4})(.{4})(.*)$/, '$1-$2-$3-$4-$5')
}

/** A UUID by chance, version 4. */
export const randomUuid = (chance: Chance): string => uuidText(pickHex(chance, 32), 4)
