import { textWidth } from '../../../base/width.ts'
import { withoutColour } from '../../../base/color.ts'
import type { ScreenSize } from '../../../base/screen-size.ts'
import { Printable } from './printable.ts'

/** What would begin a row anew, or has no width of its own. */
const UNEVEN = /[\t\b\r\n\x07]/g

const withoutMoves = (row: string): string => new Printable().take(row).replace(UNEVEN, ' ')

/** How many rows of the screen a row takes. */
const heightOf = (width: number, { cols }: ScreenSize): number => Math.max(1, Math.ceil(width / cols))

/** Rows below all output that are drawn over and over: the one place that moves the caret for a program which has no screen of its own. */
export class Sketch {
  /** How wide each row is that stands there. */
  #widths: readonly number[] = []
  /** Rows that the terminal began below it. */
  #below = 0

  /** Gives what to write so that these rows stand in the place of those before; where there are too many, the last ones. */
  draw(rows: readonly string[], screen: ScreenSize): string {
    const shown: string[] = []
    const widths: number[] = []
    let room = screen.rows - 1
    for (const row of rows.toReversed()) {
      const text = withoutMoves(row)
      const width = textWidth(withoutColour(text))
      room -= heightOf(width, screen)
      if (room < 0) break
      shown.unshift(text)
      widths.unshift(width)
    }
    const text = this.withdraw(screen) + shown.map((row) => `${row}\n`).join('')
    this.#widths = widths
    return text
  }

  /** The terminal has begun another row below, behind `^C`. */
  push(): void {
    if (this.#widths.length > 0) this.#below += 1
  }

  /** Gives what to write so that the rows are gone; nothing where there are none. */
  withdraw(screen: ScreenSize): string {
    const height = this.#widths.reduce((sum, width) => sum + heightOf(width, screen), this.#below)
    this.#widths = []
    this.#below = 0
    return height === 0 ? '' : `\x1b[${Math.min(height, screen.rows - 1)}A\x1b[J\r`
  }
}
