import { signalFrom } from '../../shell/posix/signals.ts'
import { appendLog, findRunning, KILLED, unpauseContainer } from '../engine/containers.ts'
import { type Container, type Outcome, done } from '../engine/model.ts'
import { isServer, signalNumber, stopLog } from '../engine/server.ts'
import { endContainer } from './ending.ts'
import { containerEvent } from './events.ts'
import type { Client } from './request.ts'

/** The number of SIGKILL. */
const KILL = 9
/** How long a stop takes to be felt, in milliseconds. */
const STOP_TIME = 150
/** How long Docker waits for a program that does not end before it kills it; shortened here, for nobody learns from waiting. */
const GRACE_TIME = 1500

/** Seconds that Docker waits where nothing else is said. */
const PATIENCE = 10

/** How many milliseconds a program has to end, as it is asked for or as its container has it; for ever when it is negative. */
export function patienceOf({ settings }: Container, seconds: number | undefined): number {
  const time = seconds ?? settings?.StopTimeout ?? PATIENCE
  return time < 0 ? Infinity : time * 1000
}

/** Asks the main program of a container to end, and kills it when it has not after so many milliseconds. */
export async function stopping(client: Client, container: Container, patience: number): Promise<void> {
  const { runtime } = client.system
  if (container.state.type === 'restarting') {
    const { code } = container.state
    endContainer(client.system.engine, container.id, code, client.clock.now())
  }
  if (container.state.type !== 'running') return
  goOn(client, container)
  recordSignal(client, container, container.stopSignal)
  const { journal } = client.system
  journal?.announce(containerEvent('stop', container))
  if (runtime) await runtime.stop(container, patience, () => recordSignal(client, container, 'KILL'))
  else await stopAsSpecified(client, container, patience)
}

/** A signal is sent to a container's main program. */
function recordSignal({ system }: Client, container: Container, signal: string): void {
  system.journal?.record(containerEvent('kill', container, { signal: String(signalNumber(signal) ?? signal) }))
}

/** Lets a paused container go on that is to end. */
function goOn({ system }: Client, { id }: Container): void {
  system.engine.update((engine) => {
    const outcome = unpauseContainer(engine, id)
    return outcome.type === 'done' ? outcome.engine : engine
  })
}

/** In the specified terminal servers end well where they are given time to; other programs do not listen and are killed. */
async function stopAsSpecified(client: Client, container: Container, patience: number): Promise<void> {
  const graceful = isServer(container) && patience > 0
  await client.clock.wait(graceful ? STOP_TIME : Math.min(patience, GRACE_TIME), client.signal)
  end(client, container, graceful ? { signal: container.stopSignal, status: 0 } : { signal: 'SIGKILL', status: KILLED })
}

/** Ends a main program of the specified terminal's. */
function end({ system, clock }: Client, container: Container, how: { signal: string; status: number }): void {
  const now = clock.now()
  system.engine.update((engine) => appendLog(engine, container.id, stopLog(container, how.signal, now)))
  endContainer(system.engine, container.id, how.status, now)
}

/** The status that a main program leaves which this signal ends; undefined for what is no signal. */
function killedStatus(signal: string): number | undefined {
  const number = signalNumber(signal)
  return number === undefined || number < 1 || number > 64 ? undefined : 128 + number
}

/** Whether a signal can be sent. */
export function isSignal({ system }: Client, signal: string): boolean {
  return killedStatus(signal) !== undefined || (system.runtime !== undefined && signalFrom(signal) !== undefined)
}

/** Sends a signal to the main program of a container that has to be running. */
export async function killing(client: Client, container: Container, signal: string): Promise<Outcome<Container>> {
  const { engine, runtime } = client.system
  const running = findRunning(engine.get(), container.id)
  if (running.type === 'refused') return running
  const number = signalNumber(signal)
  if (number === KILL || number === signalNumber(container.stopSignal)) goOn(client, container)
  recordSignal(client, container, signal)
  if (runtime) await runtime.kill(running.value, signal)
  // in the specified terminal any signal is the end
  else end(client, container, { signal: `SIG${signal.replace(/^SIG/, '')}`, status: killedStatus(signal) ?? KILLED })
  return done(engine.get(), container)
}
