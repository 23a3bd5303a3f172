import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How the answer to a line is held against the recorded one. `unstable`: two real runs differed, it is for reading. */
export type Comparison =
  'exact' | 'normalised' | 'normalised-columns' | 'unordered' | 'shape' | 'shape-tty' | 'unstable'

/** A line that was typed into Docker 24.0.6, and its answer. Those of one scenario follow one another on one host. */
export interface Recording {
  readonly id: string
  readonly scenario: string
  /** The world at the start of the scenario, in words. */
  readonly state: string
  /** Lines that were run just before this one. */
  readonly setup?: readonly string[]
  readonly command: string
  readonly stdin?: string
  /** Whether it was typed at a terminal of 120 by 40: both streams are in `stdout`, with CRLF. */
  readonly tty: boolean
  readonly exit: number
  readonly stdout: string
  readonly stderr: string
  /** The same with placeholders such as `{id1:12}` for what differs from run to run. */
  readonly stdout_norm?: string
  readonly stderr_norm?: string
  readonly compare: Comparison
}

export const RECORDINGS = ['core', 'build', 'compose'] as const
export type RecordingName = (typeof RECORDINGS)[number]

/** The recorded sessions of a file. */
export function readRecordings(name: RecordingName): readonly Recording[] {
  const text = readFileSync(fileURLToPath(new URL(`./sessions-${name}.jsonl`, import.meta.url)), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): Recording => JSON.parse(line))
}

/** Recorded lines, by the scenario that they belong to. */
export function scenariosOf(recordings: readonly Recording[]): ReadonlyMap<string, readonly Recording[]> {
  const scenarios = new Map<string, Recording[]>()
  for (const recording of recordings) {
    const lines = scenarios.get(recording.scenario)
    if (lines) lines.push(recording)
    else scenarios.set(recording.scenario, [recording])
  }
  return scenarios
}
