import { Failure } from '../library/program.ts'

/** What openssl says of a failure without a name before it. Its own stack of errors, with numbers of its memory, is left out. */
export class SaidFailure extends Failure {
  readonly text: string

  constructor(sentence: string) {
    super('')
    this.text = `${sentence}\n`
  }
}
