import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { memcached as log } from '../engine/server.ts'
import { serve, type Surroundings } from './daemon.ts'

interface Item {
  readonly flags: string
  readonly value: string
  readonly expires: number
}

/** memcached, with its text protocol: get, set, delete, version. What it keeps is gone with it. */
export const memcached = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'memcached' },
  async run(process) {
    const words = process.argv.slice(1)
    if (words.includes('-h') || words.includes('-V')) {
      await process.print(`memcached ${surroundings.version}\n`)
      return 0
    }
    const port = Number(words[words.indexOf('-p') + 1 || words.length] ?? 11_211)
    const items = new Map<string, Item>()
    const { clock } = process.kernel
    const call = (message: string): string => {
      const [line = '', value = ''] = message.split(/\r?\n/)
      const [command = '', key = '', flags = '0', time = '0'] = line.split(' ')
      const item = items.get(key)
      const alive = item && item.expires > clock.now() ? item : undefined
      switch (command) {
        case 'set':
          items.set(key, { flags, value, expires: time === '0' ? Infinity : clock.now() + Number(time) * 1000 })
          return 'STORED\r\n'
        case 'get':
          return alive ? `VALUE ${key} ${alive.flags} ${alive.value.length}\r\n${alive.value}\r\nEND\r\n` : 'END\r\n'
        case 'delete':
          return items.delete(key) ? 'DELETED\r\n' : 'NOT_FOUND\r\n'
        case 'version':
          return `VERSION ${surroundings.version}\r\n`
        default:
          return 'ERROR\r\n'
      }
    }
    return serve(process, { log, doors: [{ port, backlog: 1024, service: { type: 'messages', call } }] }, surroundings)
  },
})
