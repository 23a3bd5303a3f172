import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { bytesOf } from '../../../shell/posix/bytes.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { octetsOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { complementOf, parseSet, type TrSet } from './set.ts'

/** What happens to each byte. */
interface Plan {
  readonly map: Uint8Array
  readonly deleted: ReadonlySet<number>
  readonly squeezed: ReadonlySet<number>
}

/** @throws UsageError */
function checkOperands({ operands, has }: Arguments): void {
  const [first, second, third] = operands
  if (first === undefined) throw new UsageError('missing operand')
  const [deletes, squeezes] = [has('d'), has('s')]
  if (second === undefined && deletes === squeezes) {
    const reason = deletes
      ? 'Two strings must be given when both deleting and squeezing repeats.'
      : 'Two strings must be given when translating.'
    throw new UsageError(phrase`missing operand after ${quoted(first)}\n${reason}`)
  }
  if (second !== undefined && deletes && !squeezes)
    throw new UsageError(
      phrase`extra operand ${quoted(second)}${third === undefined ? '\nOnly one string may be given when deleting without squeezing repeats.' : ''}`,
    )
  if (third !== undefined) throw new UsageError(phrase`extra operand ${quoted(third)}`)
}

/** Looks at the classes of the second set: cases may be turned, nothing else. @throws Failure */
function checkClasses(first: TrSet, second: TrSet, complemented: boolean): void {
  for (const { name, at } of second.classes) {
    if (name !== 'upper' && name !== 'lower')
      throw new Failure(
        "when translating, the only character classes that may appear in\nstring2 are 'upper' and 'lower'",
      )
    if (complemented || !first.classes.some((other) => other.at === at && /^(upper|lower)$/.test(other.name)))
      throw new Failure('misaligned [:upper:] and/or [:lower:] construct')
  }
}

function filled({ bytes, fill }: TrSet, length: number): readonly number[] {
  if (!fill || bytes.length >= length) return bytes
  const more = Array.from({ length: length - bytes.length }, () => fill.byte)
  return [...bytes.slice(0, fill.at), ...more, ...bytes.slice(fill.at)]
}

function translation(first: TrSet, second: TrSet, { has }: Arguments): Uint8Array {
  const complemented = has('c') || has('C')
  checkClasses(first, second, complemented)
  const from = complemented ? complementOf(first.bytes) : first.bytes
  const to = filled(second, from.length)
  if (to.length === 0 && from.length > 0 && !has('t'))
    throw new Failure('when not truncating set1, string2 must be non-empty')
  if (complemented && first.classes.length > 0 && new Set(to).size > 1)
    throw new Failure(
      'when translating with complemented character classes,\nstring2 must map all characters in the domain to one',
    )
  const map = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const last = to.at(-1) ?? 0
  for (const [index, byte] of from.entries()) {
    if (index >= to.length && has('t')) break
    map[byte] = to[index] ?? last
  }
  return map
}

function planOf(args: Arguments): Plan {
  checkOperands(args)
  const { operands, has } = args
  const [first, second] = operands.map((text, index) => parseSet(octetsOf(text), index > 0))
  const none = new Set<number>()
  const selected = has('c') || has('C') ? complementOf(first?.bytes ?? []) : (first?.bytes ?? [])
  const identity = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const deleted = has('d') ? new Set(selected) : none
  const squeezed = has('s') ? new Set(second ? second.bytes : selected) : none
  if (!first || !second || has('d')) return { map: identity, deleted, squeezed }
  const map = translation(first, second, args)
  return { map, deleted, squeezed: has('s') ? new Set(filled(second, selected.length)) : none }
}

/** Applies a plan piece by piece. */
function translator({ map, deleted, squeezed }: Plan): (bytes: Uint8Array) => Uint8Array {
  const [skips, joins] = [new Uint8Array(256), new Uint8Array(256)]
  for (const byte of deleted) skips[byte] = 1
  for (const byte of squeezed) joins[byte] = 1
  let last = -1
  return (bytes) => {
    const out = new Uint8Array(bytes.length)
    let length = 0
    for (const byte of bytes) {
      if (skips[byte] === 1) continue
      const next = map[byte] ?? 0
      if (next === last && joins[next] === 1) continue
      last = next
      out[length] = next
      length += 1
    }
    return out.subarray(0, length)
  }
}

/** tr(1): translates, squeezes or deletes bytes. */
export const tr = gnu({
  name: 'tr',
  options: [
    { short: 'c', long: 'complement' },
    { short: 'C' },
    { short: 'd', long: 'delete' },
    { short: 's', long: 'squeeze-repeats' },
    { short: 't', long: 'truncate-set1' },
  ],
  operands: [
    { name: 'SET1', kind: 'text' },
    { name: 'SET2', kind: 'text', optional: true },
  ],
  optionsFirst: true,
  async run(process, args) {
    const translate = translator(planOf(args))
    for (const operand of args.operands)
      if (/(?:^|[^\\])(?:\\\\)*\\$/.test(operand))
        await process.complain('warning: an unescaped backslash at end of string is not portable')
    for (let chunk = await process.read(0); chunk !== undefined; chunk = await process.read(0)) {
      const out = translate(bytesOf(chunk))
      if (out.length > 0) await process.print(out)
    }
    return 0
  },
})
