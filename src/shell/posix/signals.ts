/** Signals by name with their numbers on Linux, signal(7). */
export const signalNumbers = {
  HUP: 1,
  INT: 2,
  QUIT: 3,
  ILL: 4,
  TRAP: 5,
  ABRT: 6,
  BUS: 7,
  FPE: 8,
  KILL: 9,
  USR1: 10,
  SEGV: 11,
  USR2: 12,
  PIPE: 13,
  ALRM: 14,
  TERM: 15,
  STKFLT: 16,
  CHLD: 17,
  CONT: 18,
  STOP: 19,
  TSTP: 20,
  TTIN: 21,
  TTOU: 22,
  URG: 23,
  XCPU: 24,
  XFSZ: 25,
  VTALRM: 26,
  PROF: 27,
  WINCH: 28,
  IO: 29,
  PWR: 30,
  SYS: 31,
} as const

export type SignalName = keyof typeof signalNumbers

/** Every signal's name, by rising number. */
export const signalNames = Object.keys(signalNumbers) as readonly SignalName[]

const byNumber: ReadonlyMap<number, SignalName> = new Map(signalNames.map((name) => [signalNumbers[name], name]))

/** What a signal does to a process that has said nothing about it, signal(7). */
export type DefaultAction = 'terminate' | 'ignore' | 'stop' | 'continue'

const unusual: Partial<Record<SignalName, DefaultAction>> = {
  CHLD: 'ignore',
  URG: 'ignore',
  WINCH: 'ignore',
  CONT: 'continue',
  STOP: 'stop',
  TSTP: 'stop',
  TTIN: 'stop',
  TTOU: 'stop',
}

export function defaultAction(signal: SignalName): DefaultAction {
  return unusual[signal] ?? 'terminate'
}

/** A signal's name from what a user writes: a number, `INT`, `int` or `SIGINT`; undefined where there is none. */
export function signalFrom(text: string): SignalName | undefined {
  if (/^\d+$/.test(text)) return byNumber.get(Number(text))
  const name = text.toUpperCase().replace(/^SIG/, '')
  return signalNames.find((known) => known === name)
}

/** What bash prints of a process that a signal ended, strsignal(3). */
export const signalSentences: Partial<Record<SignalName, string>> = {
  HUP: 'Hangup',
  INT: 'Interrupt',
  QUIT: 'Quit',
  ILL: 'Illegal instruction',
  TRAP: 'Trace/breakpoint trap',
  ABRT: 'Aborted',
  BUS: 'Bus error',
  FPE: 'Floating point exception',
  KILL: 'Killed',
  USR1: 'User defined signal 1',
  SEGV: 'Segmentation fault',
  USR2: 'User defined signal 2',
  PIPE: 'Broken pipe',
  ALRM: 'Alarm clock',
  TERM: 'Terminated',
  STOP: 'Stopped (signal)',
  TSTP: 'Stopped',
  TTIN: 'Stopped (tty input)',
  TTOU: 'Stopped (tty output)',
  XCPU: 'CPU time limit exceeded',
  XFSZ: 'File size limit exceeded',
}

/** The status of a process that a signal ended (POSIX, Shell Command Language 2.8.2). */
export const statusOfSignal = (signal: SignalName): number => 128 + signalNumbers[signal]
