import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { localText } from '../../../shell/posix/locale.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { awkDeclaration } from './declaration.ts'
import { refuseForeign, refuseZero } from './gawk.ts'
import { Interpreter } from './interpreter.ts'
import { unescape } from './lexer.ts'
import { inputValue } from './main-input.ts'
import { Machine } from './machine.ts'
import { parseProgram } from './parse.ts'
import { OpenFiles } from './open-files.ts'
import { Failure, gnu, type GnuProgram, helpText } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

async function programText(process: GnuProcess, args: Arguments, operands: string[]): Promise<string> {
  const texts: string[] = []
  for (const file of args.values('f')) {
    try {
      texts.push(await withInput(process, file, (input) => input.whole()))
    } catch (error) {
      if (error instanceof FileSystemError) throw new Failure(`cannot open ${file} (${error.message})`, 2)
      throw error
    }
  }
  if (texts.length > 0) return texts.join('\n')
  const text = operands.shift()
  if (text === undefined) throw new UsageError('')
  return text
}

function assign(machine: Machine, args: Arguments, local: (text: string) => string): void {
  for (const { name, value: given = '' } of args.given) {
    const value = local(given)
    if (name === 'F') machine.setSpecial('FS', unescape(value))
    if (name !== 'v') continue
    const [all, variable = '', text = ''] = /^([A-Za-z_]\w*)=([^]*)$/.exec(value) ?? []
    if (all === undefined) throw new Failure(`improper assignment: -v ${value}`, 2)
    machine.assign(variable, inputValue(unescape(text)))
  }
}

/** Finds and works on records by a program, awk(1p). */
const named = (name: string): GnuProgram =>
  gnu({
    ...awkDeclaration,
    name,
    rewrite: (words) => (words[0] === '-W' && words[1] === 'version' ? ['--version'] : words),
    hint: (process) => helpText(process, { ...awkDeclaration, name }),
    async run(process, args) {
      const local = (text: string): string => localText(text, process.environment)
      const operands = args.operands.map(local)
      const program = parseProgram(local(await programText(process, args, operands)))
      if (name === 'gawk') refuseForeign(program)
      const files = new OpenFiles(process)
      const machine = new Machine(process, program, files)
      if (name === 'gawk') {
        machine.beforeArithmetic = refuseZero
        machine.startsAtFirst = true
      }
      const interpreter = new Interpreter(machine, operands)
      assign(machine, args, local)
      try {
        await interpreter.run()
        interpreter.closeInput()
        await files.closeAll()
        return interpreter.status
      } catch (error) {
        // what came out before something went wrong is still to be seen
        if (process.state !== 'ended') await files.closeAll()
        throw error
      } finally {
        interpreter.closeInput()
        files.release()
      }
    },
  })

export const awk = named('awk')

/** awk under the name that GNU's has by itself. */
export const gawk = named('gawk')

/** awk under the name that Debian's has by itself. */
export const mawk = named('mawk')
