import type { TerminalShellHost } from '../../terminal-shell.ts'
import type { History } from '../state.ts'

/** The session's lines, as the shell's own commands see them. */
export const sessionHistory = (host: Pick<TerminalShellHost, 'history'>): History => ({
  first: 1,
  get lines() {
    return host.history
  },
  add: (line) => (host.history = [...host.history, line]),
  clear: () => (host.history = []),
  remove: (number) => (host.history = host.history.toSpliced(number - 1, 1)),
})
