import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/system.ts'
import type { Terminal } from '../../posix/terminal.ts'
import { createDeferred } from '../../../base/deferred.ts'
import type { Line, LineEnd } from './line-input.ts'

/** What the keyboard gives key by key: for `read -s`, `-n`, `-t` and `-d` on a terminal. */
export interface KeyOptions extends Pick<LineEnd, 'delimiter' | 'count'> {
  readonly prompt: string
  readonly silent: boolean
  /** Milliseconds after which it is over; what was typed counts. */
  readonly timeout: number | undefined
}

/** Reads keys until the delimiter, the count or the time; undefined at Ctrl-D on an empty line. */
export async function readKeys<System extends PosixSystem>(
  process: Process<System>,
  terminal: Terminal,
  { prompt, silent, timeout, delimiter, count }: KeyOptions,
): Promise<Line & { readonly timedOut: boolean }> {
  const done = createDeferred<'delimiter' | 'count' | 'end'>()
  let text = ''
  let ended = false
  const end = (how: 'delimiter' | 'count' | 'end'): void => {
    ended = true
    done.resolve(how)
  }
  const key = (char: string): void => {
    if (char === '\u0003') process.kernel.signalGroup(terminal.foreground, 'INT')
    else if (char === '\u0004' && text === '') end('end')
    else if (char === '\u007f' || char === '\b') {
      if (text !== '' && !silent) raw.write('\b \b')
      text = Array.from(text).slice(0, -1).join('')
    } else if (char === delimiter || (delimiter === '\n' && char === '\r')) {
      end('delimiter')
    } else if (char >= ' ' || char === '\t') {
      text += char
      if (!silent) raw.write(char)
      if (count !== undefined && Array.from(text).length >= count) end('count')
    }
  }
  const input = (data: string): void => {
    const chars = Array.from(data)
    while (!ended && chars.length > 0) key(chars.shift() ?? '')
    // the next reader gets what was typed ahead
    if (chars.length > 0) terminal.unread(chars.join(''))
  }
  const raw = terminal.raw({ input, alternateScreen: false })
  raw.write(prompt)
  try {
    const waits: Promise<'delimiter' | 'count' | 'end' | undefined>[] = [process.blocked(done.promise)]
    if (timeout !== undefined) waits.push(process.sleep(timeout).then(() => undefined))
    const how = await Promise.race(waits)
    if (how === 'delimiter' && !silent) raw.write('\r\n')
    return { text, complete: how === 'delimiter' || how === 'count', timedOut: how === undefined }
  } finally {
    raw.end()
  }
}
