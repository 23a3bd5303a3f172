import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { fieldsOf } from '../../../base/fields.ts'
import { octetInput } from '../library/octets.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How many steps are taken between two looks at the clock. */
const STEPS = 1024
/** Divisors that are simply tried. */
const SMALL = 1000n
/** Enough for all numbers below 3.3e24 (Sorenson and Webster). */
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n]

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** Miller and Rabin's test; `number` is odd and has no small divisors. */
function isPrime(number: bigint): boolean {
  let [odd, twos] = [number - 1n, 0]
  for (; (odd & 1n) === 0n; odd >>= 1n) twos += 1
  return WITNESSES.every((witness) => {
    let value = power(witness, odd, number)
    if (value === 1n || witness % number === 0n) return true
    for (let left = twos; left > 0; left -= 1) {
      if (value === number - 1n) return true
      value = (value * value) % number
    }
    return false
  })
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b))

/** A divisor of a number that is not prime: Pollard's rho. */
async function divisorOf(process: GnuProcess, number: bigint): Promise<bigint> {
  for (let offset = 1n; ; offset += 1n) {
    const next = (value: bigint): bigint => (value * value + offset) % number
    let [slow, fast, divisor] = [2n, 2n, 1n]
    for (let step = 1; divisor === 1n; step += 1) {
      slow = next(slow)
      fast = next(next(fast))
      divisor = commonDivisor(slow > fast ? slow - fast : fast - slow, number)
      const due = step % STEPS === 0 ? process.due(STEPS) : undefined
      if (due) await due
    }
    if (divisor !== number) return divisor
  }
}

async function largeFactors(process: GnuProcess, number: bigint): Promise<bigint[]> {
  if (number === 1n) return []
  if (number < SMALL * SMALL || isPrime(number)) return [number]
  const divisor = await divisorOf(process, number)
  return [...(await largeFactors(process, divisor)), ...(await largeFactors(process, number / divisor))]
}

/** The prime factors of a number, small ones first. */
async function factors(process: GnuProcess, number: bigint): Promise<readonly bigint[]> {
  if (number === 0n) return []
  const found: bigint[] = []
  let left = number
  for (let divisor = 2n; divisor < SMALL; divisor += divisor === 2n ? 1n : 2n)
    for (; left % divisor === 0n; left /= divisor) found.push(divisor)
  const large = await largeFactors(process, left)
  return [...found, ...large.toSorted((a, b) => (a < b ? -1 : 1))]
}

/** factor(1): prime factors of numbers. */
export const factor = gnu({
  name: 'factor',
  operands: [{ name: 'NUMBER', kind: 'number', optional: true, repeated: true }],
  async run(process, { operands }) {
    let status = 0
    const print = async (text: string): Promise<void> => {
      if (/^\s*\+?\d+$/.test(text)) {
        const number = BigInt(text.trim().replace('+', ''))
        await process.print(`${number}:${(await factors(process, number)).map((one) => ` ${one}`).join('')}\n`)
        return
      }
      await process.complain(phrase`${quoted(text)} is not a valid positive integer`)
      status = 1
    }
    for (const operand of operands) await print(operand)
    if (operands.length > 0) return status
    const input = octetInput(process, process.file(0))
    for (let block = await input.block(); block !== undefined; block = await input.block())
      for (const word of await process.inTurns(fieldsOf(block, /[ \t\n]+/g))) if (word !== '') await print(word)
    return status
  },
})
