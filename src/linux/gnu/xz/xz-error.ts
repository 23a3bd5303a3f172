/** Says of compressed bytes what is wrong with them. */
export class XzError extends Error {
  override readonly name = 'XzError'
}
