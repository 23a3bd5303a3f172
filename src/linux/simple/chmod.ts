import { complain, type ListedLinuxCommand } from './command.ts'
import { retainModes } from './mode.ts'

/** Modes as POSIX chmod has them: octal, or clauses such as `u+x` and `go=r`. */
const MODE = /^(?:[0-7]{1,4}|[ugoa]*(?:[-+=][rwxXst]*)+(?:,[ugoa]*(?:[-+=][rwxXst]*)+)*)$/

export const chmod: ListedLinuxCommand = {
  declaration: {
    operands: [
      { name: 'MODE', kind: 'mode' },
      { name: 'FILE', kind: 'path', repeated: true },
    ],
    description: [
      'On other systems this gives FILE the permissions MODE: three digits for owner, group and others (4 read, 2 write, 1 execute, added up), or letters such as u+x.',
      'In this shell permissions are for display only: chmod checks its words, prints what the permissions are, and changes nothing.',
    ],
    examples: [
      { line: 'chmod 644 welcome.txt', meaning: 'on other systems: the owner may write, everybody may read' },
      { line: 'chmod u+x script.sh', meaning: 'on other systems: the owner may run it' },
    ],
  },
  // a mode may start with a dash, so the usual reading of options does not fit
  run: (process) => {
    const [mode, ...files] = process.argv.slice(1)
    if (mode === undefined || files.length === 0) return complain(process, 'missing operand')
    if (!MODE.test(mode)) return complain(process, `invalid mode: '${mode}'`)
    return retainModes(process, files)
  },
}
