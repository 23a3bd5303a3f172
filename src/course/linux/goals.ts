import type { Goal } from '../goal.ts'

/** The same goal with what a checklist says of it. */
export const labelled = (label: string, goal: Goal): Goal => ({ ...goal, label })

export const all = (...of: readonly Goal[]): Goal => ({ type: 'all', of })

export const any = (...of: readonly Goal[]): Goal => ({ type: 'any', of })

export const not = (of: Goal): Goal => ({ type: 'not', of })

/** One of these programs ran, whether it succeeded or not. */
export const ran = (...programs: readonly string[]): Goal =>
  any(...programs.map((program): Goal => ({ type: 'ran', program, status: 'any' })))

/** One of these programs ran, and succeeded. */
export const succeeded = (...programs: readonly string[]): Goal =>
  any(...programs.map((program): Goal => ({ type: 'ran', program })))

/** A program ran, and ended with one of these statuses. */
export const endedWith = (program: string, ...statuses: readonly number[]): Goal =>
  any(...statuses.map((status): Goal => ({ type: 'ran', program, status })))

/** A program ran with these options. */
export const ranWith = (program: string, ...options: readonly string[]): Goal => ({
  type: 'ran',
  program,
  with: options,
  status: 'any',
})

/** A program ran with exactly these operands. */
export const ranOn = (program: string, ...operands: readonly string[]): Goal => ({
  type: 'ran',
  program,
  operands,
  status: 'any',
})

/** A line of the output matches. */
export const printed = (matches: string): Goal => ({ type: 'printed', text: { matches } })

/** The shell is in a directory. */
export const inDirectory = (path: string): Goal => ({ type: 'cwd', is: path })

/** The output is just this. */
export const printedOnly = (...lines: readonly string[]): Goal => ({
  type: 'printed',
  text: { equals: lines.join('\n') },
})

/** A line of the messages matches: Bash has them apart from the output. */
export const complained = (matches: string): Goal =>
  any({ type: 'printed', on: 'stderr', text: { matches } }, printed(matches))

/** The line that was entered matches. */
export const typed = (matches: string): Goal => ({ type: 'line', text: { matches } })

export const used = (path: string): Goal => ({ type: 'used', path })

export const file = (path: string): Goal => ({ type: 'file', path, kind: 'file' })

export const directory = (path: string): Goal => ({ type: 'file', path, kind: 'directory' })

export const gone = (path: string): Goal => ({ type: 'file', path, gone: true })

/** A file that holds what another one holds. */
export const copied = (from: string, path: string): Goal => ({
  type: 'file',
  path,
  kind: 'file',
  content: { sameAs: from },
})

/** A file that holds just these lines. */
export const holds = (path: string, ...lines: readonly string[]): Goal => ({
  type: 'file',
  path,
  kind: 'file',
  content: { equals: lines.join('\n') },
})

/** A file with nothing in it, not even an empty line. */
export const empty = (path: string): Goal => ({ type: 'file', path, kind: 'file', content: { lines: 0 } })

/** A file with a line that matches. */
export const holdsLine = (path: string, matches: string): Goal => ({
  type: 'file',
  path,
  kind: 'file',
  content: { matches },
})

/** Something that lists names: a program made for it, or a pattern that becomes them. */
export const listed: Goal = any(ran('ls', 'dir', 'vdir', 'find', 'tree'), all(ran('echo', 'printf'), typed('[*?]')))

/** A list of names with their details, by whichever option. */
export const listedLong: Goal = any(
  ...['l', 'n', 'o', 'g', 'format=long', 'format=verbose'].map((option) => ranWith('ls', option)),
  ranWith('dir', 'l'),
  ran('vdir'),
  all(ran('find'), typed('find .*-ls( |$)')),
)

/** The screen was emptied, by a program or by what it would send to the terminal. */
export const emptied: Goal = any(
  succeeded('clear', 'reset'),
  all(ran('tput'), typed('tput +(clear|reset)')),
  all(ran('printf', 'echo'), typed('[\\](033|e|x1[bB])(c|.*[[][0-3]?J)')),
)

/** `sleep` held the terminal, long enough for somebody to wait for it: the time may come from a variable of the same line. */
export const sleptLong: Goal = all(
  ran('sleep'),
  any(
    typed('sleep +["\']?([2-9][0-9]s?|[0-9]{3,}s?|[0-9.]+[mhd])'),
    typed('=["\']?([2-9][0-9]s?|[0-9]{3,}s?|[0-9.]+[mhd])["\']?[;& ].*sleep +["\']?[$]'),
  ),
  not(typed('&')),
)

/** A variable was told by what prints variables: their values, or how they would be declared. */
export const toldVariable = (name: string): Goal =>
  all(ran('echo', 'printf', 'cat', 'printenv', 'env', 'declare', 'typeset', 'export', 'set', 'bash', 'sh'), typed(name))

/** The welcome text is still where it was: what is gone is not gone with all the rest. */
export const unharmed: Goal = { type: 'file', path: '~/welcome.txt' }

/** A file was read: as an operand, or through a redirection of any command, a loop too. */
export const read = (path: string): Goal => any(used(path), typed(`< *[^ ]*${path.slice(path.lastIndexOf('/') + 1)}`))

/** A whole file was shown, with or without numbers before its lines. */
export const shown = (path: string): Goal =>
  all(
    read(path),
    any(
      all({ type: 'printed', text: { sameAs: path } }, printed('.')),
      ran('less', 'more', 'nl'),
      ...['n', 'b', 'A', 'E', 'e'].map((option) => ranWith('cat', option)),
    ),
  )

/** A whole command was printed, as `echo ls` does. */
export const echoed: Goal = printed('^(echo|ls|printf|rm|cat|sort) ')
