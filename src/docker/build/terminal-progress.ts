import type { ScreenSize } from '../../base/screen-size.ts'
import type { Output } from '../../shell/command.ts'
import { advance, type BuildEvent, failureText, type Progress, type StepView } from './progress.ts'

const BLUE = '\x1b[34m'
const RED = '\x1b[31m'
const FAINT = '\x1b[2m'
const PLAIN = '\x1b[0m'
const UP = '\x1b[1A'
const DOWN = '\x1b[1B'
const FIRST_COLUMN = '\x1b[0G'
const HIDE = '\x1b[?25l'
const SHOW = '\x1b[?25h'

/** What is written at the right of the first row. */
const BUILDER = 'docker:default'
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
  /** Whether it is drawn in place, in colours, while it goes on; otherwise only once, at the end. */
  readonly inPlace: boolean
}

const COLUMNS = 80

/** Progress as a block that is drawn over and over. */
export class TerminalProgress implements Progress {
  readonly #output: Output
  readonly #style: TerminalStyle
  #steps: readonly StepView[] = []
  #now = 0
  /** Rows of the block that is there; undefined before the first. */
  #drawn: number | undefined

  constructor(output: Output, style: TerminalStyle) {
    this.#output = output
    this.#style = style
  }

  async show(event: BuildEvent): Promise<void> {
    this.#steps = advance(this.#steps, event)
    this.#now = event.time
  }

  async finish(): Promise<void> {
    await this.#output.write(this.#frame(true))
    await this.#output.write(failureText(this.#steps))
  }

  #frame(last: boolean): string {
    const width = this.#style.screen?.cols ?? COLUMNS
    const ended = this.#steps.filter(({ end }) => end).length
    const from = this.#steps[0]?.started ?? this.#now
    const count = `(${ended}/${this.#steps.length})${last ? ' FINISHED' : ' '}`
    const header = `[+] Building ${((this.#now - from) / 1_000).toFixed(1)}s ${count}`
    const top = `${aligned({ left: header, right: BUILDER }, width - 1)}\n`
    const rows = this.#steps.flatMap((step) => rowsOf(step, this.#now))
    const lines = rows.map((row) => this.#coloured(row, width))
    if (!this.#style.inPlace) return [top, ...lines].join('')
    const blank = Math.max(0, (this.#drawn ?? 0) - lines.length)
    const rest = blank > 0 ? `${' '.repeat(width - 1)}\n`.repeat(blank) + UP.repeat(blank) + FIRST_COLUMN : ''
    const back = this.#drawn === undefined ? UP + DOWN : UP.repeat(this.#drawn + 1)
    this.#drawn = lines.length
    return `${back}${FIRST_COLUMN}${HIDE}${top}${lines.join('')}${rest}${SHOW}`
  }

  #coloured(row: Row, width: number): string {
    const text = `${aligned(row, width - 1)}\n`
    return this.#style.inPlace && row.colour !== '' ? row.colour + text + PLAIN : text
  }
}
