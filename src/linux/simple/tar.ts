import type { ParsedArguments } from '../../shell/options.ts'
import { complain, type LinuxInvocation, type ListedLinuxCommand, simpleCommand } from './command.ts'
import { createArchive } from './tar-create.ts'
import { extractArchive, listArchive } from './tar-read.ts'

/** Status of what ends tar (tar(1), RETURN VALUE). */
const FATAL = 2

const declaration: ListedLinuxCommand['declaration'] = {
  options: [
    { short: 'c', long: 'create', summary: 'make an archive of the FILEs' },
    { short: 'x', long: 'extract', summary: 'take files out of an archive' },
    { short: 't', long: 'list', summary: 'list what is in an archive' },
    { short: 'f', long: 'file', value: { name: 'ARCHIVE', kind: 'file' }, summary: 'the file that is the archive' },
    { short: 'v', long: 'verbose', summary: 'name each file on the way' },
    { short: 'z', long: 'gzip', summary: 'compress: not simulated here yet' },
  ],
  operands: [{ name: 'FILE', kind: 'path', optional: true, repeated: true }],
  description: [
    'An archive is one file that holds many, with their directories, permissions and dates. Exactly one of -c, -x and -t must be given, and -f with the name of the archive.',
    'Files are taken out into the working directory, and replace files of the same name. The letters may be written together, and the dash may be left out.',
    'Archives are POSIX ustar archives. Compression (-z) is not simulated here yet.',
  ],
  examples: [
    { line: 'tar -cf docs.tar Documents', meaning: 'put Documents into docs.tar' },
    { line: 'tar -tf docs.tar', meaning: 'list what is in it' },
    { line: 'tar -xf docs.tar', meaning: 'take everything out' },
  ],
}

const actions = { c: createArchive, x: extractArchive, t: listArchive } as const

function work(process: LinuxInvocation, given: ParsedArguments): number | Promise<number> {
  const chosen = Object.entries(actions).filter(([letter]) => given.has(letter))
  const act = chosen[0]?.[1]
  if (!act) return complain(process, 'you must specify one of the options', FATAL)
  if (chosen.length > 1) return complain(process, 'You may not specify more than one of -c, -x and -t', FATAL)
  if (given.has('z')) {
    return complain(process, '-z: compression is not simulated here yet; leave out -z for a plain archive', FATAL)
  }
  const archive = given.value('f')
  if (archive === undefined) return complain(process, 'no archive is named (missing -f option?)', FATAL)
  return act(process, { archive, files: given.operands, verbose: given.has('v') })
}

const dashed = simpleCommand({ declaration, main: work, misuseStatus: FATAL })

/**
 * The old style, `tar cf a.tar b`, as options: letters without a dash, whose values follow in their order. Only -f has one, so it goes
 * to the end.
 */
function oldStyle(word: string): string | undefined {
  if (!/^[cxtvzf]+$/.test(word)) return undefined
  return `-${word.replaceAll('f', '')}${word.includes('f') ? 'f' : ''}`
}

export const tar: ListedLinuxCommand = {
  declaration,
  run: (process) => {
    const [name = '', first = '', ...rest] = process.argv
    const options = oldStyle(first)
    return dashed.run(options === undefined ? process : { ...process, argv: [name, options, ...rest] })
  },
}
