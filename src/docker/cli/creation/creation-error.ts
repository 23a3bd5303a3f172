/** Why a container could not be made, in words that follow `docker: `. */
export class CreationError extends Error {
  override readonly name = 'CreationError'
}
