import type { Container, LogLine } from './model.ts'

/** What a server needs to know of its container to write its log. */
export type Running = Pick<Container, 'argv' | 'env'>

/** What a server tells when it starts: its own version, and the release of the kernel that it runs on. */
export interface Versions {
  readonly server: string
  readonly kernel: string
}

/** A line of a log with the letter of who writes it, where a program tells that; most lines are its main process's. */
export type Told = string | { readonly role: string; readonly text: string }

/** A server program and how it writes its log. */
export interface Server {
  /** The program's name, as the last word of its path. */
  readonly program: string
  /** What the entrypoint script of its image writes before it. */
  readonly preparation?: readonly string[]
  /** Each line without its time; `at` puts the time in the program's own form. */
  readonly start: (versions: Versions, time: Date) => readonly Told[]
  readonly stop: (signal: string) => readonly Told[]
  readonly at: (time: Date, role?: string) => string
  readonly stream: LogLine['stream']
}

/** signal(7) on x86. */
export const SIGNAL_NUMBERS: Readonly<Record<string, number>> = {
  SIGINT: 2,
  SIGQUIT: 3,
  SIGKILL: 9,
  SIGTERM: 15,
  SIGWINCH: 28,
}

export const pad = (amount: number, width = 2): string => String(amount).padStart(width, '0')
/** The time of day, UTC: `09:14:03`. */
export const clockTime = (time: Date): string => time.toISOString().slice(11, 19)
/** The time of day, UTC: `09:14:03.250`. */
export const milliseconds = (time: Date): string => `${clockTime(time)}.${pad(time.getUTCMilliseconds(), 3)}`

function linesAt(server: Server, lines: readonly Told[], time: number): readonly LogLine[] {
  const date = new Date(time)
  return lines.map((line) => {
    const { role, text } = typeof line === 'string' ? { role: undefined, text: line } : line
    return { time, stream: server.stream, text: server.at(date, role) + text }
  })
}

/** What a server writes when it starts. */
export function startLines(server: Server, container: Running, versions: Versions, time: number): readonly LogLine[] {
  const { preparation = [] } = server
  const prepared = container.argv[0] === '/docker-entrypoint.sh' ? preparation : []
  return [
    ...prepared.map((text) => ({ time, stream: 'out', text }) as const),
    ...linesAt(server, server.start(versions, new Date(time)), time),
  ]
}

/** What a server writes when a signal ends it. */
export function stopLines(server: Server, signal: string, time: number): readonly LogLine[] {
  return linesAt(server, server.stop(signal), time)
}
