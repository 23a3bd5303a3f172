import type { ShellName } from '../shell/terminal-shell.ts'
import type { Mode } from '../trial/world.ts'

/** Lines to try as an answer to a step of a lesson. */
export interface StepCase {
  readonly type: 'step'
  /** `linux/text-processing` */
  readonly lesson: string
  /** Its command, and which of several with it; or its place, from 0. */
  readonly step: string | number
  readonly nth: number
  readonly shell: ShellName
  readonly lines: readonly string[]
}

/** Lines to try in a fresh world. */
export interface FreshCase {
  readonly type: 'fresh'
  readonly mode: Mode
  readonly shell: ShellName
  readonly setup: readonly string[]
  readonly lines: readonly string[]
}

export type Case = StepCase | FreshCase

/** Says what is wrong with a case. */
export class BadCase extends Error {
  override readonly name = 'BadCase'
}

const MOST_LINES = 200
const LONGEST_LINE = 10_000

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const refuse = (why: string): never => {
  throw new BadCase(why)
}

function linesOf(value: unknown, name: string): readonly string[] {
  if (!Array.isArray(value) || value.length > MOST_LINES)
    return refuse(`${name}: a list of at most ${MOST_LINES} lines`)
  return value.map((line: unknown) =>
    typeof line === 'string' && line.length <= LONGEST_LINE ? line : refuse(`${name}: a line is no text, or too long`),
  )
}

function shellOf(value: unknown): ShellName {
  const name = typeof value === 'string' ? value.toLowerCase() : ''
  if (name === 'simple') return 'Simple'
  return name === 'bash' ? 'Bash' : refuse('shell: simple or bash')
}

const isIndex = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('this is no JSON')
  }
}

/** Reads a line of JSON. @throws BadCase */
export function readCase(text: string): Case {
  const fields = parsed(text)
  if (!isFields(fields)) return refuse('this is no object')
  const { lesson, step, mode, nth = 0 } = fields
  const shell = shellOf(fields['shell'])
  const lines = linesOf(fields['lines'], 'lines')
  if (typeof lesson === 'string') {
    if (typeof step !== 'string' && !isIndex(step)) return refuse('step: a command, or a number from 0')
    if (!isIndex(nth)) return refuse('nth: a number from 0')
    return { type: 'step', lesson, step, nth, shell, lines }
  }
  if (lesson !== null) return refuse('lesson: its id, or null')
  if (mode !== 'linux' && mode !== 'docker') return refuse('mode: linux or docker')
  return { type: 'fresh', mode, shell, setup: linesOf(fields['setup'] ?? [], 'setup'), lines }
}
