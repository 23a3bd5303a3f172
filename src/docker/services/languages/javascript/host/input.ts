import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import { Input } from '../../../../../shell/posix/input.ts'
import { isTerminal } from '../../../../../shell/posix/terminal.ts'
import type { Natives } from '../builtins/install.ts'
import { type Host, meanwhile } from './host.ts'

/** Standard input, line by line or piece by piece. */
export class LineReader {
  readonly #process: GnuProcess
  #reading: Input<GnuProcess['system']> | undefined
  readonly #lines: string[] = []

  constructor(process: GnuProcess) {
    this.#process = process
  }

  get #input(): Input<GnuProcess['system']> {
    this.#reading ??= new Input(this.#process, this.#process.file(0))
    return this.#reading
  }

  /** What comes next; undefined at the end. */
  async piece(): Promise<string | undefined> {
    const terminal = this.#process.descriptors.get(0)
    if (isTerminal(terminal)) return this.#process.readLine(terminal, '')
    return terminal ? this.#input.text() : undefined
  }

  /** The next line without its newline; undefined at the end. */
  async line(prompt: string): Promise<string | undefined> {
    const terminal = this.#process.descriptors.get(0)
    if (isTerminal(terminal)) return (await this.#process.readLine(terminal, prompt))?.replace(/\n$/, '')
    if (prompt !== '') await this.#process.write(1, prompt)
    if (!terminal) return undefined
    if (this.#lines.length === 0) for (const one of (await this.#input.lines()) ?? []) this.#lines.push(one)
    return this.#lines.shift()
  }
}

/** Standard input as modules of Node.js read it. */
export const input = (host: Host): Natives => {
  const { process } = host
  const reader = new LineReader(process)
  return {
    piece: () => meanwhile(host, reader.piece(), (text) => text),
    line: ({ args: [prompt] }) => meanwhile(host, reader.line(String(prompt ?? '')), (text) => text),
    isTerminal: ({ args: [descriptor] }) => isTerminal(process.descriptors.get(Number(descriptor))),
    *whole() {
      let text = ''
      for (;;) {
        const part = (yield reader.piece()) as string | undefined
        if (part === undefined) return text
        text += part
      }
    },
  }
}
