import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { createChance } from '../src/base/chance.ts'
import { connect } from '../src/connect.ts'
import { liveClock } from '../src/host.ts'
import { createLinux } from '../src/linux/linux.ts'
import { createSession } from '../src/shell/session/shell-session.ts'

const SIZE = 5_000_000
const LINE = 'The quick brown fox jumps over the lazy dog, 0123456789, and runs on to the end.\n'

/** How many characters go to the terminal as one, so that it paints in between: as our own writer has it. */
const BITE = 1 << 19

/** Milliseconds that the same text takes: written to the terminal as one, in pieces between which it paints, and printed by `cat`. */
export interface Run {
  readonly raw: number
  readonly pieces: number
  readonly cat: number
}

const text = LINE.repeat(Math.ceil(SIZE / LINE.length))

function openTerminal(): Terminal {
  const terminal = new Terminal({ cols: 100, rows: 28, scrollback: 5000, allowProposedApi: true })
  terminal.open(document.querySelector('#terminal') ?? document.body)
  return terminal
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function written(size: number): Promise<number> {
  const terminal = openTerminal()
  const lines = text.replaceAll('\n', '\r\n')
  const write = (): Promise<void> =>
    new Promise((done) => {
      for (let at = 0; at < lines.length; at += size)
        terminal.write(lines.slice(at, at + size), at + size < lines.length ? undefined : done)
    })
  const time = await timed(write)
  terminal.dispose()
  return time
}

async function cat(): Promise<number> {
  const terminal = openTerminal()
  const clock = liveClock()
  const { shell, welcome, system, publish } = createLinux({ clock, chance: createChance(1) })
  system.fs.writeFile('/home/user/big.txt', text)
  const connection = connect(terminal, createSession({ shell, welcome, clock, publish }))
  await connection.idle()
  const time = await timed(async () => {
    connection.press('cat big.txt\r')
    await connection.idle()
  })
  connection.dispose()
  terminal.dispose()
  return time
}

/** All of them, one after the other, in a terminal of its own each. */
async function run(): Promise<Run> {
  return { raw: await written(Infinity), pieces: await written(BITE), cat: await cat() }
}

Object.assign(globalThis, { run })
