import { optionList } from '../library/options.ts'
import { type Mode, type Packer, type PackerWords, runPacker } from './packer.ts'
import { gnu, type GnuProgram } from '../library/program.ts'
import { Bzip2Error } from './bits.ts'
import { isBzip2 } from './magic.ts'
import { bzip2Packed } from './pack.ts'
import { bzip2Unpacked, NOT_BZIP2 } from './unpack.ts'

const DAMAGE = 2

const RECOVER =
  "You can use the `bzip2recover' program to attempt to recover\ndata from undamaged sections of corrupted files.\n"
const CORRUPTED =
  'It is possible that the compressed file(s) have become corrupted.\n' +
  `You can use the -tvv option to test integrity of such files.\n\n${RECOVER}`

const BYTE = 8

function told(path: string, { whole, packed, mode }: Parameters<PackerWords['told']>[1]): string {
  const name = `  ${path}: `.padEnd(11)
  if (mode !== 'pack') return `${name}${mode === 'test' ? 'ok' : 'done'}\n`
  if (whole === 0) return `${name} no data compressed.\n`
  const ratio = (whole / packed).toFixed(3).padStart(6)
  const bits = ((BYTE * packed) / whole).toFixed(3).padStart(6)
  const saved = (100 * (1 - packed / whole)).toFixed(2)
  return `${name}${ratio}:1, ${bits} bits/byte, ${saved.padStart(5)}% saved, ${whole} in, ${packed} out.\n`
}

const words: PackerWords = {
  cannotOpen: (path, message) => [`Can't open input file ${path}: ${message}.`, 1],
  isDirectory: (path) => [`Input file ${path} is a directory.`, 1],
  isLink: (path) => [`Input file ${path} is not a normal file.`, 1],
  hasSuffix: (path, suffix) => [`Input file ${path} already has ${suffix} suffix.`, 1],
  exists: (path) => [`Output file ${path} already exists.`, 1],
  isTerminal: () => ["I won't write compressed data to a terminal.\nbzip2: For help, type: `bzip2 --help'.", 1],
  unknownSuffix: (path) => ({
    target: `${path}.out`,
    said: `Can't guess original name for ${path} -- using ${path}.out`,
    status: 0,
  }),
  damaged: ({ message }, { path, tests }) => {
    const isOther = message === NOT_BZIP2
    if (tests && isOther) return [`${path}: bad magic number (file not created by bzip2)\n\n${RECOVER}`, DAMAGE]
    if (tests) return [`${path}: ${message}\n\n${RECOVER}`, DAMAGE]
    return [isOther ? `${path} ${message}` : `${message}\n\tInput file = ${path}\n\n${CORRUPTED}`, DAMAGE]
  },
  garbage: (name, path, mode) => `${mode === 'test' ? '' : '\n'}${name}: ${path}: trailing garbage after EOF ignored\n`,
  told,
}

const packer: Packer = {
  suffixes: [
    ['.bz2', ''],
    ['.bz', ''],
    ['.tbz2', '.tar'],
    ['.tbz', '.tar'],
  ],
  level: 9,
  pack: bzip2Packed,
  unpack: bzip2Unpacked,
  // what is empty is a packed file that ends too soon
  isPacked: (bytes) => bytes.length === 0 || isBzip2(bytes),
  Damaged: Bzip2Error,
  words,
}

const program = (name: string, mode: Mode, toOutput = false): GnuProgram =>
  gnu({
    name,
    options: optionList(
      'd,decompress z,compress k,keep f,force t,test c,stdout q,quiet v,verbose s,small 1,fast 2 3 4 5 6 7 8 9,best',
    ),
    helpLetter: 'h',
    versionLetter: 'V',
    refused: optionList('L,license repetitive-fast repetitive-best exponential'),
    operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
    wording: ({ word }) => `Bad flag \`${word}'`,
    run: (process, args) => runPacker(process, packer, { args, usual: { mode, toOutput } }),
  })

/** bzip2(1) */
export const bzip2 = program('bzip2', 'pack')
/** bunzip2(1) */
export const bunzip2 = program('bunzip2', 'unpack')
/** bzcat(1) */
export const bzcat = program('bzcat', 'unpack', true)
