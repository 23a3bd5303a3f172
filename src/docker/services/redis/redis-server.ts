import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Service } from '../../../linux/network.ts'
import { part } from '../../../shell/later.ts'
import { redis, redisStart } from '../../engine/server.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { BadConfiguration, type Configuration, configurationOf } from './configuration.ts'

const BACKLOG = 511

/** What answers commands, which is loaded with the first one. */
const answers = part(() => import('./answer.ts'))

function serviceOf(process: GnuProcess, configuration: Configuration): Service {
  return {
    type: 'messages',
    async call(message) {
      const { answer } = await process.outside(answers())
      return answer(process, configuration, message)
    },
  }
}

/** redis-server. */
export const redisServer = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'redis-server' },
  async run(process) {
    const { version } = surroundings
    if (['-v', '--version'].includes(process.argv[1] ?? '')) {
      await process.print(`Redis server v=${version} sha=00000000:0 malloc=jemalloc-5.3.0 bits=64\n`)
      return 0
    }
    try {
      const configuration = configurationOf(process, version)
      const service = serviceOf(process, configuration)
      const how = { port: configuration.port, isConfigured: process.argv.length > 1 }
      const log = { ...redis, start: () => redisStart(version, how) }
      return await serve(
        process,
        { log, doors: [{ port: configuration.port, backlog: BACKLOG, service }] },
        surroundings,
      )
    } catch (error) {
      if (!(error instanceof BadConfiguration)) throw error
      await process.write(2, error.message)
      return 1
    }
  },
})
