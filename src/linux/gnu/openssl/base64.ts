import { bytesOf } from '../../../shell/posix/bytes.ts'
import { base64Coding, decode, encode } from '../base-coding/encode.ts'
import { chunkOf, octetsOf } from '../library/octets.ts'

/** Bytes in base64, in lines of 64 characters, or in one without an end. */
export function base64Text(bytes: Uint8Array, inLines: boolean): string {
  const text = encode(octetsOf(bytes), base64Coding)
  return inLines ? text.replace(/.{1,64}/g, '$&\n') : text
}

/** The bytes that base64 stands for, as far as it is right. */
export const base64Bytes = (text: Uint8Array): Uint8Array =>
  bytesOf(chunkOf(decode(octetsOf(text).replace(/\s/g, ''), base64Coding).octets))
