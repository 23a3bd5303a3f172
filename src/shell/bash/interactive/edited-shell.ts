import type { EditedShell } from '../../../base/edited-shell.ts'
import { resolvePath } from '../../posix/open.ts'
import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { InteractiveShell } from './interactive-shell.ts'

/** Whether the line editor of a shell has an init file that it has not read yet. */
export function hasInitFile<System extends PosixSystem>(
  process: Process<System>,
  { state }: Pick<InteractiveShell, 'state'>,
): boolean {
  const own = state.get('INPUTRC') || `${state.get('HOME') ?? ''}/.inputrc`
  const { fs } = process.system
  return !state.keys && [own, '/etc/inputrc'].some((path) => fs.peek(resolvePath(process, path)))
}

/** What a line editor asks of a shell at its prompt. @param owner the shell that is there just now */
export function editedShell<System extends PosixSystem>(
  owner: () => { readonly process: Process<System>; readonly shell: InteractiveShell },
): EditedShell {
  const state = () => owner().shell.state
  const late = async () => (await import('./edited-line.ts')).editedLine(owner())
  return {
    get vi() {
      return state().options.has('vi')
    },
    get verifies() {
      return state().shopt.has('histverify')
    },
    get keys() {
      return state().keys
    },
    complete: async ({ text, caret }, as) => (await import('./completion.ts')).completeInBash(owner(), text, caret, as),
    rewrite: async (line, how) => (await late()).rewrite(line, how),
    tell: async (what, reusable) => (await late()).tell(what, reusable),
    readInitFile: async () => (await late()).readInitFile(),
    useVi(vi) {
      state().options.delete(vi ? 'emacs' : 'vi')
      state().options.add(vi ? 'vi' : 'emacs')
    },
    rememberToEdit: (line) => state().history?.add([line, '']),
  }
}
