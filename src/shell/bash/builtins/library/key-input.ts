import type { RawSession } from '../../../../base/raw-session.ts'
import type { Process } from '../../../posix/process.ts'
import type { PosixSystem } from '../../../posix/posix-system.ts'
import type { Terminal } from '../../../posix/terminal.ts'
import { createDeferred } from '../../../../base/deferred.ts'
import type { Line, LineEnd } from './line-input.ts'

/** What the keyboard gives key by key: for `read -s`, `-n`, `-t` and `-d` on a terminal. */
export interface KeyOptions extends Pick<LineEnd, 'delimiter' | 'count'> {
  readonly prompt: string
  readonly silent: boolean
  /** Milliseconds after which it is over; what was typed counts. */
  readonly timeout: number | undefined
}

type Ending = 'delimiter' | 'count' | 'end'

/** Reads keys until the delimiter, the count or the time; Ctrl-D on an empty line ends the input. */
export async function readKeys<System extends PosixSystem>(
  process: Process<System>,
  terminal: Terminal,
  options: KeyOptions,
): Promise<Line & { readonly timedOut: boolean }> {
  const { prompt, silent, timeout, delimiter = '' } = options
  await process.untilForeground(terminal)
  const interrupt = (): void => void process.kernel.signalGroup(terminal.foreground, 'INT')
  // keys that were typed ahead come before the session is there
  let raw: RawSession | undefined
  let ahead = ''
  const echo = (text: string): void => (raw ? raw.write(text) : void (ahead += text))
  const keys = new Keys(options, { echo, interrupt })
  // the next reader gets what was typed ahead
  const input = (data: string): void => {
    const rest = keys.take(data)
    if (rest !== '') terminal.unread(rest)
  }
  raw = terminal.raw({ input, alternateScreen: false })
  raw.write(prompt + ahead)
  try {
    const waits: Promise<Ending | undefined>[] = [process.blocked(keys.ended)]
    if (timeout !== undefined) waits.push(process.sleep(timeout).then(() => undefined))
    const how = await Promise.race(waits)
    if (how === 'delimiter' && !silent) raw.write(delimiter.replace('\n', '\r\n'))
    return { text: keys.text, complete: how === 'delimiter' || how === 'count', timedOut: how === undefined }
  } finally {
    raw.end()
  }
}

/** What the keys that were pressed come to. */
class Keys {
  text = ''
  readonly #options: KeyOptions
  readonly #echo: (text: string) => void
  readonly #interrupt: () => void
  readonly #done = createDeferred<Ending>()

  constructor(options: KeyOptions, { echo, interrupt }: { echo: (text: string) => void; interrupt: () => void }) {
    this.#options = options
    this.#echo = options.silent ? () => undefined : echo
    this.#interrupt = interrupt
  }

  get ended(): Promise<Ending> {
    return this.#done.promise
  }

  /** Takes keys up to the end; gives those that come after it. */
  take(data: string): string {
    const keys = Array.from(data)
    for (const [index, key] of keys.entries()) {
      const how = this.#press(key)
      if (how === undefined) continue
      this.#done.resolve(how)
      return keys.slice(index + 1).join('')
    }
    return ''
  }

  /** Gives why it is over, when it is. */
  #press(key: string): Ending | undefined {
    const { delimiter, count } = this.#options
    if (key === '\u0004' && this.text === '') return 'end'
    if (key === delimiter || (delimiter === '\n' && key === '\r')) return 'delimiter'
    if (key === '\u0003') this.#interrupt()
    else if (key === '\u007f' || key === '\b') {
      if (this.text !== '') this.#echo('\b \b')
      this.text = Array.from(this.text).slice(0, -1).join('')
    } else if (key >= ' ' || key === '\t' || key === '\r') {
      this.text += key === '\r' ? '\n' : key
      this.#echo(key === '\r' ? '\r\n' : key)
      if (count !== undefined && Array.from(this.text).length >= count) return 'count'
    }
    return undefined
  }
}
