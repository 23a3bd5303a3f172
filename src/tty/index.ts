export type { Candidate, Completion } from './completion.ts'
export { emacsKeymap, type Binding, type Keymap } from './keymap.ts'
export type { Disposable, TerminalLike } from './terminal.ts'
export { Tty, type TtyIO, type TtyOptions, type TtyShell, type TtySnapshot, type TtyState } from './tty.ts'
