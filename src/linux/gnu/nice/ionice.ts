import { phrase } from '../../../shell/posix/phrase.ts'
import { become } from '../library/delegate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** The names of the classes, by their numbers. */
const CLASSES = ['none', 'realtime', 'best-effort', 'idle'] as const
const [NONE, REALTIME, BEST_EFFORT, IDLE] = [0, 1, 2, 3]
const USUAL_DATA = 4

/** How a process takes part in input and output, ioprio_set(2). It is only told; turns are the same for all. */
interface Priority {
  readonly class: number
  readonly data: number
}

const given = new WeakMap<GnuProcess, Priority>()

function priorityOf(process: GnuProcess | undefined): Priority {
  for (let at = process; at; at = at.parent) {
    const own = given.get(at)
    if (own) return own
  }
  return { class: NONE, data: 0 }
}

const priorityText = ({ class: number, data }: Priority): string =>
  number === IDLE ? `${CLASSES[number]}\n` : `${CLASSES[number]}: prio ${data}\n`

/** The number of a class that is named, or is its number. @throws Failure */
function classOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const number = CLASSES.findIndex((name) => name === text.toLowerCase())
  if (number < 0) throw new Failure(`unknown scheduling class: '${text}'`)
  return number
}

/** @throws Failure where a text is no whole number */
function wholeNumber(text: string, what: string): number {
  if (!/^-?\d+$/.test(text)) throw new Failure(`invalid ${what} argument: '${text}'`)
  return Number(text)
}

interface Wanted {
  readonly class: string | undefined
  readonly data: string | undefined
}

/** What is asked for; undefined where nothing is. @throws Failure */
async function wantedOf(process: GnuProcess, { class: named, data: text }: Wanted): Promise<Priority | undefined> {
  if (named === undefined && text === undefined) return undefined
  const data = text === undefined ? undefined : wholeNumber(text, 'class data')
  const number = named === undefined ? BEST_EFFORT : classOf(named)
  const name = CLASSES[number]
  if (name === undefined) await process.complain(`unknown prio class ${number}`)
  const hasData = number === REALTIME || number === BEST_EFFORT
  if (!hasData && data !== undefined && name !== undefined)
    await process.complain(`ignoring given class data for ${name} class`)
  return { class: number, data: hasData ? (data ?? USUAL_DATA) : 0 }
}

/** ioprio_set(2): why it was refused, if it was. */
function set(process: GnuProcess, target: GnuProcess | undefined, wanted: Priority): string | undefined {
  if (!target) return 'No such process'
  if (wanted.data < 0) return 'Invalid argument'
  if (wanted.class === REALTIME && process.credentials.uid !== 0) return 'Operation not permitted'
  if (CLASSES[wanted.class] !== undefined) given.set(target, wanted)
  return undefined
}

/** ionice(1) */
export const ionice = gnu({
  name: 'ionice',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('c,class=CLASS n,classdata=NUM p,pid=PID t,ignore'),
  refused: optionList('P,pgid=PGID u,uid=UID'),
  operands: [
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  async run(process, { operands, has, value }) {
    const pid = value('p')
    const pids = pid === undefined ? [] : [pid, ...operands].map((word) => wholeNumber(word, 'PID'))
    const named = value('c') ?? (pid === undefined && operands.length > 0 ? CLASSES[BEST_EFFORT] : undefined)
    const wanted = await wantedOf(process, { class: named, data: value('n') })
    const targets = pids.map((number) => process.kernel.processes.find((one) => one.pid === number))
    if (!wanted) {
      for (const target of pid === undefined ? [process] : targets) {
        if (!target) throw new Failure('ioprio_get failed: No such process')
        await process.print(priorityText(priorityOf(target)))
      }
      return 0
    }
    for (const target of pid === undefined ? [process] : targets) {
      const refusal = set(process, target, wanted)
      if (refusal !== undefined && !has('t')) throw new Failure(`ioprio_set failed: ${refusal}`)
    }
    const [command] = operands
    return pid === undefined && command !== undefined
      ? become(process, operands, phrase`failed to execute ${command}`)
      : 0
  },
})
