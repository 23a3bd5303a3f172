import type { TaskIO } from './task.ts'
import { type Found, isOn, rowsOf, type Variable } from './completing.ts'

/** Waits for a yes or a no, as Readline does. */
async function isWanted({ readKey, write }: TaskIO): Promise<boolean> {
  for (;;) {
    const key = await readKey()
    if (key === undefined || /^(?:[nN]|Backspace|Escape|C-[cg])$/.test(key)) return false
    if (/^[yY ]$/.test(key)) return true
    await write('\x07')
  }
}

/** How many rows come next, behind `--More--`; 0 for no more. */
async function moreRows({ readKey, write }: TaskIO, page: number): Promise<number> {
  await write('--More--')
  for (;;) {
    const key = await readKey()
    const rows =
      key === undefined || /^(?:[qQnN]|Backspace|C-[cg])$/.test(key)
        ? 0
        : /^[yY ]$/.test(key)
          ? page
          : /^(?:Enter|C-j)$/.test(key)
            ? 1
            : undefined
    if (rows !== undefined) {
      await write('\r\x1b[K')
      return rows
    }
    await write('\x07')
  }
}

/** Lists candidates below the line: asks first where there are very many, and goes on page by page. */
export async function list(io: TaskIO, { candidates }: Found, variable: Variable): Promise<void> {
  const most = Number(variable('completion-query-items'))
  if (most > 0 && candidates.length >= most) {
    await io.write(`Display all ${candidates.length} possibilities? (y or n)`)
    const wanted = await isWanted(io)
    await io.write('\n')
    if (!wanted) return
  }
  const rows = rowsOf(candidates, io.screen, variable)
  const page = io.screen.rows - 1
  let left = isOn(variable, 'page-completions') ? page : Infinity
  for (const [at, row] of rows.entries()) {
    await io.write(`${row}\n`)
    left -= 1
    if (left > 0 || at === rows.length - 1) continue
    left = await moreRows(io, page)
    if (left === 0) return
  }
}
