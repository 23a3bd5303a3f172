import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments } from '../../../shell/posix/getopt.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { root } from '../../users.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { LEVELS, logFile, type Priority, priorityNumber, priorityOf } from './priority.ts'

const USUAL_SIZE = 1024
/** With --prio-prefix: the number of its priority before a line. */
const PREFIX = /^<(\d{1,3})>/

/** What is said, and how grave it is. */
interface Message {
  readonly text: string
  readonly priority: Priority
}

/** Puts messages into the log of the machine. */
class Logger {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #priority: Priority
  readonly #size: number

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    this.#priority = priorityOf(args.value('p') ?? 'user.notice')
    const size = args.value('S') ?? String(USUAL_SIZE)
    if (!/^\d+$/.test(size)) throw new Failure(`failed to parse message size: '${size}'`)
    this.#size = Number(size)
  }

  /** Who says it: `tag[id]`. */
  get #speaker(): string {
    const { users } = this.#process.system
    const { uid } = this.#process.credentials
    const tag = this.#args.value('t') ?? users.nameOf(uid) ?? String(uid)
    const id = this.#args.value('id') ?? (this.#args.has('id') || this.#args.has('i') ? this.#process.pid : undefined)
    return id === undefined ? tag : `${tag}[${id}]`
  }

  /** Lines of a text: one message each. */
  async lines(lines: readonly string[]): Promise<void> {
    const wanted = lines.filter((line) => line !== '' || !this.#args.has('e'))
    await this.#write(wanted.map((line) => this.#read(line)))
  }

  async message(text: string): Promise<void> {
    await this.#write([{ text, priority: this.#priority }])
  }

  /** A line, whose priority may stand before it. */
  #read(line: string): Message {
    const prefix = this.#args.has('prio-prefix') ? PREFIX.exec(line) : null
    if (!prefix) return { text: line, priority: this.#priority }
    const number = Number(prefix[1])
    const facility = Math.floor(number / LEVELS) || this.#priority.facility
    return { text: line.slice(prefix[0].length), priority: { facility, level: number % LEVELS } }
  }

  async #write(messages: readonly Message[]): Promise<void> {
    const { kernel, system } = this.#process
    const time = formatDate('%b %e %H:%M:%S', kernel.clock.now(), zoneOf(this.#process))
    const added = new Map<string, string>()
    for (const { text, priority } of messages) {
      const said = `${this.#speaker}: ${text.slice(0, this.#size)}\n`
      if (this.#args.has('s')) await this.#process.write(2, `<${priorityNumber(priority)}>${time} ${said}`)
      const path = logFile(priority)
      added.set(path, `${added.get(path) ?? ''}${time} ${system.hostName} ${said}`)
    }
    if (this.#args.has('no-act')) return
    for (const [path, text] of added) await this.#append(path, text)
  }

  /** It is the log's daemon that writes. */
  async #append(path: string, text: string): Promise<void> {
    const { fs, open } = this.#process.kernel.systemFor({ ...root, groups: [] })
    if (!fs.peek(path)) fs.writeFile(path, '')
    const file = retain(open(path, { write: true, append: true }, 0))
    try {
      await file.write(text)
    } finally {
      release(file)
    }
  }
}

/** logger(1): writes messages into the system's log. */
export const logger = gnu({
  name: 'logger',
  helpLetter: 'h',
  versionLetter: 'V',
  hint: () => "Try 'logger --help' for more information.\n",
  options: optionList(
    'i f,file=FILE e,skip-empty no-act p,priority=PRIORITY prio-prefix s,stderr S,size=SIZE t,tag=TAG id[=ID]',
  ),
  refused: optionList(
    'octet-count n,server=NAME P,port=PORT T,tcp d,udp rfc3164 rfc5424[=SNIP] sd-id=ID sd-param=DATA msgid=ID u,socket=SOCKET ' +
      'socket-errors[=WHEN] journald[=FILE]',
  ),
  operands: [{ name: 'MESSAGE', kind: 'text', optional: true, repeated: true }],
  async run(process, args) {
    const log = new Logger(process, args)
    const { operands, value } = args
    if (operands.length > 0) {
      await log.message(operands.join(' '))
      return 0
    }
    const file = value('f') ?? '-'
    try {
      await withInput(process, file, async (input) => {
        for (let lines = await input.lines(); lines; lines = await input.lines()) await log.lines(lines)
      })
    } catch (error) {
      if (error instanceof FileSystemError) throw new Failure(`file ${file}: ${error.message}`)
      throw error
    }
    return 0
  },
})
