import { UsageError } from '../../../shell/posix/getopt.ts'
import { phrase } from '../../../shell/posix/phrase.ts'
import { become } from '../library/delegate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** The policies of sched(7): their letters, names and highest priorities; those that have any begin at 1. */
const POLICIES = [
  { letter: 'o', name: 'SCHED_OTHER', most: 0 },
  { letter: 'f', name: 'SCHED_FIFO', most: 99 },
  { letter: 'r', name: 'SCHED_RR', most: 99 },
  { letter: 'b', name: 'SCHED_BATCH', most: 0 },
  { letter: 'i', name: 'SCHED_IDLE', most: 0 },
  { letter: 'd', name: 'SCHED_DEADLINE', most: 0 },
] as const

type Policy = (typeof POLICIES)[number]

/** How a process is scheduled. It is only told; turns are the same for all. */
interface Scheduling {
  readonly policy: Policy
  readonly priority: number
}

const given = new WeakMap<GnuProcess, Scheduling>()

function schedulingOf(process: GnuProcess): Scheduling {
  for (let at: GnuProcess | undefined = process; at; at = at.parent) {
    const own = given.get(at)
    if (own) return own
  }
  return { policy: POLICIES[0], priority: 0 }
}

/** @throws Failure where a text is no whole number */
function wholeNumber(text: string, what: string): number {
  if (!/^-?\d+$/.test(text)) throw new Failure(`invalid ${what} argument: '${text}'`)
  return Number(text)
}

/** @throws Failure */
function wantedOf(policy: Policy, text: string): Scheduling {
  const priority = wholeNumber(text, 'priority')
  if (priority > policy.most || priority < Math.min(1, policy.most))
    throw new Failure(`unsupported priority value for the policy: ${priority}: see --max for valid range`)
  return { policy, priority }
}

const limits = (): string =>
  POLICIES.map(({ name, most }) => `${name} min/max priority\t: ${Math.min(1, most)}/${most}\n`).join('')

/** sched_setscheduler(2). @throws Failure */
function set(process: GnuProcess, target: GnuProcess, wanted: Scheduling): void {
  if (wanted.policy.most > 0 && process.credentials.uid !== 0)
    throw new Failure(`failed to set pid ${target === process ? 0 : target.pid}'s policy: Operation not permitted`)
  given.set(target, wanted)
}

/** @throws Failure */
function targetOf(process: GnuProcess, text: string): GnuProcess {
  const pid = wholeNumber(text, 'PID')
  const target = process.kernel.processes.find((one) => one.pid === pid)
  if (!target) throw new Failure(`failed to get pid ${pid}'s policy: No such process`)
  return target
}

async function tell(process: GnuProcess, target: GnuProcess, when: string): Promise<void> {
  const { policy, priority } = schedulingOf(target)
  const subject = `pid ${target.pid}'s ${when} scheduling`
  await process.print(`${subject} policy: ${policy.name}\n${subject} priority: ${priority}\n`)
}

/** chrt(1): how a process is scheduled. */
export const chrt = gnu({
  name: 'chrt',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('a,all-tasks b,batch f,fifo i,idle m,max o,other p,pid r,rr v,verbose'),
  refused: optionList('d,deadline T,sched-runtime=NUM P,sched-period=NUM D,sched-deadline=NUM R,reset-on-fork'),
  operands: [
    { name: 'PRIORITY', kind: 'number', optional: true },
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  async run(process, { operands, has }) {
    if (has('m')) {
      await process.print(limits())
      return 0
    }
    const [first, second] = operands
    if (first === undefined || (second === undefined && !has('p'))) throw new UsageError('bad usage')
    const policy = POLICIES.findLast(({ letter }) => has(letter)) ?? POLICIES[2]
    if (!has('p')) {
      set(process, process, wantedOf(policy, first))
      return become(process, operands.slice(1), phrase`failed to execute ${second ?? ''}`)
    }
    const target = targetOf(process, second ?? first)
    if (second === undefined || has('v')) await tell(process, target, 'current')
    if (second === undefined) return 0
    set(process, target, wantedOf(policy, first))
    if (has('v')) await tell(process, target, 'new')
    return 0
  },
})
