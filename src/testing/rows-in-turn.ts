import { beforeAll, expect, test } from 'vitest'
import { createMachine } from '../linux/headless.ts'
import type { HeadlessOptions } from '../linux/headless-options.ts'

/** A line, what it writes to both outputs together, and behind that its status: as the real programs of Debian 12 do. */
export type RowInTurn = readonly [line: string, says: string]

/** Tests that lines say what is written beside them, one after the other on one machine. @param before lines that make it ready */
export function rowsInTurn(rows: readonly RowInTurn[], options: HeadlessOptions = {}, before = ''): void {
  const { bash } = createMachine({ user: 'root', seed: 7, ...options })
  beforeAll(() => bash.exec(`mkdir -p /tmp/rows; cd /tmp/rows\n${before}`))
  test.each(rows)('%s', async (line, says) => {
    const { stdout, status } = await bash.exec(`{ ${line}\n} 2>&1`)
    expect(`${stdout}[${status}]`).toBe(says)
  })
}
