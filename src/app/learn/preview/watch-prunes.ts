import type { Store } from '../../../base/store.ts'
import type { PlaygroundMachine } from '../../modes.tsx'
import type { Keyboard } from '../../terminal/keyboard.ts'
import type { Told } from '../../told.ts'
import { askedPictureOf } from '../asked-picture.ts'
import { askedWayOf } from '../asked-way.ts'

/** How long nobody types before a line is tried, in milliseconds. */
const REST_MS = 150
/** Lines without it are not worth a try; whether one with it prunes is for docker to say. */
const WORTH_A_TRY = /\bprune\b/

/** Tells in the strip, while a line waits at the prompt, what it would take away. */
class PrunePreview {
  readonly #machine: PlaygroundMachine
  readonly #keyboard: Pick<Keyboard, 'line'>
  readonly #told: Store<Told | undefined>
  #line: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(machine: PlaygroundMachine, keyboard: Pick<Keyboard, 'line'>, told: Store<Told | undefined>) {
    this.#machine = machine
    this.#keyboard = keyboard
    this.#told = told
  }

  /** The screen has changed. */
  look(): void {
    const line = this.#machine.session.state.get().running ? undefined : this.#keyboard.line()
    if (line === this.#line) return
    this.stop()
    this.#line = line
    if (line !== undefined && WORTH_A_TRY.test(line)) this.#timer = setTimeout(() => void this.#try(line), REST_MS)
  }

  /** Takes back what is told; what is still being tried is not told any more. */
  stop(): void {
    this.#line = undefined
    clearTimeout(this.#timer)
    if (this.#told.get()?.type === 'preview') this.#told.set(undefined)
  }

  #look(): void {
    askedWayOf(this.#machine).set(undefined)
    const asked = askedPictureOf(this.#machine)
    // it may have been asked for before
    asked.set(undefined)
    asked.set('Containers')
  }

  async #try(line: string): Promise<void> {
    // a line that cannot be tried, for want of the network, runs without a preview
    const code = await import('./prune.ts').catch(() => undefined)
    const removal = line === this.#line ? await code?.removalBy(this.#machine, line) : undefined
    if (removal && line === this.#line) this.#told.set({ type: 'preview', removal, look: () => this.#look() })
  }
}

/** Previews what prunes would take away, until the function is called that it gives. */
export function watchPrunes(
  machine: PlaygroundMachine,
  keyboard: Pick<Keyboard, 'line' | 'watch'>,
  told: Store<Told | undefined>,
): () => void {
  const preview = new PrunePreview(machine, keyboard, told)
  const look = (): void => preview.look()
  const stops = [keyboard.watch({ key: () => undefined, shown: look }), machine.session.state.subscribe(look)]
  return () => {
    for (const stop of stops) stop()
    preview.stop()
  }
}
