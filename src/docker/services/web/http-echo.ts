import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { respond } from './files.ts'

const PORT = 5678

/** The value of `-name=value` or `-name value`, with one dash or two. */
function valueOf(words: readonly string[], name: string): string | undefined {
  const at = words.findIndex((word) => word.replace(/^--?/, '').split('=')[0] === name && word.startsWith('-'))
  const word = words[at]
  if (word === undefined) return undefined
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[at + 1]
}

const stamp = (time: Date): string => time.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')

const log = (port: number) =>
  ({
    program: 'http-echo',
    start: () => [`[INFO] server is listening on :${port}`],
    stop: (signal: string) => [`[INFO] received ${signal.slice(3).toLowerCase()}, shutting down server...`],
    at: (time: Date) => `${stamp(time)} `,
    stream: 'out',
  }) as const

/** A server that answers every request with one text. */
export const httpEcho = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'http-echo' },
  async run(process) {
    const words = process.argv.slice(1)
    const text = valueOf(words, 'text') ?? process.environment.get('ECHO_TEXT') ?? ''
    if (text === '') {
      await process.write(2, 'Missing -text option!\n')
      return 127
    }
    const port = Number(valueOf(words, 'listen')?.split(':').at(-1) ?? PORT)
    const status = Number(valueOf(words, 'status-code') ?? 200)
    const handle = (): ReturnType<typeof respond> => respond(status, 'text/plain; charset=utf-8', `${text}\n`)
    const doors = [{ port, backlog: 4096, service: { type: 'http', handle } as const }]
    return serve(process, { log: log(port), doors }, surroundings)
  },
})
