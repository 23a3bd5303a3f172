export { type Chance, createChance } from './base/chance.ts'
export type { Clock } from './base/clock.ts'
export { createAbort, Interrupted, type Abort, type Signal } from './base/signal.ts'
export { createStore, type ReadableStore, type Store } from './base/store.ts'
export { connect, type Connection, type ConnectOptions, ERROR_MARK } from './connect.ts'
export { type Host, liveClock, platformHost, type ProcessHost, standingClock } from './host.ts'
export { type SteadyHost, steadyHost, type SteadyOptions } from './steady-host.ts'
export type { CommandDeclaration, Example, OperandDeclaration, OptionDeclaration } from './shell/declaration.ts'
export { highlightCommands, type HighlightSpan } from './shell/highlight.ts'
export { type Machine, type MachineOptions, UnreadableWorld } from './shell/machine.ts'
export type {
  Candidate,
  Command,
  CommandTable,
  Completion,
  Input,
  LaterCommand,
  LineIO,
  LineShell,
  Output,
  Invocation as Process,
  Streams,
} from './shell/command.ts'
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionState,
  type TerminalLine,
} from './shell/session.ts'
export { createSimpleShell, type SimpleShellOptions } from './shell/simple-shell.ts'
export * from './course/index.ts'
export * from './docker/index.ts'
export * from './linux/index.ts'
export * from './tty/index.ts'
