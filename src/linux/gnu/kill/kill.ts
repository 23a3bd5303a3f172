import type { ForeignProcess } from '../../../shell/posix/posix-system.ts'
import { signalFrom, type SignalName, signalNames, signalNumbers } from '../../../shell/posix/signals.ts'
import { listProcesses, type ListedProcess, maySignal } from '../library/process-list.ts'
import { procpsHint } from '../library/procps-hint.ts'
import { ownWords } from '../library/own-words.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The names as procps lists them, sixteen a line. */
export function signalList(): string {
  const names = signalNames.map((name) => (name === 'IO' ? 'POLL' : name))
  return `${names.slice(0, 16).join(' ')}\n${names.slice(16).join(' ')}\n`
}

/** The same with their numbers, seven a line. */
function signalTable(): string {
  const cells = signalNames.map((name) => `${String(signalNumbers[name]).padStart(2)} ${name === 'IO' ? 'POLL' : name}`)
  const rows = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) => cells.slice(row * 7, row * 7 + 7))
  return rows.map((row) => `${row.map((cell, at) => (at === 6 ? cell : cell.padEnd(11))).join('')}\n`).join('')
}

/** Sends a signal as far as it is allowed; gives the reason why not. Signal 0 only asks. */
export function sendTo(process: GnuProcess, target: ListedProcess, signal: SignalName | 0): string | undefined {
  if (!maySignal(process, target)) return 'Operation not permitted'
  if (signal === 0) return undefined
  const hears: Pick<ForeignProcess, 'receive'> = target.live ?? target
  if (!hears.receive) return 'it belongs to the simulated machine and stays'
  hears.receive(signal)
  return undefined
}

/** The processes that a number means: one, its group for a negative one. */
function targetsOf(process: GnuProcess, number: number): readonly ListedProcess[] {
  const all = listProcesses(process).filter(({ live }) => live?.state !== 'ended')
  if (number === -1)
    return all.filter((row) => row.pid > 1 && row.live && row.live !== process && maySignal(process, row))
  const group = number === 0 ? process.group : -number
  return number > 0 ? all.filter(({ pid }) => pid === number) : all.filter((row) => row.group === group)
}

interface Order {
  readonly signal: SignalName | 0
  readonly words: readonly string[]
}

const signalOf = (text: string | undefined): SignalName | 0 | undefined =>
  text === '0' ? 0 : text === 'POLL' ? 'IO' : signalFrom(text ?? '')

/** The signal and the words after it; a sentence where there is no such signal. */
function orderOf([first = '', second, ...rest]: readonly string[]): Order | string {
  const all = [first, ...(second === undefined ? [] : [second]), ...rest]
  if (first === '-s' || first === '--signal') {
    const signal = signalOf(second)
    return signal === undefined ? `invalid argument ${second ?? 's'}` : { signal, words: rest }
  }
  if (first === '--') return { signal: 'TERM', words: all.slice(1) }
  if (!first.startsWith('-')) return { signal: 'TERM', words: all }
  const signal = signalOf(first.replace(/^(--signal=|-s|-)/, ''))
  return signal === undefined ? `invalid argument ${first.slice(1, 2)}` : { signal, words: all.slice(1) }
}

async function list(process: GnuProcess, [word]: readonly string[]): Promise<number> {
  if (word === undefined) await process.print(signalList())
  else {
    const signal = signalOf(/^\d+$/.test(word) ? String(Number(word) % 128) : word)
    if (!signal) {
      await process.complain(`unknown signal name ${word}`)
      return 1
    }
    await process.print(`${/^\d+$/.test(word) ? signal : signalNumbers[signal]}\n`)
  }
  return 0
}

async function send(process: GnuProcess, { signal, words }: Order): Promise<number> {
  let status = 0
  for (const word of words.filter((one) => one !== '--')) {
    const targets = /^-?\d+$/.test(word) ? targetsOf(process, Number(word)) : undefined
    const reasons = targets?.map((target) => sendTo(process, target, signal)).filter((reason) => reason !== undefined)
    const reason = targets?.length === 0 ? 'No such process' : reasons?.[0]
    if (targets && reason === undefined) continue
    await process.complain(targets ? `(${word.replace('-', '')}): ${reason}` : `failed to parse argument: '${word}'`)
    status = 1
  }
  return status
}

export const kill = ownWords(
  {
    name: 'kill',
    helpLetter: 'h',
    versionLetter: 'V',
    options: [
      { short: 's', long: 'signal', value: { name: 'SIGNAL', kind: 'text' } },
      { short: 'l', long: 'list' },
      { short: 'L', long: 'table' },
    ],
    operands: [{ name: 'PID', kind: 'number', repeated: true }],
  },
  async (process, words) => {
    const [first = ''] = words
    if (first === '-l' || first === '--list') return list(process, words.slice(1))
    if (first === '-L' || first === '--table') {
      await process.print(signalTable())
      return 0
    }
    const order = orderOf(words)
    if (typeof order === 'string' || words.length === 0 || order.words.length === 0) {
      if (typeof order === 'string') await process.complain(order)
      await process.write(2, await procpsHint('kill')(process))
      return 1
    }
    return send(process, order)
  },
)
