import { signalNames, signalNumbers } from '../../../posix/signals.ts'

/** The name of a signal from 34 to 64, which mean nothing of their own: counted from the nearer end. */
export function realTimeSignal(number: number): string {
  const [name, distance] = number < 50 ? ['RTMIN+', number - 34] : ['RTMAX-', 64 - number]
  return distance === 0 ? name.slice(0, -1) : `${name}${distance}`
}

/** The number of a real-time signal's name; undefined where a word is none. */
export function realTimeNumber(word: string): number | undefined {
  const [, from, distance = '0'] = /^(?:SIG)?RT(MIN(?=\+|$)|MAX(?=-|$))(?:[-+](\d+))?$/i.exec(word) ?? []
  if (from === undefined) return undefined
  const number = from.toUpperCase() === 'MIN' ? 34 + Number(distance) : 64 - Number(distance)
  return number >= 34 && number <= 64 ? number : undefined
}

/** What `kill -l` and `trap -l` print. */
export function signalTable(): string {
  let table = ''
  const usual = signalNames.map((name) => [signalNumbers[name], name] as const)
  const others = Array.from({ length: 31 }, (_none, at) => [at + 34, realTimeSignal(at + 34)] as const)
  for (const [at, [number, name]] of [...usual, ...others].entries())
    table += `${String(number).padStart(2)}) SIG${name}${at % 5 === 4 ? '\n' : '\t'}`
  return `${table}\n`
}
