import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { respond } from './files.ts'

const log = (port: number) =>
  ({
    program: 'whoami',
    start: () => [`Starting up on port ${port}`],
    stop: () => [],
    at: (time: Date) => `${time.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')} `,
    stream: 'err',
  }) as const

/** A server that tells who asks and what it is. */
export const whoami = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'whoami' },
  run(process) {
    const words = process.argv.slice(1)
    const at = words.findIndex((word) => /^--?port$/.test(word))
    const given = /^--?port=(\d+)$/.exec(words.find((word) => /^--?port=/.test(word)) ?? '')?.[1]
    const port = Number(given ?? words[at + 1 || words.length] ?? process.environment.get('WHOAMI_PORT_NUMBER') ?? 80)
    const { network, hostName } = process.system
    return serve(
      process,
      {
        log: log(port),
        doors: [
          {
            port,
            backlog: 4096,
            service: {
              type: 'http',
              handle: ({ method, path, from = '', headers = [] }) => {
                const addresses = network.interfaces.map(({ address }) => `IP: ${address}`)
                const lines = [
                  `Hostname: ${hostName}`,
                  ...addresses,
                  `RemoteAddr: ${from}`,
                  `${method} ${path} HTTP/1.1`,
                  ...headers,
                ]
                return respond(200, 'text/plain', `${lines.join('\n')}\n\n`)
              },
            },
          },
        ],
      },
      surroundings,
    )
  },
})
