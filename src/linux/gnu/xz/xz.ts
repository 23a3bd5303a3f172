import type { Arguments } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { type Mode, type Packer, type PackerWords, runPacker } from '../bzip2/packer.ts'
import { isLzma, lzmaPacked, lzmaUnpacked } from './lzma.ts'
import { listFiles } from './list.ts'
import { isXz } from './magic.ts'
import { sizeText } from './size-text.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import { xzPacked, xzUnpacked } from './format.ts'
import { XzError } from './xz-error.ts'

const WARNING = 2
const MOST_RATIO = 9.999

const words: PackerWords = {
  cannotOpen: (path, message) => [`${path}: ${message}`, 1],
  isDirectory: (path) => [`${path}: Is a directory, skipping`, WARNING],
  isLink: (path) => [`${path}: Is a symbolic link, skipping`, WARNING],
  hasSuffix: (path, suffix) => [`${path}: File already has \`${suffix}' suffix, skipping`, WARNING],
  exists: (path) => [`${path}: File exists`, 1],
  isTerminal: () => ["Compressed data cannot be written to a terminal\nxz: Try `xz --help' for more information.", 1],
  unknownSuffix: (path) => ({ said: `${path}: Filename has an unknown suffix, skipping`, status: WARNING }),
  damaged: ({ message }, { path }) => [`${path}: ${message}`, 1],
  told: (path, { whole, packed }) => {
    const ratio = whole === 0 ? Infinity : packed / whole
    const shown = ratio > MOST_RATIO ? `> ${MOST_RATIO}` : `= ${ratio.toFixed(3)}`
    return `${path}: ${sizeText(packed)} / ${sizeText(whole)} ${shown}\n`
  },
}

const packer: Packer = {
  suffixes: [
    ['.xz', ''],
    ['.txz', '.tar'],
  ],
  level: 6,
  pack: xzPacked,
  unpack: xzUnpacked,
  isPacked: isXz,
  Damaged: XzError,
  words,
}

/** The older kind of file, which has no sum: lzma(1). */
const lzmaPacker: Packer = {
  ...packer,
  suffixes: [
    ['.lzma', ''],
    ['.tlz', '.tar'],
  ],
  pack: lzmaPacked,
  unpack: lzmaUnpacked,
  isPacked: isLzma,
}

/** Either of them, by what a file begins with; it is packed as the first. */
const eitherPacker: Packer = {
  ...packer,
  suffixes: [...packer.suffixes, ...lzmaPacker.suffixes],
  unpack: (bytes) => (isLzma(bytes) && !isXz(bytes) ? lzmaUnpacked(bytes) : xzUnpacked(bytes)),
  isPacked: (bytes) => isXz(bytes) || isLzma(bytes),
}

const packers: ReadonlyMap<string, Packer> = new Map([
  ['auto', eitherPacker],
  ['xz', packer],
  ['lzma', lzmaPacker],
  ['alone', lzmaPacker],
])

/** @throws Failure where a format is none, or is not simulated */
function packerOf(format: string): Packer {
  if (format === 'raw' || format === 'lzip') throw new Failure(`--format=${format} is not simulated here`)
  const found = packers.get(format)
  if (!found) throw new Failure(`${format}: Unknown file format type`)
  return found
}

const MOST_THREADS = 16_384

/** @throws Failure where the value of an option is none: with an empty suffix a file would take its own place */
function checkValues({ values }: Arguments): void {
  for (const suffix of values('S'))
    if (suffix === '' || suffix.includes('/')) throw new Failure(`${suffix}: Invalid filename suffix`)
  for (const threads of values('T')) {
    if (!/^\d+$/.test(threads)) throw new Failure(`${threads}: Value is not a non-negative decimal integer`)
    if (Number(threads) > MOST_THREADS)
      throw new Failure(`Value of the option \`threads' must be in the range [0, ${MOST_THREADS}]`)
  }
}

const program = (name: string, mode: Mode, { toOutput = false, format = 'auto' } = {}): GnuProgram =>
  gnu({
    name,
    options: optionList(
      'd,decompress uncompress z,compress k,keep f,force t,test c,stdout to-stdout q,quiet v,verbose l,list S,suffix=SUF e,extreme ' +
        'F,format=FORMAT T,threads=NUM 0 1 2 3 4 5 6 7 8 9',
    ),
    helpLetter: 'h',
    versionLetter: 'V',
    refused: optionList(
      'C,check=NAME M,memlimit=LIMIT H,long-help Q,no-warn files[=FILE] files0[=FILE] robot single-stream ' +
        'no-sparse ignore-check block-size=SIZE block-list=LIST flush-timeout=TIME memlimit-compress=LIMIT ' +
        'memlimit-decompress=LIMIT memlimit-mt-decompress=LIMIT memory=LIMIT no-adjust lzma1[=OPTS] lzma2[=OPTS] x86[=OPTS] ' +
        'arm[=OPTS] armthumb[=OPTS] arm64[=OPTS] powerpc[=OPTS] ia64[=OPTS] sparc[=OPTS] delta[=OPTS] info-memory',
    ),
    operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
    hint: () => `${name}: Try \`${name} --help' for more information.\n`,
    run(process, args) {
      checkValues(args)
      const kind = args.value('F') ?? format
      const chosen = packerOf(kind)
      if (args.has('l') && chosen === lzmaPacker)
        throw new Failure('--list works only on .xz files (--format=xz or --format=auto)')
      if (args.has('l')) return listFiles(process, args)
      return runPacker(process, chosen, { args, usual: { mode, toOutput } })
    },
  })

/** xz(1) */
export const xz = program('xz', 'pack')
/** unxz(1) */
export const unxz = program('unxz', 'unpack')
/** xzcat(1) */
export const xzcat = program('xzcat', 'unpack', { toOutput: true })
/** lzma(1) */
export const lzma = program('lzma', 'pack', { format: 'lzma' })
/** unlzma(1) */
export const unlzma = program('unlzma', 'unpack', { format: 'lzma' })
/** lzcat(1) */
export const lzcat = program('lzcat', 'unpack', { toOutput: true, format: 'lzma' })
