import { resolvePath } from '../../posix/open.ts'
import { within } from '../frame.ts'
import type { StartFile } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'

/** Reads the first file of each list that is there, as bash's maybe_execute_file does: without a word of its own, whatever `set` says. */
export function* readStartFiles(shell: Shell, lists: readonly (readonly StartFile[])[]): Steps<number> {
  const { frame, interactive } = shell
  // what `set -x` shows of them is no deeper than the shell's own commands; an interactive one remembers only what is not nested
  const nesting = frame.nesting - (interactive ? 0 : 1)
  return yield* within(shell, { ...frame, nesting }, reading(shell, lists))
}

function* reading(shell: Shell, lists: readonly (readonly StartFile[])[]): Steps<number> {
  const { process, state } = shell
  for (const list of lists)
    for (const file of list) {
      const path = yield* pathOf(shell, file)
      const type = path === '' ? undefined : process.system.fs.peek(resolvePath(process, path))?.type
      if (type === undefined) continue
      if (type === 'directory') yield* settle(process.write(2, `${state.name}: ${path}: is a directory\n`))
      else yield* shell.runWords(['.', path.includes('/') ? path : `./${path}`], { onlyBuiltins: true })
      if (shell.jump) return state.status
      break
    }
  return 0
}

function* pathOf({ state, expander }: Shell, file: StartFile): Steps<string> {
  const text = 'name' in file ? file.name : yield* settle(expander.quotedText(state.get(file.variable) ?? ''))
  const tilde = /^~[^/]*/.exec(text)?.[0]
  return tilde === undefined ? text : (expander.tilde(tilde) ?? tilde) + text.slice(tilde.length)
}
