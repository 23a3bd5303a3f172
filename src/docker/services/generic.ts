import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import type { Server } from '../engine/server-log.ts'
import { serve, type Surroundings } from './daemon.ts'
import { respond } from './web/files.ts'

const log: Server = {
  program: '',
  start: () => ['What this server does is not simulated here: its ports answer that it is there, and nothing more.'],
  stop: () => [],
  at: () => '',
  stream: 'err',
}

const HTTP_PORTS = new Set([80, 2368, 3000, 5601, 8000, 8080, 8081, 8086, 9000, 9090, 9200, 15_672, 16_686])

/** The program of a server of which only the metadata is known: it runs, listens at its ports and says plainly what it is not. */
export const generic =
  (name: string) =>
  (surroundings: Surroundings): GnuProgram => ({
    declaration: { name },
    run: (process) => {
      const said = `${name} is not simulated here\n`
      const ports = surroundings.container.exposed
        .filter((port) => port.endsWith('/tcp'))
        .map((port) => Number.parseInt(port, 10))
      const doors = [...new Set(ports)].map((port) => ({
        port,
        backlog: 511,
        service: HTTP_PORTS.has(port)
          ? ({ type: 'http', handle: () => respond(503, 'text/plain', said) } as const)
          : ({ type: 'messages', call: () => said } as const),
      }))
      return serve(process, { log, doors }, surroundings)
    },
  })
