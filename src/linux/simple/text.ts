import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { complain, type LinuxInvocation, pathOf } from './command.ts'

/** A file's text, or undefined after saying why there is none: `{cmd}: {file}: No such file or directory`. */
export async function readOperand(process: LinuxInvocation, operand: string, status = 1): Promise<string | undefined> {
  const text = attempt(() => process.system.fs.readText(pathOf(process, operand)))
  if (!(text instanceof FileSystemError)) return text
  await complain(process, `${operand}: ${text.message}`, status)
  return undefined
}

/** The lines of a text, each without its newline; a text that ends in a newline has no empty last line. */
export function linesOf(text: string): readonly string[] {
  if (text === '') return []
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
}
