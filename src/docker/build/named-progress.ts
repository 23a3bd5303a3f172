import type { BuildEvent, Progress } from './progress.ts'

/** The progress of a build that is one of several: its steps bear its name, `[app 1/2]`. */
export class NamedProgress implements Progress {
  readonly #name: string
  readonly #inner: Progress

  constructor(name: string, inner: Progress) {
    this.#name = name
    this.#inner = inner
  }

  show(event: BuildEvent): void | Promise<void> {
    return this.#inner.show(event.type === 'started' ? { ...event, title: this.#titled(event.title) } : event)
  }

  finish(): void | Promise<void> {
    return this.#inner.finish()
  }

  #titled(title: string): string {
    return title.startsWith('[') ? `[${this.#name} ${title.slice(1)}` : `[${this.#name}] ${title}`
  }
}
