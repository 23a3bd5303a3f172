import { createMachine } from '../../docker/headless.ts'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { openBash } from '../bash-session.ts'
import { agrees, type Answer } from './agreement.ts'
import type { Recording } from './recording.ts'
import { registriesAt } from './registries.ts'
import { standInNames, standIns } from './stand-ins.ts'

/** A recorded line, and what ours answered. */
export interface Replayed {
  readonly recording: Recording
  readonly answer: Answer
  readonly agrees: boolean
}

/** How long a line may take, in milliseconds; longer ones have no answer. */
const PATIENCE_MS = 10_000

async function atTerminal(host: HeadlessMachine, { command, scenario, stdin = '' }: Recording): Promise<Answer> {
  const bash = await openBash(host.session, { cols: 120, rows: 40, echoes: true })
  await bash.run(`cd ~/${scenario}`)
  const { stdout, status } = await bash.run(command, stdin.split('\n').slice(0, -1))
  return { stdout: stdout.replaceAll(/\r?\n/g, '\r\n'), stderr: '', exit: status }
}

async function offTerminal(host: HeadlessMachine, { command, stdin = '' }: Recording): Promise<Answer> {
  const { stdout, stderr, status } = await host.bash.exec(command, { stdin })
  return { stdout, stderr, exit: status }
}

/** Lines were not typed at once: health was checked meanwhile, and what crashes had crashed. */
const PAUSE = 'sleep 2.2'

/** Scenarios whose images were pulled before; elsewhere they had been made there. */
const PULLED: ReadonlySet<string> = new Set(['images', 'prune-all'])

/** Scenarios whose state does not say that the client had no plugins. */
const WITHOUT_PLUGINS: ReadonlySet<string> = new Set(['seeds'])

async function openHost({ scenario, state }: Recording): Promise<HeadlessMachine> {
  const bare = (state.includes('no CLI plugins') || WITHOUT_PLUGINS.has(scenario)) && { plugins: [] }
  const now = Date.UTC(2026, 10, 21, 12)
  const [catalogue, registries] = [standIns(PULLED.has(scenario)), registriesAt(now)]
  const docker = { images: standInNames, containers: [], catalogue, registries, ...bare }
  const host = createMachine({ now, docker })
  await host.bash.exec(`mkdir ~/${scenario}; cd ~/${scenario}`)
  return host
}

const patience = async (): Promise<undefined> => {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
}

/** Types the lines of a scenario on a host of its own. A line that does not end is the last one: the others have no answer. */
export async function replay(recordings: readonly Recording[]): Promise<readonly Replayed[]> {
  const replayed: Replayed[] = []
  const [first] = recordings
  if (!first) return []
  const host = await openHost(first)
  let hangs = false
  for (const recording of recordings) {
    const run = async (): Promise<Answer> => {
      for (const line of recording.setup ?? []) await host.bash.exec(line)
      await host.bash.exec(PAUSE)
      return recording.tty ? atTerminal(host, recording) : offTerminal(host, recording)
    }
    const answer: Answer | undefined = hangs ? undefined : await Promise.race([run(), patience()])
    hangs ||= answer === undefined
    const given = answer ?? { stdout: '', stderr: 'no answer', exit: -1 }
    replayed.push({ recording, answer: given, agrees: agrees(recording, given) })
  }
  return replayed
}
