/** Why a container could not be made, in words that follow `docker: `. */
export class CreationError extends Error {
  override readonly name = 'CreationError'
  /** The file of the client whose place was not there: `docker run` has a status of its own for that. */
  readonly missing: boolean

  constructor(message: string, { missing = false }: { readonly missing?: boolean } = {}) {
    super(message)
    this.missing = missing
  }
}
