import type { EditedShell } from '../base/edited-shell.ts'
import type { Host } from '../host.ts'
import { type Input, nameOf } from './decode.ts'
import { dispatch, type Dispatched, type KeyReader } from './discipline/dispatch.ts'
import type { Editor } from './editor.ts'
import { bindingOf, emacsKeymap } from './keymap.ts'
import type { Readline } from './readline/index.ts'

/** An input that nobody types: whoever reads keys looks at what waits. */
const WAKE = { data: '\x1b[1;16A', name: 'C-M-S-ArrowUp' } as const

/** What a terminal does for them. */
export interface LateKeysHost {
  readonly host: Host
  /** Takes input as if it came from the keyboard. */
  input(data: string): void
  /** Tells that they could not be loaded. */
  tell(notice: string): void
}

/** Keys that most lines do without, loaded when they are first pressed, or when a shell has keys of its own; where they cannot be, that is told. */
export class LateKeys {
  readonly #host: LateKeysHost
  #readline: Readline | undefined
  #vi: KeyReader | undefined
  #loading: Promise<void> | undefined
  #ahead: Input[] = []
  /** They could not be loaded for this line. */
  #failed = false

  constructor(host: LateKeysHost) {
    this.#host = host
  }

  /** Undefined before they are loaded. */
  get loaded(): Readline | undefined {
    return this.#readline
  }

  /** Loads what the keys of a shell's next line need; undefined where that is there. */
  prepare(shell: EditedShell | undefined): Promise<void> | undefined {
    this.#failed = false
    const isThere = this.#readline && (this.#vi || !shell?.vi)
    if (isThere || !(shell?.vi || shell?.keys || shell?.verifies)) return undefined
    return this.#load(shell.vi)
  }

  /** Takes an input, where it is not one of the usual keys at the prompt of a shell. */
  read(editor: Editor, input: Input, shell: EditedShell | undefined): Dispatched | undefined {
    if (!shell) return undefined
    const isAwake = nameOf(input) === WAKE.name
    if (this.#readline) return this.#readline.read(editor, shell, isAwake ? undefined : input)
    if (isAwake) return this.#failed ? this.#usual(editor) : undefined
    if (this.#failed || (!this.#loading && isUsual(editor, input))) return undefined
    this.#ahead.push(input)
    void this.#load(shell.vi)
    return editor
  }

  /** Has what waits be looked at. */
  wake(): void {
    this.#host.input(WAKE.data)
  }

  /** Whether a key waits for something that is asked for or loaded. */
  get isBusy(): boolean {
    return this.#loading !== undefined || this.#readline?.awaited !== undefined
  }

  /** Resolves when no key waits for anything but the next one. */
  async idle(): Promise<void> {
    await this.#loading
    while (this.#readline?.awaited) await this.#readline.awaited
  }

  /** What the first key that waited does without them. */
  #usual(editor: Editor): Dispatched | undefined {
    const first = this.#ahead.shift()
    if (this.#ahead.length > 0) void Promise.resolve().then(() => this.wake())
    return first && dispatch(editor, first, emacsKeymap)
  }

  #load(vi: boolean): Promise<void> {
    this.#loading ??= this.#loadNow(vi)
    return this.#loading
  }

  async #loadNow(vi: boolean): Promise<void> {
    try {
      const [{ Readline }, keys] = await Promise.all([
        import('./readline/index.ts'),
        vi ? import('./vi/index.ts') : undefined,
      ])
      this.#vi ??= keys?.viKeys
      this.#readline ??= this.#start(Readline)
      this.#readline.add(this.#ahead)
      this.#ahead = []
    } catch {
      this.#failed = true
      this.#host.tell('More keys could not be loaded; the usual ones are there.\n')
    }
    this.#loading = undefined
    this.wake()
  }

  #start(Kind: typeof Readline): Readline {
    const { host } = this.#host
    const vi = (): KeyReader | undefined => this.#vi
    return new Kind({
      // what is done with a key comes first
      wake: () => void Promise.resolve().then(() => this.wake()),
      after: (milliseconds, run) => void host.setTimeout(run, milliseconds),
      prepare: async () => {
        await this.#load(true)
      },
      get vi() {
        return vi()
      },
    })
  }
}

/** Whether an input is nothing that has to be loaded. */
function isUsual({ search, pending }: Editor, input: Input): boolean {
  if (search || (pending && pending.type !== 'prefix')) return true
  if (pending) return bindingOf(emacsKeymap, `${pending.key} ${nameOf(input)}`) !== undefined
  const name = nameOf(input)
  return name === '' || name === 'Escape' || (name !== 'Tab' && bindingOf(emacsKeymap, name) !== undefined)
}
