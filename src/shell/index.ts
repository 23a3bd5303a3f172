export type { Chance } from '../base/chance.ts'
export type { Clock } from '../base/clock.ts'
export type { Jq, JqAnswer, JqTask } from '../base/jq.ts'
export type { Signal } from '../base/signal.ts'
export type { ReadableStore } from '../base/store.ts'
export type { Host, ProcessHost } from '../host.ts'
export type {
  Candidate,
  Command,
  CommandTable,
  Completion,
  Input,
  Invocation as Process,
  LaterCommand,
  LineIO,
  LineShell,
  Output,
  SessionControl,
  ShellView,
  Streams,
} from './command.ts'
export type { BashMoment } from './bash/moment.ts'
export type { Unfinished } from './bash/syntax/unfinished.ts'
export type { Directories } from './complete.ts'
export type {
  CommandDeclaration,
  Example,
  Listing,
  OperandDeclaration,
  OperandKind,
  OptionDeclaration,
  ReadCommand,
} from './declaration.ts'
export type {
  CommandDescription,
  CommandInput,
  CommandIO,
  CommandRun,
  DescribedCommand,
  GivenCommand,
  LoadedCommand,
} from './given-command.ts'
export type { OpenTerminal } from './further-terminals.ts'
export type { HighlightSpan, Vocabulary } from './highlight.ts'
export type { InnerLine } from './inner-lines.ts'
export type { Journal, LineRecord } from './journal.ts'
export {
  type FurtherMachine,
  type Look,
  type Machine,
  type MachineOptions,
  type OtherStart,
  type SavedContents,
  type ListeningPort,
  type ServedPage,
  type StartOptions,
  UnreadableWorld,
} from './machine.ts'
export type { ProgramDeclaration, ProgramOption, ProgramPage } from './posix/declaration.ts'
export type { GivenOption } from './posix/getopt.ts'
export type { FileTime } from './posix/file-time.ts'
export type { Credentials, DirectoryEntry, FileType, Nanoseconds, Stat } from './posix/posix-system.ts'
export type { SignalName } from './posix/signals.ts'
export type { Chunk } from './posix/stream.ts'
export type { CompleteLine } from './posix/terminal.ts'
export type { Hint, Session, SessionOptions, SessionState, TerminalLine } from './session/session.ts'
export type { SimpleShellOptions } from './simple-shell.ts'
export type { MachineSnapshot } from './snapshots.ts'
export type {
  FurtherTerminal,
  RunningProcess,
  SessionMoment,
  ShellName,
  TerminalShell,
  TerminalShellHost,
  LineOptions,
  TtyIO as TerminalIO,
} from './terminal-shell.ts'
export type { Keystroke, Moment, Timeline } from './timeline.ts'
export type { Command as WatchedCommand, Evidence, Flow, Place, Ran, Redirected, Watch } from './watch.ts'
