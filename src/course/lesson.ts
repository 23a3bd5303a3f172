import type { Goal } from './goal.ts'

/** What a word of a command is. The page colours it: programs and commands, options, and all the rest. */
export type WordKind =
  | 'program'
  | 'command'
  | 'option'
  | 'value'
  | 'file'
  | 'directory'
  | 'path'
  | 'pattern'
  | 'text'
  | 'host'
  | 'address'
  | 'container'
  | 'image'
  | 'network'
  | 'volume'
  | 'name'
  | 'topic'
  | 'operator'
  | 'keyword'
  | 'variable'

/** One word of a step's command, taken apart. The words joined by single spaces, but for those that are glued, are the command. */
export interface Word {
  readonly text: string
  readonly kind: WordKind
  /** Read after the kind: `for -n: two lines`. Short, lower case, no full stop. */
  readonly meaning: string
  /** True where it follows the word before it without a space, as `;` does. */
  readonly glued?: true
}

/** One command to try. */
export interface Step {
  readonly words: readonly Word[]
  /** One to three sentences: what it does, and when one needs it. */
  readonly explanation: string
  /** True when the step is meant to show an error message. */
  readonly fails?: true
  /** What is pressed while the command runs, in Bash: `q` in a pager, Ctrl-C as `\x03`. */
  readonly keys?: readonly string[]
  /** What it is for: the step is done when this is so, however that came about. */
  readonly goal?: Goal
  /** What to look at, for who does not see the command; the stages that are missing are made from the words (hint.ts). */
  readonly hints?: readonly StepHint[]
  /** Lines that do not meet the goal, and others that do; only the check reads them. Shell syntax in `also` is for Bash alone. */
  readonly wrong?: readonly string[]
  readonly also?: readonly string[]
  /** Where it is typed, if not at the shell's own prompt: the steps before have gone there. */
  readonly inside?: 'container' | 'program'
  /** It needs what the steps before left in the shell or wrote with keys, which files and containers alone do not bring back. */
  readonly follows?: true
}

/** A sentence that helps. */
export interface StepHint {
  readonly en: string
}

/** A lesson as its author writes it. */
export interface LessonSource {
  /** Stable, kebab case: `navigation-basics`. */
  readonly id: string
  readonly title: string
  /** One or two sentences. */
  readonly description: string
  readonly steps: readonly Step[]
  /** Files and directories that its steps make, by paths in the home directory, and that nothing after it needs: its end takes them away. */
  readonly leaves?: readonly string[]
}

/** A lesson as others see it (section 3 of the specification); the lists are parallel. */
export interface Lesson {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly commands: readonly string[]
  readonly commandExplanations: readonly string[]
  readonly expectedOutputs: readonly string[]
  /** Each command's words, for its anatomy. */
  readonly words: readonly (readonly Word[])[]
  readonly goals: readonly (Goal | undefined)[]
  readonly hints: readonly (readonly StepHint[])[]
  /** Where each command is typed, if not at the shell's own prompt. */
  readonly inside: readonly Step['inside'][]
  readonly follows: readonly Step['follows'][]
  /** What its end takes away. */
  readonly leaves: readonly string[]
}

/** What stands before a word of a line, by its place in it. */
export const gapBefore = (word: Word, index: number): string => (index === 0 || word.glued ? '' : ' ')

/** The line that a step types. */
export function commandOf(step: Step): string {
  return step.words.map((word, index) => gapBefore(word, index) + word.text).join('')
}

/** What a lesson's end runs in Bash: its steps' files go, whichever of them are there. */
export const endLine = (leaves: readonly string[]): string => `rm -rf -- ${leaves.join(' ')}`

/** A lesson with its parallel lists; `outputs` were recorded by running the steps. */
export function lessonOf(source: LessonSource, outputs: readonly string[]): Lesson {
  return {
    id: source.id,
    title: source.title,
    description: source.description,
    commands: source.steps.map(commandOf),
    commandExplanations: source.steps.map((step) => step.explanation),
    expectedOutputs: source.steps.map((_step, index) => outputs[index] ?? ''),
    words: source.steps.map((step) => step.words),
    goals: source.steps.map((step) => step.goal),
    hints: source.steps.map((step) => step.hints ?? []),
    inside: source.steps.map((step) => step.inside),
    follows: source.steps.map((step) => step.follows),
    leaves: source.leaves ?? [],
  }
}
