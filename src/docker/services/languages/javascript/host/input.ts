import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import { Input } from '../../../../../shell/posix/input.ts'
import { isTerminal } from '../../../../../shell/posix/terminal.ts'
import type { Natives } from '../builtins/install.ts'
import { type Host, meanwhile } from './host.ts'

/** Standard input, line by line or piece by piece. */
export const input = (host: Host): Natives => {
  const { process } = host
  let reading: Input<GnuProcess['system']> | undefined
  const lines: string[] = []
  const piece = async (): Promise<string | undefined> => {
    const terminal = process.descriptors.get(0)
    if (isTerminal(terminal)) {
      const line = await process.readLine(terminal, '')
      return line === undefined ? undefined : `${line}\n`
    }
    if (!terminal) return undefined
    reading ??= new Input(process, process.file(0))
    return reading.text()
  }
  const line = async (prompt: string): Promise<string | undefined> => {
    const terminal = process.descriptors.get(0)
    if (isTerminal(terminal)) return process.readLine(terminal, prompt)
    if (prompt !== '') await process.write(1, prompt)
    if (!terminal) return undefined
    reading ??= new Input(process, process.file(0))
    if (lines.length === 0) for (const one of (await reading.lines()) ?? []) lines.push(one)
    return lines.shift()
  }
  return {
    piece: () => meanwhile(host, piece(), (text) => text),
    line: ({ args: [prompt] }) => meanwhile(host, line(String(prompt ?? '')), (text) => text),
    isTerminal: ({ args: [descriptor] }) => isTerminal(process.descriptors.get(Number(descriptor))),
    *whole() {
      let text = ''
      for (;;) {
        const part = (yield piece()) as string | undefined
        if (part === undefined) return text
        text += part
      }
    },
  }
}
