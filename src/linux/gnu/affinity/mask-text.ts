import { Failure } from '../library/program.ts'
import { type Mask, numbersOf } from './cpus.ts'

/** `0,2-4`: runs of two are written as two numbers. */
export function listText(mask: Mask): string {
  const runs: number[][] = []
  for (const number of numbersOf(mask)) {
    const last = runs.at(-1)
    if (last?.at(-1) === number - 1) last.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(','))).join(',')
}

/** `0,2-4:2` as a mask. @throws Failure */
export function maskOfList(text: string): Mask {
  let mask = 0n
  for (const part of text.split(',')) {
    const [all, first = '', last = first, step = '1'] = /^(\d+)(?:-(\d+)(?::(\d+))?)?$/.exec(part) ?? []
    if (all === undefined || Number(last) < Number(first) || Number(step) === 0)
      throw new Failure(`failed to parse CPU list: ${text}`)
    for (let at = Number(first); at <= Number(last) && at < 4096; at += Number(step)) mask |= 1n << BigInt(at)
  }
  return mask
}

/** Hexadecimal digits, `0x` or commas among them, as a mask. @throws Failure */
export function maskOfDigits(text: string): Mask {
  const [all, digits] = /^(?:0x)?([\da-f,]+)$/i.exec(text) ?? []
  if (all === undefined || digits === undefined) throw new Failure(`failed to parse CPU mask: ${text}`)
  return BigInt(`0x${digits.replaceAll(',', '') || '0'}`)
}
