import type { EditedShell } from '../../../base/edited-shell.ts'
import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { InteractiveShell } from './interactive-shell.ts'

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
