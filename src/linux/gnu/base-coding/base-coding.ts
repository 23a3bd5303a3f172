import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { Input } from '../../../shell/posix/input.ts'
import { eachInput } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { type Codec, codecs } from './codec.ts'

/** How much text waits until more of the input has been read. */
const BLOCK = 32_768
/** How many groups are done between two turns. */
const GROUPS = 4096

async function encodeAll(
  process: GnuProcess,
  input: Input<GnuSystem>,
  { codec, width }: { codec: Codec; width: number },
): Promise<void> {
  const { unit, encode } = codec
  let [kept, line] = ['', '']
  const flush = async (last: boolean): Promise<void> => {
    const whole = width === 0 ? line.length : line.length - (line.length % width)
    const rows = width === 0 ? line : line.slice(0, whole).replace(new RegExp(`.{${width}}`, 'g'), '$&\n')
    line = line.slice(whole)
    await process.print(rows + (last && line !== '' ? `${line}\n` : ''))
  }
  for (let text = await input.text(); text !== undefined; text = await input.text()) {
    // what comes last may be wrong, and then nothing of it is written
    await flush(false)
    kept += text
    const whole = kept.length - (kept.length % unit)
    for (let at = 0; at < whole; at += unit * GROUPS) {
      line += encode(kept.slice(at, Math.min(whole, at + unit * GROUPS)))
      if (line.length > BLOCK) await flush(false)
      const due = process.due(GROUPS / 8)
      if (due) await due
    }
    kept = kept.slice(whole)
  }
  line += encode(kept)
  await flush(true)
}

async function decodeAll(
  process: GnuProcess,
  input: Input<GnuSystem>,
  { codec, garbage }: { codec: Codec; garbage: boolean },
): Promise<void> {
  const clean = (text: string): string => text.replace(garbage ? codec.garbage : /\n/g, '')
  let kept = ''
  const take = async (text: string): Promise<void> => {
    const { octets, valid } = codec.decode(text)
    await process.print(chunkOf(octets))
    if (!valid) throw new Failure('invalid input')
  }
  for (let text = await input.text(); text !== undefined; text = await input.text()) {
    kept += clean(text)
    const whole = kept.length - (kept.length % codec.group)
    for (let at = 0; at < whole; at += codec.group * GROUPS)
      await take(kept.slice(at, Math.min(whole, at + codec.group * GROUPS)))
    kept = kept.slice(whole)
  }
  await take(kept)
}

const OPTIONS = optionList('d,decode i,ignore-garbage w,wrap=COLS')
const OPERANDS = [{ name: 'FILE', kind: 'file', optional: true }] as const

/** Encodes a file, or decodes it, as the options say. */
function transcode(process: GnuProcess, { operands, has, value }: Arguments, codec: Codec): Promise<number> {
  const width = value('w') ?? '76'
  if (!/^\s*\+?\d+$/.test(width)) throw new Failure(phrase`invalid wrap size: ${quoted(width)}`)
  if (operands[1] !== undefined) throw new UsageError(phrase`extra operand ${quoted(operands[1])}`)
  return eachInput(
    process,
    operands,
    ({ input }) =>
      has('d')
        ? decodeAll(process, input, { codec, garbage: has('i') })
        : encodeAll(process, input, { codec, width: Number(width) }),
    (file, { code, message }) => (code === 'EISDIR' ? `read error: ${message}` : `${file}: ${message}`),
  )
}

function program(name: string, codec: Codec): GnuProgram {
  return gnu({ name, options: OPTIONS, operands: OPERANDS, run: (process, args) => transcode(process, args, codec) })
}

/** base32(1): bytes as capital letters and digits. */
export const base32 = program('base32', codecs.base32)

/** base64(1): bytes as letters, digits, `+` and `/`. */
export const base64 = program('base64', codecs.base64)

const isCodec = (name: string): name is keyof typeof codecs => Object.hasOwn(codecs, name)

/** basenc(1): bytes in any of these. */
export const basenc = gnu({
  name: 'basenc',
  options: [...OPTIONS, ...Object.keys(codecs).map((long) => ({ long }))],
  operands: OPERANDS,
  run(process, args) {
    const name = args.given.findLast((option) => isCodec(option.name))?.name
    if (name === undefined || !isCodec(name)) throw new UsageError('missing encoding type')
    return transcode(process, args, codecs[name])
  },
})
