import type { EditedShell } from '../../../../base/edited-shell.ts'
import { runKeyCommand } from '../../interactive/key-command.ts'
import { drive } from '../../steps.ts'
import type { Context } from './define.ts'

/** What the line editor asks of a shell that reads a line for `read -e`: its keys, and nothing about commands. */
export function editedRead({ process, state, shell }: Context): EditedShell {
  return {
    get vi() {
      return state.options.has('vi')
    },
    get keys() {
      return state.keys
    },
    verifies: false,
    complete: ({ caret }) => Promise.resolve({ start: caret, candidates: [] }),
    rewrite: () => Promise.resolve(undefined),
    tell: () => Promise.resolve(''),
    readInitFile: () => Promise.resolve(''),
    run: (command, line) => runKeyCommand(state, line, async () => drive(process, shell.evaluate(command))),
    useVi: () => undefined,
    rememberToEdit: () => undefined,
  }
}
