import { neutralise } from '../../../base/color.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Interrupts } from './interrupts.ts'
import type { Login } from './login.ts'

/** Prompts that ask for nothing. */
const PLAIN = { PS1: '$ ', PS2: '> ' } as const

export interface PromptsOptions<System extends PosixSystem> {
  /** The shell that has the terminal now. */
  readonly login: () => Login<System>
  readonly interrupts: Interrupts
  /** Aborted when all that runs now is ended. */
  readonly halted: () => AbortSignal
  /** The shell has ended while its prompt was expanded. */
  readonly ended: () => Promise<void>
}

/** The prompts of a terminal: their texts are expanded before they are asked for, for an expansion may run commands. */
export class Prompts<System extends PosixSystem> {
  readonly #options: PromptsOptions<System>
  #texts: Record<keyof typeof PLAIN, string> = { ...PLAIN }

  constructor(options: PromptsOptions<System>) {
    this.#options = options
  }

  text(which: keyof typeof PLAIN): string {
    return this.#texts[which]
  }

  /** Expands PS1 and PS2; those that need not wait for anything are there at once. */
  async prepare(): Promise<void> {
    const { login, interrupts } = this.#options
    const halted = this.#options.halted()
    for (const which of ['PS1', 'PS2'] as const) {
      const source = login().shell.state.get(which) ?? ''
      const text = interrupts.hasStopped(which, source) ? undefined : this.expand(which)
      if (typeof text === 'string') this.#texts[which] = text
      else {
        const later = text && (await interrupts.unlessStopped(which, source, () => text))
        if (halted.aborted) return
        this.#texts[which] = later ?? PLAIN[which]
      }
    }
  }

  /** A prompt, expanded; undefined when that was interrupted, or was the end of the shell. */
  expand(which: 'PS0' | keyof typeof PLAIN): string | Promise<string | undefined> {
    const { shell, process } = this.#options.login()
    try {
      const text = shell.promptText(which)
      return typeof text === 'string' && process.state !== 'ended' ? neutralise(text) : this.#later(text)
    } catch (error) {
      return this.#later(Promise.reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  async #later(text: string | Promise<string>): Promise<string | undefined> {
    const { login, interrupts, ended } = this.#options
    const { process, gone } = login()
    const halted = this.#options.halted()
    try {
      return neutralise(await Promise.race([text, gone.then(() => '')]))
    } catch (error) {
      if (!interrupts.pressed && process.state !== 'ended') throw error
      return undefined
    } finally {
      if (process.state === 'ended' && !halted.aborted) await ended()
    }
  }
}
