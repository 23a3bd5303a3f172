import { Daemon } from '../daemon/daemon.ts'
import { discardedWarnings } from '../daemon/discarded.ts'
import type { UpdateBody } from '../daemon/updating.ts'
import { blockLimitsOf } from './creation/block-options.ts'
import { hostOptions } from './creation/host-options.ts'
import { limitOptions, limitsOf } from './creation/life-options.ts'
import { restartOf, restartReason } from './creation/restart-option.ts'
import { forEachName } from './dispatch.ts'
import { type Flags, valueOption } from './flags.ts'
import { refusedText } from './refusals.ts'
import type { ListedSubcommand } from './subcommand.ts'

const SHARED: ReadonlySet<string | undefined> = new Set(['cpu-shares', 'cpuset-cpus', 'pids-limit'])
const options = [...limitOptions, ...hostOptions.filter(({ long }) => SHARED.has(long))]

const restartOption = valueOption('restart', { name: 'string', kind: 'text' }, 'when to start it again by itself')

/** What flags change of a container. */
function bodyOf(flags: Flags): UpdateBody {
  const restart = flags.value('restart')
  const limits = Object.fromEntries(Object.entries(limitsOf(flags)).filter(([, value]) => value !== undefined))
  return { ...limits, ...(restart !== undefined && { RestartPolicy: restartOf(restart) }) }
}

export const update: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Changes how much containers may use, and when they are started again, while they run.'],
    options: [...options, restartOption],
    unsimulated: ['cpu-rt-period', 'cpu-rt-runtime'],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  async run(call) {
    const { process, flags, operands } = call
    const misgiven = restartReason(flags.value('restart') ?? 'no')
    if (misgiven !== undefined) {
      await process.stderr.write(`${misgiven}\n`)
      return 1
    }
    const body = bodyOf(flags)
    const warnings = discardedWarnings(blockLimitsOf(flags))
    if (![...options, restartOption].some(({ long = '' }) => flags.has(long))) {
      await process.stderr.write('you must provide one or more flags when using this command\n')
      return 1
    }
    const daemon = new Daemon(process)
    return forEachName(call, operands, async (name) => {
      const answer = await daemon.containers.update(name, body)
      if (answer.type === 'refused') await process.stderr.write(`${refusedText(process.system, answer)}\n`)
      else await process.stdout.write([name, ...warnings].map((line) => `${line}\n`).join(''))
      return answer.type === 'refused' ? 1 : 0
    })
  },
}
