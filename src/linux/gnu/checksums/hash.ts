/** A hash that takes bytes as they come. */
export interface Digest {
  take(bytes: Uint8Array): void
  /** In hexadecimal. */
  end(): string
}
