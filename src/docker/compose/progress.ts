import type { Invocation, Output } from '../../shell/command.ts'
import { progressOf } from '../cli/subcommand.ts'
import type { Display } from './display.ts'
import type { DockerHost } from '../docker-host.ts'
import { textWidth } from '../../base/width.ts'

/** How far a thing is. */
export type Stage = 'working' | 'done' | 'warning' | 'failed'

/** What is told of a thing, under its own name: `Container web-1`. */
export interface Telling {
  readonly id: string
  /** What is going on, behind the name. */
  readonly text?: string
  /** The state that it is in, in a column of its own. */
  readonly state?: string
  readonly stage: Stage
  /** The id of the thing that this one is a part of. */
  readonly parent?: string
  /** How much of a part there is, from 0 to 1. */
  readonly part?: number
}

/** Shows what a command of Compose works on. */
export interface WorkProgress {
  tell(telling: Telling): Promise<void>
  /** It is over: what stands there stays. */
  finish(): Promise<void>
}

/** A line for each thing that is told. */
export class PlainWork implements WorkProgress {
  readonly #output: Output
  /** What stands before each line. */
  readonly #mark: string

  constructor(output: Output, mark = '') {
    this.#output = output
    this.#mark = mark
  }

  async tell({ id, text = '', state = '' }: Telling): Promise<void> {
    await this.#output.write(`${this.#mark} ${id} ${text} ${state}\n`)
  }

  async finish(): Promise<void> {}
}

/** Work of which nothing is told. */
const SILENT: WorkProgress = {
  async tell() {},
  async finish() {},
}

/** What stands before what is only told of. */
const DRY_RUN = ' DRY-RUN MODE - '

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
/** Milliseconds between two drawings. */
const INTERVAL = 100
const COLUMNS = 80

const colours = { working: '33', done: '32', warning: '33', failed: '31' } as const
const marks = { done: '✔', warning: '!', failed: '✘' } as const

const painted = (text: string, colour: string): string => `\x1b[${colour}m${text}\x1b[0m`

interface Row extends Telling {
  readonly started: number
  readonly ended: number | undefined
}

/** What is shown of parts that come together: a sign each, that fills. */
const FILLING = ' ⡀⣀⣄⣤⣦⣶⣷⣿'

const signOf = ({ part = 0, stage }: Telling): string =>
  FILLING.charAt(Math.floor((stage === 'done' ? 1 : part) * (FILLING.length - 1)))

/** A row for each thing, drawn in place while the work goes on. */
export class DrawnWork implements WorkProgress {
  readonly #title: string
  readonly #process: Invocation<DockerHost>
  readonly #mark: string
  readonly #rows = new Map<string, Row>()
  #turns = 0
  #stop: (() => void) | undefined

  constructor(process: Invocation<DockerHost>, title: string, mark = '') {
    this.#process = process
    this.#title = title
    this.#mark = mark
  }

  async tell(telling: Telling): Promise<void> {
    const { system, clock } = this.#process
    const now = clock.now()
    const before = this.#rows.get(telling.id)
    const { started = now, part } = before ?? {}
    this.#rows.set(telling.id, {
      ...(part !== undefined && { part }),
      ...telling,
      started,
      ended: telling.stage === 'working' ? undefined : now,
    })
    this.#stop ??= system.animate?.(() => this.#frame(), INTERVAL) ?? (() => undefined)
  }

  async finish(): Promise<void> {
    this.#stop?.()
    if (this.#rows.size > 0) await progressOf(this.#process).write(`${this.#frame().join('\n')}\n`)
    this.#rows.clear()
  }

  #frame(): readonly string[] {
    const rows = [...this.#rows.values()]
    const things = rows.filter(({ parent }) => parent === undefined)
    const done = things.filter(({ stage }) => stage !== 'working').length
    const head = `[+] ${this.#title} ${done}/${things.length}`
    this.#turns += 1
    const lines = things.flatMap((thing) => {
      const parts = rows.filter(({ parent }) => parent === thing.id)
      return [lineOf(thing, parts, this.#mark), ...parts.map((part) => lineOf(part, [], this.#mark))]
    })
    const width = Math.max(...lines.map(({ name }) => textWidth(name)))
    return [done < things.length ? head : painted(head, '34'), ...lines.map((line) => this.#line(line, width))]
  }

  #line({ row, indent, name }: Line, width: number): string {
    const { stage, state = '', started, ended } = row
    const { screen, clock } = this.#process
    const mark = stage === 'working' ? (SPINNER[this.#turns % SPINNER.length] ?? '') : marks[stage]
    const time = `${(((ended ?? clock.now()) - started) / 1000).toFixed(1)}s `
    const gap = ' '.repeat(width - textWidth(name) + 1)
    const used = textWidth(` ${indent}${mark} ${name}${gap}${state}${time}`)
    const padding = ' '.repeat(Math.max(1, (screen?.cols ?? COLUMNS) - used))
    const shown = stage === 'working' || state === '' ? state : painted(state, colours[stage])
    return ` ${indent}${painted(mark, colours[stage])} ${name}${gap}${shown}${padding}${painted(time, '34')}`
  }
}

/** A row as it is shown. */
interface Line {
  readonly row: Row
  readonly indent: string
  readonly name: string
}

/** @param parts the rows below it @param mark what stands before its name */
function lineOf(row: Row, parts: readonly Row[], mark: string): Line {
  const { id, text = '', parent } = row
  const layers = `${parts.length} layers [${parts.map(signOf).join('')}]      0B/0B      `
  return {
    row,
    indent: parent === undefined ? '' : '  ',
    name: `${mark}${id} ${parts.length > 0 ? layers : ''}${text}`,
  }
}

/** Progress as it was asked for, or as it is shown where standard error leads to. */
export function workProgress(process: Invocation<DockerHost>, title: string, display: Display): WorkProgress {
  const { progress, isDryRun } = display
  if (progress === 'quiet') return SILENT
  const draws = progress === 'tty' || (progress === 'auto' && process.system.drawsProgress === true)
  return draws
    ? new DrawnWork(process, title, isDryRun ? DRY_RUN.trimStart() : '')
    : new PlainWork(progressOf(process), isDryRun ? DRY_RUN : '')
}
