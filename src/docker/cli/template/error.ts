/** What is wrong with a template, in the words of Go's text/template. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError'
  /** `parse` before anything was printed; `execute` while it was filled in. */
  readonly phase: 'parse' | 'execute'

  constructor(phase: 'parse' | 'execute', message: string) {
    super(`template: ${message}`)
    this.phase = phase
  }
}
