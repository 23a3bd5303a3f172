import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import type { Input } from '../../../shell/posix/input.ts'
import { eachInput } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'
import { base64Coding, type Coding, encode } from './encode.ts'

/** Decodes as much as is right. */
function decode(text: string, { alphabet, bits, group }: Coding): { readonly octets: string; readonly valid: boolean } {
  let octets = ''
  for (let at = 0; at < text.length; at += group) {
    const unit = text.slice(at, at + group)
    let [value, held] = [0, 0]
    for (const character of unit.replace(/=+$/, '')) {
      const digit = alphabet.indexOf(character)
      if (digit < 0) return { octets, valid: false }
      value = ((value & 0xfff) << bits) | digit
      held += bits
      if (held < 8) continue
      held -= 8
      octets += String.fromCharCode((value >> held) & 0xff)
    }
    if (unit.length < group || held >= bits) return { octets, valid: false }
  }
  return { octets, valid: true }
}

async function encodeAll(
  process: GnuProcess,
  input: Input<GnuSystem>,
  { coding, width }: { coding: Coding; width: number },
): Promise<void> {
  const unit = (coding.group * coding.bits) / 8
  let [kept, line] = ['', '']
  const flush = async (last: boolean): Promise<void> => {
    const whole = width === 0 ? line.length : line.length - (line.length % width)
    const rows = width === 0 ? line : line.slice(0, whole).replace(new RegExp(`.{${width}}`, 'g'), '$&\n')
    line = line.slice(whole)
    await process.print(rows + (last && line !== '' ? `${line}\n` : ''))
  }
  for (let text = await input.text(); text !== undefined; text = await input.text()) {
    kept += text
    const whole = kept.length - (kept.length % unit)
    line += encode(kept.slice(0, whole), coding)
    kept = kept.slice(whole)
    await flush(false)
  }
  line += encode(kept, coding)
  await flush(true)
}

async function decodeAll(
  process: GnuProcess,
  input: Input<GnuSystem>,
  { coding, garbage }: { coding: Coding; garbage: boolean },
): Promise<void> {
  const clean = (text: string): string => text.replace(garbage ? coding.garbage : /\n/g, '')
  let kept = ''
  const take = async (text: string): Promise<void> => {
    const { octets, valid } = decode(text, coding)
    await process.print(chunkOf(octets))
    if (!valid) throw new Failure('invalid input')
  }
  for (let text = await input.text(); text !== undefined; text = await input.text()) {
    kept += clean(text)
    const whole = kept.length - (kept.length % coding.group)
    await take(kept.slice(0, whole))
    kept = kept.slice(whole)
  }
  await take(kept)
}

function program(name: string, coding: Coding): GnuProgram {
  return gnu({
    name,
    options: [
      { short: 'd', long: 'decode' },
      { short: 'i', long: 'ignore-garbage' },
      { short: 'w', long: 'wrap', value: { name: 'COLS', kind: 'number' } },
    ],
    operands: [{ name: 'FILE', kind: 'file', optional: true }],
    run(process, { operands, has, value }) {
      const width = value('w') ?? '76'
      if (!/^\d+$/.test(width)) throw new Failure(phrase`invalid wrap size: ${quoted(width)}`)
      if (operands[1] !== undefined) throw new UsageError(phrase`extra operand ${quoted(operands[1])}`)
      return eachInput(
        process,
        operands,
        ({ input }) =>
          has('d')
            ? decodeAll(process, input, { coding, garbage: has('i') })
            : encodeAll(process, input, { coding, width: Number(width) }),
        (file, { code, message }) => (code === 'EISDIR' ? `read error: ${message}` : `${file}: ${message}`),
      )
    },
  })
}

/** base32(1): bytes as capital letters and digits. */
export const base32 = program('base32', {
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  bits: 5,
  group: 8,
  garbage: /[^A-Z2-7=]/g,
})

/** base64(1): bytes as letters, digits, `+` and `/`. */
export const base64 = program('base64', base64Coding)
