import type { Locator } from 'playwright/test'

/** A line of the terminal with its type, as the page's log keeps it: the last 200, without colours. */
export interface TypedLine {
  readonly type: 'command' | 'output' | 'error'
  readonly text: string
}

/** A line with its number: later lines have higher ones. */
export interface NumberedLine extends TypedLine {
  readonly number: number
}

const isTyped = <Line extends { readonly type: string }>(line: Line): line is Line & Pick<TypedLine, 'type'> =>
  ['command', 'output', 'error'].includes(line.type)

/** The entries of the log, oldest first. */
export async function readLog(log: Locator): Promise<readonly NumberedLine[]> {
  const lines = await log.locator('[data-type]').evaluateAll((entries) =>
    entries.map((entry) => ({
      number: Number(entry.getAttribute('data-number')),
      type: entry.getAttribute('data-type') ?? '',
      text: entry.querySelector('[data-content]')?.textContent ?? '',
    })),
  )
  return lines.filter(isTyped)
}

/** What was printed after the line with a number, and after the last command. */
export function answerIn(lines: readonly NumberedLine[], after: number): readonly NumberedLine[] {
  const command = lines.findLastIndex((line) => line.type === 'command')
  return lines.slice(command + 1).filter((line) => line.number > after)
}
