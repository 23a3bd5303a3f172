import { encodeUtf8 } from '../../host.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { joinBytes } from '../../shell/posix/bytes.ts'
import { isTerminal } from '../../shell/posix/terminal.ts'
import type { ClientSide } from '../docker-host.ts'
import { hiddenLine } from './hidden-line.ts'

async function readAll(process: GnuProcess, fd: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for (;;) {
    const chunk = await process.readFrom(process.file(fd))
    if (chunk === undefined) break
    pieces.push(typeof chunk === 'string' ? encodeUtf8(chunk) : chunk)
  }
  return joinBytes(pieces)
}

async function ask(process: GnuProcess, prompt: string, hidden: boolean): Promise<string | undefined> {
  if (hidden) return hiddenLine(process, prompt)
  const terminal = process.descriptors.get(0)
  return isTerminal(terminal) ? (await process.readLine(terminal, prompt))?.replace(/\n$/, '') : undefined
}

/** What a docker in a process of Bash's has besides its lines. */
export function clientSide(process: GnuProcess): ClientSide {
  const leadsToTerminal = (fd: number): boolean => isTerminal(process.descriptors.get(fd))
  const { network } = process.system
  return {
    inputIsTerminal: leadsToTerminal(0),
    outputIsTerminal: leadsToTerminal(1),
    errorsAreTerminal: leadsToTerminal(2),
    readAll: () => readAll(process, 0),
    readDescriptor: async (fd) => (process.descriptors.has(fd) ? readAll(process, fd) : undefined),
    inTurns: (work) => process.inTurns(work),
    ask: (prompt, hidden) => ask(process, prompt, hidden),
    connect(name, port) {
      const host = network.resolve(name)
      return host && network.connect(host, port)
    },
  }
}
