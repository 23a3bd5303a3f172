import type { Arguments } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { type Mode, type Packer, type PackerWords, runPacker } from '../bzip2/packer.ts'
import { listFiles } from './list.ts'
import { isXz } from './magic.ts'
import { sizeText } from './size-text.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import { xzPacked, xzUnpacked } from './format.ts'
import { XzError } from './lzma2.ts'

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

const program = (name: string, mode: Mode, toOutput = false): GnuProgram =>
  gnu({
    name,
    options: optionList(
      'd,decompress uncompress z,compress k,keep f,force t,test c,stdout to-stdout q,quiet v,verbose l,list S,suffix=SUF e,extreme ' +
        'T,threads=NUM 0 1 2 3 4 5 6 7 8 9',
    ),
    helpLetter: 'h',
    versionLetter: 'V',
    refused: optionList(
      'F,format=FORMAT C,check=NAME M,memlimit=LIMIT H,long-help Q,no-warn files[=FILE] files0[=FILE] robot single-stream ' +
        'no-sparse ignore-check block-size=SIZE block-list=LIST flush-timeout=TIME memlimit-compress=LIMIT ' +
        'memlimit-decompress=LIMIT memlimit-mt-decompress=LIMIT memory=LIMIT no-adjust lzma1[=OPTS] lzma2[=OPTS] x86[=OPTS] ' +
        'arm[=OPTS] armthumb[=OPTS] arm64[=OPTS] powerpc[=OPTS] ia64[=OPTS] sparc[=OPTS] delta[=OPTS] info-memory',
    ),
    operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
    hint: () => `${name}: Try \`${name} --help' for more information.\n`,
    run(process, args) {
      checkValues(args)
      if (args.has('l')) return listFiles(process, args)
      return runPacker(process, packer, { args, usual: { mode, toOutput } })
    },
  })

/** xz(1) */
export const xz = program('xz', 'pack')
/** unxz(1) */
export const unxz = program('unxz', 'unpack')
/** xzcat(1) */
export const xzcat = program('xzcat', 'unpack', true)
