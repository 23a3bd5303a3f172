import { FileSystemError } from '../../posix/errno.ts'
import { textOf } from '../../posix/bytes.ts'
import { resolvePath } from '../../posix/open.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Process } from '../../posix/process.ts'
import { NOT_SIMULATED } from '../shell-options.ts'
import type { ShellState } from '../state.ts'
import { type InitFileHost, InitFileReader } from './init-file.ts'
import { type Keymap, usualKeys } from './keymaps.ts'

/** A shell in its process. */
interface Owner {
  readonly process: Process<PosixSystem>
  readonly state: ShellState
}

/** What lines of an init file are read for, by a shell. */
export interface Reading extends InitFileHost {
  /** What Readline says, in order. */
  readonly said: string[]
  /** What is not simulated. */
  readonly refused: string[]
}

/** A path with the home directory in place of its tilde. */
const expanded = (state: ShellState, path: string): string =>
  path.startsWith('~/') ? (state.get('HOME') ?? '~') + path.slice(1) : path

/** The lines of a file. @throws FileSystemError */
export function linesOf({ process, state }: Owner, path: string): readonly string[] {
  const text = textOf(process.system.fs.readFile(resolvePath(process, expanded(state, path))))
  return text.replace(/\n$/, '').split('\n')
}

function readable(owner: Owner, path: string): readonly string[] | undefined {
  try {
    return linesOf(owner, path)
  } catch (error) {
    if (error instanceof FileSystemError) return undefined
    throw error
  }
}

/** Begins to read lines for a shell. @param keymap where keys are bound, if that is not the one in use */
export function reading(owner: Owner, keymap?: Keymap): Reading {
  const { state } = owner
  const [said, refused]: [string[], string[]] = [[], []]
  return {
    said,
    refused,
    keymap,
    settings: state.keys ?? usualKeys,
    vi: state.options.has('vi'),
    term: state.get('TERM') ?? 'dumb',
    open: (path) => readable(owner, path),
    complain: (message) => void said.push(`readline: ${message}\n`),
    refuse: (what) => void refused.push(what),
  }
}

/** Keeps what lines have changed. */
export function keep({ state }: Owner, { settings, vi }: InitFileHost): void {
  state.keys = settings
  if (vi === state.options.has('vi')) return
  state.options.delete(vi ? 'emacs' : 'vi')
  state.options.add(vi ? 'vi' : 'emacs')
}

/** The file that Readline reads when it begins: what INPUTRC names, else the user's own, else the machine's. */
function initFile(owner: Owner): { readonly path: string; readonly lines: readonly string[] } | undefined {
  const own = owner.state.get('INPUTRC') || '~/.inputrc'
  for (const path of [own, '/etc/inputrc']) {
    const lines = readable(owner, path)
    if (lines) return { path: expanded(owner.state, path), lines }
  }
  return undefined
}

/** Reads the init file, for the first time or again; gives what is to be said. */
export function readInitFile(owner: Owner): string {
  const host = reading(owner)
  const file = initFile(owner)
  if (file) new InitFileReader(host).readFile(file.path, file.lines)
  keep(owner, host)
  const refused = host.refused.map((what) => `readline: ${what}: ${NOT_SIMULATED}\n`)
  return [...host.said, ...refused].join('')
}
