import { sleepTime } from './programs/sleep.ts'

/** How long a program that only waits will do so, in milliseconds; undefined for one that does something. */
export function waitingTime(argv: readonly string[]): number | undefined {
  const [program, first] = argv
  if (program === 'tail' && argv.slice(1).join(' ') === '-f /dev/null') return Infinity
  return program === 'sleep' && first !== undefined && argv.length === 2 ? sleepTime(first) : undefined
}
