import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { serve, type Surroundings } from './daemon.ts'
import { respond } from './web/files.ts'

const PORT = 5672
const MANAGEMENT = 15_672

const log = {
  program: 'rabbitmq-server',
  start: () => [
    'started TCP listener on [::]:5672',
    'Server startup complete',
    'no message is taken here: queues are not simulated',
  ],
  stop: () => ['Successfully stopped RabbitMQ and its dependencies'],
  at: (time: Date) => `${time.toISOString().replace('T', ' ').replace('Z', '000+00:00')} [info] <0.1.0> `,
  stream: 'out',
} as const

const said = 'RabbitMQ runs; its queues and its management page are not simulated here\n'

/** rabbitmq-server: its ports are there, and no queue behind them. */
export const rabbitmqServer = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'rabbitmq-server' },
  run(process) {
    const door = { port: PORT, backlog: 128, service: { type: 'messages', call: () => said } as const }
    const page = {
      port: MANAGEMENT,
      backlog: 1024,
      service: { type: 'http', handle: () => respond(503, 'text/plain', said) } as const,
    }
    const isManaged = surroundings.container.image.includes('management')
    return serve(process, { log, doors: isManaged ? [door, page] : [door] }, surroundings)
  },
})

const CHECKS: Readonly<Record<string, string>> = {
  ping: 'Ping succeeded',
  check_running: 'RabbitMQ on node rabbit@HOST is fully booted and running',
  check_port_connectivity: 'Successfully connected to ports 5672 on node rabbit@HOST.',
}

/** rabbitmq-diagnostics and rabbitmqctl: whether the server is there. */
export const rabbitmqTool = (name: string) => (): GnuProgram => ({
  declaration: { name },
  async run(process) {
    const words = process.argv.slice(1).filter((word) => !word.startsWith('-'))
    const { network, hostName } = process.system
    const self = network.resolve('localhost')
    const isThere = self !== undefined && network.connect(self, PORT) !== undefined
    const [asked = ''] = words
    const check = Object.hasOwn(CHECKS, asked) ? CHECKS[asked] : undefined
    if (check === undefined) {
      await process.complain(`${asked} is not simulated; ${Object.keys(CHECKS).join(', ')} are`)
      return 64
    }
    if (!isThere) {
      await process.write(
        2,
        `Error: unable to perform an operation on node 'rabbit@${hostName}'. Please see diagnostics information and suggestions below.\n`,
      )
      return 69
    }
    if (!process.argv.includes('-q'))
      await process.print(
        `Will ping rabbit@${hostName}. This only checks if the OS process is running and registered with epmd. Timeout: 60000 ms.\n`,
      )
    await process.print(`${check.replace('HOST', hostName)}\n`)
    return 0
  },
})
