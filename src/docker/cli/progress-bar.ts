import { sizeInWords } from '../engine/units.ts'

const CELLS = 50
/** Narrower terminals show no bar. */
const WIDE = 110

/** How far something is: `[=====>   ]     10MB/20MB`, as Docker draws it. Bytes. */
export function progressText(
  { current, total }: { readonly current: number; readonly total: number },
  columns: number,
): string {
  const done = Math.floor((CELLS * current) / total)
  const bar = columns > WIDE ? `[${`${'='.repeat(done)}>`.padEnd(CELLS + 1)}] ` : ''
  return `${bar}${sizeInWords(current, 4).padStart(8)}/${sizeInWords(total, 4)}`
}
