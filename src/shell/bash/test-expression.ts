import { resolvePath } from '../posix/open.ts'
export function unaryTest(op: string, operand: string, shell: any): boolean {
  if (op === '-n') return operand !== ''
  if (op === '-z') return operand === ''
  if (op === '-v') return shell.state.get(operand) !== undefined
  const s = shell.process.system.fs.peek(resolvePath(shell.process, operand))
  if (op === '-d') return s?.type === 'directory'
  if (op === '-f') return s?.type === 'file'
  return s !== undefined
}
export function binaryTest(_op: string, a: string, b: string, _shell: any): boolean {
  return a === b
}
