import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { memcached as log } from '../engine/server.ts'
import { serve, type Surroundings } from './daemon.ts'

interface Item {
  readonly flags: string
  readonly value: string
  readonly expires: number
}

/** The commands that are followed by a line with their value. */
const STORING: ReadonlySet<string> = new Set(['set', 'add', 'replace', 'append', 'prepend', 'cas'])

/** The commands that may say at their end that they want no answer. */
const TAKES_NOREPLY: ReadonlySet<string> = new Set([...STORING, 'delete'])

/** Commands that memcached has, and that are not simulated. */
const ABSENT: ReadonlySet<string> = new Set(
  'append prepend cas incr decr touch gat gats gets stats flush_all verbosity mg ms md mn'.split(' '),
)

/** What is kept, and what commands do with it. */
class Items {
  readonly #items = new Map<string, Item>()
  readonly #version: string
  readonly #now: () => number

  constructor(version: string, now: () => number) {
    this.#version = version
    this.#now = now
  }

  #alive(key: string): Item | undefined {
    const item = this.#items.get(key)
    return item && item.expires > this.#now() ? item : undefined
  }

  /** What a line is answered with; `value` is the line after it. */
  #reply(line: string, value: string): string {
    const [command = '', key = '', flags = '0', time = '0'] = line.split(' ')
    if (ABSENT.has(command)) return `SERVER_ERROR ${command} is not simulated here\r\n`
    switch (command) {
      case 'add':
      case 'replace':
      case 'set':
        if (command !== 'set' && (this.#alive(key) === undefined) !== (command === 'add')) return 'NOT_STORED\r\n'
        this.#items.set(key, { flags, value, expires: time === '0' ? Infinity : this.#now() + Number(time) * 1000 })
        return 'STORED\r\n'
      case 'get': {
        if (key === '') return 'ERROR\r\n'
        const found = line
          .split(' ')
          .slice(1)
          .flatMap((name) => {
            const item = this.#alive(name)
            return item ? [`VALUE ${name} ${item.flags} ${item.value.length}\r\n${item.value}\r\n`] : []
          })
        return `${found.join('')}END\r\n`
      }
      case 'delete': {
        const isThere = this.#alive(key) !== undefined
        this.#items.delete(key)
        return isThere ? 'DELETED\r\n' : 'NOT_FOUND\r\n'
      }
      case 'version':
        return `VERSION ${this.#version}\r\n`
      default:
        return 'ERROR\r\n'
    }
  }

  /** What all lines of a message are answered with. */
  replies(message: string): string {
    const lines = message.replace(/\r?\n$/, '').split(/\r?\n/)
    let said = ''
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] ?? ''
      const [command = ''] = line.split(' ')
      if (command === 'quit') break
      const reply = this.#reply(line, lines[at + 1] ?? '')
      if (!(TAKES_NOREPLY.has(command) && line.endsWith(' noreply'))) said += reply
      if (STORING.has(command)) at += 1
    }
    return said
  }
}

/** memcached, with its text protocol: get, set, add, replace, delete, version. What it keeps is gone with it. */
export const memcached = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'memcached' },
  async run(process) {
    const { version } = surroundings
    const words = process.argv.slice(1)
    if (words.includes('-h') || words.includes('-V')) {
      await process.print(`memcached ${version}\n`)
      return 0
    }
    const port = Number(words[words.indexOf('-p') + 1 || words.length] ?? 11_211)
    const items = new Items(version, () => process.kernel.clock.now())
    const call = (message: string): string => items.replies(message)
    return serve(process, { log, doors: [{ port, backlog: 1024, service: { type: 'messages', call } }] }, surroundings)
  },
})
