import type { EditedLine, EditedShell, Rewriting } from '../../../base/edited-shell.ts'
import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { functionLines, macroLines, variableLines } from '../readline/listing.ts'
import { keymapInUse, usualKeys } from '../readline/keymaps.ts'
import { readInitFile } from '../readline/start.ts'
import { recall } from './history-expansion.ts'
import type { InteractiveShell } from './interactive-shell.ts'

interface Owner<System extends PosixSystem> {
  readonly process: Process<System>
  readonly shell: InteractiveShell
}

/** Words and operators of a line. */
const WORD = /(?:\\.|`[^`]*`?|'[^']*'?|"(?:\\.|[^"\\])*"?|\$\((?:[^()]|\([^()]*\))*\)|[^\s;|&<>()'"\\`])+|[;|&<>()]+/gs
/** What stays as it is: operators, and paths with a tilde, as in bash. */
const KEPT = /^(?:[;|&<>()]+$|~)/

/** The line with its history expanded. @throws Error with what is wrong */
function withHistory({ shell }: Owner<PosixSystem>, text: string): string {
  const { error, shown } = recall(text, shell.state)
  if (error !== undefined) throw new Error(error)
  return shown ?? text
}

function withAlias({ shell }: Owner<PosixSystem>, text: string): string {
  const [, before = '', name = '', rest = ''] = /^(\s*)(\S+)(.*)$/s.exec(text) ?? []
  const alias = shell.state.aliases.get(name)
  return alias === undefined ? text : before + alias + rest
}

/** The line with its words expanded, as the shell would before it runs them. */
async function expanded(owner: Owner<PosixSystem>, text: string): Promise<string> {
  const parts = withAlias(owner, withHistory(owner, text)).match(WORD) ?? []
  const words: string[] = []
  for (const part of parts) words.push(...(KEPT.test(part) ? [part] : await owner.shell.expand([part])))
  return words.join(' ')
}

/** The line with the word at the caret replaced by what it becomes. */
function withWord({ text, caret }: EditedLine, become: (word: string) => string | undefined): EditedLine | undefined {
  const start = text.slice(0, caret).search(/\S*$/)
  const [word = ''] = /^\S*/.exec(text.slice(start)) ?? []
  const next = become(word)
  if (next === undefined || next === word) return undefined
  return { text: text.slice(0, start) + next + text.slice(start + word.length), caret: start + next.length }
}

const atEnd = (text: string): EditedLine => ({ text, caret: text.length })

async function rewrite(owner: Owner<PosixSystem>, line: EditedLine, how: Rewriting): Promise<EditedLine | undefined> {
  const { process, shell } = owner
  switch (how) {
    case 'history':
      return atEnd(withHistory(owner, line.text))
    case 'alias':
      return atEnd(withAlias(owner, line.text))
    case 'history-and-alias':
      return atEnd(withAlias(owner, withHistory(owner, line.text)))
    case 'shell':
      return atEnd(await expanded(owner, line.text))
    case 'tilde':
      return withWord(line, (word) =>
        word.replace(/^~([^/]*)/, (tilde, name: string) =>
          name === '' ? (shell.state.get('HOME') ?? tilde) : (process.system.accountOf(name)?.home ?? tilde),
        ),
      )
    case 'spelling': {
      const { corrected } = await import('../text/spelling.ts')
      return withWord(line, (word) => corrected(process, word))
    }
  }
}

/** What a line editor asks of a shell (`EditedShell`), all that waits. */
export function editedLine<System extends PosixSystem>(
  owner: Owner<System>,
): Pick<EditedShell, 'rewrite' | 'tell' | 'readInitFile'> {
  const { state } = owner.shell
  return {
    rewrite: (line, how) => rewrite(owner, line, how),
    tell: (what, reusable) => {
      const settings = state.keys ?? usualKeys
      const keymap = keymapInUse(settings, state.options.has('vi'))
      if (what === 'version') return Promise.resolve('GNU bash, version 5.2.15(1)-release (x86_64-pc-linux-gnu)\n')
      const list = { functions: functionLines, macros: macroLines, variables: variableLines }[what]
      return Promise.resolve(list(state, keymap, reusable))
    },
    readInitFile: () => Promise.resolve(readInitFile({ process: owner.process, state })),
  }
}
