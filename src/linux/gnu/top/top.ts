import type { Arguments } from '../../../shell/posix/getopt.ts'
import { signalFrom } from '../../../shell/posix/signals.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { FullScreen } from '../library/full-screen.ts'
import { userFrom } from '../library/user.ts'
import { sendTo } from '../kill/kill.ts'
import { askLine } from '../less/prompt.ts'
import { listProcesses } from '../library/process-list.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { topDeclaration } from './declaration.ts'
import { type Picture, picture } from './picture.ts'
import { defaultChoice, type SortKey, type TopChoice } from './rows.ts'

const DEFAULT_DELAY = 3
const SORTS: Readonly<Record<string, SortKey>> = { P: '%CPU', M: '%MEM', N: 'PID', T: 'TIME+' }

const HELP = `Help for Interactive Commands

  q          Leave.
  h          This help.
  Space      Show the machine as it is now.
  P M N T    Sort by processor, memory, number, time.
  R          Sort the other way round.
  c          Names or whole command lines.
  u          Only one user's processes.
  k          Send a signal to a process.
  d s        Change the delay between two pictures.

Press any key to go on.`

const inverse = (text: string): string => `\x1b[7m${text}\x1b[27m`

interface Run {
  readonly choice: TopChoice
  /** Milliseconds. */
  delay: number
  /** Pictures still to be drawn. */
  left: number
}

/** Pictures one after the other, as text. */
async function printBatch(process: GnuProcess, run: Run): Promise<void> {
  let seen
  for (; run.left > 0; run.left -= 1) {
    const drawn: Picture = picture(process, run.choice, seen)
    seen = drawn.seen
    const lines = [...drawn.summary, '', drawn.heading, ...drawn.processes]
    await process.print(lines.map((line) => `${line}\n`).join('') + (run.left > 1 ? '\n' : ''))
    if (run.left > 1) await process.sleep(run.delay)
  }
}

/** The screen of top and its keys. */
class Top {
  readonly #process: GnuProcess
  readonly #screen: FullScreen
  readonly #run: Run
  #picture: Picture
  #message = ''

  constructor(process: GnuProcess, screen: FullScreen, run: Run) {
    this.#process = process
    this.#screen = screen
    this.#run = run
    this.#picture = picture(process, run.choice)
  }

  async show(): Promise<void> {
    for (; this.#run.left > 0; this.#run.left -= 1) {
      this.#draw(this.#message)
      const key = await this.#screen.key(this.#run.delay)
      this.#message = ''
      if (key === 'q' || key === 'Q') return
      if (key === '^C') this.#process.receive('INT')
      await this.#press(key)
      this.#picture = picture(this.#process, this.#run.choice, this.#picture.seen)
    }
  }

  #draw(message: string): void {
    const { columns, rows } = this.#screen
    const { summary, heading, processes } = this.#picture
    const bold = summary.map((line) => line.slice(0, columns))
    const list = processes.slice(0, Math.max(0, rows - summary.length - 2)).map((line) => line.slice(0, columns))
    const head = inverse(heading.padEnd(columns).slice(0, columns))
    const ask = message === '' ? undefined : { row: summary.length, column: Math.min(message.length, columns - 1) }
    this.#screen.draw([...bold, message.slice(0, columns), head, ...list], ask)
  }

  async #press(key: string): Promise<void> {
    const { choice } = this.#run
    const sort = SORTS[key]
    if (sort) choice.sort = sort
    else if (key === 'R') choice.reverse = !choice.reverse
    else if (key === 'c') choice.commandLines = !choice.commandLines
    else if (key === 'u' || key === 'U') await this.#onlyUser()
    else if (key === 'd' || key === 's') await this.#changeDelay()
    else if (key === 'k') await this.#kill()
    else if (key === 'h' || key === '?') await this.#help()
    else if (key === '^L') this.#screen.redraw()
    else if (key === '^Z') await this.#screen.suspend()
    else if (/^[a-zA-Z0-9]$/.test(key)) this.#message = ` Unknown command - try 'h' for help`
  }

  #ask(question: string): Promise<string | undefined> {
    return askLine(this.#screen, (text) => this.#draw(`${question} ${text}`))
  }

  async #onlyUser(): Promise<void> {
    const name = await this.#ask('Which user (blank for all)')
    if (name === undefined) return
    const user = name === '' ? undefined : userFrom(this.#process.system.users, name)
    if (name !== '' && !user) this.#message = ' Invalid user'
    else this.#run.choice.user = user?.uid
  }

  async #changeDelay(): Promise<void> {
    const answer = await this.#ask(`Change delay from ${(this.#run.delay / 1000).toFixed(1)} to`)
    if (answer === undefined || answer === '') return
    const seconds = Number(answer)
    if (seconds > 0) this.#run.delay = seconds * 1000
    else this.#message = ' Unacceptable floating point'
  }

  async #kill(): Promise<void> {
    const answer = await this.#ask(`PID to signal/kill [default pid = ${this.#picture.first}]`)
    if (answer === undefined) return
    const pid = answer === '' ? this.#picture.first : Number(answer)
    const name = await this.#ask(`Send pid ${pid} signal [15/sigterm]`)
    if (name === undefined) return
    const signal = signalFrom(name === '' ? 'TERM' : name)
    const target = listProcesses(this.#process).find((row) => row.pid === pid)
    const reason = !target ? 'No such process' : signal ? sendTo(this.#process, target, signal) : 'Invalid signal'
    if (reason !== undefined) this.#message = ` Failed signal pid '${pid}' with '${name || 15}': ${reason}`
  }

  async #help(): Promise<void> {
    this.#screen.draw(HELP.split('\n'))
    await this.#screen.key()
  }
}

async function fail(process: GnuProcess, sentence: string): Promise<number> {
  await process.complain(sentence)
  return 1
}

/** What the options choose; a sentence where they make no sense. */
function runOf(process: GnuProcess, { given, has, value }: Arguments): Run | string {
  const [delay, count, name] = [value('d'), value('n'), value('u')]
  const empty = given.find((option) => option.value === '')
  if (empty) return `-${empty.name} argument missing`
  if (delay !== undefined && Number.isNaN(Number(delay))) return `bad delay interval '${delay}'`
  if (Number(delay) < 0) return '-d requires positive argument'
  if (count !== undefined && !/^[1-9]\d*$/.test(count)) return `bad iterations argument '${count}'`
  const user = name === undefined ? undefined : userFrom(process.system.users, name)
  if (name !== undefined && !user) return 'Invalid user'
  const field = value('o')?.replace(/^[+-]/, '')
  const sort = Object.values(SORTS).find((known) => known === field)
  if (field !== undefined && !sort) return `unrecognized field name '${field}'`
  const pids = value('p')?.split(',') ?? []
  const noPid = pids.find((pid) => !/^\s*\+?\d/.test(pid))
  if (noPid !== undefined) return `bad pid '${noPid}'`
  return {
    choice: {
      sort: sort ?? defaultChoice.sort,
      reverse: value('o')?.startsWith('-') ?? false,
      commandLines: has('c'),
      user: user?.uid,
      pids,
    },
    delay: Number(delay ?? DEFAULT_DELAY) * 1000,
    left: count === undefined ? Infinity : Number(count),
  }
}

export const top = gnu({
  ...topDeclaration,
  // GNU/Linux's top says no more, and is content
  usageStatus: 0,
  hint: () => '',
  run: async (process, args) => {
    const run = runOf(process, args)
    if (typeof run === 'string') return fail(process, run)
    const { terminal } = process
    if (args.has('b')) {
      await printBatch(process, run)
      return 0
    }
    if (!terminal || !isTerminal(process.file(1))) return fail(process, 'failed tty get')
    const screen = new FullScreen(process, terminal, { alternateScreen: false })
    try {
      screen.redraw()
      await new Top(process, screen, run).show()
    } finally {
      screen.end()
      terminal.write(`\x1b[${terminal.screen.rows};1H\n`)
    }
    return 0
  },
})
