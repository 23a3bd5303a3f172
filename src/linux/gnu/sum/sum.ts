import { bytesOf } from '../../../shell/posix/bytes.ts'
import { eachInput } from '../library/each-input.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** A sum of bytes that comes in pieces. */
interface Sum {
  take(bytes: Uint8Array): void
  /** The sum and how much there was, as they are shown; `size` is the number of bytes. */
  end(size: number): string
}

/** The remainders of all bytes by the polynomial of POSIX's cksum. */
const remainders = (): Uint32Array =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte << 24
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder << 1) ^ (remainder < 0 ? 0x04c11db7 : 0)
    return remainder
  })

function crc(): Sum {
  const table = remainders()
  let sum = 0
  const step = (byte: number): void => {
    sum = (sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)
  }
  return {
    take: (bytes) => bytes.forEach(step),
    end(size) {
      for (let left = size; left > 0; left = Math.floor(left / 256)) step(left % 256)
      return `${~sum >>> 0} ${size}`
    },
  }
}

/** 16 bits that turn to the right before each byte is added. */
function bsd(): Sum {
  let sum = 0
  const step = (byte: number): void => {
    sum = ((sum >> 1) + ((sum & 1) << 15) + byte) & 0xffff
  }
  return {
    take: (bytes) => bytes.forEach(step),
    end: (size) => `${String(sum).padStart(5, '0')} ${String(Math.ceil(size / 1024)).padStart(5)}`,
  }
}

const fold = (number: number): number => (number % 65_536) + Math.floor(number / 65_536)

/** All bytes added, folded to 16 bits. */
function sysv(): Sum {
  let sum = 0
  return {
    take: (bytes) => bytes.forEach((byte) => (sum += byte)),
    end: (size) => `${fold(fold(sum % 2 ** 32))} ${Math.ceil(size / 512)}`,
  }
}

/** The old sums, by the names that cksum has for them. */
export const sums = { bsd, sysv, crc } as const

/** Tells the sum of each file; the name is left out where none was given. */
export function tellSums(
  process: GnuProcess,
  operands: readonly string[],
  { algorithm, end = '\n' }: { readonly algorithm: keyof typeof sums; readonly end?: string },
): Promise<number> {
  return eachInput(process, operands, async ({ name, input, file }) => {
    const sum = sums[algorithm]()
    let size = 0
    // GNU's CRC takes a directory for an empty file
    const nothing = algorithm === 'crc' && file.type === 'directory'
    for (let chunk = nothing ? undefined : await input.chunk(); chunk !== undefined; chunk = await input.chunk()) {
      const bytes = bytesOf(chunk)
      sum.take(bytes)
      size += bytes.length
    }
    await process.print(`${sum.end(size)}${operands.length > 0 ? ` ${name}` : ''}${end}`)
  })
}

/** sum(1): the sums of BSD and System V. */
export const sum = gnu({
  name: 'sum',
  options: [{ short: 'r' }, { short: 's', long: 'sysv' }],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  run(process, { given, operands }) {
    return tellSums(process, operands, { algorithm: given.at(-1)?.name === 's' ? 'sysv' : 'bsd' })
  },
})
