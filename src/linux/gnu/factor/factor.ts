import type { Work } from '../../../base/work.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { fieldsOf } from '../../../base/fields.ts'
import { octetInput } from '../library/octets.ts'
import { gnu } from '../library/program.ts'

/** How often a rest is taken between two turns. */
const ROUNDS = 256
/** Divisors that are simply tried. */
const SMALL = 1000n
/** How many times so many bits are multiplied in about a microsecond. */
const BITS = 512
/** Enough for all numbers below 3.3e24 (Sorenson and Webster). */
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n]

/** How many steps of a work it is to multiply by a number and take the rest. */
const stepsFor = (number: bigint): number => 1 + Math.floor((number.toString(16).length * 4) / BITS) ** 2

function* power(base: bigint, exponent: bigint, modulus: bigint): Work<bigint> {
  const steps = stepsFor(modulus)
  let [result, square] = [1n, base % modulus]
  for (const bit of exponent.toString(2).split('').toReversed()) {
    if (bit === '1') result = (result * square) % modulus
    square = (square * square) % modulus
    yield steps
  }
  return result
}

/** Miller and Rabin's test; `number` is odd and has no small divisors. */
function* isPrime(number: bigint): Work<boolean> {
  let [odd, twos] = [number - 1n, 0]
  for (; (odd & 1n) === 0n; odd >>= 1n) twos += 1
  for (const witness of WITNESSES) {
    let value = yield* power(witness, odd, number)
    if (value === 1n || witness % number === 0n) continue
    let left = twos
    for (; left > 0 && value !== number - 1n; left -= 1) value = (value * value) % number
    if (left === 0) return false
  }
  return true
}

function* commonDivisor(one: bigint, other: bigint): Work<bigint> {
  let [a, b] = [one, other]
  for (let rounds = 1; b !== 0n; rounds += 1) {
    ;[a, b] = [b, a % b]
    if (rounds % ROUNDS === 0) yield ROUNDS
  }
  return a
}

/** A divisor of a number that is not prime: Pollard's rho. */
function* divisorOf(number: bigint): Work<bigint> {
  const steps = stepsFor(number)
  for (let offset = 1n; ; offset += 1n) {
    const next = (value: bigint): bigint => (value * value + offset) % number
    let [slow, fast, divisor] = [2n, 2n, 1n]
    while (divisor === 1n) {
      slow = next(slow)
      fast = next(next(fast))
      divisor = yield* commonDivisor(slow > fast ? slow - fast : fast - slow, number)
      yield steps
    }
    if (divisor !== number) return divisor
  }
}

function* largeFactors(number: bigint): Work<bigint[]> {
  if (number === 1n) return []
  if (number < SMALL * SMALL || (yield* isPrime(number))) return [number]
  const divisor = yield* divisorOf(number)
  return [...(yield* largeFactors(divisor)), ...(yield* largeFactors(number / divisor))]
}

/** The prime factors of a number, small ones first. */
function* factors(number: bigint): Work<readonly bigint[]> {
  if (number === 0n) return []
  const steps = stepsFor(number)
  const found: bigint[] = []
  let left = number
  for (let divisor = 2n; divisor < SMALL; divisor += divisor === 2n ? 1n : 2n) {
    for (; left % divisor === 0n; left /= divisor) found.push(divisor)
    if (divisor * divisor > left) break
    if (steps > 1) yield steps
  }
  const large = yield* largeFactors(left)
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
        await process.print(`${number}:${(await process.inTurns(factors(number))).map((one) => ` ${one}`).join('')}\n`)
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
