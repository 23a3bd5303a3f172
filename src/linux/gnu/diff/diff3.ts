import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { edScript, type Merging, mergedText, plainText } from './diff3-output.ts'
import { type Three, threeWay } from './three-way.ts'

const TROUBLE = 2
const MOST_LABELS = 3

/** The lines of a file with their newlines. @throws Failure */
async function linesOf(process: GnuProcess, name: string): Promise<readonly string[]> {
  if (name !== '-' && process.system.fs.isDirectory(resolvePath(process, name)))
    throw new Failure(`${name}: Is a directory`, TROUBLE)
  try {
    return await withInput(process, name, async (_, file) => {
      const input = octetInput(process, file)
      const lines = (await input.allLines()).map((line) => `${line}\n`)
      const last = lines.at(-1)
      return last === undefined || input.endsInNewline ? lines : [...lines.slice(0, -1), last.slice(0, -1)]
    })
  } catch (error) {
    if (error instanceof FileSystemError) throw new Failure(`${name}: ${error.message}`, TROUBLE)
    throw error
  }
}

/** What goes into a merged file or a script; undefined where blocks are shown to people. @throws UsageError */
function mergingOf({ has }: Arguments): Merging | undefined {
  const letters = ['A', 'e', 'E', '3', 'x', 'X'].filter((letter) => has(letter))
  const [letter = has('m') ? 'A' : undefined] = letters
  const incompatible = letters.length > 1 || (has('i') && has('m'))
  if (incompatible) throw new UsageError('incompatible options')
  if (letter === undefined) return undefined
  return {
    easy: letter !== 'x' && letter !== 'X',
    overlapping: letter !== '3',
    flags: letter === 'A' || letter === 'E',
    showsOld: letter === 'A',
  }
}

function operandsOf(process: GnuProcess, { operands }: Arguments): Three<string> {
  const [mine, old, yours, extra] = operands
  if (mine === undefined || old === undefined || yours === undefined)
    throw new UsageError(`missing operand after '${process.argv.at(-1)}'`)
  if (extra !== undefined) throw new UsageError(`extra operand '${extra}'`)
  if (yours === '-' && (mine === '-' || old === '-'))
    throw new Failure("'-' specified for more than one input file", TROUBLE)
  return [mine, old, yours]
}

/** Tells of last lines without a newline that are changed: a script for ed gives them one. */
async function warnOfNewlines(process: GnuProcess, [mine, old, yours]: Three<readonly string[]>): Promise<void> {
  for (const file of [mine, yours])
    for (const last of file.at(-1) === old.at(-1) ? [] : [file.at(-1), old.at(-1)])
      if (last?.endsWith('\n') === false) await process.complain('No newline at end of file')
}

/** diff3(1): compares three files, and merges what two made of one. */
export const diff3 = gnu({
  name: 'diff3',
  versionLetter: 'v',
  options: optionList(
    'A,show-all e,ed E,show-overlap 3,easy-only x,overlap-only X i m,merge a,text strip-trailing-cr T,initial-tab L,label=LABEL',
  ),
  refused: optionList('diff-program=PROGRAM'),
  operands: [
    { name: 'MYFILE', kind: 'path' },
    { name: 'OLDFILE', kind: 'path' },
    { name: 'YOURFILE', kind: 'path' },
  ],
  usageStatus: TROUBLE,
  hint: ({ name }) => `${name}: Try '${name} --help' for more information.\n`,
  async run(process, args) {
    const { has, values } = args
    const given = values('L')
    if (given.length > MOST_LABELS) throw new UsageError('too many file label options')
    const merging = mergingOf(args)
    if (given.length > 0 && !merging) throw new UsageError('incompatible options')
    const names = operandsOf(process, args)
    const read = async (name: string): Promise<readonly string[]> => {
      const lines = await linesOf(process, name)
      return has('strip-trailing-cr') ? lines.map((line) => line.replace(/\r(?=\n?$)/, '')) : lines
    }
    const files = [await read(names[0]), await read(names[1]), await read(names[2])] as const
    const labels = [given[0] ?? names[0], given[1] ?? names[1], given[2] ?? names[2]] as const
    const blocks = await process.inTurns(threeWay(files, merging ? 1 : 2))
    const compared = { files, labels }
    if (!merging) {
      await process.print(chunkOf(plainText(compared, blocks, has('T') ? '\t' : '  ')))
      return 0
    }
    if (!has('m')) await warnOfNewlines(process, files)
    const merged = has('m') ? mergedText(compared, blocks, merging) : edScript(compared, blocks, merging)
    await process.print(chunkOf(`${merged.text}${has('i') ? 'w\nq\n' : ''}`))
    return merged.conflicts ? 1 : 0
  },
})
