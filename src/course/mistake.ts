import type { Goal } from './goal.ts'

/** How a mistake shows: all that it names must be so, of one command where it asks for one. Patterns are POSIX extended regular expressions. */
export interface Symptom {
  /** For the whole name of a command that ran: `cat|head`, `docker run`. */
  readonly program?: string
  /** For the words of that command after all expansions, joined by spaces; spaces within a word are no-break spaces (U+00A0). */
  readonly words?: string
  /** For the same words: what they must not be. */
  readonly unlike?: string
  /** Of that command; of the line where none is asked for. */
  readonly status?: number | 'failure'
  /** For a line of what was said of it; of a line that failed, messages on standard output too. */
  readonly stderr?: string
  /** The shell that the line was typed in. */
  readonly shell?: 'Simple' | 'Bash'
  /** For what was typed. */
  readonly line?: string
  /** For the keys that were pressed meanwhile. */
  readonly keys?: string
  /** It reads a file that the same line empties: `sort f > f`. */
  readonly clobbers?: true
  /** A file is there whose name is two of its words with a space between them; `{fixed}` in a fix is the line with quotes. */
  readonly splits?: true
  /** A file is there whose name is two of its words with nothing between them; `{fixed}` in a fix is the line with that name. */
  readonly divides?: true
  /** A word with a space in it is no file, and its halves are two. */
  readonly joins?: true
  /** What it did not find is there with other capital letters; `{fixed}` in a fix is the line with the right ones. */
  readonly otherCase?: true
  /**
   * What it did not find is nearly the name of one that is there: an operand, the directory that a file was to go to, the command itself,
   * what Docker has, or a variable of the line; `{fixed}` in a fix is the line with that.
   */
  readonly misspelt?: 'operand' | 'target' | 'command' | 'docker' | 'variable'
  /** What it did not find is there in another directory; `{fixed}` in a fix is the line with its path. */
  readonly elsewhere?: true
  /** What it looked for at the top is there where the line was typed, perhaps with other capital letters. */
  readonly atTop?: true
  /** A variable of the line is not set, and one is whose name it begins with; `{fixed}` in a fix is the line with braces. */
  readonly glued?: true
  /** The last word of the command is the name of a variable, which the line nowhere asks for; `{fixed}` in a fix is the line with `$`. */
  readonly unmarked?: true
  /** It gives a variable a sum of numbers as a text: `x=x+1`. */
  readonly sums?: true
  /** It printed this many lines. */
  readonly lines?: number
  /** What was so before the line ran; `{1}` stands for a group in names and paths. */
  readonly was?: Goal
}

/** A misconception, and how it shows. */
export interface Mistake {
  readonly id: string
  /** A lesson's id. */
  readonly see?: string
  /** One of these is enough. */
  readonly when: readonly Symptom[]
  /** At most 90 characters that are read: what was believed, what is so. What is typed stands between grave accents. */
  readonly note: string
  /** A line that would do; `{1}` is the first group of `stderr`, of `words` or `line` where there is no such pattern. */
  readonly fix?: string
}
