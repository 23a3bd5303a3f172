import type { Output } from '../../shell/command.ts'
import { advance, type BuildEvent, failureText, type Progress, type StepEnd, type StepView } from './progress.ts'

function endText(end: StepEnd, seconds: number): string {
  switch (end.type) {
    case 'done':
      return `DONE ${seconds.toFixed(1)}s`
    case 'cached':
      return 'CACHED'
    case 'failed':
      return `ERROR: ${end.message}`
  }
}

/** Progress line by line: an empty line where another step comes up. */
export class PlainProgress implements Progress {
  readonly #output: Output
  #steps: readonly StepView[] = []
  #current = 0

  constructor(output: Output) {
    this.#output = output
  }

  async show(event: BuildEvent): Promise<void> {
    this.#steps = advance(this.#steps, event)
    const { step } = event
    const view = this.#steps[step - 1]
    if (!view) return
    switch (event.type) {
      case 'started':
        return this.#line(step, event.title)
      case 'part':
        return this.#line(step, `${event.text} done`)
      case 'line':
        return this.#line(step, view.lines.at(-1) ?? '')
      case 'ended':
        return this.#line(step, endText(event.end, (event.time - view.started) / 1_000))
    }
  }

  finish(): void | Promise<void> {
    return this.#output.write(failureText(this.#steps))
  }

  async #line(step: number, text: string): Promise<void> {
    if (this.#current === 0) await this.#output.write('#0 building with "default" instance using docker driver\n')
    const isOther = this.#current !== step
    const title = isOther && this.#current !== 0 && text !== this.#steps[step - 1]?.title
    const again = title ? `#${step} ${this.#steps[step - 1]?.title ?? ''}\n` : ''
    this.#current = step
    await this.#output.write(`${isOther ? `\n${again}` : ''}#${step} ${text}\n`)
  }
}
