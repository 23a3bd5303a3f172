import type { Clock } from '../../base/clock.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import type { Output } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import { advance, type BuildEvent, failureText, type Progress, type StepView } from './progress.ts'

const BLUE = '\x1b[34m'
const RED = '\x1b[31m'
const FAINT = '\x1b[2m'
const PLAIN = '\x1b[0m'

/** What is written at the right of the first row. */
const BUILDER = 'docker:default'
type Animate = NonNullable<DockerHost['animate']>

/** Milliseconds between two drawings. */
const INTERVAL = 150
/** How many of its last lines are shown of a step that runs. */
const LAST_LINES = 6
/** Shorter times are shown as none. */
const SHORTEST = 0.05

interface Row {
  readonly left: string
  readonly right: string
  readonly colour: string
}

/** A row as wide as the terminal but for its last column; what is too long is cut. */
function aligned({ left, right }: Pick<Row, 'left' | 'right'>, width: number): string {
  const room = width - right.length - 1
  return `${left.slice(0, room).padEnd(room)} ${right}`
}

const seconds = (from: number, to: number): string => {
  const time = (to - from) / 1_000
  return `${(time < SHORTEST ? 0 : time).toFixed(1)}s`
}

const prefixes = { done: '', cached: 'CACHED ', failed: 'ERROR ' } as const

function rowsOf(step: StepView, now: number): readonly Row[] {
  const { end, title, parts, started, ended } = step
  const colour = end ? (end.type === 'failed' ? RED : BLUE) : ''
  const time = seconds(started, ended ?? now)
  const mark = end ? prefixes[end.type] : ''
  const running = end ? [] : step.lines.slice(-LAST_LINES)
  return [
    { left: ` => ${mark}${title}`, right: time, colour },
    ...parts.map((text) => ({ left: ` => => ${text}`, right: '0.0s', colour })),
    ...running.map((text) => ({ left: ` => => # ${text.replace(/^\S+ /, '')}`, right: '', colour: FAINT })),
  ]
}

export interface TerminalStyle {
  /** Where the terminal's width is asked for each time. */
  readonly screen: ScreenSize | undefined
  readonly clock: Clock
  /** Draws the block over and over while the build goes on; without it, it is written once, at the end. */
  readonly animate: Animate | undefined
}

const COLUMNS = 80

/** Progress as a block that is drawn over and over. */
export class TerminalProgress implements Progress {
  readonly #output: Output
  readonly #style: TerminalStyle
  #steps: readonly StepView[] = []
  #stop: (() => void) | undefined

  constructor(output: Output, style: TerminalStyle) {
    this.#output = output
    this.#style = style
  }

  async show(event: BuildEvent): Promise<void> {
    this.#steps = advance(this.#steps, event)
    this.#stop ??= this.#style.animate?.(() => this.#frame(''), INTERVAL) ?? (() => undefined)
  }

  async finish(): Promise<void> {
    this.#stop?.()
    await this.#output.write(`${this.#frame('FINISHED').join('\n')}\n`)
    await this.#output.write(failureText(this.#steps))
  }

  #frame(state: string): readonly string[] {
    const width = this.#style.screen?.cols ?? COLUMNS
    const now = this.#style.clock.now()
    const ended = this.#steps.filter(({ end }) => end).length
    const time = ((now - (this.#steps[0]?.started ?? now)) / 1_000).toFixed(1)
    const header = `[+] Building ${time}s (${ended}/${this.#steps.length}) ${state}`
    const rows = this.#steps.flatMap((step) => rowsOf(step, now))
    return [aligned({ left: header, right: BUILDER }, width - 1), ...rows.map((row) => this.#coloured(row, width - 1))]
  }

  /** Colours are for a terminal on which the block is drawn in place. */
  #coloured(row: Row, width: number): string {
    const text = aligned(row, width)
    return this.#style.animate && row.colour !== '' ? row.colour + text + PLAIN : text
  }
}
