/** What is done before each prompt, and may run commands. */
export type PromptPart = 'PROMPT_COMMAND' | 'PS1' | 'PS2'

/** Whether Ctrl-C was pressed, and which parts of a prompt it has stopped. */
export class Interrupts {
  #pressed = false
  readonly #stopped = new Map<PromptPart, string>()
  readonly #tell: (notice: string) => Promise<void>

  /** `tell` says something to the learner that is no program's output. */
  constructor(tell: (notice: string) => Promise<void>) {
    this.#tell = tell
  }

  get pressed(): boolean {
    return this.#pressed
  }

  press(): void {
    this.#pressed = true
  }

  clear(): void {
    this.#pressed = false
  }

  /** Whether Ctrl-C has stopped this very text of a part. */
  hasStopped(part: PromptPart, text: string): boolean {
    return this.#stopped.get(part) === text
  }

  /**
   * Does what a prompt wants, and resolves to its result; to undefined when Ctrl-C stopped it. That text is left out from
   * then on: it must not stand between the learner and the prompt.
   */
  async unlessStopped<T>(part: PromptPart, text: string, work: () => Promise<T>): Promise<T | undefined> {
    const before = this.#pressed
    this.#pressed = false
    const result = await work()
    const stopped = this.#pressed
    this.#pressed ||= before
    if (!stopped) return result
    this.#stopped.set(part, text)
    await this.#tell(`Ctrl-C stopped ${part}, so it is left out until it is set to something else.`)
    return undefined
  }
}
